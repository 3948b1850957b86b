/** What the general model reads for letters that it does not know, other than the letter without its accent. */
const TAKEN_FOR: Record<string, string> = {
  ß: 'BbsSβ8f',
  ø: 'o0',
  Ø: 'O0',
  æ: 'aeoc',
  Æ: 'AE',
  œ: 'oce',
  Œ: 'OEC',
  ł: 'lt1',
  Ł: 'LEt',
  đ: 'd',
  Đ: 'D',
  '€': 'ECecf6£E',
  '£': 'EfLe',
  '¿': '?i',
  '¡': 'i!lj',
  ï: 'i',
  í: 'if',
  ì: 'i',
  î: 'i',
  ı: 'il',
  '“': '"',
  '”': '"',
  '„': '",',
  '‘': "'",
  '’': "'`",
  '–': '-',
  '—': '-',
  '°': 'o',
  '§': 'S',
  '«': '<',
  '»': '>',
  '•': '·',
};

const bare = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** Whether the reader with fewer letters would read `ours` where the other one reads `theirs`. */
export function sameLetter(ours: string, theirs: string): boolean {
  return ours === theirs || bare(ours) === bare(theirs) || (TAKEN_FOR[theirs]?.includes(ours) ?? false);
}

/** 0 for the same letter, less than 1 for one that differs by an accent or its case. */
export function letterCost(ours: string, theirs: string): number {
  if (ours === theirs) return 0;
  if (sameLetter(ours, theirs)) return 0.125;
  return bare(ours).toLowerCase() === bare(theirs).toLowerCase() ? 0.25 : 1;
}

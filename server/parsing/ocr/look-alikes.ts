/**
 * A recognised word with letters and digits of the same shape set right by their neighbours: "L0T" is "LOT", "475O" is
 * "4750", "Tab1e" is "Table". Words of letters and other digits, such as codes, stay as they are.
 */
export function settleLookAlikes(word: string): string {
  return word.replace(/[\p{L}\d]+/gu, (part, at: number) => (isInAmount(word, part, at) ? part : settle(part)));
}

/** "RM0.50": the digits go on behind a point. */
function isInAmount(word: string, part: string, at: number): boolean {
  return /\d$/.test(part) && /^[.,]\d/.test(word.slice(at + part.length));
}

function settle(part: string): string {
  const digits = part.replace(/[^\d]/g, '');
  const letters = part.replace(/\d/g, '');
  if (/^0+$/.test(digits) && letters.length >= 2)
    return part.replace(/(?<=\p{L})0+(?=\p{L})|^0(?=\p{L}{3})/gu, (zeros) =>
      (isSmall(letters) ? 'o' : 'O').repeat(zeros.length),
    );
  if (digits === '1' && /\p{Ll}1\p{Ll}|^\p{Lu}1\p{Ll}/u.test(part)) return part.replace('1', 'l');
  if (/^[Oo]+$/.test(letters) && digits.length >= 2) return part.replace(/[Oo]/g, '0');
  // No word begins so, and "ltda" is a legal form.
  return /^l(?:[nms]\p{Ll}*|t)[aeiou]/u.test(part) ? `I${part.slice(1)}` : part;
}

function isSmall(letters: string): boolean {
  return /^\p{Lu}?\p{Ll}+$/u.test(letters);
}

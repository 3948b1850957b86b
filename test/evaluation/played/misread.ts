export type Random = () => number;

/** Digits that OCR and models confuse. */
const SIMILAR: Record<string, string> = {
  0: '68',
  1: '74',
  2: '73',
  3: '85',
  4: '19',
  5: '63',
  6: '850',
  7: '12',
  8: '306',
  9: '48',
};

export function pick<T>(list: ArrayLike<T>, random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** The text with one digit read as a similar one. */
export function misreadDigit(text: string, random: Random): string {
  const at = pick(
    [...text.matchAll(/\d/g)].map(({ index }) => index),
    random,
  );
  if (at === undefined) return text;
  return text.slice(0, at) + (pick(SIMILAR[text[at] ?? '0'] ?? '1', random) ?? '') + text.slice(at + 1);
}

/** The text with one letter left out or replaced. */
export function misreadLetter(text: string, random: Random): string {
  const at = pick(
    [...text.matchAll(/\p{L}/gu)].map(({ index }) => index),
    random,
  );
  if (at === undefined) return text;
  return text.slice(0, at) + (random() < 0.5 ? '' : (pick('aeirnst', random) ?? '')) + text.slice(at + 1);
}

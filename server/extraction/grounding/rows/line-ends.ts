/** The rest of a longer line tells nothing more. */
const MAX_LINE = 400;

/** Signs, and codes of currencies, are no words. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\(?\d{1,4}[-./]\d{1,2}[-./](?:\d{2,4})?\)?[,;]?$/, 'date '],
  [/^\d{1,2}[:h]\d\d$/, 'time '],
  [/^[-+(]{0,2}\p{Sc}?[-+]?\d[\d.,']*[.,]\d{1,4}[-+)%]{0,2}\p{Sc}?$/u, 'amount '],
  // "$8.6M", "28%"
  [/^[-+(]?(?:\p{Sc}\d[\d.,]*[kKmMbB]?|\d[\d.,]*%)\)?$/u, 'amount '],
  [/^[-+(]?\p{Sc}?\d+[-+)%.]{0,2}$/u, 'number '],
  [/^(?:[^\p{L}\d]+|[A-Z]{3})$/u, ''],
];

/** The kinds of what is before the first word of a line and behind its last one; '' for a line of words. */
export function readEnds(text: string): string {
  const kinds = text
    .slice(0, MAX_LINE)
    .trim()
    .split(/\s+/)
    .map((token) => KINDS.find(([pattern]) => pattern.test(token))?.[1] ?? 'word');
  const first = kinds.indexOf('word');
  if (first === -1) return kinds.join('');
  const [before, after] = [kinds.slice(0, first).join(''), kinds.slice(kinds.lastIndexOf('word') + 1).join('')];
  return before === '' && after === '' ? '' : `${before}… ${after}`;
}

/** Reads the lines of a document by their numbers, each once. */
export function readEndsOnce(lines: readonly { text: string }[]): (line: number) => string {
  const known = new Map<number, string>();
  return (line) => {
    const ends = known.get(line) ?? readEnds(lines[line]?.text ?? '');
    known.set(line, ends);
    return ends;
  };
}

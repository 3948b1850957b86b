/** Three cells or more, at least one with a digit. */
export function isRow(line: string): boolean {
  const cells = line.split(/ {2,}/);
  return cells.length >= 3 && cells.some((cell) => /\d/.test(cell));
}

const BULLET = /^\s*[•‣▪*–-]\s/;
const AMOUNT_AT_END = /\d[.,]\d{2}(?:\s?\p{Sc}|\s[A-Z]{3})?\s*$/u;

/** Also entries of lists that are no tables, and the totals below them. */
export function isEntryLine(line: string): boolean {
  const hasCells = line.trim().includes('  ') && /\d/.test(line);
  return hasCells || BULLET.test(line) || AMOUNT_AT_END.test(line);
}

/** What is printed before and behind an amount, up to its currency: "-5,00", "5,00-", "€-5.00", "5.00 CR". */
const BEFORE = /(?<![\p{L}\d]\s?)(?<sign>[-−–+])\s?\p{Sc}?\s?$/u;
const WITHIN = /^\p{Sc}?\s?(?<sign>[-−–+])/u;
const LAST = /(?<sign>[-−–+])$/u;
const BEHIND = /^\s?(?:\p{Sc}|[A-Z]{3})?\s?(?<sign>[-−–+]|CR|DR|Cr|Dr|S|H)(?![\p{L}\d])/u;
const INCOMING = /^(?:\+|CR|Cr|H)$/;
const MAX_MARK = 8;

/** The sign that a text prints for an amount: 1 for what comes in, 0 for none. A range has none. */
export function readPrintedSign(text: string, start: number, end: number): -1 | 0 | 1 {
  const own = text.slice(start, end);
  const match =
    WITHIN.exec(own) ??
    LAST.exec(own) ??
    BEFORE.exec(text.slice(Math.max(0, start - MAX_MARK), start)) ??
    BEHIND.exec(text.slice(end, end + MAX_MARK));
  const sign = match?.groups?.['sign'];
  return sign === undefined ? 0 : INCOMING.test(sign) ? 1 : -1;
}

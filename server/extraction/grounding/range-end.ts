import { buildPattern } from '../reading/languages/terms.ts';
import type { Hit } from './document-index.ts';

/** Concepts of fields. */
const FIRST: ReadonlySet<string> = new Set(['start', 'arrival', 'anreise', 'min', 'minimum', 'low', 'lower', 'in']);
const LAST: ReadonlySet<string> = new Set([
  'end',
  'to',
  'departure',
  'abreise',
  'max',
  'maximum',
  'high',
  'upper',
  'out',
]);

/** Between the ends of a range. */
const LINK = String.raw`\s?(?:[-–—]|${buildPattern('rangeWords')})\s?`;
/** What a range begins with, before its last end: a number, a date, a day and a month. */
const BEFORE = new RegExp(String.raw`\d\.?(?:,?\s?\p{L}{3,12}\.?)?${LINK}$`, 'iu');
const AFTER = new RegExp(String.raw`^\.?${LINK}(?:\p{L}{3,12}\.?\s)?\d`, 'iu');
/** Digits and hyphens on both sides are a code or a date. */
const CODE = /\d[-/.]\d+[-–]$/u;
const MAX_RANGE = 40;

/**
 * Whether a place is the other end of a range than the name of the field says: the last day of a period as its start.
 * @param concepts of the field's name
 */
export function isOtherEnd(concepts: readonly string[], { start, end }: Hit, line: { text: string; start: number }) {
  const isFirst = concepts.some((concept) => FIRST.has(concept));
  if (isFirst === concepts.some((concept) => LAST.has(concept))) return false;
  const before = line.text.slice(Math.max(0, start - line.start - MAX_RANGE), start - line.start);
  const after = line.text.slice(end - line.start, end - line.start + MAX_RANGE);
  const [hasBefore, hasAfter] = [BEFORE.test(before) && !CODE.test(before), AFTER.test(after)];
  return hasBefore !== hasAfter && hasBefore === isFirst;
}

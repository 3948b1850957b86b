import { buildPattern } from '../../../reading/languages/terms.ts';
import { readConcepts } from '../../../reading/tokens.ts';
import { findRangeEnd, nameRange } from '../../labels/range-ends.ts';
import type { ScalarField } from '../../target-fields.ts';

/** A column that may have two values, such as "300 - 500" below "Estimate". */
export interface RangeColumn {
  heading: string;
  field: ScalarField | null;
  quality: number;
  /** The field for the end of a range, whose beginning is the column's. */
  until?: ScalarField;
}

/** What a column of times is called where its fields are nothing but `start` and `end`. */
const OF_TIMES: ReadonlySet<string> = new Set(['time', 'period', 'hours']);
const QUALITY = 0.85;

/** Gives two fields the column that is called like both, `estimate_low` and `estimate_high`. */
export function nameRangeColumns(columns: readonly RangeColumn[], fields: readonly ScalarField[]): void {
  const open = fields.filter((field) => !columns.some((column) => column.field === field));
  for (const from of fields) {
    const to = findRangeEnd(from, open);
    if (to === undefined) continue;
    const stem = nameRange(from);
    const column = columns.find(({ field, heading }) => {
      const said = readConcepts(heading);
      if (field !== null ? field !== from : !open.includes(from)) return false;
      return stem.length > 0 ? stem.every((one) => said.includes(one)) : said.every((one) => OF_TIMES.has(one));
    });
    if (column !== undefined) Object.assign(column, { field: from, quality: QUALITY, until: to });
  }
}

const BETWEEN = new RegExp(`\\s+-\\s+|\\s*[–—]\\s*|(?<=\\d)-(?=\\d)|\\s+${buildPattern('rangeWords')}\\s+`, 'iu');

/** Where the two values of a range are in a text; null for one value. */
export function splitRange(
  text: string,
): [from: { start: number; end: number }, to: { start: number; end: number }] | null {
  const between = BETWEEN.exec(text);
  if (between === null || between.index === 0) return null;
  const after = between.index + between[0].length;
  return [
    { start: 0, end: between.index },
    { start: after, end: text.length },
  ];
}

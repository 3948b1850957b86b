import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import { conform } from '../conform.ts';
import { toFilled, type Filled } from '../filled-value.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import type { Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { leavesOf } from './tables.ts';

/** "H225 Highly flammable liquid", "J18.9 Pneumonia", "1.2.03 Groundworks" */
const CODED = /^\s*(?<code>(?<letters>\p{Lu}{0,4})[- ]?\d[\d.]*\p{Lu}?)\s+(?<text>\p{L}.*\S)/u;
const MIN_ROWS = 2;
const MAX_TEXT = 160;
const LABEL_CONFIDENCE = 0.65;

interface CodedRow {
  row: Row;
  /** The letters that its code begins with; '#' for none. */
  shape: string;
  code: Part;
  text: Part;
}

/** Offsets into the row's text. */
interface Part {
  start: number;
  end: number;
}

/**
 * The lines below each other that begin with a code of one shape and go on with words, for items of a code and a text.
 * Codes that are plain numbers number something else. Null where there are no such lines.
 */
export function readCodedRows(field: ArrayField, around: Surroundings): Findings[] | null {
  const leaves = field.item.shape === 'object' ? leavesOf(field.item) : [];
  const code = leaves.find((leaf) => nameConcepts(leaf).some((concept) => concept === 'code'));
  const text = leaves.find((leaf) => leaf !== code && isFreeText(kindOf(leaf)));
  if (leaves.length !== 2 || code === undefined || text === undefined) return null;
  const runs: CodedRow[][] = [];
  for (const row of around.rows) {
    const coded = readCoded(row);
    const last = runs.at(-1)?.at(-1);
    if (coded === null) continue;
    const goesOn = last !== undefined && last.row.index === row.index - 1 && last.shape === coded.shape;
    if (goesOn) runs.at(-1)?.push(coded);
    else runs.push([coded]);
  }
  const [best = []] = runs.sort((a, b) => b.length - a.length);
  const items = best.flatMap((row) => toItem(row, code, text) ?? []);
  return items.length < MIN_ROWS ? null : items;
}

function readCoded(row: Row): CodedRow | null {
  const match = CODED.exec(row.text);
  const { code = '', letters = '', text = '' } = match?.groups ?? {};
  if (match === null || text.length > MAX_TEXT || /^\d+$/.test(code)) return null;
  const start = row.text.indexOf(code);
  const end = match[0].length;
  return {
    row,
    shape: letters === '' ? '#' : letters,
    code: { start, end: start + code.length },
    text: { start: end - text.length, end },
  };
}

function toItem({ row, code, text }: CodedRow, codeField: ScalarField, textField: ScalarField): Findings | null {
  const fill = (field: ScalarField, { start, end }: Part): Filled | null => {
    const quote = row.text.slice(start, end);
    const value = conform(field, quote, quote);
    const signs = { match: 'exact', label: LABEL_CONFIDENCE, position: 1, fit: 1, source: 'item row' } as const;
    return value === undefined ? null : toFilled(field, value, { cell: { row, from: 0 }, start, end }, signs);
  };
  const [first, second] = [fill(codeField, code), fill(textField, text)];
  if (first === null || second === null) return null;
  return {
    scalars: new Map([
      [codeField, first],
      [textField, second],
    ]),
    arrays: new Map(),
  };
}

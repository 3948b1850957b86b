import { buildPattern } from '../../reading/languages/terms.ts';
import type { Findings } from '../build-result.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import type { Filled } from '../filled-value.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import type { Cell, Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { UNIT_SOURCE } from './item-line.ts';
import { fieldsOf, readCell } from './read-cell.ts';

const SIGNS = { label: 0.75, source: 'aligned table' } as const;
/** Least number of lines one below the other, with a bullet or without. */
const MIN_BULLETS = 2;
const MIN_LINES = 3;

const MEASURE = '[mc]?[gl]|[kcm]?m[²³23]?|t|oz';
const UNIT = `${UNIT_SOURCE}|${MEASURE}|${buildPattern('packageWords')}`;
/** "- 12 kg flour", "3 x pencils", "• 6 bottles of oil" */
const LINE = new RegExp(
  String.raw`^(?<bullet>[-–•*·]\s+)?(?<quantity>\d{1,5}(?:[.,]\d{1,3})?)` +
    String.raw`(?:\s?[x×](?=\s)|\s?(?<unit>${UNIT})\.?(?=\s))?\s+(?:${buildPattern('partWords')}\s+)?(?<name>\p{L}.*)$`,
  'iu',
);

interface Line {
  cell: Cell;
  match: RegExpExecArray;
}

interface Parts {
  quantity: ScalarField;
  unit: ScalarField | undefined;
  name: ScalarField;
}

/** Lines such as "- 12 kg flour", one below the other, for entries with nothing but a quantity, a unit and a name. */
export function readQuantityLines(field: ArrayField, around: Surroundings): Findings[] | null {
  const parts = chooseParts(fieldsOf(field));
  if (parts === null) return null;
  let lines: Line[] = [];
  for (const row of [...around.rows, null]) {
    const line = row === null ? null : readLine(row, parts);
    if (line !== null) lines.push(line);
    else if (isList(lines)) return lines.map((one) => readEntry(one, parts, around));
    else lines = [];
  }
  return null;
}

function chooseParts(leaves: readonly ScalarField[]): Parts | null {
  const [quantity, ...numbers] = leaves.filter((leaf) => ['number', 'integer'].includes(kindOf(leaf)));
  const unit = leaves.find((leaf) => nameConcepts(leaf).includes('unit') && isFreeText(kindOf(leaf)));
  const [name, ...texts] = leaves.filter((leaf) => leaf !== unit && isFreeText(kindOf(leaf)));
  if (quantity === undefined || name === undefined || numbers.length > 0 || texts.length > 0) return null;
  return leaves.length === (unit === undefined ? 2 : 3) ? { quantity, unit, name } : null;
}

function readLine({ cells: [cell, ...others] }: Row, { unit }: Parts): Line | null {
  const match = cell === undefined || others.length > 0 ? null : LINE.exec(cell.text);
  // A unit that no field takes stays where it is.
  return cell === undefined || match === null || (unit === undefined && match.groups?.['unit'] !== undefined)
    ? null
    : { cell, match };
}

function isList(lines: readonly Line[]): boolean {
  if (lines.every(({ match }) => match.groups?.['bullet'] !== undefined)) return lines.length >= MIN_BULLETS;
  // "1 Wash the carrots", "2 Boil them"
  const isNumbered = lines.every(({ match }, index) => Number(match.groups?.['quantity']) === index + 1);
  return lines.length >= MIN_LINES && !isNumbered;
}

function readEntry({ cell, match }: Line, { quantity, unit, name }: Parts, around: Surroundings): Findings {
  const scalars = new Map<ScalarField, Filled>();
  let at = 0;
  for (const [field, part] of [
    [quantity, 'quantity'],
    [unit, 'unit'],
    [name, 'name'],
  ] as const) {
    const text = match.groups?.[part];
    if (text === undefined || field === undefined) continue;
    at = cell.text.indexOf(text, at);
    const from = cell.from + at;
    at += text.length;
    const filled = readCell(field, { row: cell.row, from, to: from + text.length }, around.reader, SIGNS);
    if (filled !== null) scalars.set(field, filled);
  }
  return { scalars, arrays: new Map() };
}

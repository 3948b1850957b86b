import { isObject } from '../../../../lib/json-object.ts';
import { formatPointerStep, getAt } from '../../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../../lib/json-value.ts';
import { readConcepts } from '../../../reading/tokens.ts';
import { kindOf } from '../../kinds.ts';
import { conceptKey } from '../../labels/aliases.ts';
import { indexLabels } from '../../labels/labels.ts';
import type { Cell, Sheet } from '../../segments.ts';
import { leavesOf } from '../../tables/read-cell.ts';
import type { ArrayField, ScalarField } from '../../target-fields.ts';
import { findAbove, type CellPart } from '../describe-place.ts';
import type { TaughtLabel } from '../memory-example.ts';

type FindParts = (field: ScalarField, value: JsonValue) => readonly CellPart[];

const MAX_ITEM_HEIGHT = 2;
const MAX_LABEL = 40;
const MAX_WORDS = 5;
/** How surely the usual words for a field name it. */
const MIN_USUAL = 0.8;
/** Headings of one table are at most so many rows apart. */
const MAX_HEADING_HEIGHT = 2;

/** The headings of the columns in which the items of lists are, and the labels of an only item. */
export function learnColumns(
  arrays: readonly ArrayField[],
  data: JsonObject,
  sheet: Sheet,
  findParts: FindParts,
): TaughtLabel[] {
  return arrays.flatMap((array) => {
    const items = getAt(data, array.path);
    const first = Array.isArray(items) ? items[0] : undefined;
    if (!Array.isArray(items) || !isObject(first) || array.path.includes('*')) return [];
    const found = leavesOf(array.item).flatMap((field) => {
      const value = getAt(first, field.path.slice(array.path.length + 1));
      // What is one of a few words stands in many places.
      if (value === undefined || value === null || typeof value === 'object') return [];
      if (field.choices !== null || kindOf(field) === 'currency') return [];
      const parts = findParts(field, value);
      return parts.length === 0 ? [] : [{ field, parts }];
    });
    const labels = items.length > 1 ? readHeadings(found, sheet) : found.flatMap((one) => readLabel(one));
    return dropShared(labels, leavesOf(array.item)).map(({ field, label }) => ({
      path: field.path.map(formatPointerStep).join(''),
      label,
    }));
  });
}

interface FoundLeaf {
  field: ScalarField;
  parts: readonly CellPart[];
}

interface Labelled {
  field: ScalarField;
  label: string;
}

/** What names several fields says nothing, but where its words themselves say which of them it is. */
function dropShared(labels: readonly Labelled[], fields: ScalarField[]): Labelled[] {
  const index = indexLabels(fields, true);
  const byKey = Map.groupBy(labels, ({ label }) => conceptKey(readConcepts(label)));
  return [...byKey].flatMap(([key, of]) => {
    const usual = (index.byKey.get(key) ?? []).filter(({ weight }) => weight >= MIN_USUAL).map(({ field }) => field);
    if (usual.length > 0) return of.filter(({ field }) => usual.includes(field));
    return of.length === 1 ? of : [];
  });
}

/** Of the row that shows most of the first item. */
function readHeadings(found: readonly FoundLeaf[], sheet: Sheet): Labelled[] {
  const rows = [...new Set(found.flatMap(({ parts }) => parts.map(({ cell }) => cell.row.index)))];
  const isIn = ({ cell }: CellPart, row: number): boolean =>
    cell.row.index >= row && cell.row.index - row < MAX_ITEM_HEIGHT;
  const count = (row: number): number => found.filter(({ parts }) => parts.some((part) => isIn(part, row))).length;
  const counted = rows.toSorted((a, b) => a - b).map((row) => ({ row, count: count(row) }));
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a), { row: 0, count: 1 });
  if (best.count < 2) return [];
  const headed = found.flatMap(({ field, parts }) => {
    const part = parts.find((one) => isIn(one, best.row));
    const heading = part === undefined ? undefined : findAbove(sheet, part.cell, best.row, ({ text }) => isLabel(text));
    return part === undefined || heading === undefined ? [] : [{ field, part, heading, row: heading.row.index }];
  });
  const at = headed.map(({ row }) => row).toSorted((a, b) => a - b)[Math.floor(headed.length / 2)] ?? 0;
  const inHeader = headed.filter(({ row }) => Math.abs(row - at) < MAX_HEADING_HEIGHT);
  return inHeader.flatMap(({ field, part, heading }) => {
    const others = inHeader.filter((one) => one.heading === heading && one.field !== field);
    const label = others.length === 0 ? heading.text : cutHeading(heading, part, others);
    return label === '' ? [] : [{ field, label }];
  });
}

/** The words of a heading that are nearer to this column than to others below it: the gaps between two were lost. */
function cutHeading({ row, from, tokens, text }: Cell, part: CellPart, others: readonly { part: CellPart }[]): string {
  const distance = (one: CellPart, [x0, x1]: readonly [number, number]): number => {
    const [left, right] = one.cell.row.extent(one.cell.from + one.start, one.cell.from + one.end);
    return Math.min(Math.abs(left - x0), Math.abs(right - x1), Math.abs((left + right - x0 - x1) / 2));
  };
  const own = tokens.filter(({ start, end }) => {
    const at = row.extent(from + start, from + end);
    return others.every((other) => distance(part, at) < distance(other.part, at));
  });
  const [first, last] = [own[0], own.at(-1)];
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
}

function readLabel({ field, parts }: FoundLeaf): Labelled[] {
  for (const { cell, start } of parts) {
    const own = cell.text.slice(0, start).replace(/[\s:#=.…_-]+$/u, '');
    const left = cell.row.cells[cell.index - 1]?.text.replace(/[\s:#=.…_]+$/u, '') ?? '';
    const label = [own, own === '' ? left : ''].find(isLabel);
    if (label !== undefined) return [{ field, label }];
  }
  return [];
}

function isLabel(text: string): boolean {
  return (
    text.length <= MAX_LABEL &&
    /\p{L}{2}/u.test(text) &&
    !/[\d,→]/.test(text) &&
    text.trim().split(/\s+/u).length <= MAX_WORDS
  );
}

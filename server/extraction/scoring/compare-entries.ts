import { countBy } from '../../lib/collections.ts';
import { isObject } from '../../lib/json-object.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';

/** How a value compares with the values of the same field in the other entries of its list. */
export interface EntryComparison {
  /** Share of the others that look like it: digits, a date, a code, words; and beginning in the same case. */
  alike: number;
  /** Share of the others that have the same value. */
  same: number;
  /** How far its length, or its number of digits, is from theirs: in their usual deviations, 0 to 4. */
  farOff: number;
  /** Another entry has the same value, and the others are all different. */
  isDuplicate: boolean;
  /** All others are equal, and it is another one. */
  isOddOne: boolean;
  /** The others are in order, and it is not. */
  isOutOfOrder: boolean;
}

/** Fewer others do not show what is usual. */
const MIN_OTHERS = 3;
const MAX_DEVIATIONS = 4;
const MIN_DEVIATION = 0.25;
/** Share of the others from which something counts as usual. */
const USUAL = 0.9;

/** The values of lists with enough entries, by path. Null and blank values are not compared. */
export function compareEntries(data: JsonObject): Map<string, EntryComparison> {
  const columns = new Map<string, { path: string; value: JsonValue }[]>();
  collectColumns(data, '', null, columns);
  const compared = new Map<string, EntryComparison>();
  for (const cells of columns.values()) {
    if (cells.length <= MIN_OTHERS) continue;
    const values = cells.map(({ value }) => value);
    compareColumn(values).forEach((one, index) => compared.set(cells[index]?.path ?? '', one));
  }
  return compared;
}

/** @param column key of the field of a list that the value is in */
function collectColumns(
  value: JsonValue,
  path: string,
  column: string | null,
  columns: Map<string, { path: string; value: JsonValue }[]>,
): void {
  if (Array.isArray(value))
    value.forEach((item, index) => collectColumns(item, `${path}/${index}`, `${column ?? path}/*`, columns));
  else if (isObject(value))
    for (const [name, one] of Object.entries(value)) {
      const step = formatPointerStep(name);
      collectColumns(one, path + step, column === null ? null : column + step, columns);
    }
  else if (column !== null && (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))) {
    const cells = columns.get(column);
    if (cells === undefined) columns.set(column, [{ path, value }]);
    else cells.push({ path, value });
  }
}

function compareColumn(values: readonly JsonValue[]): EntryComparison[] {
  const texts = values.map(String);
  const counts = countBy(texts);
  const shapes = texts.map(readShape);
  const shapeCounts = countBy(shapes);
  const others = texts.length - 1;
  const sizes = values.map(measure);
  const { middle, usual } = findUsualSize(sizes);
  const isOutOfOrder = findOutOfOrder(values);
  const most = Math.max(...counts.values());
  return texts.map((text, index) => {
    const same = counts.get(text) ?? 1;
    const distinctOthers = counts.size - (same === 1 ? 1 : 0);
    return {
      alike: ((shapeCounts.get(shapes[index] ?? '') ?? 1) - 1) / others,
      same: (same - 1) / others,
      farOff: Math.min(MAX_DEVIATIONS, Math.abs((sizes[index] ?? 0) - middle) / usual),
      isDuplicate: same > 1 && same <= 3 && distinctOthers >= USUAL * (others - same + 2),
      isOddOne: same === 1 && most >= USUAL * others,
      isOutOfOrder: isOutOfOrder[index] ?? false,
    };
  });
}

const DATE = /\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/;

/** What a text looks like at first sight. */
function readShape(text: string): string {
  if (DATE.test(text)) return 'date';
  if (/^[-+(]?[\d.,'\s]+\)?$/.test(text))
    return `number ${/^[-(]/.test(text) ? '-' : ''}${/[.,]\d/.test(text) ? '.' : ''}`;
  const [hasDigits, hasLetters] = [/\d/.test(text), /\p{L}/u.test(text)];
  if (!hasLetters) return hasDigits ? 'number with signs' : 'signs';
  const start = /^\p{Lu}/u.test(text)
    ? 'upper'
    : /^\p{Ll}/u.test(text)
      ? 'lower'
      : /^\d/.test(text)
        ? 'digit'
        : 'other';
  const words = text.split(/\s+/).length;
  if (hasDigits && words === 1) return `code ${start}`;
  const isLoud = text === text.toUpperCase();
  return `${start} ${isLoud} ${words > 8 ? 'long' : words > 1 ? 'some' : 'one'} ${hasDigits && words > 1}`;
}

/** The order of magnitude of a number, or of the length of a text. */
const measure = (value: JsonValue): number =>
  typeof value === 'number' ? Math.log2(Math.abs(value) + 1) : Math.log2(String(value).length + 1);

/** The usual size, and how far most are from it. */
function findUsualSize(sizes: readonly number[]): { middle: number; usual: number } {
  const sorted = sizes.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const off = sizes.map((one) => Math.abs(one - middle)).toSorted((a, b) => a - b);
  return { middle, usual: Math.max(MIN_DEVIATION, off[Math.floor(off.length * 0.75)] ?? 0) };
}

/** Values that are not between those beside them, where nearly all others are. */
function findOutOfOrder(values: readonly JsonValue[]): boolean[] {
  const keys = values.map((value) =>
    typeof value === 'number' ? value : DATE.test(String(value)) ? String(value) : null,
  );
  if (keys.includes(null) || new Set(keys).size < MIN_OTHERS) return values.map(() => false);
  const compare = (a: number, b: number): number => {
    const [first, second] = [keys[a] ?? 0, keys[b] ?? 0];
    return first < second ? -1 : first > second ? 1 : 0;
  };
  const steps = keys.slice(1).map((_, index) => compare(index, index + 1));
  const up = steps.filter((step) => step <= 0).length;
  const down = steps.filter((step) => step >= 0).length;
  const [isUp, most] = up >= down ? [true, up] : [false, down];
  // One value out of order breaks one or two steps.
  if (most < steps.length * 0.8) return values.map(() => false);
  const breaks = (step: number | undefined): boolean => step !== undefined && (isUp ? step > 0 : step < 0);
  return keys.map((_, index) => {
    const [before, after] = [steps[index - 1], steps[index]];
    if (!breaks(before) && !breaks(after)) return false;
    // Without it, the two beside it are in order.
    const isFirst = index === 0;
    const isLast = index === keys.length - 1;
    if (isFirst || isLast) return true;
    return !breaks(compare(index - 1, index + 1));
  });
}

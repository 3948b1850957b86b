import { countBy } from '../../../lib/collections.ts';
import { isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import { hasPlaceInLine } from '../choose-place.ts';
import type { Hit } from '../document-index.ts';
import { chooseSharedLine, listTellingNumbers } from './shared-line.ts';
import { listCommonValues } from './usual-values.ts';

/** What a list tells of one of its entries. */
export interface EntryContext {
  isFirst: boolean;
  /** Values that most entries have, by the field's step. */
  common: ReadonlyMap<string, JsonValue>;
  /** Its place, where the entries are the cells of one row. */
  cell: Hit | undefined;
  /** Whether a line is of the kind that most entries have. */
  isUsual: (line: number) => boolean;
}

/** Of an object within an entry. */
export const WITHIN_ENTRY: EntryContext = { isFirst: false, common: new Map(), cell: undefined, isUsual: () => false };

/**
 * @param findHits the places of a value
 * @param isNamed whether a line names the list
 * @param readKind of a line
 */
export function describeEntries(
  list: readonly JsonValue[],
  findHits: (value: JsonValue) => readonly Hit[],
  isNamed: (line: number) => boolean,
  readKind: (line: number) => string,
): (position: number) => EntryContext {
  const common = listCommonValues(list);
  const numbers = listTellingNumbers(list, (value) => findHits(value).length > 0);
  const cells = numbers === null ? null : chooseSharedLine(numbers.map(findHits), isNamed);
  const usual = cells === null ? findUsualKind(list, common, { findHits, readKind }) : null;
  const isUsual = (line: number): boolean => usual !== null && readKind(line) === usual;
  return (position) => ({ isFirst: position === 0, common, cell: cells?.get(position), isUsual });
}

/** Entries of fewer values have lines of any kind. */
const MIN_VALUES = 2;
const MIN_ENTRIES = 3;
/** Places of an entry's rarest value that are looked at. */
const MAX_PLACES = 16;

/** The kind of line that has all values of most entries; null where they have lines of one kind only, or of none. */
function findUsualKind(
  list: readonly JsonValue[],
  common: ReadonlyMap<string, JsonValue>,
  { findHits, readKind }: { findHits: (value: JsonValue) => readonly Hit[]; readKind: (line: number) => string },
): string | null {
  if (list.length < MIN_ENTRIES) return null;
  const kinds = list.map((entry) => {
    if (!isObject(entry)) return [];
    const telling = Object.entries(entry)
      .filter(([name, value]) => common.get(formatPointerStep(name)) !== value)
      .map(([, value]) => findHits(value))
      .filter(({ length }) => length > 0)
      .sort((a, b) => a.length - b.length);
    if (telling.length < MIN_VALUES) return [];
    const [rarest = [], ...others] = telling;
    const rows = rarest.slice(0, MAX_PLACES).filter(({ line }) => others.every((hits) => hasPlaceInLine(hits, line)));
    return [...new Set(rows.map(({ line }) => readKind(line)))];
  });
  const counts = [...countBy(kinds.flat())].sort((a, b) => b[1] - a[1]);
  return counts.length > 1 ? (counts[0]?.[0] ?? null) : null;
}

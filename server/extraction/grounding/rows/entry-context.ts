import type { JsonValue } from '../../../lib/json-value.ts';
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
}

/** Of an object within an entry. */
export const WITHIN_ENTRY: EntryContext = { isFirst: false, common: new Map(), cell: undefined };

/**
 * @param findHits the places of a value
 * @param isNamed whether a line names the list
 */
export function describeEntries(
  list: readonly JsonValue[],
  findHits: (value: JsonValue) => readonly Hit[],
  isNamed: (line: number) => boolean,
): (position: number) => EntryContext {
  const common = listCommonValues(list);
  const numbers = listTellingNumbers(list, (value) => findHits(value).length > 0);
  const cells = numbers === null ? null : chooseSharedLine(numbers.map(findHits), isNamed);
  return (position) => ({ isFirst: position === 0, common, cell: cells?.get(position) });
}

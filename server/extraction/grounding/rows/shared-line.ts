import { isObject } from '../../../lib/json-object.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { Hit } from '../document-index.ts';

/** Longer lists are no cells of one row. */
const MAX_CELLS = 24;
/** Places of a value that are compared. */
const MAX_PLACES = 500;
/** Share of the entries of which only the number differs: another one may have a wrong value. */
const MIN_TELLING = 0.6;
/** Entries in one line that show by themselves that the list is a row; of two, the line must name the list. */
const MIN_CELLS = 3;

/**
 * The one number that tells each entry of a list from the others, for lists such as the periods of a figure. Null if
 * most entries have other numbers or texts that differ.
 * @param isPrinted whether the document has a value
 */
export function listTellingNumbers(
  list: readonly JsonValue[],
  isPrinted: (value: JsonValue) => boolean,
): (number | null)[] | null {
  if (list.length < 2 || list.length > MAX_CELLS) return null;
  const isCommon = (name: string, value: JsonValue): boolean =>
    list.filter((entry) => isObject(entry) && entry[name] === value).length > Math.max(1, list.length / 2);
  const telling = list.map((entry) => {
    const values: [name: string, value: JsonValue][] = isObject(entry) ? Object.entries(entry) : [['', entry]];
    return values.filter(([name, one]) => !isCommon(name, one) && isPrinted(one));
  });
  const only = telling.filter(({ length }) => length === 1).map(([[name, value] = ['', null]]) => ({ name, value }));
  if (only.length < telling.filter(({ length }) => length > 0).length * MIN_TELLING) return null;
  if (only.some(({ name, value }) => name !== only[0]?.name || typeof value !== 'number')) return null;
  return telling.map((values) => {
    const value = values.find(([name]) => name === only[0]?.name)?.[1];
    return typeof value === 'number' ? value : null;
  });
}

/**
 * The places in the line that has most of the entries, by their position in the list, if it has more than half of them;
 * else in the lines that the list is named by.
 * @param places of the number of each entry
 * @param isNamed whether a line names the list
 */
export function chooseSharedLine(
  places: readonly (readonly Hit[])[],
  isNamed: (line: number) => boolean,
): ReadonlyMap<number, Hit> {
  const rows = new Map<number, Map<number, Hit>>();
  const taken = new Set<number>();
  places.forEach((hits, position) => {
    for (const hit of hits.slice(0, MAX_PLACES)) {
      const row = rows.get(hit.line) ?? new Map<number, Hit>();
      rows.set(hit.line, row);
      // Equal values of two periods are two cells.
      if (row.has(position) || taken.has(hit.at)) continue;
      row.set(position, hit);
      taken.add(hit.at);
    }
  });
  const printed = places.filter((hits) => hits.length > 0).length;
  let best: { size: number; isNamed: boolean; row: ReadonlyMap<number, Hit> } | null = null;
  for (const [line, row] of rows) {
    if (row.size < 2 || row.size * 2 <= printed || row.size < (best?.size ?? 0)) continue;
    const named = isNamed(line);
    if (row.size < MIN_CELLS && !named) continue;
    if (best === null || row.size > best.size || (named && !best.isNamed))
      best = { size: row.size, isNamed: named, row };
  }
  return best?.row ?? chooseNamedLines(places, isNamed);
}

/**
 * The places in lines that the list is named by, if most of the entries have one: a report prints a figure once for
 * each period, in tables that are far from each other.
 */
function chooseNamedLines(
  places: readonly (readonly Hit[])[],
  isNamed: (line: number) => boolean,
): ReadonlyMap<number, Hit> {
  const chosen = new Map<number, Hit>();
  const taken = new Set<number>();
  places.forEach((hits, position) => {
    const hit = hits.slice(0, MAX_PLACES).find(({ at, line }) => !taken.has(at) && isNamed(line));
    if (hit === undefined) return;
    chosen.set(position, hit);
    taken.add(hit.at);
  });
  const printed = places.filter((hits) => hits.length > 0).length;
  return chosen.size >= 2 && chosen.size * 2 > printed ? chosen : new Map<number, Hit>();
}

import { addToGroup } from '../../../lib/collections.ts';
import type { Anchors } from './memory-example.ts';

/** What a similar place shares with a place: words around it, or the part of the page. */
export interface PlaceKeys {
  words: readonly string[];
  row: number;
}

export interface Place {
  anchors: Anchors;
  keys: PlaceKeys;
}

export function toPlace(anchors: Anchors): Place {
  const last = anchors.before.at(-1);
  return { anchors, keys: listKeys(anchors, last === undefined ? [] : [last]) };
}

const STEPS = 40;
/** More rows than a page has. */
const ROWS_OF_PAGE = 1_000_000;

/** @param before words that may be the last one before the value */
export function listKeys(
  { heading, above, head, page, y }: Pick<Anchors, 'heading' | 'above' | 'head' | 'page' | 'y'>,
  before: readonly string[],
): PlaceKeys {
  const words = before.map((word) => `before ${word}`);
  for (const [first] of [heading, above]) if (first !== undefined) words.push(`column ${first}`);
  if (head[0] !== undefined) words.push(`row ${head[0]}`);
  return { words, row: page * ROWS_OF_PAGE + Math.round(y * STEPS) };
}

/** A place of an example. */
export interface ExamplePlace {
  place: Place;
  /** Of the example. */
  example: number;
  /** How much it counts among the example's places, 0 to 1. */
  weight: number;
  /** Of the example and the document. */
  likeness: number;
}

/** Places by what a similar place shares with them: comparing all with all would take too long. */
export interface PlaceIndex {
  byWord: ReadonlyMap<string, readonly IndexedPlace[]>;
  byRow: ReadonlyMap<number, readonly IndexedPlace[]>;
}

interface IndexedPlace extends ExamplePlace {
  /** The place that it was found for last. */
  foundFor: Place | null;
}

const MAX_PLACES_OF_KEY = 48;
/** Below it, a place on the page by itself does not make two places similar. */
const MIN_LIKENESS = 0.25;

export function indexPlaces(places: readonly ExamplePlace[]): PlaceIndex {
  const byWord = new Map<string, IndexedPlace[]>();
  const byRow = new Map<number, IndexedPlace[]>();
  for (const one of places) {
    const { place, likeness } = one;
    const indexed: IndexedPlace = { ...one, foundFor: null };
    for (const word of place.keys.words) add(byWord, word, indexed);
    if (likeness >= MIN_LIKENESS) add(byRow, place.keys.row, indexed);
  }
  return { byWord, byRow };
}

function add<Key>(index: Map<Key, IndexedPlace[]>, key: Key, place: IndexedPlace): void {
  if ((index.get(key)?.length ?? 0) < MAX_PLACES_OF_KEY) addToGroup(index, key, place);
}

/** The places that may be like this one. */
export function findPlaces({ byWord, byRow }: PlaceIndex, here: Place): ExamplePlace[] {
  const found: ExamplePlace[] = [];
  const take = (places: readonly IndexedPlace[] | undefined): void => {
    if (places === undefined) return;
    for (const place of places) {
      if (place.foundFor === here) continue;
      place.foundFor = here;
      found.push(place);
    }
  };
  const { words, row } = here.keys;
  for (const word of words) take(byWord.get(word));
  for (let near = row - 1; near <= row + 1; near += 1) take(byRow.get(near));
  return found;
}

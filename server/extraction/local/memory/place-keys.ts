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

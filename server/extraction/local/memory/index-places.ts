import type { Anchors } from './memory-example.ts';

/** A place of an example. */
export interface ExamplePlace {
  anchors: Anchors;
  /** Of the example. */
  example: number;
}

export type PlaceIndex = ReadonlyMap<string, readonly ExamplePlace[]>;

const STEPS = 40;
const MAX_PLACES_OF_KEY = 48;

/** Places by what a similar place shares with them: comparing all with all would take too long. */
export function indexPlaces(places: readonly ExamplePlace[]): PlaceIndex {
  const index = new Map<string, ExamplePlace[]>();
  for (const place of places) {
    for (const key of keysOf(place.anchors, [0])) {
      const of = index.get(key);
      if (of === undefined) index.set(key, [place]);
      else if (of.length < MAX_PLACES_OF_KEY) of.push(place);
    }
  }
  return index;
}

/** The places that may be like this one. */
export function findPlaces(index: PlaceIndex, here: Anchors): Iterable<ExamplePlace> {
  const found = new Set<ExamplePlace>();
  for (const key of keysOf(here, [-1, 0, 1])) for (const place of index.get(key) ?? []) found.add(place);
  return found;
}

function keysOf({ before, heading, above, head, page, y }: Anchors, steps: readonly number[]): string[] {
  const last = before.at(-1);
  const row = Math.round(y * STEPS);
  return [
    ...(last === undefined ? [] : [`before ${last}`]),
    ...(heading.length === 0 ? [] : [`column ${heading[0] ?? ''}`]),
    ...(above.length === 0 ? [] : [`column ${above[0] ?? ''}`]),
    ...(head.length === 0 ? [] : [`row ${head[0] ?? ''}`]),
    ...steps.map((step) => `${page} ${row + step}`),
  ];
}

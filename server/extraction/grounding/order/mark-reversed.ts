import type { JsonValue } from '../../../lib/json-value.ts';
import { readNameConcepts } from '../../reading/tokens.ts';
import type { PlacedLeaf } from '../foreign/placed-leaf.ts';
import { ISO_DATE } from '../found.ts';

/** Words of names, the one with the lower value first. */
const LIMITS: readonly (readonly [string, string])[] = [
  ['start', 'end'],
  ['from', 'until'],
  ['min', 'max'],
  ['minimum', 'maximum'],
  ['low', 'high'],
  ['lower', 'upper'],
  ['net', 'gross'],
];
const MAX_COMPARED = 100;

/** Marks the two limits of a range whose first one is the higher: each is probably the other's. */
export function markReversed(placed: readonly PlacedLeaf[]): void {
  const objects = Map.groupBy(placed, ({ leaf }) => leaf.path.slice(0, leaf.path.lastIndexOf('/')));
  for (const values of objects.values())
    for (const low of values.slice(0, MAX_COMPARED)) {
      const higher = listHigherNames(low.names[0] ?? '');
      if (higher.length === 0) continue;
      for (const high of values)
        if (higher.includes(readNameConcepts(high.names[0] ?? '').join(' ')) && isHigher(low.value, high.value))
          for (const one of [low, high]) one.leaf.isReversed = true;
    }
}

/** The names of what may not be lower: `period end` of `periodStart`. */
function listHigherNames(name: string): string[] {
  const concepts = readNameConcepts(name);
  return LIMITS.flatMap(([low, high]) =>
    concepts.includes(low) ? [concepts.map((concept) => (concept === low ? high : concept)).join(' ')] : [],
  );
}

function isHigher(a: JsonValue, b: JsonValue): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a > b && b > 0;
  return typeof a === 'string' && typeof b === 'string' && ISO_DATE.test(a) && ISO_DATE.test(b) && a > b;
}

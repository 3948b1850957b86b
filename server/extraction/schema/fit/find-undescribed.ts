import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createReferenceResolver } from '../reference-resolver.ts';
import { expandSchemas, listItemSchemas, listPropertySchemas, type MatchPattern } from './applicable-schemas.ts';

/** The steps from the root to a value: names of properties, and positions in lists. */
export type ValuePlace = (string | number)[];

/** The indexes of the places that a definition does not describe, whatever the data is. */
export function findUndescribed(
  definition: JsonObject,
  places: readonly ValuePlace[],
  matches: MatchPattern,
): number[] {
  const references = createReferenceResolver(definition);
  const isDescribed = (place: ValuePlace) =>
    place.reduce<JsonValue[]>(
      (schemas, step) => {
        const all = expandSchemas(schemas, references);
        return typeof step === 'number' ? listItemSchemas(all, step) : listPropertySchemas(all, step, matches);
      },
      [definition],
    ).length > 0;
  return places.flatMap((place, index) => (isDescribed(place) ? [] : [index]));
}

import { getOwn, isObject } from '../../../lib/json-object.ts';
import { getAt, isWithin, parsePointer } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createReferenceResolver, type ReferenceResolver } from '../reference-resolver.ts';
import type { ValidationProblem } from '../validate.ts';
import { expandSchemas, listItemSchemas, listPropertySchemas } from './applicable-schemas.ts';
import { createExpectedCheck } from './check-expected.ts';
import { matchPattern } from './match-pattern.ts';

/** One round may uncover problems that the values before hid, such as those of a whole option. */
const MAX_ROUNDS = 10;

const placeOf = ({ path, keyword, property }: ValidationProblem): string[] => [
  ...parsePointer(path),
  ...(keyword === 'additionalProperties' && property !== undefined ? [property] : []),
];

/** Removes the value at a place, or the nearest member of an object around it: rows of lists keep their places. */
function removeAt(root: JsonObject, steps: readonly string[]): boolean {
  for (let length = steps.length; length > 0; length -= 1) {
    const parent = getAt(root, steps.slice(0, length - 1));
    const name = steps[length - 1] ?? '';
    if (!isObject(parent) || !Object.hasOwn(parent, name)) continue;
    delete parent[name];
    return true;
  }
  return false;
}

/** Removes members that an object with named properties does not describe, even where it allows others. */
function removeUndescribed(value: JsonValue, schemas: readonly JsonValue[], references: ReferenceResolver): void {
  const all = expandSchemas(schemas, references);
  if (Array.isArray(value))
    value.forEach((item, index) => removeUndescribed(item, listItemSchemas(all, index), references));
  if (!isObject(value) || !all.some((schema) => isObject(getOwn(schema, 'properties')))) return;
  for (const [name, member] of Object.entries(value)) {
    const described = listPropertySchemas(all, name, matchPattern);
    if (described.length === 0) delete value[name];
    else removeUndescribed(member, described, references);
  }
}

/**
 * Makes labels of other versions of a schema those of this one: without the values that it does not describe or that
 * have another type there. What is absent is not judged.
 */
export function createCarryOver(definition: JsonObject): (expected: JsonObject) => JsonObject {
  const references = createReferenceResolver(definition);
  const check = createExpectedCheck(definition);

  return (expected) => {
    const carried = structuredClone(expected);
    removeUndescribed(carried, [definition], references);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const places = check(carried).map(placeOf);
      const pointers = places.map((place) => place.join('/'));
      // A value is removed with what is in it.
      const outermost = places.filter(
        (_, index) =>
          !pointers.some(
            (other, at) => at !== index && other !== pointers[index] && isWithin(pointers[index] ?? '', other),
          ),
      );
      if (outermost.length === 0) return carried;
      const removed = outermost.map((place) => removeAt(carried, place));
      if (!removed.includes(true)) return carried;
    }
    return carried;
  };
}

import { isObject } from '../lib/json-object.ts';
import { formatPointerStep } from '../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import { assignPairs } from './assign-pairs.ts';
import { areEqual, comparisonOf, isEmpty, measureSimilarity } from './equal-values.ts';
import { readSchemaPart, type SchemaPart } from './schema-part.ts';

/**
 * `wrong`: another value was expected; `missed`: nothing was predicted; `invented`: nothing was expected; `extra`: in
 * an item of a list that matches no expected one; `absent`: nothing was expected, and nothing predicted.
 */
export type Outcome = 'right' | 'wrong' | 'missed' | 'invented' | 'extra' | 'absent';

/** One leaf of the expected or the predicted data. */
export interface ComparedLeaf {
  /** Property names with dots; `[]` for the items of a list. */
  field: string;
  outcome: Outcome;
  expected: JsonValue;
  predicted: JsonValue;
  /** JSON Pointer into the predicted data. Null where nothing could be there. */
  pointer: string | null;
}

/** Longer lists are compared in their order: the assignment takes the cube of their length. */
const MAX_ASSIGNED_ITEMS = 1_500;
const MAX_COMPARED_TEXT = 200;
const MAX_COMPARED_ITEMS = 40;

/**
 * Compares predicted data with the expected data, leaf by leaf. A key that the expected data lacks is not judged; null
 * or an empty list says that the document does not have it. Items of lists are matched in any order.
 */
export function compareDocument(expected: JsonObject, predicted: JsonObject, definition: JsonObject): ComparedLeaf[] {
  const comparer = new Comparer();
  comparer.compare(expected, predicted, readSchemaPart(definition, expected), { field: '', pointer: '' });
  return comparer.leaves;
}

interface Place {
  field: string;
  pointer: string | null;
}

class Comparer {
  readonly leaves: ComparedLeaf[] = [];

  compare(expected: JsonValue, predicted: JsonValue | undefined, schema: SchemaPart, place: Place): void {
    if (isEmpty(expected)) this.#compareAbsent(expected, predicted, place);
    else if (Array.isArray(expected)) this.#compareLists(expected, predicted, schema, place);
    else if (isObject(expected)) this.#compareObjects(expected, predicted, schema, place);
    else this.#compareScalars(expected, predicted, schema, place);
  }

  #add(outcome: Outcome, { field, pointer }: Place, expected: JsonValue, predicted: JsonValue): void {
    this.leaves.push({ field, outcome, expected, predicted, pointer });
  }

  #compareAbsent(expected: JsonValue, predicted: JsonValue | undefined, place: Place): void {
    if (isEmpty(predicted)) {
      if (expected === null || typeof expected !== 'object') this.#add('absent', place, null, null);
      return;
    }
    visitLeaves(predicted ?? null, place, (value, at) => this.#add('invented', at, null, value));
  }

  #compareObjects(expected: JsonObject, predicted: JsonValue | undefined, schema: SchemaPart, place: Place): void {
    const other = isObject(predicted) ? predicted : {};
    for (const [name, value] of Object.entries(expected)) {
      const own = Object.hasOwn(other, name) ? other[name] : undefined;
      this.compare(value, own, schema.property(name, value), memberPlace(place, name));
    }
  }

  #compareScalars(expected: JsonValue, predicted: JsonValue | undefined, schema: SchemaPart, place: Place): void {
    if (predicted === undefined || isEmpty(predicted)) return this.#add('missed', place, expected, null);
    const [only] = Array.isArray(predicted) && predicted.length === 1 ? predicted : [predicted];
    this.#add(areEqual(expected, only ?? null, schema) ? 'right' : 'wrong', place, expected, predicted);
  }

  #compareLists(expected: JsonValue[], predicted: JsonValue | undefined, schema: SchemaPart, place: Place): void {
    const wanted = expected.filter((item) => !isEmpty(item));
    const list = Array.isArray(predicted) ? predicted : predicted === undefined ? [] : [predicted];
    const found = list.map((item, index) => ({ item, index })).filter(({ item }) => !isEmpty(item));
    const schemas = wanted.map((item) => schema.items(item));
    const isLong = wanted.length > MAX_ASSIGNED_ITEMS || found.length > MAX_ASSIGNED_ITEMS;
    const assigned = isLong
      ? wanted.map((_, index) => (index < found.length ? index : -1))
      : assignPairs(
          wanted.map((item, index) => found.map((other) => rateItems(item, other.item, schemas[index] ?? schema))),
        );
    const field = `${place.field}[]`;
    wanted.forEach((item, index) => {
      const match = found[assigned[index] ?? -1];
      const itemSchema = schemas[index] ?? schema;
      if (match !== undefined) {
        this.compare(item, match.item, itemSchema, { field, pointer: stepDown(place.pointer, String(match.index)) });
      } else visitLeaves(item, { field, pointer: null }, (value, at) => this.#add('missed', at, value, null));
    });
    const known = new Set<string>();
    for (const item of wanted) visitLeaves(item, { field, pointer: null }, (_, at) => known.add(at.field));
    const matched = new Set(assigned);
    found.forEach(({ item, index }, position) => {
      if (matched.has(position)) return;
      visitLeaves(item, { field, pointer: stepDown(place.pointer, String(index)) }, (value, at) => {
        if (known.has(at.field)) this.#add('extra', at, null, value);
      });
    });
  }
}

/** How much of an expected item another one has: 1 a leaf that is equal, up to a half for a similar text. */
function rateItems(expected: JsonValue, predicted: JsonValue | undefined, schema: SchemaPart): number {
  if (predicted === undefined || isEmpty(expected) || isEmpty(predicted)) return 0;
  if (Array.isArray(expected)) {
    if (!Array.isArray(predicted)) return 0;
    const length = Math.min(expected.length, predicted.length, MAX_COMPARED_ITEMS);
    return expected
      .slice(0, length)
      .reduce<number>((sum, item, index) => sum + rateItems(item, predicted[index], schema.items(item)), 0);
  }
  if (isObject(expected)) {
    if (!isObject(predicted)) return 0;
    return Object.entries(expected).reduce(
      (sum, [name, value]) => sum + rateItems(value, predicted[name], schema.property(name, value)),
      0,
    );
  }
  if (areEqual(expected, predicted, schema)) return 1;
  if (comparisonOf(expected, schema) !== 'text' || typeof predicted === 'object') return 0;
  const [a, b] = [expected, predicted].map((value) => String(value).slice(0, MAX_COMPARED_TEXT)) as [string, string];
  return 0.5 * measureSimilarity(a, b);
}

function visitLeaves(value: JsonValue, place: Place, visit: (value: JsonValue, place: Place) => void): void {
  if (isEmpty(value)) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      visitLeaves(item, { field: `${place.field}[]`, pointer: stepDown(place.pointer, String(index)) }, visit);
    });
  } else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) visitLeaves(member, memberPlace(place, name), visit);
  } else visit(value, place);
}

function memberPlace({ field, pointer }: Place, name: string): Place {
  return { field: field === '' ? name : `${field}.${name}`, pointer: stepDown(pointer, name) };
}

function stepDown(pointer: string | null, step: string): string | null {
  return pointer === null ? null : pointer + formatPointerStep(step);
}

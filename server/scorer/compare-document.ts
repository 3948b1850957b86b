import { isObject } from '../lib/json-object.ts';
import { formatPointerStep } from '../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import { assignPairs } from './assign-pairs.ts';
import { areEqual, comparisonOf, isEmpty, measureSimilarity, type Comparators } from './equal-values.ts';
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
  /** The same as a JSON Pointer, with `*` for the items of a list. */
  pattern: string;
  outcome: Outcome;
  expected: JsonValue;
  predicted: JsonValue;
  /** JSON Pointer into the predicted data. Null where nothing could be there. */
  pointer: string | null;
  /** JSON Pointer into the expected data. Null in an item that matches no expected one. */
  expectedPointer: string | null;
}

/** Longer lists are compared in their order: the assignment takes the cube of their length. */
const MAX_ASSIGNED_ITEMS = 1_500;
const MAX_COMPARED_TEXT = 200;
const MAX_COMPARED_ITEMS = 40;

/**
 * Compares predicted data with the expected data, leaf by leaf. A key that the expected data lacks is not judged; null
 * or an empty list says that the document does not have it. Items of lists are matched in any order.
 * @param comparators by pattern; the schema decides about other fields
 */
export function compareDocument(
  expected: JsonObject,
  predicted: JsonObject,
  definition: JsonObject,
  comparators: Comparators = {},
): ComparedLeaf[] {
  const comparer = new Comparer(comparators);
  const root = { field: '', pattern: '', pointer: '', expectedPointer: '' };
  comparer.compare(expected, predicted, readSchemaPart(definition, expected), root);
  return comparer.leaves;
}

type LeafPlace = Pick<ComparedLeaf, 'field' | 'pattern' | 'pointer' | 'expectedPointer'>;

class Comparer {
  readonly leaves: ComparedLeaf[] = [];
  readonly #comparators: Comparators;

  constructor(comparators: Comparators) {
    this.#comparators = comparators;
  }

  compare(expected: JsonValue, predicted: JsonValue | undefined, schema: SchemaPart, place: LeafPlace): void {
    if (isEmpty(expected)) this.#compareAbsent(expected, predicted, place);
    else if (Array.isArray(expected)) this.#compareLists(expected, predicted, schema, place);
    else if (isObject(expected)) this.#compareObjects(expected, predicted, schema, place);
    else this.#compareScalars(expected, predicted, schema, place);
  }

  #add(outcome: Outcome, place: LeafPlace, expected: JsonValue, predicted: JsonValue): void {
    this.leaves.push({ ...place, outcome, expected, predicted });
  }

  #compareAbsent(expected: JsonValue, predicted: JsonValue | undefined, place: LeafPlace): void {
    if (isEmpty(predicted)) {
      if (expected === null || typeof expected !== 'object') this.#add('absent', place, null, null);
      return;
    }
    visitLeaves(predicted ?? null, place, (value, at) => this.#add('invented', at, null, value));
  }

  #compareObjects(expected: JsonObject, predicted: JsonValue | undefined, schema: SchemaPart, place: LeafPlace): void {
    const other = isObject(predicted) ? predicted : {};
    for (const [name, value] of Object.entries(expected)) {
      const own = Object.hasOwn(other, name) ? other[name] : undefined;
      this.compare(value, own, schema.property(name, value), memberPlace(place, name));
    }
  }

  #compareScalars(expected: JsonValue, predicted: JsonValue | undefined, schema: SchemaPart, place: LeafPlace): void {
    if (predicted === undefined || isEmpty(predicted)) return this.#add('missed', place, expected, null);
    const [only] = Array.isArray(predicted) && predicted.length === 1 ? predicted : [predicted];
    const isRight = areEqual(expected, only ?? null, schema, this.#comparators[place.pattern]);
    this.#add(isRight ? 'right' : 'wrong', place, expected, predicted);
  }

  #compareLists(expected: JsonValue[], predicted: JsonValue | undefined, schema: SchemaPart, place: LeafPlace): void {
    const kept = expected.map((item, index) => ({ item, index })).filter(({ item }) => !isEmpty(item));
    const wanted = kept.map(({ item }) => item);
    const given = Array.isArray(predicted) ? predicted : predicted === undefined ? [] : [predicted];
    const found = given.map((item, index) => ({ item, index })).filter(({ item }) => !isEmpty(item));
    const schemas = wanted.map((item) => schema.items(item));
    const isLong = wanted.length > MAX_ASSIGNED_ITEMS || found.length > MAX_ASSIGNED_ITEMS;
    const assigned = isLong
      ? wanted.map((_, index) => (index < found.length ? index : -1))
      : assignPairs(
          wanted.map((item, index) =>
            found.map((other) => this.#rateItems(item, other.item, schemas[index] ?? schema, `${place.pattern}/*`)),
          ),
        );
    const list = { field: `${place.field}[]`, pattern: `${place.pattern}/*` };
    wanted.forEach((item, index) => {
      const match = found[assigned[index] ?? -1];
      const itemSchema = schemas[index] ?? schema;
      const expectedPointer = stepDown(place.expectedPointer, String(kept[index]?.index ?? index));
      const pointer = match === undefined ? null : stepDown(place.pointer, String(match.index));
      const at = { ...list, pointer, expectedPointer };
      if (match !== undefined) this.compare(item, match.item, itemSchema, at);
      else visitLeaves(item, at, (value, leaf) => this.#add('missed', leaf, value, null));
    });
    const known = new Set<string>();
    const nowhere = { ...list, pointer: null, expectedPointer: null };
    for (const item of wanted) visitLeaves(item, nowhere, (_, at) => known.add(at.field));
    const matched = new Set(assigned);
    found.forEach(({ item, index }, position) => {
      if (matched.has(position)) return;
      visitLeaves(item, { ...nowhere, pointer: stepDown(place.pointer, String(index)) }, (value, at) => {
        if (known.has(at.field)) this.#add('extra', at, null, value);
      });
    });
  }

  /** How much of an expected item another one has: 1 a leaf that is equal, up to a half for a similar text. */
  #rateItems(expected: JsonValue, predicted: JsonValue | undefined, schema: SchemaPart, pattern: string): number {
    if (predicted === undefined || isEmpty(expected) || isEmpty(predicted)) return 0;
    if (Array.isArray(expected)) {
      if (!Array.isArray(predicted)) return 0;
      const length = Math.min(expected.length, predicted.length, MAX_COMPARED_ITEMS);
      return expected
        .slice(0, length)
        .reduce<number>(
          (sum, item, index) => sum + this.#rateItems(item, predicted[index], schema.items(item), `${pattern}/*`),
          0,
        );
    }
    if (isObject(expected)) {
      if (!isObject(predicted)) return 0;
      return Object.entries(expected).reduce(
        (sum, [name, value]) =>
          sum +
          this.#rateItems(value, predicted[name], schema.property(name, value), pattern + formatPointerStep(name)),
        0,
      );
    }
    if (areEqual(expected, predicted, schema, this.#comparators[pattern])) return 1;
    if (comparisonOf(expected, schema) !== 'text' || typeof predicted === 'object') return 0;
    const [a, b] = [expected, predicted].map((value) => String(value).slice(0, MAX_COMPARED_TEXT)) as [string, string];
    return 0.5 * measureSimilarity(a, b);
  }
}

function visitLeaves(value: JsonValue, place: LeafPlace, visit: (value: JsonValue, place: LeafPlace) => void): void {
  if (isEmpty(value)) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      const at = {
        field: `${place.field}[]`,
        pattern: `${place.pattern}/*`,
        pointer: stepDown(place.pointer, String(index)),
        expectedPointer: stepDown(place.expectedPointer, String(index)),
      };
      visitLeaves(item, at, visit);
    });
  } else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) visitLeaves(member, memberPlace(place, name), visit);
  } else visit(value, place);
}

function memberPlace({ field, pattern, pointer, expectedPointer }: LeafPlace, name: string): LeafPlace {
  return {
    field: field === '' ? name : `${field}.${name}`,
    pattern: pattern + formatPointerStep(name),
    pointer: stepDown(pointer, name),
    expectedPointer: stepDown(expectedPointer, name),
  };
}

function stepDown(pointer: string | null, step: string): string | null {
  return pointer === null ? null : pointer + formatPointerStep(step);
}

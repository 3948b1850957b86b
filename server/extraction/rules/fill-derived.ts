import { isObject } from '../../lib/json-object.ts';
import { formatPointerStep, getAt } from '../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { buildFieldTree, type Field } from '../schema/field-tree.ts';
import { createValidator } from '../schema/validate.ts';
import type { CompiledExpression } from './check-rules.ts';
import { StepLimitError, type Evaluate, type Scope } from './compiled-expression.ts';
import { Decimal, formatDecimal } from './decimal.ts';
import type { DerivedField } from '../../lib/models/derived-fields.ts';
import { CalendarDate, formatDate, isList, UNKNOWN, type Value } from './rule-values.ts';

export interface FilledField {
  /** JSON Pointer into the data. */
  path: string;
  value: JsonValue;
  /** The values that it follows from, as names from the root. */
  sources: string[][];
  /** The row of a list that it is in. */
  row: number | null;
  /** The rows of lookups that it comes from, in words. */
  lookedUp: string[];
}

/** A value of a rule as JSON; undefined for what a field cannot have. */
function toJson(value: Value): JsonValue | undefined {
  if (value instanceof Decimal) return Number(formatDecimal(value).replaceAll(',', ''));
  if (value instanceof CalendarDate) return formatDate(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

/** In the type of a field where that loses nothing: a table has numbers where a schema has texts. */
function fit(value: JsonValue, field: Field | undefined): JsonValue {
  if (field?.kind === 'string' && typeof value === 'number') return String(value);
  const isNumber = field?.kind === 'number' || field?.kind === 'integer';
  return isNumber && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : value;
}

function findField(root: Field, path: readonly string[]): Field | undefined {
  return path.reduce<Field | undefined>(
    (field, name) => (name === '*' ? field?.items : field?.properties?.find((one) => one.name === name)),
    root,
  );
}

/** The object with a property, at the place that the definition gives it. */
function withProperty(object: JsonObject, name: string, value: JsonValue, order: readonly string[]): JsonObject {
  const entries = Object.entries(object).filter(([key]) => key !== name);
  const later = new Set(order.slice(order.indexOf(name) + 1));
  const at = entries.findIndex(([key]) => later.has(key));
  return Object.fromEntries(entries.toSpliced(at === -1 ? entries.length : at, 0, [name, value]));
}

/** Changes objects and lists within `data`. Null where it has no object for the value. */
function setAt(data: JsonObject, path: readonly string[], value: JsonValue, field: Field): JsonObject | null {
  const [name = '', ...rest] = path;
  const order = field.properties?.map((one) => one.name) ?? [];
  if (rest.length === 0) return withProperty(data, name, value, order);
  const child = data[name];
  const inner = field.properties?.find((one) => one.name === name);
  if (inner === undefined) return null;
  if (Array.isArray(child)) {
    const [index = '', ...inRow] = rest;
    const row = child[Number(index)];
    const changed = isObject(row) && inner.items !== undefined ? setAt(row, inRow, value, inner.items) : null;
    if (changed === null) return null;
    child[Number(index)] = changed;
    return data;
  }
  if (!isObject(child)) return null;
  const changed = setAt(child, rest, value, inner);
  if (changed === null) return null;
  data[name] = changed;
  return data;
}

/** The path of the list whose rows have a derived field, and the names within a row; null for others. */
function splitPath(path: readonly string[]): { list: string[]; inRow: string[] } | null {
  const at = path.indexOf('*');
  return at === -1 ? null : { list: path.slice(0, at), inRow: path.slice(at + 1) };
}

export const isTooDeep = ({ path }: DerivedField): boolean => path.filter((name) => name === '*').length > 1;

/** What is compiled: an expression about each row calls it `item`. */
export function toExpression({ path, expression }: DerivedField): string {
  const place = splitPath(path);
  return place === null ? expression : `every item in ${place.list.join('.')} satisfies (${expression})`;
}

/** Unknown where the expression takes too many steps. */
function evaluateWithin(evaluate: Evaluate, scope: Scope): { value: Value; lookedUp: string[] } {
  scope.found.length = 0;
  try {
    const value = evaluate(scope);
    return { value, lookedUp: [...new Set(scope.found)] };
  } catch (error) {
    if (error instanceof StepLimitError) return { value: UNKNOWN, lookedUp: [] };
    throw error;
  }
}

/** A place that a derived field has in the data, and what its expression says there. */
interface Place {
  path: string[];
  row: number | null;
  value: JsonValue;
  lookedUp: string[];
}

function findPlaces(data: JsonObject, field: DerivedField, compiled: CompiledExpression, scope: Scope): Place[] {
  const place = splitPath(field.path);
  if (place === null) {
    const { value, lookedUp } = evaluateWithin(compiled.evaluate, scope);
    return [{ path: field.path, row: null, value: toJson(value) ?? null, lookedUp }];
  }
  const { rows } = compiled;
  const list = getAt(data, place.list);
  const entries = rows?.list(scope);
  if (rows === null || isTooDeep(field) || !Array.isArray(list) || entries === undefined || !isList(entries)) return [];
  return list.map((_, row): Place => {
    scope.slots[rows.slot] = entries[row] ?? null;
    const { value, lookedUp } = evaluateWithin(rows.holds, scope);
    return { path: [...place.list, String(row), ...place.inRow], row, value: toJson(value) ?? null, lookedUp };
  });
}

const toPointer = (path: readonly string[]): string => path.map(formatPointerStep).join('');

/** The data with values at places; those that the data has no object for are left out. */
function setAll(data: JsonObject, places: readonly Place[], root: Field): { data: JsonObject; set: Place[] } {
  let current = structuredClone(data);
  const set: Place[] = [];
  for (const place of places) {
    const changed = setAt(current, place.path, place.value, root);
    if (changed === null) continue;
    current = changed;
    set.push(place);
  }
  return { data: current, set };
}

/**
 * Fills the derived fields of data. What does not fit the schema, and what is not known, is null where the schema
 * allows it, and else left out.
 */
export function fillDerived(
  before: JsonObject,
  { definition, derived }: { definition: JsonObject; derived: readonly DerivedField[] },
  { expressions, evaluate }: { expressions: readonly CompiledExpression[]; evaluate: (scope: JsonObject) => Scope },
): { data: JsonObject; filled: FilledField[]; warnings: string[] } {
  if (derived.length === 0) return { data: before, filled: [], warnings: [] };
  const root = buildFieldTree(definition);
  const validator = createValidator(definition);
  const filled: FilledField[] = [];
  const warnings: string[] = [];
  let data = before;
  derived.forEach((one, index) => {
    const compiled = expressions[index];
    if (compiled === undefined) return;
    const field = findField(root, one.path);
    let places = findPlaces(data, one, compiled, evaluate(data));
    places = places.map((place) => ({ ...place, value: fit(place.value, field) }));
    const tried = setAll(data, places, root);
    const faulty = findFaulty(tried);
    // All rows are checked at once, then once more with null for those that do not fit.
    const nulled = tried.set.map((place) => (faulty.has(place) ? { ...place, value: null, lookedUp: [] } : place));
    const second = faulty.size === 0 ? tried : setAll(data, nulled, root);
    const unfit = faulty.size === 0 ? new Set<Place>() : findFaulty(second);
    const kept =
      unfit.size === 0
        ? second
        : setAll(
            data,
            second.set.filter((place) => !unfit.has(place)),
            root,
          );
    data = kept.data;
    if (kept.set.length < places.length)
      warnings.push(`The derived field ${toPointer(one.path)} is left out: its value does not fit the schema.`);
    const sources = compiled.references.paths;
    for (const { path, value, row, lookedUp } of kept.set)
      filled.push({ path: toPointer(path), value, sources, row, lookedUp });
  });

  function findFaulty({ data: changed, set }: { data: JsonObject; set: Place[] }): Set<Place> {
    const problems = new Set(validator(changed).map(({ path }) => path));
    return new Set(set.filter(({ path }) => problems.has(toPointer(path))));
  }
  return { data, filled, warnings };
}

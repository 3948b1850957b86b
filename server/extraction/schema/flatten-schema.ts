import { getOwn, isObject } from '../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { getJsonType, intersectTypes } from './json-type.ts';
import { getReference } from './locate-schemas.ts';
import type { ReferenceResolver } from './reference-resolver.ts';

/** The keywords of a schema, merged with those of its `$ref`, `allOf` and alternatives. */
export interface FlatSchema {
  /** Types other than null; empty if the schema declares none. */
  types: Set<string>;
  /** Keywords of a single value, such as `format`. A keyword of the schema overrides that of a referenced one. */
  keywords: JsonObject;
  /** The values of `enum` and `const` without null; undefined for any value. */
  values?: JsonValue[];
  /** A property that several schemas describe has an `allOf` of them. */
  properties: Map<string, JsonValue>;
  required: Set<string>;
  /** Properties that some alternatives require. */
  requiredBySome: Set<string>;
  /** The items of an array; the first item of a tuple. */
  items?: JsonValue;
  /** The items differ by position, in the schema or in one of its alternatives. */
  isTuple?: true;
  /** The items of a tuple by position. Undefined where several schemas describe the array. */
  prefixItems?: JsonValue[];
  /** The items of a tuple after `prefixItems`. */
  restItems?: JsonValue;
  /** Options of `anyOf` and `oneOf`, if they could not be merged into one. */
  alternatives: FlatSchema[];
  /** The references that were followed. */
  refs: string[];
}

/** Further schemas for one value are ignored: references that fan out double their number at each level. */
const MAX_SCHEMAS = 1_000;

export function flattenSchema(
  schema: JsonValue,
  references: ReferenceResolver,
  left = { remaining: MAX_SCHEMAS },
): FlatSchema {
  left.remaining -= 1;
  if (!isObject(schema) || left.remaining < 0) return createFlatSchema();
  const flat = readKeywords(schema);
  const ref = getReference(schema);
  if (ref !== undefined) {
    flat.refs.push(ref);
    const target = references.resolve(ref);
    if (target !== undefined) intersect(flat, flattenSchema(target, references, left));
  }
  for (const part of readList(schema, 'allOf')) intersect(flat, flattenSchema(part, references, left));
  for (const keyword of ['anyOf', 'oneOf']) {
    const options = readList(schema, keyword)
      .filter((option) => !isNullSchema(option))
      .map((option) => flattenSchema(option, references, left));
    const [only] = options;
    if (options.length === 1 && only !== undefined) intersect(flat, only);
    else if (options.length > 1) addAlternatives(flat, options);
  }
  return flat;
}

function createFlatSchema(): FlatSchema {
  return {
    types: new Set(),
    keywords: {},
    properties: new Map(),
    required: new Set(),
    requiredBySome: new Set(),
    alternatives: [],
    refs: [],
  };
}

function readKeywords(schema: JsonObject): FlatSchema {
  const flat = createFlatSchema();
  flat.keywords = { ...schema };
  for (const type of readTypes(schema)) if (type !== 'null') flat.types.add(type);
  const constant = getOwn(schema, 'const');
  const values = constant === undefined ? getOwn(schema, 'enum') : [constant];
  if (Array.isArray(values)) flat.values = values.filter((value) => value !== null);
  const properties = getOwn(schema, 'properties');
  if (isObject(properties))
    for (const [key, property] of Object.entries(properties)) flat.properties.set(key, property);
  for (const key of readList(schema, 'required')) if (typeof key === 'string') flat.required.add(key);
  const items = getOwn(schema, 'items');
  const prefixItems = Array.isArray(items) ? items : readList(schema, 'prefixItems');
  const isTuple = Array.isArray(items) || prefixItems.length > 0;
  const others = Array.isArray(items) ? getOwn(schema, 'additionalItems') : items;
  const rest = isObject(others) ? { restItems: others } : {};
  const item = prefixItems[0] ?? rest.restItems;
  if (item !== undefined) flat.items = item;
  if (isTuple) Object.assign(flat, { isTuple, prefixItems, ...rest });
  return flat;
}

/** Restricts `flat` to the values that `other` accepts as well. */
function intersect(flat: FlatSchema, other: FlatSchema): void {
  flat.types =
    flat.types.size === 0 || other.types.size === 0
      ? new Set([...flat.types, ...other.types])
      : intersectTypes(flat.types, other.types);
  flat.keywords = { ...other.keywords, ...flat.keywords };
  const values =
    flat.values === undefined || other.values === undefined
      ? (flat.values ?? other.values)
      : flat.values.filter((value) => other.values?.includes(value));
  if (values !== undefined) flat.values = values;
  for (const [key, property] of other.properties) {
    const existing = flat.properties.get(key);
    flat.properties.set(key, existing === undefined ? property : { allOf: [existing, property] });
  }
  for (const key of other.required) flat.required.add(key);
  for (const key of other.requiredBySome) flat.requiredBySome.add(key);
  intersectTuples(flat, other);
  if (other.items !== undefined)
    flat.items = flat.items === undefined ? other.items : { allOf: [flat.items, other.items] };
  flat.alternatives.push(...other.alternatives);
  flat.refs.push(...other.refs);
}

/** Keeps the items by position where only one of two schemas describes items. */
function intersectTuples(flat: FlatSchema, other: FlatSchema): void {
  if (other.isTuple !== true && other.items === undefined) return;
  const isOnly = flat.isTuple !== true && flat.items === undefined;
  if (flat.isTuple === true || other.isTuple === true) flat.isTuple = true;
  const { prefixItems, restItems } = isOnly ? other : {};
  delete flat.prefixItems;
  delete flat.restItems;
  if (prefixItems !== undefined) flat.prefixItems = prefixItems;
  if (restItems !== undefined) flat.restItems = restItems;
}

/** Merges options of the same type into `flat`. Options of different types are kept as alternatives. */
function addAlternatives(flat: FlatSchema, options: FlatSchema[]): void {
  for (const { refs } of options) flat.refs.push(...refs);
  if (!areMergeable(options)) {
    flat.alternatives.push(...options);
    return;
  }
  const types = options.every(isObjectSchema) ? ['object'] : options.flatMap((option) => [...option.types]);
  const properties = new Map<string, JsonValue>();
  for (const [key, property] of options.flatMap((option) => [...option.properties])) {
    const existing = properties.get(key);
    properties.set(key, existing === undefined ? property : { anyOf: [existing, property] });
  }
  const required = [...(options[0]?.required ?? [])].filter((key) =>
    options.every((option) => option.required.has(key)),
  );
  const items = [...new Set(options.flatMap((option) => (option.items === undefined ? [] : [option.items])))];
  const [firstItem] = items;
  intersect(flat, {
    types: new Set(types),
    keywords: selectCommonKeywords(options.map((option) => option.keywords)),
    ...(options.every(hasValues) ? { values: [...new Set(options.flatMap((option) => option.values ?? []))] } : {}),
    properties,
    required: new Set(required),
    requiredBySome: new Set(options.flatMap((option) => [...option.required, ...option.requiredBySome])),
    ...(firstItem === undefined ? {} : { items: items.length === 1 ? firstItem : { anyOf: items } }),
    ...(options.some((option) => option.isTuple === true) ? { isTuple: true } : {}),
    alternatives: [],
    refs: [],
  });
}

function areMergeable(options: FlatSchema[]): boolean {
  if (options.every(isObjectSchema)) return true;
  const types = options.every(hasValues) ? new Set(options.flatMap((option) => [...option.types])) : listTypes(options);
  return types.size <= 1 && options.every((option) => option.types.size > 0 || hasValues(option));
}

function isObjectSchema({ properties }: FlatSchema): boolean {
  return properties.size > 0;
}

function hasValues({ values }: FlatSchema): boolean {
  return values !== undefined;
}

/** The types of all options, declared or implied by their values. */
function listTypes(options: FlatSchema[]): Set<string> {
  const listed = new Set(
    options.flatMap(({ types, values }) => (types.size > 0 ? [...types] : (values ?? []).map(getJsonType))),
  );
  if (listed.has('number')) listed.delete('integer');
  return listed;
}

function selectCommonKeywords([first = {}, ...rest]: JsonObject[]): JsonObject {
  return Object.fromEntries(
    Object.entries(first).filter(([key, value]) => rest.every((other) => getOwn(other, key) === value)),
  );
}

function readTypes(schema: JsonObject): string[] {
  const type = getOwn(schema, 'type');
  return (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
}

function isNullSchema(schema: JsonValue): boolean {
  if (!isObject(schema)) return false;
  const types = readTypes(schema);
  return getOwn(schema, 'const') === null || (types.length === 1 && types[0] === 'null');
}

function readList(schema: JsonObject, keyword: string): JsonValue[] {
  const list = getOwn(schema, keyword);
  return Array.isArray(list) ? list : [];
}

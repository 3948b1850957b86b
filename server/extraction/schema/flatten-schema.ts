import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { refOf } from './locate-schemas.ts';
import type { References } from './reference-resolver.ts';
import { isObject, own } from './subschemas.ts';

/** All that a schema says about one value, through `$ref` and `allOf`, in one place. */
export interface FlatSchema {
  /** Types other than null; empty where the schema leaves the type open. */
  types: Set<string>;
  /** Keywords of one value, as `format`: those nearest to where the schema is written win. */
  keywords: JsonObject;
  /** The values of `enum` and `const` without null; undefined where any value will do. */
  values?: JsonValue[];
  /** A property that several schemas describe has all of them under one `allOf`. */
  properties: Map<string, JsonValue>;
  required: Set<string>;
  /** Properties that some of the alternatives require which were made one. */
  requiredBySome: Set<string>;
  /** Of an array; of a tuple, its first item. */
  items?: JsonValue;
  /** The items differ by position, in what the schema says or in one of its alternatives. */
  isTuple?: true;
  /** What remains of `anyOf` and `oneOf` when null is left out, where it is more than one. */
  alternatives: FlatSchema[];
  /** The references that were followed. */
  refs: string[];
}

/** Schemas for one value beyond this are left out: references that fan out again and again double at each step. */
const MAX_SCHEMAS = 1_000;

export function flatten(schema: JsonValue, references: References, budget = { left: MAX_SCHEMAS }): FlatSchema {
  const flat: FlatSchema = {
    types: new Set(),
    keywords: {},
    properties: new Map(),
    required: new Set(),
    requiredBySome: new Set(),
    alternatives: [],
    refs: [],
  };
  budget.left -= 1;
  if (!isObject(schema) || budget.left < 0) return flat;
  addOwn(flat, schema);
  const ref = refOf(schema);
  if (ref !== undefined) {
    flat.refs.push(ref);
    const target = references.resolve(ref);
    if (target !== undefined) merge(flat, flatten(target, references, budget));
  }
  for (const part of listed(schema, 'allOf')) merge(flat, flatten(part, references, budget));
  for (const keyword of ['anyOf', 'oneOf']) {
    const options = listed(schema, keyword)
      .filter((option) => !isNull(option))
      .map((option) => flatten(option, references, budget));
    const [only] = options;
    if (options.length === 1 && only !== undefined) merge(flat, only);
    else if (options.length > 1) addOptions(flat, options);
  }
  return flat;
}

function addOwn(flat: FlatSchema, schema: JsonObject): void {
  for (const type of typesOf(schema)) if (type !== 'null') flat.types.add(type);
  const constant = own(schema, 'const');
  const values = constant === undefined ? own(schema, 'enum') : [constant];
  if (Array.isArray(values)) flat.values = values.filter((value) => value !== null);
  const properties = own(schema, 'properties');
  if (isObject(properties))
    for (const [key, property] of Object.entries(properties)) flat.properties.set(key, property);
  for (const key of listed(schema, 'required')) if (typeof key === 'string') flat.required.add(key);
  const items = own(schema, 'items');
  const item = isObject(items) ? items : Array.isArray(items) ? items[0] : listed(schema, 'prefixItems')[0];
  if (item !== undefined) flat.items = item;
  if (Array.isArray(items) || listed(schema, 'prefixItems').length > 0) flat.isTuple = true;
  flat.keywords = { ...schema };
}

/** Both hold: types are cut, everything else is added where nothing nearer says otherwise. */
function merge(flat: FlatSchema, other: FlatSchema): void {
  flat.types = commonTypes(flat.types, other.types);
  flat.keywords = { ...other.keywords, ...flat.keywords };
  const values =
    flat.values === undefined
      ? other.values
      : other.values === undefined
        ? flat.values
        : flat.values.filter((value) => other.values?.includes(value));
  if (values !== undefined) flat.values = values;
  for (const [key, property] of other.properties) {
    const before = flat.properties.get(key);
    flat.properties.set(key, before === undefined ? property : { allOf: [before, property] });
  }
  for (const key of other.required) flat.required.add(key);
  for (const key of other.requiredBySome) flat.requiredBySome.add(key);
  if (other.items !== undefined)
    flat.items = flat.items === undefined ? other.items : { allOf: [flat.items, other.items] };
  if (other.isTuple === true) flat.isTuple = true;
  flat.alternatives.push(...other.alternatives);
  flat.refs.push(...other.refs);
}

/** One of them holds: what all say the same way is said; objects become one with the properties of all. */
function addOptions(flat: FlatSchema, options: FlatSchema[]): void {
  for (const { refs } of options) flat.refs.push(...refs);
  const types = new Set(options.flatMap((option) => [...option.types]));
  const objects = options.every((option) => option.properties.size > 0);
  const closed = options.every((option) => option.values !== undefined);
  if (
    !objects &&
    ((closed ? types : kindsOf(options)).size > 1 ||
      options.some((option) => option.types.size === 0 && option.values === undefined))
  ) {
    flat.alternatives.push(...options);
    return;
  }
  const properties = new Map<string, JsonValue>();
  for (const [key, property] of options.flatMap((option) => [...option.properties])) {
    const before = properties.get(key);
    properties.set(key, before === undefined ? property : { anyOf: [before, property] });
  }
  const required = [...(options[0]?.required ?? [])].filter((key) =>
    options.every((option) => option.required.has(key)),
  );
  const items = [...new Set(options.flatMap((option) => (option.items === undefined ? [] : [option.items])))];
  const [item] = items;
  merge(flat, {
    types: objects ? new Set(['object']) : types,
    keywords: shared(options.map((option) => option.keywords)),
    ...(closed ? { values: [...new Set(options.flatMap((option) => option.values ?? []))] } : {}),
    properties,
    required: new Set(required),
    requiredBySome: new Set(options.flatMap((option) => [...option.required, ...option.requiredBySome])),
    ...(item === undefined ? {} : { items: items.length === 1 ? item : { anyOf: items } }),
    ...(options.some((option) => option.isTuple === true) ? { isTuple: true } : {}),
    alternatives: [],
    refs: [],
  });
}

/** The types of values that the options take, by their types or by the values that they list. */
function kindsOf(options: FlatSchema[]): Set<string> {
  const kinds = new Set(
    options.flatMap(({ types, values }) => (types.size > 0 ? [...types] : (values ?? []).map(typeOf))),
  );
  if (kinds.has('number')) kinds.delete('integer');
  return kinds;
}

function typeOf(value: JsonValue): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

function shared([first = {}, ...rest]: JsonObject[]): JsonObject {
  return Object.fromEntries(
    Object.entries(first).filter(([key, value]) => rest.every((other) => own(other, key) === value)),
  );
}

function commonTypes(a: Set<string>, b: Set<string>): Set<string> {
  if (a.size === 0 || b.size === 0) return a.size === 0 ? b : a;
  const common = new Set([...a].filter((type) => b.has(type) || (type === 'integer' && b.has('number'))));
  if (b.has('integer') && a.has('number')) common.add('integer');
  return common;
}

function typesOf(schema: JsonObject): string[] {
  const type = own(schema, 'type');
  return (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
}

function isNull(schema: JsonValue): boolean {
  return (
    isObject(schema) &&
    (own(schema, 'const') === null || (typesOf(schema).length === 1 && typesOf(schema)[0] === 'null'))
  );
}

function listed(schema: JsonObject, keyword: string): JsonValue[] {
  const list = own(schema, keyword);
  return Array.isArray(list) ? list : [];
}

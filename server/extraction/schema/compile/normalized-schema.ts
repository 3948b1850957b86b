import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { isObject, own } from '../subschemas.ts';
import { describeConstraint } from './describe-constraints.ts';

/** What one schema says of one value, references and combinations apart. */
export interface Facts {
  /** Undefined where any type will do. */
  types?: ReadonlySet<string>;
  /** The values of `enum` and `const`, null included. */
  values?: JsonValue[];
  properties: Map<string, JsonValue>;
  patterns: Map<string, JsonValue>;
  additional?: JsonValue;
  required: Set<string>;
  /** Of a tuple: its items by position. */
  prefix: JsonValue[];
  /** Of an array, or what follows the prefix of a tuple. */
  items?: JsonValue;
  /** Keywords that narrow a value down, as written. */
  constraints: Map<string, JsonValue>;
  /** What can only be said in words. */
  notes: string[];
  description?: string;
  /** The schemas that references led to on the way. */
  followed: JsonValue[];
}

/** Keywords that a schema for a provider may keep. */
const PLAIN = [
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
];
/** Keywords that are always said in words. */
const SPOKEN = [
  'not',
  'if',
  'contains',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
];

export function noFacts(): Facts {
  return {
    properties: new Map(),
    patterns: new Map(),
    required: new Set(),
    prefix: [],
    constraints: new Map(),
    notes: [],
    followed: [],
  };
}

export function ownFacts(schema: JsonObject): Facts {
  const facts = noFacts();
  const type = own(schema, 'type');
  const types = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
  if (types.length > 0) facts.types = new Set(own(schema, 'nullable') === true ? [...types, 'null'] : types);
  const constant = own(schema, 'const');
  const values = own(schema, 'enum');
  if (constant !== undefined) facts.values = [constant];
  else if (Array.isArray(values)) facts.values = values;
  for (const [key, property] of entries(schema, 'properties')) facts.properties.set(key, property);
  for (const [key, property] of entries(schema, 'patternProperties')) facts.patterns.set(key, property);
  const additional = own(schema, 'additionalProperties') ?? openly(own(schema, 'unevaluatedProperties'));
  if (additional !== undefined) facts.additional = additional;
  const required = own(schema, 'required');
  if (Array.isArray(required)) for (const key of required) if (typeof key === 'string') facts.required.add(key);
  const items = own(schema, 'items');
  const prefix = Array.isArray(items) ? items : own(schema, 'prefixItems');
  if (Array.isArray(prefix)) facts.prefix = prefix;
  const rest = (Array.isArray(items) ? own(schema, 'additionalItems') : items) ?? own(schema, 'unevaluatedItems');
  if (rest !== undefined) facts.items = rest;
  for (const keyword of [...PLAIN, ...SPOKEN]) {
    const value = own(schema, keyword);
    if (value !== undefined) facts.constraints.set(keyword, keyword === 'if' ? condition(schema) : value);
  }
  return facts;
}

/** Both hold. Undefined where no value could meet both. */
export function bothFacts(a: Facts, b: Facts): Facts | undefined {
  const types = a.types === undefined || b.types === undefined ? (a.types ?? b.types) : commonTypes(a.types, b.types);
  if (types?.size === 0) return undefined;
  const values =
    a.values === undefined || b.values === undefined ? (a.values ?? b.values) : commonValues(a.values, b.values);
  if (values?.length === 0) return undefined;
  const length = Math.max(a.prefix.length, b.prefix.length);
  const constraints = new Map(a.constraints);
  const notes = [...a.notes, ...b.notes];
  for (const [keyword, value] of b.constraints) {
    const before = constraints.get(keyword);
    const tighter = before === undefined ? value : tightest(keyword, before, value);
    if (tighter === undefined) notes.push(describeConstraint(keyword, value));
    else constraints.set(keyword, tighter);
  }
  const additional = both(a.additional, b.additional);
  const items = both(a.items, b.items);
  const description = a.description ?? b.description;
  return {
    ...(types === undefined ? {} : { types }),
    ...(values === undefined ? {} : { values }),
    properties: commonProperties(a, b),
    patterns: new Map([
      ...a.patterns,
      ...[...b.patterns].map(([key, schema]) => [key, both(a.patterns.get(key), schema) ?? schema] as const),
    ]),
    ...(additional === undefined ? {} : { additional }),
    required: new Set([...a.required, ...b.required]),
    prefix: Array.from({ length }, (_, index) => both(a.prefix[index] ?? a.items, b.prefix[index] ?? b.items) ?? true),
    ...(items === undefined ? {} : { items }),
    constraints,
    notes,
    ...(description === undefined ? {} : { description }),
    followed: [...a.followed, ...b.followed],
  };
}

/** Nothing that narrows a value down. */
export function saysNothing(facts: Facts): boolean {
  return (
    facts.types === undefined &&
    facts.values === undefined &&
    facts.properties.size + facts.patterns.size + facts.required.size === 0 &&
    facts.additional === undefined &&
    facts.items === undefined &&
    facts.prefix.length + facts.constraints.size + facts.notes.length === 0
  );
}

function commonProperties(a: Facts, b: Facts): Map<string, JsonValue> {
  const properties = new Map<string, JsonValue>();
  for (const key of new Set([...a.properties.keys(), ...b.properties.keys()])) {
    properties.set(key, both(a.properties.get(key) ?? elsewhere(a), b.properties.get(key) ?? elsewhere(b)) ?? true);
  }
  return properties;
}

/** What is said of a property that is not named. One that a pattern may name is left open: patterns are not run here. */
function elsewhere({ additional, patterns }: Facts): JsonValue | undefined {
  return patterns.size > 0 ? undefined : additional;
}

function both(a: JsonValue | undefined, b: JsonValue | undefined): JsonValue | undefined {
  if (a === undefined || a === true || a === b) return b ?? a;
  if (b === undefined || b === true) return a;
  return a === false || b === false ? false : { allOf: [a, b] };
}

function commonTypes(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  const common = new Set([...a].filter((type) => b.has(type) || (type === 'integer' && b.has('number'))));
  if (b.has('integer') && a.has('number')) common.add('integer');
  return common;
}

function commonValues(a: JsonValue[], b: JsonValue[]): JsonValue[] {
  const texts = new Set(b.map((value) => JSON.stringify(value)));
  return a.filter((value) => texts.has(JSON.stringify(value)));
}

const LOWER = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']);
const UPPER = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']);

/** The constraint that implies both; undefined where they have to stand side by side. */
function tightest(keyword: string, a: JsonValue, b: JsonValue): JsonValue | undefined {
  if (typeof a === 'number' && typeof b === 'number' && LOWER.has(keyword)) return Math.max(a, b);
  if (typeof a === 'number' && typeof b === 'number' && UPPER.has(keyword)) return Math.min(a, b);
  return a === b || JSON.stringify(a) === JSON.stringify(b) ? a : undefined;
}

/** `unevaluatedProperties: false` closes what combinations leave open, which every compiled object does. */
function openly(unevaluated: JsonValue | undefined): JsonValue | undefined {
  return isObject(unevaluated) ? unevaluated : undefined;
}

function condition(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    ['if', 'then', 'else'].flatMap((keyword) => {
      const part = own(schema, keyword);
      return part === undefined ? [] : [[keyword, part] as const];
    }),
  );
}

function entries(schema: JsonObject, keyword: string): [string, JsonValue][] {
  const map = own(schema, keyword);
  return isObject(map) ? Object.entries(map) : [];
}

import type { JsonObject, JsonValue } from '../engine.ts';
import { createReferences, type References } from '../schema/references.ts';
import { isObject, own } from '../schema/subschemas.ts';

interface FieldBase {
  /** Property names from the root; an item of an array is `*`. */
  path: string[];
  title: string;
  description: string;
  nullable: boolean;
  required: boolean;
}

export interface ScalarField extends FieldBase {
  shape: 'scalar';
  /** Empty when the schema says nothing of the type: a string then. */
  types: ('string' | 'number' | 'integer' | 'boolean')[];
  format: string;
  /** The allowed values of `enum` or `const` without null; null when any value will do. */
  choices: JsonValue[] | null;
  pattern: string | null;
  minimum: number | null;
  maximum: number | null;
}

export interface ObjectField extends FieldBase {
  shape: 'object';
  children: Field[];
}

export interface ArrayField extends FieldBase {
  shape: 'array';
  item: Field;
}

export type Field = ScalarField | ObjectField | ArrayField;

/** A recursive schema is unrolled so many times; below that its values are left out. */
const UNROLLED = 2;
const MOST_FIELDS = 5_000;

/** The fields of a definition, references resolved, `allOf` merged and the first alternative that is not null taken. */
export function readFields(definition: JsonObject): ObjectField {
  const reader = new FieldReader(createReferences(definition));
  const root = reader.read(definition, [], true, []);
  if (root?.shape === 'object') return root;
  return { shape: 'object', path: [], title: '', description: '', nullable: false, required: true, children: [] };
}

class FieldReader {
  #references: References;
  #count = 0;

  constructor(references: References) {
    this.#references = references;
  }

  read(schema: JsonValue | undefined, path: string[], required: boolean, trail: string[]): Field | undefined {
    if (!isObject(schema) || ++this.#count > MOST_FIELDS) return undefined;
    const refs: string[] = [];
    const { merged, nullable } = this.#flatten(schema, refs, 0);
    if (refs.some((ref) => trail.filter((one) => one === ref).length >= UNROLLED)) return undefined;
    const below = [...trail, ...refs];
    const base: FieldBase = { path, title: text(merged['title']), description: text(merged['description']), nullable, required };
    const types = typesOf(merged);
    const properties = own(merged, 'properties');
    if (isObject(properties) || types.includes('object')) {
      const names = own(merged, 'required');
      const needed = new Set(Array.isArray(names) ? names : []);
      const children = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, child]) => {
        const field = this.read(child, [...path, key], needed.has(key), below);
        return field === undefined ? [] : [field];
      });
      return { ...base, shape: 'object', children };
    }
    const items = itemsOf(merged);
    if (items !== undefined || types.includes('array')) {
      const item = this.read(items ?? {}, [...path, '*'], true, below);
      return item === undefined ? undefined : { ...base, shape: 'array', item };
    }
    return scalar(base, merged, types);
  }

  /** One schema for one value: what references and combinations say about it, the outer keywords winning. */
  #flatten(schema: JsonObject, refs: string[], depth: number): { merged: JsonObject; nullable: boolean } {
    const type = own(schema, 'type');
    const choices = own(schema, 'enum');
    let nullable = type === 'null' || (Array.isArray(type) && type.includes('null'));
    if (type === undefined && Array.isArray(choices)) nullable = choices.includes(null);
    let merged: JsonObject = {};
    if (depth > 30) return { merged: schema, nullable };
    const add = (part: JsonValue | undefined): void => {
      if (!isObject(part)) return;
      const inner = this.#flatten(part, refs, depth + 1);
      if (inner.nullable && type === undefined) nullable = true;
      merged = merge(merged, inner.merged);
    };
    const ref = own(schema, '$ref');
    if (typeof ref === 'string') {
      refs.push(ref);
      add(this.#references.resolve(ref));
    }
    const all = own(schema, 'allOf');
    if (Array.isArray(all)) all.forEach(add);
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const list = own(schema, keyword);
      if (!Array.isArray(list)) continue;
      const parts = list.filter(isObject).map((part) => this.#flatten(part, refs, depth + 1));
      if (parts.some((part) => part.nullable)) nullable = true;
      const chosen = parts.find((part) => typesOf(part.merged).length > 0 || isObject(part.merged['properties']) || part.merged['enum'] !== undefined);
      if (chosen !== undefined) merged = merge(merged, chosen.merged);
    }
    return { merged: merge(merged, schema), nullable };
  }
}

function merge(base: JsonObject, over: JsonObject): JsonObject {
  const merged: JsonObject = { ...base, ...over };
  const a = own(base, 'properties');
  const b = own(over, 'properties');
  if (isObject(a) && isObject(b)) merged['properties'] = { ...a, ...b };
  const first = own(base, 'required');
  const second = own(over, 'required');
  if (Array.isArray(first) && Array.isArray(second)) merged['required'] = [...first, ...second];
  return merged;
}

function scalar(base: FieldBase, schema: JsonObject, types: string[]): ScalarField {
  const constant = own(schema, 'const');
  const listed = own(schema, 'enum');
  const choices = constant !== undefined ? [constant] : Array.isArray(listed) ? listed : null;
  return {
    ...base,
    shape: 'scalar',
    types: types.filter((type): type is ScalarField['types'][number] => ['string', 'number', 'integer', 'boolean'].includes(type)),
    format: text(schema['format']),
    choices: choices?.filter((choice) => choice !== null && typeof choice !== 'object') ?? null,
    pattern: typeof schema['pattern'] === 'string' ? schema['pattern'] : null,
    minimum: bound(schema['minimum']),
    maximum: bound(schema['maximum']),
  };
}

function typesOf(schema: JsonObject): string[] {
  const type = own(schema, 'type');
  const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type.filter((one) => typeof one === 'string') : [];
  return types.filter((one) => one !== 'null');
}

function itemsOf(schema: JsonObject): JsonValue | undefined {
  const items = own(schema, 'items');
  if (isObject(items)) return items;
  const prefix = Array.isArray(items) ? items : own(schema, 'prefixItems');
  return Array.isArray(prefix) ? prefix[0] : undefined;
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function bound(value: JsonValue | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

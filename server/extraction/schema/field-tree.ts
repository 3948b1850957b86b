import { getOwn, isObject } from '../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { flattenSchema, type FlatSchema } from './flatten-schema.ts';
import { createReferenceResolver } from './reference-resolver.ts';
import { createSchemaInspector, type SchemaInspector } from './schema-inspector.ts';

export type FieldKind = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'any';

/** What a definition says about one value, with references resolved and combinations merged. */
export interface Field {
  /** The name of the property; `*` for an item of an array and the value of a map; empty for the root. */
  name: string;
  /** The names from the root to this field. */
  path: string[];
  kind: FieldKind;
  nullable: boolean;
  required: boolean;
  /** Required by some alternatives of the parent object, but not by all. */
  requiredBySome?: true;
  /** The allowed values without null; one for `const`. */
  enum?: JsonValue[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  title?: string;
  description?: string;
  /** The properties of an object, in the order of the definition. */
  properties?: Field[];
  /** The value of each key of an object that `properties` does not name, if the definition describes it. */
  entries?: Field;
  /** The items of an array; the first item of a tuple. */
  items?: Field;
  /** The items of the array differ by position: `items` only describes the first one. */
  isTuple?: true;
  /** The items of a tuple by position, unless several schemas describe it. */
  prefixItems?: readonly (Field | undefined)[];
  /** The items of a tuple after `prefixItems`. */
  restItems?: Field;
  /** The kinds of `any`, if the definition lists several. */
  alternatives?: FieldKind[];
}

/** How often one reference is followed between the root and a field. */
const MAX_RECURSION = 3;
/** Further fields are omitted, the deepest first. */
const MAX_FIELDS = 10_000;

const trees = new WeakMap<JsonObject, Field>();

/** The fields of a definition that passed `checkDefinition`, built once for each object. */
export function buildFieldTree(definition: JsonObject): Field {
  const tree = trees.get(definition) ?? build(definition);
  trees.set(definition, tree);
  return tree;
}

function build(definition: JsonObject): Field {
  const references = createReferenceResolver(definition);
  const inspector = createSchemaInspector(references);
  const flatSchemas = new Map<JsonValue, FlatSchema>();
  const flatten = (schema: JsonValue): FlatSchema => {
    const flat = flatSchemas.get(schema) ?? flattenSchema(schema, references);
    flatSchemas.set(schema, flat);
    return flat;
  };
  const visit = (schema: JsonValue, path: string[], required: boolean, parent?: VisitedField): VisitedField => {
    const flat = flatten(schema);
    const referenceCounts = countReferences(flat, parent?.referenceCounts);
    return { field: createField(schema, flat, { path, required, inspector }), flat, referenceCounts };
  };

  let count = 1;
  const root = visit(definition, [], true);
  // Breadth first, so that the limit omits deep fields rather than fields of the first levels.
  const pending = [root];
  for (const parent of pending) {
    const { field, flat } = parent;
    const addChild = (schema: JsonValue, name: string, required: boolean): Field | undefined => {
      if (count >= MAX_FIELDS) return undefined;
      const child = visit(schema, [...field.path, name], required, parent);
      if ([...child.referenceCounts.values()].some((times) => times > MAX_RECURSION)) return undefined;
      count += 1;
      pending.push(child);
      return child.field;
    };
    if (field.kind === 'object') {
      field.properties = [...flat.properties].flatMap(([key, schema]) => {
        const property = addChild(schema, key, flat.required.has(key));
        if (property === undefined) return [];
        if (!property.required && flat.requiredBySome.has(key)) property.requiredBySome = true;
        return [property];
      });
      const schemaOfEntries = getSchemaOfEntries(flat);
      const entries = schemaOfEntries === undefined ? undefined : addChild(schemaOfEntries, '*', true);
      if (entries !== undefined) field.entries = entries;
    } else if (field.kind === 'array') addItems(field, flat, (schema) => addChild(schema, '*', true));
  }
  return root.field;
}

function addItems(field: Field, flat: FlatSchema, addChild: (schema: JsonValue) => Field | undefined): void {
  const { prefixItems, restItems } = flat;
  const positions = prefixItems?.map(addChild);
  const rest = restItems === undefined ? undefined : addChild(restItems);
  if (positions !== undefined) field.prefixItems = positions;
  if (rest !== undefined) field.restItems = rest;
  const isFirst = positions !== undefined && positions.length > 0;
  const items = isFirst ? positions[0] : (rest ?? (flat.items === undefined ? undefined : addChild(flat.items)));
  if (items !== undefined) field.items = items;
}

/** The schema of the values of a map. Undefined if keys of different forms have different ones. */
function getSchemaOfEntries({ keywords }: FlatSchema): JsonObject | undefined {
  const patterns = getOwn(keywords, 'patternProperties');
  const schemas = [
    ...(isObject(patterns) ? Object.values(patterns) : []),
    getOwn(keywords, 'additionalProperties') ?? getOwn(keywords, 'unevaluatedProperties'),
  ].filter((schema) => schema !== undefined && schema !== false);
  const [only] = schemas;
  return schemas.length === 1 && isObject(only) ? only : undefined;
}

/** The fields that are neither objects nor arrays, in the order of the definition. */
export function listLeafFields(definition: JsonObject): Field[] {
  const leaves: Field[] = [];
  const pending: Field[] = [buildFieldTree(definition)];
  for (let field = pending.pop(); field !== undefined; field = pending.pop()) {
    if (field.kind === 'object') pending.push(...listChildren(field).toReversed());
    else if (field.kind === 'array') pending.push(...(field.items === undefined ? [] : [field.items]));
    else leaves.push(field);
  }
  return leaves;
}

const listChildren = ({ properties = [], entries }: Field): Field[] => [
  ...properties,
  ...(entries === undefined ? [] : [entries]),
];

interface VisitedField {
  field: Field;
  flat: FlatSchema;
  /** How often each reference was followed between the root and the field. */
  referenceCounts: ReadonlyMap<string, number>;
}

function countReferences(
  { refs }: FlatSchema,
  parentCounts: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  if (refs.length === 0) return parentCounts;
  const counts = new Map(parentCounts);
  for (const ref of new Set(refs)) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return counts;
}

interface FieldOptions {
  path: string[];
  required: boolean;
  inspector: SchemaInspector;
}

function createField(schema: JsonValue, flat: FlatSchema, { path, required, inspector }: FieldOptions): Field {
  const kinds = listKinds(flat);
  const [firstKind] = kinds;
  const { format, pattern, minimum, maximum, title, description } = flat.keywords;
  return {
    name: path.at(-1) ?? '',
    path,
    kind: kinds.length === 1 && firstKind !== undefined ? firstKind : 'any',
    nullable: schema === true || inspector.allowsNull(schema),
    required,
    ...(flat.values === undefined ? {} : { enum: flat.values }),
    ...(typeof format === 'string' ? { format } : {}),
    ...(typeof pattern === 'string' ? { pattern } : {}),
    ...(typeof minimum === 'number' ? { minimum } : {}),
    ...(typeof maximum === 'number' ? { maximum } : {}),
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    ...(flat.isTuple === true ? { isTuple: true } : {}),
    ...(kinds.length > 1 ? { alternatives: kinds } : {}),
  };
}

const KINDS: readonly FieldKind[] = ['object', 'array', 'string', 'number', 'integer', 'boolean'];

function listKinds(flat: FlatSchema): FieldKind[] {
  if (flat.types.size > 0)
    return KINDS.filter((kind) => flat.types.has(kind) && !(kind === 'integer' && flat.types.has('number')));
  if (flat.values !== undefined) {
    const kinds = new Set(flat.values.map(getKind));
    return [...kinds].filter((kind) => !(kind === 'integer' && kinds.has('number')));
  }
  if (flat.alternatives.length > 0) return [...new Set(flat.alternatives.flatMap(listKinds))];
  if (flat.properties.size > 0) return ['object'];
  if (flat.items !== undefined) return ['array'];
  const isString = ['pattern', 'format', 'minLength', 'maxLength'].some((keyword) =>
    Object.hasOwn(flat.keywords, keyword),
  );
  return [isString ? 'string' : 'any'];
}

function getKind(value: JsonValue): FieldKind {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return value === null ? 'any' : (typeof value as 'object' | 'string' | 'boolean');
}

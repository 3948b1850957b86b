import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { flatten, type FlatSchema } from './flatten-schema.ts';
import { createReferences } from './reference-resolver.ts';
import { createShape, type Shape } from './schema-inspector.ts';

export type FieldKind = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'any';

/** What a definition says about one value, with references resolved and combinations merged. */
export interface Field {
  /** The property's name; `*` for an item of an array; empty for the root. */
  name: string;
  /** The names from the root to here. */
  path: string[];
  kind: FieldKind;
  nullable: boolean;
  required: boolean;
  /** Not required by all of the alternatives that the object around it may be, but by one. */
  requiredBySome?: true;
  /** The allowed values without null, where only some are; one for `const`. */
  enum?: JsonValue[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  title?: string;
  description?: string;
  /** Of an object, in the order of the definition. */
  properties?: Field[];
  /** Of an array; of a tuple, its first item. */
  items?: Field;
  /** The items of the array differ by position: what is said of the first does not hold of the others. */
  isTuple?: true;
  /** The kinds of value that `any` stands for, where the definition names several. */
  alternatives?: FieldKind[];
}

/** How often one reference is followed on the way down: recursion is unrolled so far. */
const UNROLLED = 3;
/** Fields beyond this are left out, the deepest first. */
const MAX_FIELDS = 10_000;

/** The fields of a definition that passed its check. */
export function fieldTree(definition: JsonObject): Field {
  const references = createReferences(definition);
  const shape = createShape(references);
  const flattened = new Map<JsonValue, FlatSchema>();
  const flatOf = (schema: JsonValue): FlatSchema => {
    const known = flattened.get(schema) ?? flatten(schema, references);
    flattened.set(schema, known);
    return known;
  };
  let count = 1;
  const [root, below] = readField(definition, flatOf(definition), [], true, new Map(), shape);
  const waiting = [below];
  // Level by level, so that the bound cuts off depth and never a field of the first levels.
  for (const { field, flat, followed } of waiting) {
    const read = (schema: JsonValue, name: string, required: boolean): Field | undefined => {
      if (count >= MAX_FIELDS) return undefined;
      const [child, open] = readField(schema, flatOf(schema), [...field.path, name], required, followed, shape);
      if ([...open.followed.values()].some((times) => times > UNROLLED)) return undefined;
      count += 1;
      waiting.push(open);
      return child;
    };
    if (field.kind === 'object') {
      field.properties = [...flat.properties].flatMap(([key, schema]) => {
        const property = read(schema, key, flat.required.has(key));
        if (property !== undefined && !property.required && flat.requiredBySome.has(key))
          property.requiredBySome = true;
        return property ?? [];
      });
    } else if (field.kind === 'array' && flat.items !== undefined) {
      const items = read(flat.items, '*', true);
      if (items !== undefined) field.items = items;
    }
  }
  return root;
}

/** The fields that hold values, in the order of the definition. */
export function leafFields(definition: JsonObject): Field[] {
  const leaves: Field[] = [];
  const waiting: Field[] = [fieldTree(definition)];
  for (let field = waiting.pop(); field !== undefined; field = waiting.pop()) {
    if (field.kind === 'object') waiting.push(...(field.properties ?? []).toReversed());
    else if (field.kind === 'array') waiting.push(...(field.items === undefined ? [] : [field.items]));
    else leaves.push(field);
  }
  return leaves;
}

interface Open {
  field: Field;
  flat: FlatSchema;
  /** How often each reference was followed on the way here. */
  followed: Map<string, number>;
}

function readField(
  schema: JsonValue,
  flat: FlatSchema,
  path: string[],
  required: boolean,
  above: Map<string, number>,
  shape: Shape,
): [Field, Open] {
  let followed = above;
  if (flat.refs.length > 0) {
    followed = new Map(above);
    for (const ref of new Set(flat.refs)) followed.set(ref, (followed.get(ref) ?? 0) + 1);
  }
  const kinds = kindsOf(flat);
  const [only] = kinds;
  const { format, pattern, minimum, maximum, title, description } = flat.keywords;
  const field: Field = {
    name: path.at(-1) ?? '',
    path,
    kind: kinds.length === 1 && only !== undefined ? only : 'any',
    nullable: schema === true || shape.allowsNull(schema),
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
  return [field, { field, flat, followed }];
}

const KINDS: readonly FieldKind[] = ['object', 'array', 'string', 'number', 'integer', 'boolean'];

function kindsOf(flat: FlatSchema): FieldKind[] {
  if (flat.types.size > 0)
    return KINDS.filter((kind) => flat.types.has(kind) && !(kind === 'integer' && flat.types.has('number')));
  if (flat.values !== undefined) return [...new Set(flat.values.map(kindOfValue))];
  if (flat.alternatives.length > 0) return [...new Set(flat.alternatives.flatMap(kindsOf))];
  if (flat.properties.size > 0) return ['object'];
  if (flat.items !== undefined) return ['array'];
  return ['pattern', 'format', 'minLength', 'maxLength'].some((keyword) => Object.hasOwn(flat.keywords, keyword))
    ? ['string']
    : ['any'];
}

function kindOfValue(value: JsonValue): FieldKind {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return value === null ? 'any' : (typeof value as 'object' | 'string' | 'boolean');
}

import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { buildFieldTree, type Field as SchemaField, type FieldKind } from '../schema/field-tree.ts';

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
  /** What examples call it, and how surely. */
  taught?: readonly { label: string; weight: number }[];
  /** The same field without what examples call it; absent where they call it nothing. */
  untaught?: ScalarField;
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

/** The fields of a definition as this extractor fills them: each an object, an array, or a scalar. */
export function readFields(definition: JsonObject): ObjectField {
  return objectField(buildFieldTree(definition));
}

function read(field: SchemaField): Field | undefined {
  const kind = shapeOf(field);
  if (kind === 'object') return objectField(field);
  if (kind === 'scalar') return scalarField(field);
  const item = field.items === undefined ? undefined : read(field.items);
  return item === undefined ? undefined : { ...baseOf(field), shape: 'array', item };
}

/** Of several kinds of value that would do, the first that can be filled here. */
function shapeOf({ kind, alternatives }: SchemaField): Field['shape'] {
  const chosen = kind === 'any' ? (alternatives?.find((one) => isScalar(one)) ?? alternatives?.[0]) : kind;
  return chosen === 'object' || chosen === 'array' ? chosen : 'scalar';
}

/** The leaves outside of arrays, and the outermost arrays. */
export function splitFields(field: Field): { scalars: ScalarField[]; arrays: ArrayField[] } {
  if (field.shape === 'scalar') return { scalars: [field], arrays: [] };
  if (field.shape === 'array') return { scalars: [], arrays: [field] };
  const below = field.children.map(splitFields);
  return { scalars: below.flatMap((one) => one.scalars), arrays: below.flatMap((one) => one.arrays) };
}

function objectField(field: SchemaField): ObjectField {
  return {
    ...baseOf(field),
    shape: 'object',
    children: (field.properties ?? []).flatMap((child) => read(child) ?? []),
  };
}

function scalarField(field: SchemaField): ScalarField {
  return {
    ...baseOf(field),
    shape: 'scalar',
    types: (field.alternatives ?? [field.kind]).filter(isScalar),
    format: field.format ?? '',
    choices: field.enum?.filter((choice) => choice !== null && typeof choice !== 'object') ?? null,
    pattern: field.pattern ?? null,
    minimum: field.minimum ?? null,
    maximum: field.maximum ?? null,
  };
}

function baseOf({ path, title = '', description = '', nullable, required }: SchemaField): FieldBase {
  return { path, title, description, nullable, required };
}

function isScalar(kind: FieldKind): kind is ScalarField['types'][number] {
  return kind === 'string' || kind === 'number' || kind === 'integer' || kind === 'boolean';
}

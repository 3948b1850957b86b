/** The kinds of fields that the form offers, and how a definition writes each. */
import { isObject, type JsonObject } from './definition-object.ts';

export const FIELD_KINDS = {
  text: 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Yes or no',
  date: 'Date',
  dateTime: 'Date and time',
  choice: 'Choice',
  group: 'Group',
  rows: 'List of rows',
  texts: 'List of texts',
  numbers: 'List of numbers',
} as const;

export type FieldKind = keyof typeof FIELD_KINDS;

const COMPOSITIONS = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'const', 'if', 'prefixItems'];
/** The keywords that a kind decides. */
const KIND_KEYWORDS = ['type', 'enum', 'items', 'properties', 'required', 'additionalProperties'];

const listTypes = (schema: JsonObject): unknown[] => [schema['type'] ?? []].flat();

export const isNullable = (schema: JsonObject): boolean => listTypes(schema).includes('null');

const isChoices = (values: unknown): boolean =>
  Array.isArray(values) && values.every((value) => value === null || typeof value === 'string');

function findListKind(items: unknown): FieldKind | null {
  if (!isObject(items) || isNullable(items)) return null;
  const kind = findKind(items);
  if (kind === 'group') return 'rows';
  if (kind === 'text' && items['format'] === undefined) return 'texts';
  return kind === 'number' ? 'numbers' : null;
}

/** Null for a field that only the JSON can express. */
export function findKind(schema: JsonObject): FieldKind | null {
  if (COMPOSITIONS.some((keyword) => keyword in schema)) return null;
  const types = listTypes(schema).filter((type) => type !== 'null');
  if (types.length !== 1) return null;
  const [type] = types;
  if ('enum' in schema) return type === 'string' && isChoices(schema['enum']) ? 'choice' : null;
  switch (type) {
    case 'string':
      if (schema['format'] === 'date') return 'date';
      return schema['format'] === 'date-time' ? 'dateTime' : 'text';
    case 'number':
    case 'integer':
    case 'boolean':
      return type;
    case 'object':
      return 'group';
    case 'array':
      return findListKind(schema['items']);
    default:
      return null;
  }
}

/** The schema that has the `properties` of a group, or of the rows of a list. */
export function findContainer(schema: JsonObject): JsonObject | null {
  const kind = findKind(schema);
  if (kind === 'group') return schema;
  return kind === 'rows' && isObject(schema['items']) ? schema['items'] : null;
}

function writeKind(kind: FieldKind, container: JsonObject | null): JsonObject {
  const group = container ?? { type: 'object', properties: {}, required: [], additionalProperties: false };
  switch (kind) {
    case 'text':
      return { type: 'string' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'dateTime':
      return { type: 'string', format: 'date-time' };
    case 'choice':
      return { type: 'string', enum: [] };
    case 'group':
      return { ...group, type: 'object' };
    case 'rows':
      return { type: 'array', items: { ...group, type: 'object' } };
    case 'texts':
      return { type: 'array', items: { type: 'string' } };
    case 'numbers':
      return { type: 'array', items: { type: 'number' } };
    default:
      return { type: kind };
  }
}

/** The field with another kind. It keeps what no kind decides; a group and rows keep their fields. */
export function changeKind(schema: JsonObject, kind: FieldKind): JsonObject {
  const before = findKind(schema);
  if (before === kind) return schema;
  const dropped = new Set([...KIND_KEYWORDS, ...(before === null ? COMPOSITIONS : [])]);
  if (before === 'date' || before === 'dateTime' || kind !== 'text') dropped.add('format');
  const container = findContainer(schema);
  const { title: _title, description: _description, ...fields } = container ?? {};
  const written = writeKind(kind, container === null ? null : fields);
  const kept = Object.entries(schema).filter(([keyword]) => !dropped.has(keyword));
  return changeNullable({ ...written, ...Object.fromEntries(kept) }, isNullable(schema));
}

export function changeNullable(schema: JsonObject, nullable: boolean): JsonObject {
  const types = listTypes(schema).filter((type) => type !== 'null');
  const type = nullable ? [...types, 'null'] : types.length === 1 ? types[0] : types;
  const choices = schema['enum'];
  if (!Array.isArray(choices)) return { ...schema, type };
  const values = choices.filter((value) => value !== null);
  return { ...schema, type, enum: nullable ? [...values, null] : values };
}

/** Keywords of a field that the form does not show. */
export function listOtherKeywords(schema: JsonObject): string[] {
  const kind = findKind(schema);
  const shown = new Set([...KIND_KEYWORDS, 'description', 'title']);
  if (kind === 'date' || kind === 'dateTime') shown.add('format');
  const items = kind === 'rows' && isObject(schema['items']) ? listOtherKeywords(schema['items']) : [];
  return [...Object.keys(schema).filter((keyword) => !shown.has(keyword)), ...items];
}

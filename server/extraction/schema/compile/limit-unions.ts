import { getOwn, isObject, setOwn } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { addDescription, getDescription, joinSentences } from '../resolve/describe-constraints.ts';
import type { SchemaProfile } from '../schema-profiles.ts';

/** How the answer expresses null: the property is omitted, or it is an empty text. */
type Absence = 'omitted' | 'empty';

export interface LimitedSchema {
  schema: JsonObject;
  /** Sets the nulls of an answer that the schema expresses otherwise. */
  restoreNulls(answer: JsonValue): JsonValue;
}

interface NullableProperty {
  owner: JsonObject;
  name: string;
  schema: JsonObject;
}

const EMPTY_TEXT = 'Empty if the document does not state it.';

/**
 * Expresses nullable properties without unions where a provider limits their number: the first ones stay, further ones
 * become optional, as far as the provider accepts that, and texts become empty. Returns the schema itself where it is
 * within the limits.
 * @param schema compiled, with all properties required
 */
export function limitUnions(schema: JsonObject, { maxUnions, maxOptional = 0 }: SchemaProfile): LimitedSchema {
  if (maxUnions === undefined || countUnions(schema) <= maxUnions) return { schema, restoreNulls: (answer) => answer };
  // Repeated parts of the schema are one object, but are sent, and counted, each time.
  const limited = JSON.parse(JSON.stringify(schema)) as JsonObject;
  const rules = new Map<JsonObject, Map<string, Absence>>();
  const nullable = listNullableProperties(limited).filter((property) => !removeTypeOfEnum(property));
  const others = countUnions(limited) - nullable.length;
  // Only texts can be empty, so what is no text is served first.
  const ordered = [...nullable.filter((one) => !isFreeText(one)), ...nullable.filter(isFreeText)];
  const kept = Math.max(0, maxUnions - others);
  ordered.forEach((property, index) => {
    if (index < kept) return;
    const absence = index < kept + maxOptional ? 'omitted' : isFreeText(property) ? 'empty' : null;
    if (absence === null) return;
    const ofOwner = rules.get(property.owner) ?? new Map<string, Absence>();
    rules.set(property.owner, ofOwner.set(property.name, absence));
    if (absence === 'omitted') omit(property);
    else setProperty(property, describeEmpty(removeNull(property.schema)));
  });
  return { schema: limited, restoreNulls: (answer) => restoreNulls(answer, limited, rules) };
}

function countUnions(schema: JsonValue): number {
  if (Array.isArray(schema)) return schema.reduce<number>((sum, one) => sum + countUnions(one), 0);
  if (!isObject(schema)) return 0;
  const isUnion = Array.isArray(schema['anyOf']) || Array.isArray(schema['type']);
  const children = [schema['anyOf'], schema['items'], ...Object.values(getProperties(schema))];
  return children.reduce<number>((sum, child) => sum + (child === undefined ? 0 : countUnions(child)), Number(isUnion));
}

/** Outside of unions, where a missing property could select another option. */
function listNullableProperties(schema: JsonObject): NullableProperty[] {
  const own = Object.entries(getProperties(schema)).flatMap(([name, child]): NullableProperty[] => {
    if (!isObject(child)) return [];
    const below = getSingleOption(child);
    const inner = below === undefined ? [] : listNullableProperties(below);
    return isNullable(child) ? [{ owner: schema, name, schema: child }, ...inner] : inner;
  });
  const items = getOwn(schema, 'items');
  const item = isObject(items) ? getSingleOption(items) : undefined;
  return item === undefined ? own : [...own, ...listNullableProperties(item)];
}

const getProperties = (schema: JsonObject): JsonObject => {
  const properties = getOwn(schema, 'properties');
  return isObject(properties) ? properties : {};
};

const isNull = (schema: JsonValue): boolean => isObject(schema) && schema['type'] === 'null';

/** The schema itself, or the only option beside null. */
function getSingleOption(schema: JsonObject): JsonObject | undefined {
  const options = getOwn(schema, 'anyOf');
  if (!Array.isArray(options)) return schema;
  const [only, ...more] = options.filter((option) => !isNull(option));
  return more.length === 0 && isObject(only) ? only : undefined;
}

function isNullable({ type, anyOf }: JsonObject): boolean {
  if (Array.isArray(type)) return type.length === 2 && type.includes('null');
  return Array.isArray(anyOf) && anyOf.length === 2 && anyOf.some(isNull);
}

const isFreeText = ({ schema }: NullableProperty): boolean =>
  Array.isArray(schema['type']) && schema['type'].includes('string') && schema['format'] === undefined;

/** Whether there is an enum, whose values imply the type. */
function removeTypeOfEnum({ schema }: NullableProperty): boolean {
  const hasValues = Array.isArray(schema['enum']) && Array.isArray(schema['type']);
  if (hasValues) delete schema['type'];
  return hasValues;
}

function removeNull(schema: JsonObject): JsonObject {
  const { type, anyOf, ...rest } = schema;
  if (Array.isArray(type)) return { type: type.find((one) => one !== 'null') ?? 'string', ...rest };
  const option = Array.isArray(anyOf) ? anyOf.find((one) => !isNull(one)) : undefined;
  if (!isObject(option)) return schema;
  // In place: rules for the properties of the option are bound to this object.
  const description = joinSentences(getDescription(schema), getDescription(option));
  if (description !== undefined) option['description'] = description;
  return option;
}

const describeEmpty = (schema: JsonObject): JsonObject =>
  addDescription(schema, joinSentences(getDescription(schema), EMPTY_TEXT));

function setProperty({ owner, name }: NullableProperty, schema: JsonObject): void {
  setOwn(getProperties(owner), name, schema);
}

function omit(property: NullableProperty): void {
  const { owner, name, schema } = property;
  setProperty(property, removeNull(schema));
  const required = getOwn(owner, 'required');
  if (Array.isArray(required)) owner['required'] = required.filter((one) => one !== name);
}

function restoreNulls(
  answer: JsonValue,
  schema: JsonObject,
  rules: ReadonlyMap<JsonObject, ReadonlyMap<string, Absence>>,
): JsonValue {
  const single = getSingleOption(schema);
  if (single === undefined) return answer;
  if (Array.isArray(answer)) {
    const items = getOwn(single, 'items');
    return isObject(items) ? answer.map((item) => restoreNulls(item, items, rules)) : answer;
  }
  if (!isObject(answer)) return answer;
  const properties = getProperties(single);
  const restored: JsonObject = {};
  for (const [name, value] of Object.entries(answer)) {
    const child = getOwn(properties, name);
    setOwn(restored, name, isObject(child) ? restoreNulls(value, child, rules) : value);
  }
  for (const [name, absence] of rules.get(single) ?? []) {
    const value = getOwn(restored, name);
    if (absence === 'omitted' ? value === undefined : value === '') setOwn(restored, name, null);
  }
  return restored;
}

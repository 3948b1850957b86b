/** Data that fits a definition: by its examples where it has some, else by its types. The same each time. */

type Schema = Record<string, unknown>;

const MAX_DEPTH = 8;

const FORMATS: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00Z',
  time: '09:30:00Z',
  email: 'name@example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function resolveReference(root: Schema, reference: string): Schema {
  let found: unknown = root;
  for (const step of reference.replace(/^#\/?/, '').split('/').filter(Boolean))
    found = isSchema(found) ? found[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  return isSchema(found) ? found : {};
}

/** The type to make a value of: not null where something else is possible. */
function typeOf({ type, properties, items }: Schema): unknown {
  if (Array.isArray(type)) return (type as unknown[]).find((one) => one !== 'null') ?? 'null';
  return type ?? (properties ? 'object' : items ? 'array' : 'string');
}

function makeString(schema: Schema, name: string): string {
  const {
    format,
    minLength = 0,
    maxLength = Infinity,
  } = schema as { [key: string]: unknown; minLength?: number; maxLength?: number };
  const text = (typeof format === 'string' ? FORMATS[format] : undefined) ?? name;
  return text.padEnd(minLength, '.').slice(0, maxLength);
}

function makeNumber({ minimum, exclusiveMinimum, maximum, multipleOf, type }: Schema): number {
  const isInteger = type === 'integer' || (Array.isArray(type) && type.includes('integer') && !type.includes('number'));
  const step = typeof multipleOf === 'number' ? multipleOf : 1;
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : undefined;
  const least = above ?? (typeof minimum === 'number' ? minimum : step);
  const value = Math.ceil(least / step) * step;
  const bounded = typeof maximum === 'number' && value > maximum ? maximum : value;
  return isInteger ? Math.ceil(bounded) : bounded;
}

/** What the schema itself offers, in the order of how much it says; undefined where it offers nothing. */
function offered({ examples, example, default: fallback, const: constant, enum: values }: Schema): unknown {
  if (constant !== undefined) return constant;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (example !== undefined) return example;
  if (fallback !== undefined && fallback !== null) return fallback;
  return Array.isArray(values) ? (values.find((value) => value !== null) ?? values[0]) : undefined;
}

function combine(root: Schema, schema: Schema): Schema {
  const { $ref, allOf, anyOf, oneOf, ...own } = schema;
  const parts = [
    ...(typeof $ref === 'string' ? [combine(root, resolveReference(root, $ref))] : []),
    ...(Array.isArray(allOf) ? allOf.filter(isSchema).map((one) => combine(root, one)) : []),
  ];
  const choices = [anyOf, oneOf].find((one) => Array.isArray(one)) as unknown[] | undefined;
  const choice = choices?.filter(isSchema).find((one) => one['type'] !== 'null');
  if (choice) parts.push(combine(root, choice));
  const properties: Schema = Object.assign({}, ...parts.map((part) => part['properties']), own['properties']) as Schema;
  const hasProperties = Object.keys(properties).length > 0;
  return Object.assign({}, ...parts, own, hasProperties ? { properties } : {}) as Schema;
}

function makeValue(root: Schema, schema: Schema, name: string, depth: number): unknown {
  const whole = combine(root, schema);
  const given = offered(whole);
  if (given !== undefined) return structuredClone(given);
  const required = Array.isArray(whole['required']) ? (whole['required'] as string[]) : [];
  switch (typeOf(whole)) {
    case 'object': {
      const properties = Object.entries((whole['properties'] ?? {}) as Record<string, Schema>);
      const wanted = properties.filter(([key]) => depth < MAX_DEPTH || required.includes(key));
      return Object.fromEntries(wanted.map(([key, one]) => [key, makeValue(root, one, key, depth + 1)]));
    }
    case 'array': {
      const { minItems = 1, items } = whole as { minItems?: number; items?: Schema };
      const length = depth < MAX_DEPTH ? Math.max(1, minItems) : minItems;
      return Array.from({ length }, () => makeValue(root, items ?? {}, name, depth + 1));
    }
    case 'number':
    case 'integer':
      return makeNumber(whole);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return makeString(whole, name);
  }
}

export function generateData(definition: Schema): Record<string, unknown> {
  const made = makeValue(definition, definition, 'value', 0);
  return isSchema(made) ? made : {};
}

/** The data with null for each property that is required, missing and may be null, as the service fills them in. */
export function fillMissing(definition: Schema, extracted: Record<string, unknown>): Record<string, unknown> {
  const fill = (schema: Schema, value: unknown, depth: number): unknown => {
    const whole = combine(definition, schema);
    if (depth > MAX_DEPTH * 4) return value;
    if (Array.isArray(value)) {
      const { items } = whole;
      return isSchema(items) ? value.map((one) => fill(items, one, depth + 1)) : value;
    }
    const { properties } = whole;
    if (!isSchema(value) || !isSchema(properties)) return value;
    const entries = Object.entries(properties as Record<string, Schema>).flatMap(([key, one]) => {
      if (key in value) return [[key, fill(one, value[key], depth + 1)]];
      return mayBeNull(definition, one) ? [[key, null]] : [];
    });
    return { ...value, ...(Object.fromEntries(entries) as Schema) };
  };
  return fill(definition, extracted, 0) as Record<string, unknown>;
}

function mayBeNull(root: Schema, schema: Schema): boolean {
  const { type, anyOf, oneOf, $ref } = schema;
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return true;
  if (typeof $ref === 'string') return mayBeNull(root, resolveReference(root, $ref));
  return [anyOf, oneOf].some((all) => Array.isArray(all) && all.filter(isSchema).some((one) => mayBeNull(root, one)));
}

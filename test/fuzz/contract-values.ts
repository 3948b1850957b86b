import fc from 'fast-check';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

type Arbitrary = fc.Arbitrary<unknown>;

/** Values that programs stumble over. */
const ODD_VALUES: unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '𝕏'.repeat(50),
  'e\u0301',
  '../../etc/passwd',
  "'; drop table runs; --",
  '__proto__',
  'x'.repeat(5_000),
  0,
  -0,
  -1,
  0.1,
  1e308,
  2 ** 53 + 1,
  true,
  false,
  [],
  {},
  [[[[]]]],
  { constructor: { prototype: {} } },
  '2026-02-30T99:99:99Z',
  'usr_01kb2m4t9qf5x8v3n7c6d1e0ja',
];

/** Lists or objects in one another. */
const nest = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

export const oddValue: Arbitrary = fc.oneof(
  fc.constantFrom(...ODD_VALUES),
  fc.integer({ min: 1, max: 3_000 }).map(nest),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const edge = (from: number, to: number): Arbitrary =>
  fc.oneof(fc.constantFrom(from, to), fc.integer({ min: Math.ceil(from), max: Math.min(to, 2 ** 31) }));

function createText({ format, pattern, minLength = 0, maxLength = 60 }: Schema): Arbitrary {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'uri')
    return fc.constantFrom('http://127.0.0.1:1/', 'https://127.0.0.1/', 'ftp://a', 'https://[::1]/');
  if (pattern !== undefined && pattern !== '\\S')
    return fc.constantFrom('a', 'abc', 'a-b', 'x1', '1-3,7', '1', 'a_b.c');
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 60) }),
    fc.constantFrom(Math.max(minLength, 1), maxLength).map((length) => 'x'.repeat(Math.min(length, 20_000))),
  );
}

/** Creates values that a schema of the contract allows, often at its edges. */
export function createValues(components: Record<string, Schema>) {
  function objectOf(schema: Schema, depth: number): Arbitrary {
    const entries = Object.entries(schema.properties ?? {});
    const fields = Object.fromEntries(entries.map(([name, field]) => [name, create(field, depth + 1)]));
    return fc.record(fields, { requiredKeys: schema.required ?? [] }) as Arbitrary;
  }

  function create(schema: Schema, depth = 0): Arbitrary {
    if (schema.$ref !== undefined) return create(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
    if (depth > 6) return fc.constant(null);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices !== undefined && schema.properties === undefined)
      return fc.oneof(...choices.map((choice) => create(choice, depth + 1)));
    if (schema.allOf?.[0] !== undefined) return create(schema.allOf[0], depth + 1);
    const type = Array.isArray(schema.type) ? schema.type : [schema.type ?? (schema.properties ? 'object' : 'any')];
    return fc.oneof(...type.map((one) => ofType(one, schema, depth)));
  }

  function ofType(type: string, schema: Schema, depth: number): Arbitrary {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return edge(schema.minimum ?? 0, schema.maximum ?? 1_000);
      case 'number':
        return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000, noNaN: true });
      case 'string':
        return createText(schema);
      case 'array':
        return fc.array(create(schema.items ?? {}, depth + 1), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
        });
      case 'object':
        return schema.properties === undefined
          ? fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ maxLength: 20 }), { maxKeys: 3 })
          : objectOf(schema, depth);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  }

  return create;
}

/** Changes one place of a valid body: another type, a missing or an unknown field, or an odd value. */
export function spoil(body: Arbitrary): Arbitrary {
  return fc
    .tuple(body, fc.nat(), oddValue, fc.constantFrom('replace', 'remove', 'add', 'whole'))
    .map(([value, position, odd, how]) => {
      if (how === 'whole' || typeof value !== 'object' || value === null) return odd;
      const entries = Object.entries(value);
      if (how === 'add' || entries.length === 0) return { ...value, [`unknown${position % 7}`]: odd };
      const index = position % entries.length;
      if (how === 'remove') return Object.fromEntries(entries.filter((_, other) => other !== index));
      return Object.fromEntries(entries.map(([name, old], other) => [name, other === index ? odd : old]));
    });
}

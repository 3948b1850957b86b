import type { JsonValue } from '../../lib/json-value.ts';

/** The most specific type name of JSON Schema: `integer` rather than `number`. */
export function getJsonType(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

/** The types that both sets allow. An integer is a number. */
export function intersectTypes(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  const common = new Set([...a].filter((type) => b.has(type) || (type === 'integer' && b.has('number'))));
  if (b.has('integer') && a.has('number')) common.add('integer');
  return common;
}

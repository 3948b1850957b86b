import { isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getJsonType } from '../json-type.ts';
import { describeValues } from '../resolve/describe-constraints.ts';
import { createUnion } from './compiled-node.ts';

/**
 * A schema that accepts one value of `enum` or `const`. Providers support scalars in `enum` only, so arrays and objects
 * are described by their items and properties.
 */
export function compileLiteral(value: JsonValue, stringEnumsOnly: boolean): JsonObject {
  if (Array.isArray(value)) {
    const items = value.map((item) => compileLiteral(item, stringEnumsOnly));
    return { type: 'array', items: items.length === 0 ? { type: 'string' } : createUnion(items) };
  }
  if (isObject(value)) {
    const properties = Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, compileLiteral(child, stringEnumsOnly)]),
    );
    return { type: 'object', properties, required: Object.keys(value), additionalProperties: false };
  }
  if (value === null) return { type: 'null' };
  return stringEnumsOnly && typeof value !== 'string'
    ? { type: getJsonType(value), description: describeValues([value]) }
    : { type: getJsonType(value), enum: [value] };
}

import type { PlacedSchema } from './locate-schemas.ts';
import { isObject, own } from './subschemas.ts';

export interface SchemaSize {
  properties: number;
  /** Levels of data below the root. */
  depth: number;
  enumValues: number;
  /** `anyOf`, `oneOf` and lists of types. */
  unions: number;
}

/** What providers count. */
export function schemaSize(placed: PlacedSchema[]): SchemaSize {
  const size = { properties: 0, depth: 0, enumValues: 0, unions: 0 };
  for (const { schema, depth } of placed) {
    const properties = own(schema, 'properties');
    if (isObject(properties)) size.properties += Object.keys(properties).length;
    size.depth = Math.max(size.depth, depth);
    const values = own(schema, 'enum');
    if (Array.isArray(values)) size.enumValues += values.length;
    for (const keyword of ['anyOf', 'oneOf', 'type']) if (Array.isArray(own(schema, keyword))) size.unions += 1;
  }
  return size;
}

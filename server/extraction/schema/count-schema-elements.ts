import type { LocatedSchema } from './locate-schemas.ts';
import { getOwn, isObject } from '../../lib/json-object.ts';

export interface SchemaCounts {
  properties: number;
  /** Levels of data below the root. */
  depth: number;
  enumValues: number;
  /** `anyOf`, `oneOf` and lists of types. */
  unions: number;
}

/** The numbers that providers limit. */
export function countSchemaElements(located: LocatedSchema[]): SchemaCounts {
  const counts = { properties: 0, depth: 0, enumValues: 0, unions: 0 };
  for (const { schema, depth } of located) {
    const properties = getOwn(schema, 'properties');
    if (isObject(properties)) counts.properties += Object.keys(properties).length;
    counts.depth = Math.max(counts.depth, depth);
    const values = getOwn(schema, 'enum');
    if (Array.isArray(values)) counts.enumValues += values.length;
    for (const keyword of ['anyOf', 'oneOf', 'type']) if (Array.isArray(getOwn(schema, keyword))) counts.unions += 1;
  }
  return counts;
}

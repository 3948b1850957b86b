import { isObject } from '../../lib/json-object.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { CHILD_APPLICATORS, resolveReference } from './locate-schemas.ts';
import type { ReferenceResolver } from './reference-resolver.ts';
import { listSubschemas } from './subschemas.ts';

/** The levels of data below the root, also through references. A recursive reference counts once. */
export function measureDepth(root: JsonObject, references: ReferenceResolver): number {
  const depths = new Map<JsonObject, number>();
  const open = new Set<JsonObject>();
  const visit = (schema: JsonObject): number => {
    const known = depths.get(schema);
    if (known !== undefined || open.has(schema)) return known ?? 0;
    open.add(schema);
    let depth = 0;
    for (const { keyword, schema: child, inPlace } of listSubschemas(schema, '')) {
      const isBelow = CHILD_APPLICATORS.has(keyword);
      if (isObject(child) && (isBelow || inPlace)) depth = Math.max(depth, visit(child) + (isBelow ? 1 : 0));
    }
    const target = resolveReference(schema, references);
    if (isObject(target)) depth = Math.max(depth, visit(target));
    open.delete(schema);
    depths.set(schema, depth);
    return depth;
  };
  return visit(root);
}

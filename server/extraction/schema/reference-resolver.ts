import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { getOwn, isObject } from '../../lib/json-object.ts';
import { listSubschemas } from './subschemas.ts';
import { parsePointer } from '../../lib/json-pointer.ts';

/** Resolves the local references of one definition. Create it once per definition: anchors are collected once. */
export interface ReferenceResolver {
  /** The target of `ref`. Undefined if it is remote or does not exist. */
  resolve(ref: string): JsonValue | undefined;
  /** Whether `ref` refers to another document. */
  isRemote(ref: string): boolean;
}

export function createReferenceResolver(root: JsonObject): ReferenceResolver {
  const rootId = getOwn(root, '$id');
  const base = typeof rootId === 'string' ? rootId.replace(/#$/, '') : '';
  let anchors: Map<string, JsonValue> | undefined;

  return { resolve, isRemote };

  function isRemote(ref: string): boolean {
    return getLocalFragment(ref) === undefined;
  }

  function resolve(ref: string): JsonValue | undefined {
    const fragment = getLocalFragment(ref);
    if (fragment === undefined) return undefined;
    if (fragment === '') return root;
    if (fragment.startsWith('/')) return followPointer(root, fragment);
    anchors ??= collectAnchors(root);
    return anchors.get(fragment);
  }

  function getLocalFragment(ref: string): string | undefined {
    const local = base !== '' && ref.startsWith(base) ? ref.slice(base.length) : ref;
    if (local === '' && ref !== '') return '';
    if (!local.startsWith('#')) return undefined;
    try {
      return decodeURIComponent(local.slice(1));
    } catch {
      return local.slice(1);
    }
  }
}

function followPointer(root: JsonValue, pointer: string): JsonValue | undefined {
  let at: JsonValue | undefined = root;
  for (const key of parsePointer(pointer)) {
    if (Array.isArray(at)) at = /^\d+$/.test(key) ? at[Number(key)] : undefined;
    else if (isObject(at)) at = getOwn(at, key);
    else return undefined;
  }
  return at;
}

function collectAnchors(root: JsonObject): Map<string, JsonValue> {
  const anchors = new Map<string, JsonValue>();
  const waiting: JsonValue[] = [root];
  while (waiting.length > 0) {
    const schema = waiting.pop();
    if (!isObject(schema)) continue;
    const { $anchor, $dynamicAnchor, $id } = schema;
    if (typeof $anchor === 'string') anchors.set($anchor, schema);
    if (typeof $dynamicAnchor === 'string') anchors.set($dynamicAnchor, schema);
    // In draft-07, an anchor is an `$id` that is a fragment.
    if (typeof $id === 'string' && $id.startsWith('#')) anchors.set($id.slice(1), schema);
    for (const sub of listSubschemas(schema, '')) waiting.push(sub.schema);
  }
  return anchors;
}

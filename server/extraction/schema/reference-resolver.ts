import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { isObject, own, subschemas } from './subschemas.ts';
import { stepsOf } from '../../lib/json-pointer.ts';

/** Resolves the local `$ref`s of one definition. Build it once per definition: anchors are collected once. */
export interface References {
  /** The schema that `ref` names; undefined when it is remote or names nothing. */
  resolve(ref: string): JsonValue | undefined;
  /** True for a reference that leaves the definition. */
  isRemote(ref: string): boolean;
}

export function createReferences(root: JsonObject): References {
  const rootId = own(root, '$id');
  const base = typeof rootId === 'string' ? rootId.replace(/#$/, '') : '';
  let anchors: Map<string, JsonValue> | undefined;

  return { resolve, isRemote };

  function isRemote(ref: string): boolean {
    return fragmentOf(ref) === undefined;
  }

  function resolve(ref: string): JsonValue | undefined {
    const fragment = fragmentOf(ref);
    if (fragment === undefined) return undefined;
    if (fragment === '') return root;
    if (fragment.startsWith('/')) return byPointer(root, fragment);
    anchors ??= collectAnchors(root);
    return anchors.get(fragment);
  }

  function fragmentOf(ref: string): string | undefined {
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

function byPointer(root: JsonValue, pointer: string): JsonValue | undefined {
  let at: JsonValue | undefined = root;
  for (const key of stepsOf(pointer)) {
    if (Array.isArray(at)) at = /^\d+$/.test(key) ? at[Number(key)] : undefined;
    else if (isObject(at)) at = own(at, key);
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
    // Draft-07 spells an anchor as an id that is a fragment.
    if (typeof $id === 'string' && $id.startsWith('#')) anchors.set($id.slice(1), schema);
    for (const sub of subschemas(schema, '')) waiting.push(sub.schema);
  }
  return anchors;
}

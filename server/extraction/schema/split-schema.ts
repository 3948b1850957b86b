import type { JsonObject } from '../engine.ts';

export interface SplitBudget {
  /** Leaf fields of one part. */
  fields: number;
  /** Characters of one part as JSON. */
  characters: number;
}

/** A subset of a definition's fields, as a schema of its own. */
export interface SchemaPart {
  /** A valid definition: the same root, fewer properties, the `$defs` that it uses. */
  schema: JsonObject;
  /** JSON Pointers, into a value, of the subtrees that this part fills; `['']` for the whole. */
  paths: string[];
}

/** An array that can be collected from the chunks of a long document. */
export interface ArrayPath {
  /** JSON Pointer into a value. */
  path: string;
  /** Properties of its items that tell items apart, the most telling first; empty for items that are no objects. */
  keys: string[];
}

export interface SchemaOutline {
  /** The definition without its outermost arrays; null where nothing is left. */
  scalars: JsonObject | null;
  /** The outermost arrays, and the definition with nothing but them; null where there are none. */
  arrays: JsonObject | null;
  paths: ArrayPath[];
}

import { storableText } from './storable-text.ts';

/** Strings of the caller's own. */
export type Metadata = Record<string, string>;

export interface MetadataPair {
  key: string;
  value: string;
}

/** As it is stored. Null where there is none: most resources have none, and their rows stay small. */
export function storableMetadata(metadata: Metadata): Metadata | null {
  const pairs = Object.entries(metadata);
  return pairs.length === 0 ? null : Object.fromEntries(pairs.map((pair) => pair.map(storableText)));
}

/** The pair that a list is filtered by: the contract allows one. */
export function pairOf(filter: Metadata | undefined): MetadataPair | undefined {
  const [pair] = Object.entries(filter ?? {});
  return pair && { key: pair[0], value: pair[1] };
}

/** Of a part of a multipart body, which the contract has checked. */
export function parseMetadata(text: string | undefined): Metadata | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Metadata);
}

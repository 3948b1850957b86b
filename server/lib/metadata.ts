import { toStorableText } from './storable-text.ts';

/** Key-value pairs of the caller. */
export type Metadata = Record<string, string>;

export interface MetadataPair {
  key: string;
  value: string;
}

/** The stored form: null if empty, which keeps most rows small. */
export function toStoredMetadata(metadata: Metadata): Metadata | null {
  const pairs = Object.entries(metadata);
  return pairs.length === 0 ? null : Object.fromEntries(pairs.map((pair) => pair.map(toStorableText)));
}

/** The metadata filter of a list. The contract allows one pair. */
export function toMetadataPair(filter: Metadata | undefined): MetadataPair | undefined {
  const [pair] = Object.entries(filter ?? {});
  return pair && { key: pair[0], value: pair[1] };
}

/** Parses the metadata part of a multipart body, which has been validated. */
export function parseMetadata(text: string | undefined): Metadata | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Metadata);
}

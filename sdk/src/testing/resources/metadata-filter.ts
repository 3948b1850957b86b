import type { Metadata } from '../../generated/types.gen.ts';

/** Whether metadata have the pair that a list is filtered by: the contract allows one. */
export function hasPair(metadata: Metadata, filter: Metadata | undefined): boolean {
  return Object.entries(filter ?? {}).every(([key, value]) => Object.hasOwn(metadata, key) && metadata[key] === value);
}

import type { JsonObject } from './document.ts';
import type { IncompatibilityKind } from './incompatibility.ts';
import { findIncompatibilities } from './operation-changes.ts';

export type AdditionKind =
  | 'operation-added'
  | 'parameter-added'
  | 'body-added'
  | 'response-added'
  | 'header-added'
  | 'media-type-added'
  | 'schema-added'
  | 'request-field-added'
  | 'response-field-added'
  | 'request-enum-widened';

export interface Addition {
  kind: AdditionKind;
  /** As in `Incompatibility`. */
  where: string;
  detail: string;
}

/** What a client would lose on the way back from the newer version, and what it gains on the way there. */
const GAINS: Partial<Record<IncompatibilityKind, AdditionKind>> = {
  'operation-removed': 'operation-added',
  'parameter-removed': 'parameter-added',
  'body-removed': 'body-added',
  'response-removed': 'response-added',
  'header-removed': 'header-added',
  'media-type-removed': 'media-type-added',
  'schema-name-removed': 'schema-added',
  'request-field-removed': 'request-field-added',
  'response-field-removed': 'response-field-added',
  'request-enum-narrowed': 'request-enum-widened',
};

/** Everything in `current` that `pinned` does not have. */
export function additions(pinned: JsonObject, current: JsonObject): Addition[] {
  return findIncompatibilities(current, pinned).flatMap(({ kind, where, detail }) => {
    const gain = GAINS[kind];
    if (gain === undefined) return [];
    const isEnum = gain === 'request-enum-widened';
    return [{ kind: gain, where, detail: isEnum ? detail.replace('no longer takes', 'also takes') : 'is new' }];
  });
}

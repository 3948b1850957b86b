import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { SchemaGuidance } from '../lib/models/schema-guidance.ts';
import { findDefinition } from './repository.ts';

export interface CachedVersion {
  definition: JsonObject;
  guidance: SchemaGuidance;
}

const MAX_DEFINITIONS = 100;

/**
 * Caches definitions of versions, which are immutable. Runs with the same schema share one frozen object, which can
 * also serve as a key of other caches. Returns undefined if the version was deleted.
 */
export function createCachedDefinitions(db: Db): (versionId: string) => Promise<CachedVersion | undefined> {
  const kept = new LRUCache<string, CachedVersion>({ max: MAX_DEFINITIONS });
  return async (versionId) => {
    const known = kept.get(versionId);
    if (known !== undefined) return known;
    const found = await findDefinition(db, versionId);
    if (found === undefined) return undefined;
    const definition = JSON.parse(found.definition, (_name, value: unknown) => Object.freeze(value)) as JsonObject;
    const version = { definition, guidance: found.guidance };
    kept.set(versionId, version);
    return version;
  };
}

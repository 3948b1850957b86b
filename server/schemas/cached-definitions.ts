import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { findDefinition } from './repository.ts';

const MAX_DEFINITIONS = 100;

/**
 * Caches definitions of versions, which are immutable. Runs with the same schema share one frozen object, which can
 * also serve as a key of other caches. Returns undefined if the version was deleted.
 */
export function createCachedDefinitions(db: Db): (versionId: string) => Promise<JsonObject | undefined> {
  const kept = new LRUCache<string, JsonObject>({ max: MAX_DEFINITIONS });
  return async (versionId) => {
    const known = kept.get(versionId);
    if (known !== undefined) return known;
    const text = await findDefinition(db, versionId);
    if (text === undefined) return undefined;
    const definition = JSON.parse(text, (_name, value: unknown) => Object.freeze(value)) as JsonObject;
    kept.set(versionId, definition);
    return definition;
  };
}

import type { Database } from '../../db/database.ts';
import type { FinishedCalls } from '../../extraction/engine.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import * as calls from '../calls-repository.ts';

export interface KeptCalls extends FinishedCalls {
  /** Whether calls may have been recorded. */
  mayExist(): boolean;
  /** The calls that this attempt loaded and recorded. */
  list(): JsonValue[];
}

/**
 * The finished model calls of a run, kept until the run is final.
 * @param options.isFirst whether this is the first attempt, so that none are recorded
 */
export function createFinishedCalls(database: Database, runId: string, { isFirst }: { isFirst: boolean }): KeptCalls {
  let any = !isFirst;
  const known = new Map<string, JsonValue>();
  return {
    async load() {
      if (!isFirst)
        for (const { key, answer } of await calls.listCalls(database.db, runId)) known.set(key, JSON.parse(answer));
      return new Map(known);
    },
    // Not synced: calls that a machine crash loses are repeated.
    save(key, answer) {
      any = true;
      known.set(key, answer);
      return database.relaxed((db) => calls.saveCall(db, runId, { key, answer: JSON.stringify(answer) }));
    },
    mayExist: () => any,
    list: () => [...known.values()],
  };
}

/** The recorded calls of a run, for runs that were cancelled or whose last attempt cannot report their cost. */
export async function readCalls(database: Database, runId: string): Promise<JsonValue[]> {
  return (await calls.listCalls(database.db, runId)).map(({ answer }) => JSON.parse(answer) as JsonValue);
}

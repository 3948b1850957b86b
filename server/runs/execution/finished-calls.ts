import type { Database } from '../../db/database.ts';
import type { FinishedCalls } from '../../extraction/engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import * as calls from '../calls-repository.ts';

export interface KeptCalls extends FinishedCalls {
  /** Whether calls may have been recorded. */
  mayExist(): boolean;
  /** The calls that the run paid for, as far as this attempt loaded or recorded them. */
  list(): JsonValue[];
  /** How many answers of an earlier run were used. */
  countReused(): number;
  /** Keys of the calls that are of no use to a rerun: answers that it asks for again, and calls without an answer. */
  listDiscarded(): string[];
}

interface CallOwner {
  /** Whether this is the first attempt, so that it has recorded no calls. */
  isFirst: boolean;
  /** Answers that the run took over from the run that it repeats. */
  reusedCalls: number;
}

/** The finished model calls of a run, kept until it completes. */
export function createFinishedCalls(database: Database, runId: string, { isFirst, reusedCalls }: CallOwner): KeptCalls {
  let any = !isFirst || reusedCalls > 0;
  const own = new Map<string, JsonValue>();
  const reused = new Map<string, JsonValue>();
  const used = new Set<string>();
  const discarded = new Set<string>();
  return {
    async load() {
      if (!isFirst || reusedCalls > 0)
        for (const { key, answer, isReused } of await calls.listCalls(database.db, runId)) {
          if (isReused) reused.set(key, withoutUsage(JSON.parse(answer) as JsonObject));
          else own.set(key, JSON.parse(answer));
        }
      return new Map([...reused, ...own]);
    },
    // Not synced: calls that a machine crash loses are repeated.
    save(key, answer) {
      any = true;
      own.set(key, answer);
      return database.unsynced((db) => calls.saveCall(db, runId, { key, answer: JSON.stringify(answer) }));
    },
    use: (key) => void (reused.has(key) && used.add(key)),
    discard(keys) {
      for (const key of keys) discarded.add(key);
    },
    mayExist: () => any,
    list: () => [...own.values()],
    countReused: () => used.size,
    listDiscarded: () => [...discarded, ...[...own.keys()].filter((key) => key.includes(' '))],
  };
}

/** The run that paid for an answer has counted its tokens. */
const withoutUsage = (call: JsonObject): JsonObject => ({ ...call, usage: null });

/** The calls that a run has paid for, for runs that were cancelled or whose last attempt cannot report their cost. */
export async function readCalls(database: Pick<Database, 'db'>, runId: string): Promise<JsonValue[]> {
  const stored = await calls.listCalls(database.db, runId);
  return stored.filter(({ isReused }) => !isReused).map(({ answer }) => JSON.parse(answer) as JsonValue);
}

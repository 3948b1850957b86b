import type { Database } from '../db/database.ts';
import type { FinishedCalls } from '../extraction/engine.ts';
import type { JsonValue } from '../lib/json-value.ts';
import * as calls from './calls-repository.ts';

export interface CallUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface KeptCalls extends FinishedCalls {
  /** Whether calls may have been recorded. */
  mayExist(): boolean;
}

/**
 * The finished model calls of a run, kept until the run is final.
 * @param options.isFirst whether this is the first attempt, so that none are recorded
 */
export function createFinishedCalls(database: Database, runId: string, { isFirst }: { isFirst: boolean }): KeptCalls {
  let any = !isFirst;
  return {
    async load() {
      if (isFirst) return new Map();
      return new Map(
        (await calls.listCalls(database.db, runId)).map(({ key, answer }) => [key, JSON.parse(answer) as JsonValue]),
      );
    },
    // Not synced: calls that a machine crash loses are repeated.
    save(key, answer) {
      any = true;
      return database.relaxed((db) => calls.saveCall(db, runId, { key, answer: JSON.stringify(answer) }));
    },
    mayExist: () => any,
  };
}

/**
 * The cost of a run's finished calls, for runs that were cancelled or whose last attempt cannot report it. Null if the
 * provider reported none.
 */
export async function readUsage(database: Database, runId: string): Promise<CallUsage | null> {
  const told = (await calls.listCalls(database.db, runId)).flatMap(
    ({ answer }) => (JSON.parse(answer) as { usage?: CallUsage | null }).usage ?? [],
  );
  if (told.length === 0) return null;
  return told.reduce((sum, one) => ({
    inputTokens: sum.inputTokens + one.inputTokens,
    outputTokens: sum.outputTokens + one.outputTokens,
  }));
}

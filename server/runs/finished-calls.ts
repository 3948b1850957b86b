import type { Database } from '../db/database.ts';
import type { FinishedCalls } from '../extraction/engine.ts';
import type { JsonValue } from '../lib/json-value.ts';
import * as calls from './calls-repository.ts';

export interface CallUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface KeptCalls extends FinishedCalls {
  /** Whether there may be some. */
  any(): boolean;
}

/**
 * The finished calls of a run, kept until it is final.
 * @param options.isFirst whether no attempt began before, so that there are none yet
 */
export function finishedCallsOf(database: Database, runId: string, { isFirst }: { isFirst: boolean }): KeptCalls {
  let any = !isFirst;
  return {
    async load() {
      if (isFirst) return new Map();
      return new Map(
        (await calls.listCalls(database.db, runId)).map(({ key, answer }) => [key, JSON.parse(answer) as JsonValue]),
      );
    },
    // What is lost with the machine is asked again.
    save(key, answer) {
      any = true;
      return database.relaxed((db) => calls.saveCall(db, runId, { key, answer: JSON.stringify(answer) }));
    },
    any: () => any,
  };
}

/**
 * What the finished calls of a run have cost: for a run whose last attempt cannot tell, and one that is cancelled. Null
 * where no provider told.
 */
export async function usageOf(database: Database, runId: string): Promise<CallUsage | null> {
  const told = (await calls.listCalls(database.db, runId)).flatMap(
    ({ answer }) => (JSON.parse(answer) as { usage?: CallUsage | null }).usage ?? [],
  );
  if (told.length === 0) return null;
  return told.reduce((sum, one) => ({
    inputTokens: sum.inputTokens + one.inputTokens,
    outputTokens: sum.outputTokens + one.outputTokens,
  }));
}

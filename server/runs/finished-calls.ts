import type { Database } from '../db/database.ts';
import type { FinishedCalls, JsonValue } from '../extraction/engine.ts';
import * as calls from './calls-repository.ts';

export interface CallUsage {
  inputTokens: number;
  outputTokens: number;
}

/** The finished calls of a run, kept until it is final. */
export function finishedCallsOf(database: Database, runId: string): FinishedCalls & { areUsed(): boolean } {
  let areUsed = false;
  return {
    // At every attempt: one that a stop of the server ended does not count, and yet may have finished calls.
    async load() {
      areUsed = true;
      return new Map((await calls.listCalls(database.db, runId)).map(({ key, answer }) => [key, JSON.parse(answer) as JsonValue]));
    },
    // What is lost with the machine is asked again.
    save: (key, answer) => database.relaxed((db) => calls.saveCall(db, runId, { key, answer: JSON.stringify(answer) })),
    areUsed: () => areUsed,
  };
}

/** What the finished calls of a run have cost: for a run whose last attempt cannot tell, and one that is cancelled. Null where no provider told. */
export async function usageOf(database: Database, runId: string): Promise<CallUsage | null> {
  const told = (await calls.listCalls(database.db, runId)).flatMap(({ answer }) => (JSON.parse(answer) as { usage?: CallUsage | null }).usage ?? []);
  if (told.length === 0) return null;
  return told.reduce((sum, one) => ({ inputTokens: sum.inputTokens + one.inputTokens, outputTokens: sum.outputTokens + one.outputTokens }));
}

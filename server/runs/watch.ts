import type { Db } from '../db/database.ts';
import { notFound } from '../errors.ts';
import type { Caller } from '../users/service.ts';
import { isFinal, type RunEvent, type RunEvents } from './events.ts';
import { findRunAccess, type Run } from './repository.ts';

async function visibleRun(db: Db, caller: Caller, id: string): Promise<Run> {
  const access = await findRunAccess(db, caller.userId, id);
  if (access === undefined) throw notFound('Run');
  return access.run;
}

/** Resolves when the signal aborts or `subscribe`'s listener says so, and ends the subscription. */
function until(signal: AbortSignal, subscribe: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      signal.removeEventListener('abort', finish);
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(finish);
    signal.addEventListener('abort', finish, { once: true });
    if (signal.aborted) finish();
  });
}

/** The run, held back until it is final, `waitMs` have passed or the client is gone. */
export async function waitForRun(
  { db, events }: { db: Db; events: RunEvents },
  caller: Caller,
  id: string,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
): Promise<Run> {
  const controller = new AbortController();
  const ended = until(AbortSignal.any([signal, controller.signal, AbortSignal.timeout(waitMs)]), (done) =>
    events.subscribe(id, (event) => isFinal(event.status) && done()),
  );
  try {
    // Read only after the subscription: what became final in between is seen by one of the two.
    const run = await visibleRun(db, caller, id);
    if (isFinal(run.status)) return run;
    await ended;
    return await visibleRun(db, caller, id);
  } finally {
    controller.abort();
  }
}

/** The run's status now, then everything that happens to it, up to its final status. */
export async function* watchRun(
  { db, events }: { db: Db; events: RunEvents },
  caller: Caller,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  const queue: RunEvent[] = [];
  let wake: () => void = () => undefined;
  const unsubscribe = events.subscribe(id, (event) => {
    queue.push(event);
    wake();
  });
  const stop = () => wake();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const run = await visibleRun(db, caller, id);
    yield { type: 'status', runId: id, status: run.status, stage: null, done: null, total: null, createdAt: run.updatedAt };
    if (isFinal(run.status)) return;
    while (!signal.aborted) {
      const event = queue.shift();
      if (event === undefined) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      if (event.type === 'status' && event.status === run.status) continue;
      yield event;
      if (isFinal(event.status)) return;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    unsubscribe();
  }
}

import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import type { Caller } from '../users/service.ts';
import { isFinal, type RunEvent, type RunEvents } from './run-events.ts';
import { findRunAccess, type Run } from './repository.ts';

/** Interval of polling while waiting: the server that should publish the event may have died. */
const READ_AGAIN_MS = 5_000;

async function findVisibleRun(db: Db, caller: Caller, id: string): Promise<Run> {
  const access = await findRunAccess(db, caller.userId, id);
  if (access === undefined) throw notFound('Run');
  return access.run;
}

/** Resolves when the signal aborts or `subscribe` calls `done`, and unsubscribes. */
function waitUntil(signal: AbortSignal, subscribe: (done: () => void) => () => void): Promise<void> {
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

/** Returns the run when it is final, after `waitMs`, or when the client disconnects. */
export async function waitForRun(
  { db, events }: { db: Db; events: RunEvents },
  caller: Caller,
  id: string,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
): Promise<Run> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  for (;;) {
    const controller = new AbortController();
    const told = waitUntil(AbortSignal.any([end, controller.signal, AbortSignal.timeout(READ_AGAIN_MS)]), (done) =>
      events.subscribe(id, { onEvent: (event) => isFinal(event.status) && done(), onGap: done }),
    );
    try {
      // Read after subscribing, so that a change in between is not missed.
      const run = await findVisibleRun(db, caller, id);
      if (isFinal(run.status) || end.aborted) return run;
      await told;
    } finally {
      controller.abort();
    }
  }
}

/** Yields the run's current status, then its events up to the final status. */
export async function* watchRun(
  { db, events }: { db: Db; events: RunEvents },
  caller: Caller,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  const queue: RunEvent[] = [];
  let mustRead = true;
  let wake: () => void = () => undefined;
  const readAgain = () => {
    mustRead = true;
    wake();
  };
  const unsubscribe = events.subscribe(id, {
    onEvent(event) {
      queue.push(event);
      wake();
    },
    onGap: readAgain,
  });
  const stop = () => wake();
  signal.addEventListener('abort', stop, { once: true });
  const timer = setInterval(readAgain, READ_AGAIN_MS);
  let told: Run['status'] | null = null;

  async function readStatus(): Promise<RunEvent> {
    mustRead = false;
    const { status, updatedAt } = await findVisibleRun(db, caller, id);
    return { type: 'status', runId: id, status, stage: null, done: null, total: null, createdAt: updatedAt };
  }
  /** A temporary outage of the database does not end the stream. */
  const readStatusIfAvailable = () =>
    readStatus().catch((error: unknown) => {
      if (told !== null && error instanceof AppError && error.code === 'unavailable') return undefined;
      throw error;
    });

  try {
    while (!signal.aborted) {
      const event = mustRead ? await readStatusIfAvailable() : queue.shift();
      if (event === undefined) {
        if (queue.length === 0 && !mustRead && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      if (event.type === 'status' && event.status === told) continue;
      if (event.type === 'status') told = event.status;
      yield event;
      if (isFinal(event.status)) return;
    }
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', stop);
    unsubscribe();
  }
}

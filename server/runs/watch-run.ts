import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import type { Caller } from '../users/service.ts';
import { isFinal, type RunEvent, type RunEvents } from './run-events.ts';
import { findRunAccess, type Run } from './repository.ts';

async function findVisibleRun(db: Db, caller: Caller, id: string): Promise<Run> {
  const access = await findRunAccess(db, caller.userId, id);
  if (access === undefined) throw notFound('Run');
  return access.run;
}

/** Returns the run when it is final, after `waitMs`, or when the client disconnects. */
export async function waitForRun(
  { db, events }: { db: Db; events: RunEvents },
  caller: Caller,
  id: string,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
): Promise<Run> {
  let isOver = signal.aborted;
  let hasChanged = false;
  let wake: () => void = () => undefined;
  const notify = (): void => {
    hasChanged = true;
    wake();
  };
  const end = (): void => {
    isOver = true;
    wake();
  };
  /** Null while the run is not final. A long wait keeps nothing of it in memory. */
  const readEnd = async (): Promise<Run | null> => {
    hasChanged = false;
    const run = await findVisibleRun(db, caller, id);
    return isFinal(run.status) || isOver ? run : null;
  };
  const timer = setTimeout(end, waitMs);
  signal.addEventListener('abort', end, { once: true });
  // Read after subscribing, so that a change in between is not missed.
  const unsubscribe = events.subscribe(id, { onEvent: (event) => isFinal(event.status) && notify(), onGap: notify });
  try {
    for (;;) {
      const run = await readEnd();
      if (run !== null) return run;
      if (!hasChanged && !isOver) await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    unsubscribe();
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
    signal.removeEventListener('abort', stop);
    unsubscribe();
  }
}

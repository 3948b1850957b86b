import { AsyncLocalStorage } from 'node:async_hooks';

/** Starts runs of batches or evaluations. */
export interface Feeder {
  /** Starts what may be started, and ends what has ended. Returns whether it changed anything. */
  feedOnce(): Promise<boolean>;
  /** Whether the last pass left something that is not done. */
  hasWork(): boolean;
}

/**
 * Feeds batches and evaluations in this process: when a run has ended, when one was started, and every few seconds.
 */
export interface FeedLoop {
  start(): void;
  wake(): void;
  /** Wakes if a batch was not done at the last pass. */
  runEnded(): void;
  feedNow(): Promise<void>;
  /** How many passes have changed something. */
  countChanges(): number;
  stop(): Promise<void>;
}

/** Finds what other processes started, and what a process that was killed has left. */
const POLL_MS = 2_000;
/** Runs that end within this time are followed by one pass. */
const PAUSE_MS = 25;

export function createFeedLoop(feeders: readonly Feeder[]): FeedLoop {
  // A request wakes the loop. What runs after that is no part of it: its transactions are no steps of the request.
  const leaveRequest = AsyncLocalStorage.snapshot();
  let state: 'new' | 'started' | 'stopped' = 'new';
  let current: Promise<void> = Promise.resolve();
  let changes = 0;
  let timer: NodeJS.Timeout | undefined;
  let isSoon = false;

  async function feed(): Promise<void> {
    for (const feeder of feeders) if (state !== 'stopped' && (await feeder.feedOnce())) changes += 1;
  }

  function feedNow(): Promise<void> {
    current = current.then(feed);
    return current;
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (state !== 'started') return;
    timer = setTimeout(() => {
      isSoon = false;
      void leaveRequest(() => feedNow().then(() => !isSoon && schedule(POLL_MS)));
    }, delayMs);
    timer.unref();
  }

  function wake(): void {
    if (isSoon || state !== 'started') return;
    isSoon = true;
    schedule(PAUSE_MS);
  }

  return {
    start() {
      state = 'started';
      wake();
    },
    wake,
    runEnded() {
      if (feeders.some((feeder) => feeder.hasWork())) wake();
    },
    feedNow,
    countChanges: () => changes,
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await current;
    },
  };
}

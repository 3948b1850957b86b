import { sleep } from '../http/retries.ts';
import { rideOut } from './ride-out.ts';
import { withTimeout, type TimeLimit } from './with-timeout.ts';

/** The first pause between two looks. Each is half as long again as the one before, as most work takes long. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;

export interface Work<T> {
  /** As errors call it: `The batch bat_1`. */
  name: string;
  ask(signal: AbortSignal): PromiseLike<T>;
  /** What is reported when it changes. */
  progressOf(state: T): unknown;
  isFinal(state: T): boolean;
}

/** Asks again until the work is final. Rides out restarts of the server. */
export function poll<T>(
  { name, ask, progressOf, isFinal }: Work<T>,
  options: TimeLimit & { onProgress?: ((state: T) => void) | undefined },
): Promise<T> {
  return withTimeout(options, `${name} did not end in time.`, async (signal) => {
    let seen = '';
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(MAX_PAUSE_MS, pause * 1.5)) {
      const state = await rideOut(signal, async () => ask(signal));
      const progress = JSON.stringify(progressOf(state));
      if (progress !== seen) options.onProgress?.(state);
      seen = progress;
      if (isFinal(state)) return state;
      await sleep(pause, signal);
    }
  });
}

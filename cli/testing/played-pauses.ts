/** Stands in for `node:timers/promises`: a test ends the pauses of what it tests, instead of waiting. */
import { vi } from 'vitest';

/** Those under way. */
export const pauses: { ms: number; end: () => void }[] = [];

export const setTimeout = (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    pauses.push({ ms, end: () => resolve(value) });
  });

/** Lets one pause pass, and waits until the next one begins. */
export async function passPause(): Promise<void> {
  await vi.waitUntil(() => pauses.length > 0, { interval: 1 });
  pauses.shift()?.end();
  await vi.waitUntil(() => pauses.length > 0, { interval: 1 });
}

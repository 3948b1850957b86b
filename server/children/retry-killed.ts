import { setTimeout as delay } from 'node:timers/promises';
import { ChildPoolError } from './child-pool-error.ts';

/** Pauses before the attempts after a kill. */
const PAUSES_MS = [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000];

/**
 * Runs a task again while its child is killed from outside, which says nothing about the task. The last kill is thrown,
 * as is every other failure.
 */
export async function retryKilled<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ChildPoolError) || error.reason !== 'killed') throw error;
      await delay(pauseMs, undefined, { signal });
    }
  }
  return attempt();
}

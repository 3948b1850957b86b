import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the condition holds; the test's timeout ends it otherwise. */
export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(20);
}

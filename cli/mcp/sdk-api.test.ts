import type { Excerpt, RunEvent, WaitOptions } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { createSdkApi } from './sdk-api.ts';

test('waits until a run has ended, up to the signal, and passes its progress on', async () => {
  const steps: unknown[] = [];
  const { signal } = new AbortController();
  const ended = Promise.withResolvers<void>();
  const runs = {
    async wait(id: string, options: WaitOptions) {
      options.onProgress?.({ runId: id, stage: 'parsing' } as RunEvent);
      expect(options.signal).toBe(signal);
      await ended.promise;
    },
  };
  const api = createSdkApi({ runs } as unknown as Excerpt, { find: () => Promise.reject(new Error('no file')) });
  let isWaiting = true;
  const waiting = api
    .waitForRun('run_1', signal, (run) => steps.push(run))
    .then(() => {
      isWaiting = false;
    });
  await Promise.resolve();
  expect([isWaiting, steps]).toEqual([true, [{ runId: 'run_1', stage: 'parsing' }]]);
  ended.resolve();
  await waiting;
});

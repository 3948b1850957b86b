import { expect, test } from 'vitest';
import { createSharedWork } from './shared-work.ts';

function setUp() {
  const once = createSharedWork<string>();
  const started: AbortSignal[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const ask = (signal: AbortSignal, key = 'page') =>
    once(key, signal, (shared) => {
      started.push(shared);
      return promise;
    });
  return { ask, started, resolve };
}

test('callers of one key share the work', async () => {
  const { ask, started, resolve } = setUp();
  const { signal } = new AbortController();
  const answers = [ask(signal), ask(signal), ask(signal, 'other')];
  resolve('drawn');
  expect(await Promise.all(answers)).toEqual(['drawn', 'drawn', 'drawn']);
  expect(started).toHaveLength(2);
  await ask(signal);
  expect(started).toHaveLength(3);
});

test('a caller that leaves does not end the work of another; the last one does', async () => {
  const { ask, started, resolve } = setUp();
  const [first, second] = [new AbortController(), new AbortController()];
  const answers = [ask(first.signal), ask(second.signal)];
  first.abort(new Error('The first is gone.'));
  await expect(answers[0]).rejects.toThrow('The first is gone.');
  expect(started[0]?.aborted).toBe(false);
  second.abort(new Error('The second is gone.'));
  await expect(answers[1]).rejects.toThrow('The second is gone.');
  expect(started[0]?.aborted).toBe(true);

  const late = ask(new AbortController().signal);
  expect(started).toHaveLength(2);
  resolve('drawn');
  expect(await late).toBe('drawn');
});

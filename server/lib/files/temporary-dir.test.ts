import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTemporaryDir } from './temporary-dir.ts';

const HOUR_MS = 3_600_000;
let parent: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  parent = await mkdtemp(join(tmpdir(), 'excerpt-temporary-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(parent, { recursive: true, force: true });
});

test('a server beside others deletes what crashed ones left behind, and nothing of idle ones', async () => {
  const idle = await createTemporaryDir(parent, 'idle', { isShared: true });
  await mkdir(join(parent, 'crashed'));
  const longAgo = new Date(Date.now() - 30 * HOUR_MS);
  for (const name of ['idle', 'crashed']) await utimes(join(parent, name), longAgo, longAgo);
  vi.advanceTimersByTime(HOUR_MS);

  const started = await createTemporaryDir(parent, 'started', { isShared: true });
  expect((await readdir(parent)).toSorted()).toEqual(['idle', 'started']);
  await idle.remove();
  await started.remove();
  expect(await readdir(parent)).toEqual([]);
});

test('a server by itself deletes what is there', async () => {
  await mkdir(join(parent, 'before'));
  await createTemporaryDir(parent, 'only', { isShared: false });
  expect(await readdir(parent)).toEqual(['only']);
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { UnusableDatabaseError } from '../db/database.ts';
import { Closers } from './closers.ts';
import { createReadiness } from './readiness.ts';

async function readinessOf({ kind = 'disk', folder = '' } = {}) {
  const temporaryDir = folder === '' ? await mkdtemp(join(tmpdir(), 'excerpt-ready-')) : folder;
  onTestFinished(() => rm(temporaryDir, { recursive: true, force: true }));
  const logged: string[] = [];
  const database = { check: vi.fn<() => Promise<void>>(async () => undefined) };
  const blobs = { check: vi.fn<() => Promise<void>>(async () => undefined) };
  const isReady = createReadiness({
    database,
    blobs,
    temporaryDir,
    config: { blobs: { kind } },
    logger: createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
  } as never);
  /** Checks at once are one. */
  const again = async (): Promise<string | null> => {
    vi.advanceTimersByTime(200);
    return isReady();
  };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return { isReady, again, logged, database, blobs, temporaryDir };
}

test('a server is ready where it can write rows and files, of which none stays', async () => {
  const { isReady, database, logged, temporaryDir } = await readinessOf();
  expect(await Promise.all([isReady(), isReady()])).toEqual([null, null]);
  expect(database.check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(199);
  await isReady();
  expect(database.check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await isReady();
  expect(database.check).toHaveBeenCalledTimes(2);
  expect(await readdir(temporaryDir)).toEqual([]);
  expect(logged).toEqual([]);
});

describe('a server is not ready', () => {
  test('while the database fails, which is told once, as is the end of it', async () => {
    const { isReady, again, database, logged } = await readinessOf();
    database.check.mockRejectedValue(new Error('gone'));
    expect(await isReady()).toBe('The database cannot be used at the moment.');
    expect(await again()).toBe('The database cannot be used at the moment.');
    database.check.mockRejectedValue(
      Object.assign(Object.create(UnusableDatabaseError.prototype), { publicMessage: 'Restore it.' }),
    );
    expect(await again()).toBe('Restore it.');
    database.check.mockResolvedValue();
    expect([await again(), await again()]).toEqual([null, null]);
    expect(logged).toEqual(['The server is not ready.', 'The server is not ready.', 'The server is ready again.']);
  });

  test('without a folder for temporary files', async () => {
    const { isReady } = await readinessOf({ folder: join(tmpdir(), 'excerpt-no-such-folder') });
    expect(await isReady()).toMatch(/^Files cannot be written to the folder tmp of the data directory\./);
  });

  test.each([
    ['disk', /^Files cannot be written to the folder blobs of the data directory\./],
    ['s3', /^The bucket of files cannot be used at the moment\.$/],
  ])('while files cannot be stored: %s', async (kind, reason) => {
    const { isReady, blobs } = await readinessOf({ kind });
    blobs.check.mockRejectedValue(new Error('full'));
    expect(await isReady()).toMatch(reason);
  });
});

test('what was opened last is closed first, one after the other and once', async () => {
  const closers = new Closers();
  const order: string[] = [];
  closers.add(() => order.push('first'));
  closers.add(async () => {
    await Promise.resolve();
    order.push('second');
  });
  await closers.closeAll();
  await closers.closeAll();
  expect(order).toEqual(['second', 'first']);
});

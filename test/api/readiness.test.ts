import { chmod, copyFile, mkdir, mkdtemp, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocument, ExcerptError, listDocuments } from '@excerpt/sdk';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

const readyz = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, body: (await response.json()) as { status: string; reason?: string } };
};

test('a server that can write is ready', async () => {
  app = await startTestApp();
  expect(await readyz(app.url)).toEqual({ status: 200, body: { status: 'ready' } });
});

test.each(['tmp', ...(inject('database') === 'sqlite' ? ['blobs'] : [])])(
  'a server that cannot write files to %s is not ready, and says what to do',
  async (folder) => {
    app = await startTestApp();
    const path = join(app.dataDir, folder);
    await rename(path, `${path}-away`).catch(() => undefined);
    await writeFile(path, '');
    const { url } = app;
    const reason = expect.stringMatching(
      new RegExp(`^Files cannot be written to the folder ${folder} of the data directory\\. Check that it`),
    ) as string;
    await expect.poll(() => readyz(url)).toEqual({ status: 503, body: { status: 'unavailable', reason } });
    await rm(path);
    await rename(`${path}-away`, path).catch(() => undefined);
    await expect.poll(() => readyz(url)).toEqual({ status: 200, body: { status: 'ready' } });
  },
);

describe.runIf(inject('database') === 'sqlite')('the file of the database', () => {
  async function startLogged() {
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    const started = (app = await startTestApp({ logger }));
    return { url: started.url, path: join(started.dataDir, 'excerpt.db'), lines };
  }

  test.each([
    ['moved away', 'was moved or deleted', async (path: string) => rename(path, `${path}.away`)],
    [
      'replaced',
      'was replaced by another file',
      async (path: string) => {
        await rename(path, `${path}.away`);
        await writeFile(path, '');
      },
    ],
    [
      'overwritten',
      'is damaged',
      async (path: string) => {
        const file = await open(path, 'r+');
        await file.write(Buffer.alloc(4096, 'x'), 0, 4096, 0);
        await file.close();
      },
    ],
  ])('that is %s makes the server not ready, and is named', async (_, problem, damage) => {
    const { url, path, lines } = await startLogged();
    expect((await readyz(url)).status).toBe(200);
    await damage(path);
    const reason = expect.stringMatching(new RegExp(`^The database excerpt\\.db ${problem}\\.`)) as string;
    await expect.poll(() => readyz(url)).toEqual({ status: 503, body: { status: 'unavailable', reason } });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(lines.join('')).toContain(`${path} ${problem}`);
  });

  test.each([
    ['log', 'lost its -wal file', async (path: string) => rm(`${path}-wal`)],
    ['index of the log', 'lost its -shm file', async (path: string) => rm(`${path}-shm`)],
  ])('whose %s is deleted is refused, and keeps all that was accepted', async (_, problem, remove) => {
    const { url, path, lines } = await startLogged();
    const { slug, schemaKey } = await workspaceWithSchema(app!.admin);
    const { client } = app!.admin;
    const create = (name: string) =>
      createDocument({ client, path: { slug, schemaKey }, body: { name, content: name } });
    ok(await create('before'));
    await remove(path);
    // A commit to a log that nobody finds again is not confirmed.
    const refused = failure(await create('after'));
    expect(refused).toMatchObject({ status: 503, code: 'unavailable', retryable: false });
    expect(refused.message).toContain('Restart the server');
    const reason = expect.stringContaining(problem) as string;
    expect(await readyz(url)).toEqual({ status: 503, body: { status: 'unavailable', reason } });
    await expect.poll(() => lines.join('')).toContain('Everything that was accepted is saved');
    // As after `kill -9`: nothing of the server's connection takes part.
    const copy = `${path}.copy`;
    await copyFile(path, copy);
    const saved = new SqliteDatabase(copy, { readonly: true });
    expect(saved.prepare('select name from documents').pluck().all()).toContain('before');
    saved.close();
  });

  test('that is deleted is saved to another one', async () => {
    const { path, lines } = await startLogged();
    const { slug, schemaKey } = await workspaceWithSchema(app!.admin);
    const body = { name: 'accepted', content: 'text' };
    ok(await createDocument({ client: app!.admin.client, path: { slug, schemaKey }, body }));
    await rm(path);
    await expect.poll(() => lines.join('')).toContain(`is saved in ${path}.rescued-1`);
    const saved = new SqliteDatabase(`${path}.rescued-1`, { readonly: true });
    expect(saved.prepare('select name from documents').pluck().all()).toEqual(['accepted']);
    saved.close();
  });

  test('that is damaged within makes the server not ready, and requests are not to be repeated', async () => {
    const { url, path, lines } = await startLogged();
    const { slug, schemaKey } = await workspaceWithSchema(app!.admin);
    const { client } = app!.admin;
    const create = (content: string) =>
      createDocument({ client, path: { slug, schemaKey }, body: { name: 'a', content } });
    for (let number = 0; number < 30; number += 1) ok(await create(`${number}`.repeat(20_000)));
    const other = new SqliteDatabase(path);
    other.pragma('wal_checkpoint(TRUNCATE)');
    other.close();
    const { size } = await stat(path);
    const file = await open(path, 'r+');
    await file.write(Buffer.alloc(size - 8192, 'x'), 0, size - 8192, 8192);
    await file.close();
    const page = { page: 1, pageSize: 100 };
    await expect
      .poll(async () => {
        const { error } = await listDocuments({ client, path: { slug, schemaKey }, query: page });
        return error instanceof ExcerptError ? [error.status, error.retryable] : null;
      })
      .toEqual([503, false]);
    expect(await readyz(url)).toMatchObject({
      status: 503,
      body: { reason: expect.stringContaining('damaged') as string },
    });
    expect(lines.some((line) => (JSON.parse(line) as { level: number }).level >= 50)).toBe(true);
  });

  test('that is damaged ends the start with its name', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-damaged-'));
    try {
      const path = join(dataDir, 'excerpt.db');
      await writeFile(path, 'no database at all, but long enough to be read as one '.repeat(100));
      const config = loadConfig({ EXCERPT_DATA_DIR: dataDir });
      await expect(openDatabase(config, { exclusive: true })).rejects.toThrow(`The database ${path} is damaged`);
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });

  test('and its directory are private, also where they existed before', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'excerpt-modes-'));
    try {
      const dataDir = join(parent, 'data');
      await mkdir(join(dataDir, 'blobs'), { recursive: true });
      await chmod(dataDir, 0o755);
      const config = loadConfig({ EXCERPT_DATA_DIR: dataDir });
      const modesOf = async (...names: string[]) =>
        Promise.all(names.map(async (name) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8)));
      const first = await openDatabase(config, { exclusive: true });
      expect(await modesOf('.', 'blobs')).toEqual(['700', '700']);
      expect(await modesOf('excerpt.db', 'excerpt.db-wal', 'instance.lock')).toEqual(['600', '600', '600']);
      await first.release();
      for (const name of ['excerpt.db', 'instance.lock']) await chmod(join(dataDir, name), 0o644);
      const second = await openDatabase(config, { exclusive: true });
      expect(await modesOf('excerpt.db', 'excerpt.db-wal', 'instance.lock')).toEqual(['600', '600', '600']);
      await second.release();
    } finally {
      await rm(parent, { recursive: true });
    }
  });
});

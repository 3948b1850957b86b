import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, createWebhook, extract, getDocumentFile, getRun, type Client } from '@excerpt/sdk';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { findInstalledBinaries } from '../harness/postgres/postgres-binaries.ts';
import { startPostgres, type PostgresServer } from '../harness/postgres/postgres-server.ts';
import { blocksOf, readPage } from '../docs/read-pages.ts';
import { asBuilt, cleanEnvironment, endAllServers, startServerProcess } from '../harness/server-process.ts';
import { loopbackWebhooks, startReceiver } from '../harness/webhook-receiver.ts';

const API_KEY = 'exk_the-key-of-the-backup-tests';
const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64');
const root = fileURLToPath(new URL('../..', import.meta.url));
const binaries = findInstalledBinaries();

let postgres: PostgresServer;
let place: string;

beforeAll(async () => {
  if (binaries !== null) postgres = await startPostgres({ binaries });
});
afterAll(() => postgres?.stop());
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'excerpt-backup-'));
});
afterEach(async () => {
  await endAllServers();
  await rm(place, { recursive: true, force: true });
});

/** Makes an empty database. Returns its address, with a password as real ones have. */
async function createDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(postgres.url), { pathname: `/${name}`, password: 'p@ss word' }).href;
}

const settings = (url: string, blobs: string) => ({
  EXCERPT_DATABASE_URL: url,
  EXCERPT_BLOBS: blobs,
  EXCERPT_ENCRYPTION_KEY: ENCRYPTION_KEY,
});

const start = (own: Record<string, string>, dataDir: string) =>
  startServerProcess(['test/jobs/crash-server.ts', join(place, 'extractions.log'), '1', '1'], {
    ...own,
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_LOG_LEVEL: 'warn',
    EXCERPT_LOCAL_RESIDENCY: 'EU',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_SHUTDOWN_SECONDS: '1',
    ...loopbackWebhooks,
  });

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function run(own: Record<string, string>, ...args: string[]): Promise<Ended> {
  const argv = asBuilt(['--conditions=excerpt-source', 'cli/main.ts', ...args]);
  const env = { ...cleanEnvironment(), ...own };
  return promisify(execFile)(process.execPath, argv, { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );
}

async function extractText(client: Client, path: { slug: string; schemaKey: string }, text: string) {
  const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: text } }));
  return endOfRun({ client }, runId);
}

/** As a server has it for a moment while it takes in a document. */
async function storeFileWithoutDocument(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const key = `documents/ab/ab${'0'.repeat(62)}`;
  await client.query('insert into blobs (key, byte_size) values ($1, 4)', [key]);
  await client.query('insert into blob_parts (key, position, bytes) values ($1, 0, $2)', [key, Buffer.from('lost')]);
  await client.end();
}

describe.skipIf(binaries === null)('a backup of PostgreSQL', () => {
  test.each(['database', 'disk'])(
    'beside a server, with files in %s, restores into an empty database',
    async (blobs) => {
      const [folder, dataDir, newDir] = [join(place, 'backups'), join(place, 'data'), join(place, 'new')];
      const own = settings(await createDatabase(`old_${blobs}`), blobs);
      const server = start(own, dataDir);
      const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
      const path = await workspaceWithSchema({ client });
      const receiver = await startReceiver((response) => response.writeHead(500).end());
      ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['run.completed'] } }));
      const first = await extractText(client, path, 'the first document');
      await storeFileWithoutDocument(own.EXCERPT_DATABASE_URL);

      const writing = Promise.all(Array.from({ length: 10 }, (_, index) => extractText(client, path, `more ${index}`)));
      const made = await run(own, 'backup', folder, '--data-dir', dataDir, '--json');
      await writing;
      expect(made).toMatchObject({ code: 0, stderr: '' });
      const { encryptionKey, documents } = JSON.parse(made.stdout) as { encryptionKey: object; documents: number };
      expect(encryptionKey).toMatchObject({ included: false });
      expect(documents).toBeGreaterThanOrEqual(1);
      await server.end('SIGTERM');
      const delivered = receiver.received.length;

      const there = settings(await createDatabase(`new_${blobs}`), blobs);
      const restored = await run(there, 'restore', folder, '--data-dir', newDir, '--json');
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect((JSON.parse(restored.stdout) as { heldMessages: number }).heldMessages).toBeGreaterThanOrEqual(1);
      expect(await run(there, 'verify', '--data-dir', newDir)).toMatchObject({ code: 0, stderr: '' });
      const next = start(there, newDir);
      const restarted = createClient({ baseUrl: await next.url, apiKey: API_KEY });
      const found = ok(await getRun({ client: restarted, path: { id: first.id } }));
      expect(found.extractedData).toEqual(first.extractedData);
      const file = ok(await getDocumentFile({ client: restarted, path: { id: first.documentId ?? '' } }));
      expect(await (file as Blob).text()).toBe('the first document');
      await extractText(restarted, path, 'after the restore');
      await expect.poll(() => receiver.received.length).toBeGreaterThan(delivered);
      const sentAgain = receiver.received.slice(delivered).filter(({ body }) => body.includes(first.id));
      expect(sentAgain).toEqual([]);
      await receiver.close();
      expect(`${made.stdout}${made.stderr}${restored.stdout}`).not.toContain('p@ss');
    },
  );

  test('says what does not fit, and changes nothing', async () => {
    const folder = join(place, 'backups');
    const own = settings(await createDatabase('refusing'), 'database');
    const server = start(own, join(place, 'data'));
    await server.url;
    expect((await run(own, 'backup', folder, '--data-dir', join(place, 'data'))).code).toBe(0);
    expect(await run(own, 'restore', folder, '--data-dir', join(place, 'new'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The database is not empty') as string,
    });
    const empty = settings(await createDatabase('other'), 'disk');
    expect(await run(empty, 'restore', folder, '--data-dir', join(place, 'new'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('EXCERPT_BLOBS=database') as string,
    });
    expect(await run({}, 'restore', folder, '--data-dir', join(place, 'new'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--database-url') as string,
    });
    const moving = { ...own, EXCERPT_BLOBS_BEFORE: 'disk' };
    expect(await run(moving, 'backup', folder, '--data-dir', join(place, 'data'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('excerpt move-files') as string,
    });
    const gone = await run({ ...own, PATH: place }, 'backup', folder, '--data-dir', join(place, 'data'));
    expect(gone).toMatchObject({ code: 1, stderr: expect.stringContaining('pg_dump is not installed') as string });
    const [stamp = '', ...others] = (await readdir(folder)).filter((name) => name !== 'files');
    expect(others).toEqual([]);
    expect((await readdir(join(folder, stamp))).toSorted()).toEqual(['excerpt.dump', 'manifest.json']);
  });

  test('by its own programs, and a move from SQLite, work as the page on operation says', async () => {
    const page = readPage('docs/operations.md');
    const blocks = blocksOf(page, 'sh').map(({ text }) => text);
    const find = (beginning: string) => blocks.find((text) => text.startsWith(beginning)) ?? expect.fail(beginning);
    const program = [process.execPath, ...asBuilt(['--conditions=excerpt-source', `${root}cli/main.ts`])];
    const npx = `npx() { shift; "${program.join('" "')}" "$@"; }\n`;
    const { hostname, port, username } = new URL(postgres.url);
    const shell = (text: string, own: Record<string, string>) =>
      promisify(execFile)('/bin/sh', ['-ec', npx + text], {
        cwd: place,
        env: { ...cleanEnvironment(), PGHOST: hostname, PGPORT: port, PGUSER: username, ...own },
      });

    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create role excerpt login');
    await client.query('create database excerpt owner excerpt');
    await client.query('create database moved owner excerpt');
    await client.end();
    const addressOf = (name: string) => `postgres://excerpt@${hostname}:${port}/${name}`;

    const dataDir = join(place, 'data');
    const old = start({}, dataDir);
    const before = createClient({ baseUrl: await old.url, apiKey: API_KEY });
    const path = await workspaceWithSchema({ client: before });
    const { id, documentId } = await extractText(before, path, 'what moves');
    const moving = find('npx excerpt export').replace('export sample', `export ${path.slug}`);
    await shell(moving, { EXCERPT_DATA_DIR: dataDir });
    await old.end('SIGTERM');
    const there = settings(addressOf('moved'), 'database');
    const { stdout } = await shell(find('npx excerpt migrate'), { ...there, EXCERPT_DATA_DIR: join(place, 'new') });
    const apiKey = /exk_\S+/.exec(stdout)?.[0] ?? expect.fail(stdout);

    await shell(find('pg_dump'), settings(addressOf('moved'), 'database'));
    const next = start(settings(addressOf('restored'), 'database'), join(place, 'new'));
    const restarted = createClient({ baseUrl: await next.url, apiKey });
    expect(ok(await getRun({ client: restarted, path: { id } })).status).toBe('completed');
    const file = ok(await getDocumentFile({ client: restarted, path: { id: documentId ?? '' } }));
    expect(await (file as Blob).text()).toBe('what moves');
  });
});

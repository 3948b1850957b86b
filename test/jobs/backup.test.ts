import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, extract, getDocumentFile, getRun, type Client } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import {
  asBuilt,
  cleanEnvironment,
  endAllServers,
  startServerProcess,
  type ServerProcess,
} from '../harness/server-process.ts';

const API_KEY = 'exk_the-key-of-the-backup-tests';
const root = fileURLToPath(new URL('../..', import.meta.url));

let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'excerpt-backup-'));
});
afterEach(async () => {
  await endAllServers();
  await rm(place, { recursive: true, force: true });
});

const start = (dataDir: string, extractionMs = 1): ServerProcess =>
  startServerProcess(
    ['test/jobs/crash-server.ts', join(place, 'extractions.log'), String(extractionMs), String(extractionMs)],
    {
      EXCERPT_PORT: '0',
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_LOG_LEVEL: 'warn',
      EXCERPT_LOCAL_RESIDENCY: 'EU',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
      EXCERPT_SHUTDOWN_SECONDS: '1',
    },
  );

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function run(...args: string[]): Promise<Ended> {
  const argv = asBuilt(['--conditions=excerpt-source', 'cli/main.ts', ...args]);
  const ended = promisify(execFile)(process.execPath, argv, { cwd: root, env: cleanEnvironment() });
  return ended.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );
}

async function extractText(client: Client, path: { slug: string; schemaKey: string }, text: string) {
  const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: text } }));
  return endOfRun({ client }, runId);
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('a backup beside a server is incremental, and restores to what was answered before it', async () => {
  const [dataDir, folder, restored] = [join(place, 'data'), join(place, 'backups'), join(place, 'restored')];
  const server = start(dataDir);
  const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
  const path = await workspaceWithSchema({ client });
  const first = await extractText(client, path, 'the first document');

  const summary = JSON.parse((await run('backup', folder, '--data-dir', dataDir, '--json')).stdout) as object;
  expect(summary).toMatchObject({ documents: 1, encryptionKey: { included: false } });
  const second = await extractText(client, path, 'the second document');
  // Requests that write while a backup is made.
  const writing = Promise.all(Array.from({ length: 20 }, (_, index) => extractText(client, path, `more ${index}`)));
  const again = JSON.parse((await run('backup', folder, '--data-dir', dataDir, '--json')).stdout) as {
    files: number;
    newFiles: number;
  };
  expect(again.newFiles).toBeLessThan(again.files);
  await writing;
  expect(await run('verify', '--data-dir', dataDir)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('checked'),
  });
  await server.end('SIGTERM');

  expect(await run('restore', folder, '--data-dir', restored)).toMatchObject({ code: 0 });
  expect(await run('verify', '--data-dir', restored)).toMatchObject({ code: 0, stderr: '' });
  const next = start(restored);
  const there = createClient({ baseUrl: await next.url, apiKey: API_KEY });
  for (const before of [first, second]) {
    const found = ok(await getRun({ client: there, path: { id: before.id } }));
    expect(found.extractedData).toEqual(before.extractedData);
    const file = await getDocumentFile({ client: there, path: { id: before.documentId ?? '' } });
    expect(await (ok(file) as Blob).text()).toBe(before === first ? 'the first document' : 'the second document');
  }
  // A document of earlier bytes and a new one.
  expect((await extractText(there, path, 'after the restore')).status).toBe('completed');
});

test('names what is wrong, and restores nothing from a damaged backup', async () => {
  const [dataDir, folder] = [join(place, 'data'), join(place, 'backups')];
  const server = start(dataDir);
  const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
  const { documentId } = await extractText(client, await workspaceWithSchema({ client }), 'a document');
  await server.end('SIGTERM');
  expect((await run('backup', folder, '--data-dir', dataDir, '--with-key')).code).toBe(0);

  const [file = ''] = await filesIn(join(folder, 'files', 'documents'));
  const bytes = await readFile(file);
  await writeFile(file, 'something else');
  const restored = join(place, 'restored');
  const damaged = await run('restore', folder, '--data-dir', restored);
  expect(damaged).toMatchObject({ code: 1, stderr: expect.stringContaining('does not have the content') });
  expect((await readdir(place)).toSorted()).toEqual(['backups', 'data', 'extractions.log']);
  await writeFile(file, bytes);
  expect((await run('restore', folder, '--data-dir', restored)).code).toBe(0);
  expect(await readdir(restored)).toContain('encryption-key');
  const used = await run('restore', folder, '--data-dir', restored);
  expect(used).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') });

  const [stored = ''] = await filesIn(join(restored, 'blobs', 'documents'));
  await rm(stored);
  const verified = await run('verify', '--data-dir', restored);
  expect(verified).toMatchObject({ code: 1, stdout: expect.stringContaining(`${documentId}: Its file`) });
  const unusable = await run('backup', join(place, 'other'), '--data-dir', restored);
  expect(unusable).toMatchObject({ code: 1, stderr: expect.stringContaining('is missing') });
  expect(await readdir(join(place, 'other'))).not.toContainEqual(expect.stringMatching(/^\d{4}/));
});

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  createBatch,
  createClient,
  extract,
  extractDocument,
  extractFile,
  getReview,
  getRun,
  listBatches,
  listDocuments,
  listRuns,
  updateReview,
  type Client,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { endOfRun, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { longTest, quickTest } from '../harness/scale.ts';
import { endAllServers, startServerProcess } from '../harness/server-process.ts';

const API_KEY = 'exk_the-key-of-the-full-disk';
const MIB = 2 ** 20;
const run = promisify(execFile);

/** A small disk of our own, where this process may make one. */
async function mountDisk(): Promise<string | null> {
  const disk = await mkdtemp(join(tmpdir(), 'excerpt-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]);
    return disk;
  } catch {
    await rm(disk, { recursive: true });
    return null;
  }
}

/** Text that does not get smaller. */
const noise = (bytes: number) =>
  Buffer.from(Array.from({ length: bytes / 2 }, () => Math.floor(Math.random() * 256)))
    .toString('hex')
    .slice(0, bytes);

const disk = inject('database') === 'sqlite' ? await mountDisk() : null;

describe.runIf(disk !== null)('a full disk', () => {
  const root = disk ?? '';
  const dataDir = join(root, 'data');
  const filler = join(root, 'filler');
  let client: Client;
  let url: string;
  let path: { slug: string; schemaKey: string };

  beforeAll(async () => {
    await mkdir(dataDir);
    const settings = {
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_PORT: '0',
      EXCERPT_LOG_LEVEL: 'error',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
      EXCERPT_PARSER_PROCESSES: '1',
    };
    const server = startServerProcess(['--conditions=excerpt-source', 'cli/main.ts', 'serve', '--no-sample'], settings);
    url = await server.url;
    client = createClient({ baseUrl: url, apiKey: API_KEY });
    path = await workspaceWithSchema({ client });
  });
  afterAll(async () => {
    await endAllServers();
    await run('umount', [root]);
    await rm(root, { recursive: true });
  });

  async function fillBut(bytes: number): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      await rm(filler, { force: true });
      const { bavail, bsize } = await statfs(root);
      try {
        return await writeFile(filler, Buffer.alloc(bavail * bsize - bytes));
      } catch (error) {
        // The server wrote something in between.
        if (attempt === 10) throw error;
      }
    }
  }

  async function temporaryFiles(): Promise<string[]> {
    const entries = await readdir(join(dataDir, 'tmp'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  quickTest('refuses uploads while it lasts and stores nothing of them', async () => {
    await fillBut(MIB);
    const answers = await Promise.all([
      extractFile({ client, path, body: { file: new File([noise(3 * MIB)], 'a.txt') } }),
      extract({ client, path, body: { name: 'b.txt', content: noise(2 * MIB) } }),
    ]);
    for (const answer of answers) {
      expect(failure(answer)).toMatchObject({ status: 503, code: 'unavailable', retryable: true });
      expect(answer.response?.headers.get('retry-after')).toBe('5');
      expect(failure(answer).message).not.toMatch(/ENOSPC|tmp/);
    }
    expect(ok(await listDocuments({ client, path })).total).toBe(0);
    expect(ok(await listRuns({ client, path })).total).toBe(0);
    expect(await temporaryFiles()).toEqual([]);
    expect(await readdir(dataDir, { recursive: true })).not.toContainEqual(expect.stringMatching(/[0-9a-f]{64}/));
  });

  quickTest('refuses small files if nothing can be stored, and is not ready', async () => {
    await fillBut(0);
    for (let round = 0; round < 9; round += 1) {
      const answer = await extractFile({ client, path, body: { file: new File([noise(200 + round)], 'a.txt') } });
      expect(failure(answer)).toMatchObject({ status: 503, code: 'unavailable', retryable: true });
    }
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    await rm(filler);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    expect(ok(await listDocuments({ client, path })).total).toBe(0);
    expect(await temporaryFiles()).toEqual([]);
  });

  quickTest('does batches, reviews and requests with an Idempotency-Key once, or not at all', async () => {
    const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'Invoice number: 1' } }));
    const { documentId } = await endOfRun({ client }, runId);
    const createOne = (key: string) =>
      createBatch({
        client,
        path,
        body: { name: `${key} ${'x'.repeat(100)}`, documents: [{ documentId }] },
        headers: { 'Idempotency-Key': key },
      });
    const correct = (number: number) =>
      updateReview({
        client,
        path: { id: runId },
        body: { actions: [{ action: 'correct', path: '/invoiceNumber', value: `corrected ${number}` }] },
      });
    await fillBut(0);
    const refused: string[] = [];
    let corrected: string | null = null;
    for (let round = 0; round < 300 && refused.length < 5; round += 1) {
      const created = await createOne(`key-${round}`);
      if (created.error === undefined) continue;
      expect(failure(created)).toMatchObject({ status: 503, code: 'unavailable', retryable: true });
      refused.push(`key-${round}`);
      const review = await correct(round);
      if (review.error === undefined) corrected = `corrected ${round}`;
      else expect(failure(review)).toMatchObject({ status: 503, code: 'unavailable', retryable: true });
    }
    expect(refused.length).toBeGreaterThan(0);
    await rm(filler);
    const before = ok(await listBatches({ client, path })).total;
    for (const key of refused) ok(await createOne(key));
    for (const key of refused) ok(await createOne(key));
    expect(ok(await listBatches({ client, path })).total).toBe(before + refused.length);
    const review = await getReview({ client, path: { id: runId } });
    expect((review.data?.reviewedData?.['invoiceNumber'] as string | undefined) ?? null).toBe(corrected);
    expect(ok(await correct(1_000)).reviewedData).toMatchObject({ invoiceNumber: 'corrected 1000' });
    // Retries of what was answered with 503 need not be over.
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  });

  quickTest('a read-only directory of files refuses uploads, and nothing else', async () => {
    const files = join(dataDir, 'blobs');
    const body = { file: new File([noise(300)], 'a.txt') };
    const { documentId } = await endOfRun({ client }, ok(await extractFile({ client, path, body })).runId);
    const before = ok(await listDocuments({ client, path })).total;
    await run('mount', ['--bind', files, files]);
    try {
      await run('mount', ['-o', 'remount,ro,bind', files]);
      const refused = await extractFile({ client, path, body: { file: new File([noise(301)], 'b.txt') } });
      expect(failure(refused)).toMatchObject({ status: 503, code: 'unavailable', retryable: true });
      expect(failure(refused).message).not.toMatch(/EROFS|blobs/);
      await expect.poll(async () => (await fetch(`${url}/readyz`)).text()).toContain('to the folder blobs');
      const { runId } = ok(await extractDocument({ client, path: { ...path, id: documentId } }));
      expect(await endOfRun({ client }, runId)).toMatchObject({ status: 'completed' });
    } finally {
      await run('umount', [files]);
    }
    expect(ok(await listDocuments({ client, path })).total).toBe(before);
    expect(await temporaryFiles()).toEqual([]);
    ok(await extractFile({ client, path, body: { file: new File([noise(302)], 'c.txt') } }));
  });

  quickTest('files that are mounted from another disk are stored there', async () => {
    const files = join(dataDir, 'blobs');
    await run('mount', ['-t', 'tmpfs', 'tmpfs', files]);
    try {
      for (const number of [400, 401]) {
        const { runId } = ok(await extractFile({ client, path, body: { file: new File([noise(number)], 'd.txt') } }));
        expect(await endOfRun({ client }, runId)).toMatchObject({ status: 'completed' });
      }
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
      expect(await temporaryFiles()).toEqual([]);
    } finally {
      await run('umount', [files]);
    }
  });

  longTest('does not fail what was accepted: it is finished when there is room', async () => {
    await fillBut(1.3 * MIB);
    const { runId } = ok(await extractFile({ client, path, body: { file: new File([noise(MIB)], 'a.txt') } }));
    const held = ok(await getRun({ client, path: { id: runId }, query: { wait: 5 } }));
    expect(['pending', 'processing']).toContain(held.status);
    await rm(filler);
    expect(await endOfRun({ client }, runId)).toMatchObject({
      status: 'completed',
      attempts: 1,
    });
    expect(ok(await listRuns({ client, path })).total).toBe(1);
  });
});

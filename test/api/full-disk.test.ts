import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, extract, extractFile, getRun, listDocuments, listRuns, type Client } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { endOfRun, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { longTest, quickTest } from '../harness/scale.ts';
import { endAllServers, startServerProcess } from '../harness/server-process.ts';

const API_KEY = 'exk_the-key-of-the-full-disk';
const MIB = 2 ** 20;

/** A small disk of our own, where this process may make one. */
async function mountDisk(): Promise<string | null> {
  const disk = await mkdtemp(join(tmpdir(), 'excerpt-disk-'));
  try {
    await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]);
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
      EXCERPT_LOG_LEVEL: 'silent',
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
    await promisify(execFile)('umount', [root]);
    await rm(root, { recursive: true });
  });

  async function fillBut(bytes: number): Promise<void> {
    await rm(filler, { force: true });
    const { bavail, bsize } = await statfs(root);
    await writeFile(filler, Buffer.alloc(bavail * bsize - bytes));
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

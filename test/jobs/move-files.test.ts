import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, getDocumentFile, uploadDocument } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { startS3, type TestS3 } from '../harness/s3-server.ts';
import { asBuilt, cleanEnvironment, endAllServers, startServerProcess } from '../harness/server-process.ts';

const API_KEY = 'exk_the-key-of-the-tests-of-files';
const root = fileURLToPath(new URL('../..', import.meta.url));

let place: string;
let s3: TestS3;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'excerpt-files-'));
  s3 = await startS3('files');
});
afterEach(async () => {
  await endAllServers();
  await s3.stop();
  await rm(place, { recursive: true, force: true });
});

test('files move from disk to a bucket beside a server, which reads both meanwhile', async () => {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.options;
  const onDisk = { EXCERPT_DATA_DIR: join(place, 'data') };
  const inBucket = {
    ...onDisk,
    EXCERPT_BLOBS: 's3',
    EXCERPT_S3_ENDPOINT: endpoint,
    EXCERPT_S3_BUCKET: bucket,
    EXCERPT_S3_ACCESS_KEY_ID: accessKeyId,
    EXCERPT_S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const moving = { ...inBucket, EXCERPT_BLOBS_BEFORE: 'disk' };

  /** A server with these settings, its client, and what it has logged when it ends. */
  async function start(settings: Record<string, string>) {
    const server = startServerProcess(['test/jobs/crash-server.ts', join(place, 'extractions.log'), '1', '1'], {
      ...settings,
      EXCERPT_PORT: '0',
      EXCERPT_LOG_LEVEL: 'error',
      EXCERPT_LOCAL_RESIDENCY: 'EU',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
      EXCERPT_SHUTDOWN_SECONDS: '1',
    });
    return { server, client: createClient({ baseUrl: await server.url, apiKey: API_KEY }) };
  }
  const run = (settings: Record<string, string>, ...args: string[]) =>
    promisify(execFile)(process.execPath, asBuilt(['--conditions=excerpt-source', 'cli/main.ts', ...args]), {
      cwd: root,
      env: { ...cleanEnvironment(), ...settings },
    });

  const old = await start(onDisk);
  const path = await workspaceWithSchema(old);
  const upload = async ({ client }: typeof old, text: string) =>
    ok(await uploadDocument({ client, path, body: { file: new File([text], `${text}.txt`) } })).id;
  const read = async ({ client }: typeof old, id: string) => {
    const { data } = await getDocumentFile({ client, path: { id } });
    return data === undefined ? null : (data as Blob).text();
  };
  const first = await upload(old, 'on disk');
  await old.server.end('SIGTERM');
  await expect(run(inBucket, 'move-files')).rejects.toThrow('EXCERPT_BLOBS_BEFORE');

  const without = await start(inBucket);
  expect(await read(without, first)).toBeNull();
  await without.server.end('SIGTERM');
  expect(without.server.errors()).toContain('set EXCERPT_BLOBS_BEFORE to what it was');

  const both = await start(moving);
  expect(await read(both, first)).toBe('on disk');
  const second = await upload(both, 'in the bucket');
  expect((await run(moving, 'verify')).stdout).toContain('2 files');
  expect((await run(moving, 'move-files')).stdout).toMatch(/^[1-9]\d* files? moved/);
  expect((await run(moving, 'move-files')).stdout).toMatch(/^0 files moved/);
  expect([await read(both, first), await read(both, second)]).toEqual(['on disk', 'in the bucket']);
  await both.server.end('SIGTERM');
  expect(both.server.errors()).not.toContain('EXCERPT_BLOBS_BEFORE');

  expect((await run(inBucket, 'verify')).stdout).toContain('2 files');
  const after = await start(inBucket);
  expect([await read(after, first), await read(after, second)]).toEqual(['on disk', 'in the bucket']);
  await after.server.end('SIGTERM');
  expect(after.server.errors()).not.toContain('EXCERPT_BLOBS_BEFORE');
});

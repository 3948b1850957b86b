import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, listDocuments, listRuns } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok, workspaceWithSchema } from '../../test/harness/builders.ts';
import { findFreePort } from '../../test/harness/free-port.ts';
import { endAllServers, startServerProcess } from '../../test/harness/server-process.ts';
import { runCli } from '../testing/run-cli.ts';

const API_KEY = 'exk_the-key-of-the-directory';
const FILES = 30;

let home: string;
let port: number;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'excerpt-directory-'));
  port = await findFreePort();
  for (let index = 0; index < FILES; index += 1)
    await writeFile(join(home, `${index}.txt`), `Invoice number: ${index}`);
});
afterAll(async () => {
  await endAllServers();
  await rm(home, { recursive: true, force: true });
});

const start = () =>
  startServerProcess(['test/jobs/crash-server.ts', join(home, 'extractions.log'), '200', '500'], {
    EXCERPT_PORT: `${port}`,
    EXCERPT_DATA_DIR: join(home, 'data'),
    EXCERPT_LOG_LEVEL: 'silent',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_CONCURRENCY: '2',
    EXCERPT_PARSER_PROCESSES: '1',
    EXCERPT_SHUTDOWN_SECONDS: '1',
  });

test('a directory is extracted once, through a kill of the server and by a second call', async () => {
  const first = start();
  const baseUrl = await first.url;
  const client = createClient({ baseUrl, apiKey: API_KEY });
  const path = await workspaceWithSchema({ client });
  const settings = { EXCERPT_BASE_URL: baseUrl, EXCERPT_API_KEY: API_KEY, EXCERPT_WORKSPACE: path.slug };
  const extract = (output: string) =>
    runCli(['extract', '.', '--schema', path.schemaKey, '--output', output], { cwd: home, settings });
  const extracting = extract('first.ndjson');
  await expect
    .poll(async () => ok(await listRuns({ client, path, query: { status: 'completed' } })).total)
    .toBeGreaterThan(3);
  await first.end('SIGKILL');
  await delay(3_000);
  await start().url;
  const outcome = await extracting;
  expect({ code: outcome.code, errors: outcome.errors }).toMatchObject({ code: 0 });
  expect(ok(await listDocuments({ client, path })).total).toBe(FILES);
  // The output of the first call is lost.
  expect((await extract('second.csv')).code).toBe(0);
  expect(ok(await listDocuments({ client, path })).total).toBe(FILES);
  expect(ok(await listRuns({ client, path })).total).toBe(FILES);
}, 120_000);

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passPause, pauses } from '../testing/played-pauses.ts';
import { refuse, runInProcess, type Answers, type SentRequest } from '../testing/run-in-process.ts';

vi.mock('node:timers/promises', () => import('../testing/played-pauses.ts'));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-watch-'));
  pauses.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const add = (name: string) => writeFile(join(folder, name), name);
const SCHEMA = '/workspaces/acme/schemas/invoice';
const nameOf = ({ body }: SentRequest) => (body as { file: { name: string } }).file.name;

interface Served {
  failed?: string[];
  /** Documents that are refused once, as by a key that is not valid for a moment. */
  refusedOnce?: string[];
}

function serve({ failed = [], refusedOnce = [] }: Served = {}): Answers {
  const left = new Set(refusedOnce);
  const run = (id: string) => ({
    id,
    status: failed.includes(id) ? 'failed' : 'completed',
    errorCode: failed.includes(id) ? { code: 'invalid' } : null,
    errorMessage: 'It is bad.',
    confidence: 0.9,
    extractedData: { total: 1 },
    partialData: null,
    evidence: [],
    lists: [],
    rules: [],
    warnings: [],
    expiredAt: null,
  });
  return {
    [`GET ${SCHEMA}`]: { latestVersionNumber: 1 },
    [`GET ${SCHEMA}/versions/1`]: { versionNumber: 1, definition: { type: 'object', properties: { total: {} } } },
    'GET /workspaces/acme/environments/production': { resolved: { provider: 'a', model: 'b' } },
    [`POST ${SCHEMA}/extract`]: (sent: SentRequest) => {
      const name = nameOf(sent);
      return left.delete(name) ? refuse(401, 'unauthorized', 'The key is unknown.') : { runId: name };
    },
    ...Object.fromEntries(['a.txt', 'b.txt', 'c.txt'].map((name) => [`GET /runs/${name}`, run(name)])),
  };
}

/** Runs the command until Ctrl-C, with what is done meanwhile. */
async function watch(answers: Answers, meanwhile: () => Promise<void>, ...more: string[]) {
  const args = ['extract', folder, '--schema', 'invoice', '--watch', '--format', 'ndjson', ...more];
  const outcome = runInProcess(args, answers);
  await vi.waitUntil(() => pauses.length > 0, { interval: 1 });
  await meanwhile();
  process.emit('SIGINT', 'SIGINT');
  const { output, errors, code } = await outcome;
  const records = output.split('\n').filter((line) => line.startsWith('{'));
  const files = records.map((line) => (JSON.parse(line) as { file: string }).file.slice(folder.length + 1));
  return { files, errors, code };
}

test('it goes on with files that are added, until Ctrl-C', async () => {
  await add('a.txt');
  const { files, errors, code } = await watch(serve(), async () => {
    await passPause();
    await add('b.txt');
    await passPause();
    await passPause();
  });
  expect([files, code]).toEqual([['a.txt', 'b.txt'], 0]);
  expect(errors).toContain('Waiting for new and changed files. Press Ctrl-C to end.\n');
});

test('it begins without any file, and says nothing where it is told to be quiet', async () => {
  const { files, errors, code } = await watch(serve(), () => passPause(), '--quiet');
  expect([files, errors, code]).toEqual([[], '', 0]);
  const without = await runInProcess(['extract', folder, '--schema', 'invoice'], serve());
  expect([without.code, without.errors]).toEqual([1, expect.stringContaining('There are no documents')]);
});

test('an error that concerns all documents is reported, and the next look tries again', async () => {
  const { files, errors, code } = await watch(serve({ refusedOnce: ['b.txt'] }), async () => {
    await add('b.txt');
    await passPause();
    await passPause();
    expect(pauses).toHaveLength(1);
    await passPause();
  });
  expect(errors).toContain('The key is unknown.');
  expect([files, code]).toEqual([['b.txt'], 0]);
});

test('its exit code tells of any document that failed meanwhile', async () => {
  await add('a.txt');
  const { files, code } = await watch(serve({ failed: ['b.txt'] }), async () => {
    await add('b.txt');
    await passPause();
    await passPause();
    await add('c.txt');
    await passPause();
    await passPause();
  });
  expect([files, code]).toEqual([['a.txt', 'b.txt', 'c.txt'], 2]);
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithReference } from '../../testing/compare-with-reference.ts';
import { pageOf, refuse, runInProcess, type Answers } from '../../testing/run-in-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-batches-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const NO_COUNTS = { waiting: 0, pending: 0, processing: 0, completed: 0, failed: 0, cancelled: 0 };
const makeBatch = (status: string, counts: Partial<typeof NO_COUNTS> = {}) => ({
  id: 'bat_1',
  name: 'January',
  status,
  counts: { total: Object.values(counts).reduce((sum, one) => sum + one, 0), ...NO_COUNTS, ...counts },
  schemaVersionNumber: 3,
  provider: 'local',
  model: 'local-1',
  createdAt: '2026-01-01T00:00:00Z',
  completedAt: null,
});
const run = (args: string[], answers: Answers, options?: Parameters<typeof runInProcess>[2]) =>
  runInProcess(['batches', ...args], answers, options);
const BATCH = 'GET /batches/bat_1';
const RESULTS = 'GET /batches/bat_1/results';
const LIST = 'GET /workspaces/acme/schemas/invoice/batches';

test('the reference has what the commands take', () => compareWithReference('batches'));

test('batches are listed with the states of their documents', async () => {
  const answers = {
    [LIST]: pageOf(makeBatch('processing', { completed: 2, failed: 1 }), { ...makeBatch('open'), id: 'bat_2' }),
  };
  const args = ['list', '--schema', 'invoice', '--status', 'open', '--env', 'staging', '--limit', '200'];
  const { code, output, requests } = await run(args, answers);
  expect({ code, lines: output.split('\n') }).toEqual({
    code: 0,
    lines: [
      'id     status      created               name     documents',
      'bat_1  processing  2026-01-01T00:00:00Z  January  2 completed, 1 failed',
      'bat_2  open        2026-01-01T00:00:00Z  January  0 documents',
      '',
    ],
  });
  expect(requests[0]?.query).toEqual({ env: 'staging', status: 'open', pageSize: '100' });
});

test('a batch that failed in part is shown without a failure of the command, and watched with one', async () => {
  const ended = { ...makeBatch('completed', { completed: 1, failed: 2 }), completedAt: '2026-01-02T00:00:00Z' };
  const shown = await run(['get', 'bat_1'], { [BATCH]: ended });
  expect({ code: shown.code, lines: shown.output.trimEnd().split('\n') }).toEqual({
    code: 0,
    lines: [
      'id         bat_1',
      'name       January',
      'status     completed',
      'documents  3: 1 completed, 2 failed',
      'version    3',
      'model      local/local-1',
      'created    2026-01-01T00:00:00Z',
      'ended      2026-01-02T00:00:00Z',
    ],
  });
  const watch = async (batch: object) => (await run(['watch', 'bat_1'], { [BATCH]: batch })).code;
  expect(await watch(ended)).toBe(2);
  expect(await watch(makeBatch('cancelled', { completed: 1, cancelled: 1 }))).toBe(2);
  expect(await watch(makeBatch('completed', { completed: 3 }))).toBe(0);
});

test('the documents of a batch are listed with their runs and errors', async () => {
  const one = { position: 1, status: 'failed', runId: 'run_1', name: 'a.pdf', errorMessage: 'It is empty.' };
  const other = { position: 12, status: 'waiting', runId: null, name: 'b.pdf', errorMessage: null };
  const answers = { 'GET /batches/bat_1/documents': pageOf(one, other) };
  const { output, requests } = await run(['documents', 'bat_1', '--status', 'failed', '--limit', '5'], answers);
  expect(output.trimEnd().split('\n')).toEqual([
    ' #  status   run    document  error',
    ' 1  failed   run_1  a.pdf     It is empty.',
    '12  waiting         b.pdf',
  ]);
  expect(requests[0]?.query).toEqual({ status: 'failed', pageSize: '5' });
});

test.each([
  [['start', 'bat_1'], 'POST /batches/bat_1/start', {}],
  [['cancel', 'bat_1'], 'POST /batches/bat_1/cancel', {}],
  [['retry', 'bat_1'], 'POST /batches/bat_1/retry', { reuse: 'true' }],
  [['retry', 'bat_1', '--no-reuse'], 'POST /batches/bat_1/retry', { reuse: 'false' }],
])('%j is sent, and the state after it printed', async (args, to, query) => {
  const { code, output, requests } = await run(args, { [to]: makeBatch('processing', { pending: 2 }) });
  expect({ code, output }).toEqual({ code: 0, output: 'The batch bat_1 is processing: 2 pending.\n' });
  expect(requests).toEqual([{ to, query, body: undefined }]);
});

test.each(['start', 'retry'])('%s with --wait ends with the batch', async (name) => {
  const answers = {
    [`POST /batches/bat_1/${name}`]: makeBatch('processing', { pending: 1 }),
    [BATCH]: makeBatch('completed', { failed: 1 }),
  };
  const { code, output } = await run([name, 'bat_1', '--wait'], answers);
  expect([code, output]).toEqual([2, expect.stringContaining('documents  1: 1 failed\n')]);
});

test('an open batch that is watched says how it is started', async () => {
  const states = [makeBatch('open'), makeBatch('completed', { completed: 1 })];
  const { errors } = await run(['watch', 'bat_1'], { [BATCH]: () => states.shift() });
  expect(errors).toBe('The batch is open. Start it: excerpt batches start bat_1\n');
});

test('results are printed as they are, as JSON, or written to a file in its format', async () => {
  const lines = '{"a":1}\n\n{"a":2}\n';
  const answers = { [RESULTS]: () => new Response(lines) };
  const printed = await run(['results', 'bat_1'], answers);
  expect([printed.output, printed.requests[0]?.query]).toEqual([`${lines}`, { format: 'ndjson' }]);
  const json = await run(['results', 'bat_1', '--json'], answers);
  expect(JSON.parse(json.output)).toEqual([{ a: 1 }, { a: 2 }]);
  const path = join(folder, 'results.csv');
  const saved = await run(['results', 'bat_1', '-o', path], answers);
  expect([saved.output, saved.requests[0]?.query]).toEqual([`${path}: 17 bytes\n`, { format: 'csv' }]);
  expect(await readFile(path, 'utf8')).toBe(lines);
  const chosen = await run(['results', 'bat_1', '-o', path, '--format', 'xlsx', '--json'], answers);
  expect(JSON.parse(chosen.output)).toEqual({ id: 'bat_1', output: path, format: 'xlsx', bytes: 17 });
});

test('a workbook is not printed on a terminal, but in a pipe', async () => {
  const answers = { [RESULTS]: () => new Response('PK') };
  const args = ['results', 'bat_1', '--format', 'xlsx'];
  const { code, output, errors } = await run(args, answers, { isTerminal: true });
  expect([code, output, errors]).toEqual([1, '', expect.stringContaining('pass --output FILE')]);
  expect((await run(args, answers)).output).toBe('PK');
});

test('results of which only a part arrives leave the file as it was', async () => {
  const path = join(folder, 'kept.ndjson');
  await writeFile(path, 'before');
  const { code } = await run(['results', 'bat_1', '-o', path], { [RESULTS]: () => refuse(409, 'batch_open', 'Open.') });
  expect([code, await readFile(path, 'utf8')]).toEqual([1, 'before']);
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf, runInProcess, type Answers } from '../testing/run-in-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-runs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const linesOf = ({ output }: { output: string }) => output.trimEnd().split('\n');
const WORKSPACE = '/workspaces/acme';
const evidence = (path: string, confidence: number) => ({ path, confidence, page: 1, quote: 'q', match: 'exact' });
const makeRun = (fields: object = {}) => ({
  id: 'run_1',
  status: 'completed',
  documentId: 'doc_1',
  documentName: 'a.pdf',
  schemaVersionNumber: 2,
  provider: 'a',
  model: 'b',
  createdAt: '2026-01-01',
  completedAt: '2026-01-02',
  totalTokens: 9,
  cachedInputTokens: 4,
  reasoningTokens: null,
  cost: { amount: 0.5, currency: 'USD' },
  confidence: 0.9,
  errorCode: null,
  errorMessage: null,
  warnings: [],
  rules: [],
  extractedData: { total: 10 },
  partialData: null,
  evidence: [evidence('/total', 0.9)],
  ...fields,
});
const SCHEMAS = { [`GET ${WORKSPACE}/schemas`]: pageOf({ id: '1', schemaKey: 'a' }, { id: '2', schemaKey: 'b' }) };

test('runs of all schemas are listed, the newest first, up to the limit', async () => {
  const runOf = (id: string, createdAt: string) => makeRun({ id, createdAt });
  const answers = {
    ...SCHEMAS,
    [`GET ${WORKSPACE}/schemas/a/runs`]: pageOf(runOf('run_3', '2026-01-03'), runOf('run_1', '2026-01-01')),
    [`GET ${WORKSPACE}/schemas/b/runs`]: pageOf(runOf('run_2', '2026-01-02')),
  };
  const filters = ['--status', 'failed', '--document', 'doc_1', '--limit', '2'];
  const listed = await runInProcess(['runs', 'list', ...filters], answers);
  expect(linesOf(listed)).toEqual([
    'id     status     schema  version  model  created     document',
    'run_3  completed  a             2  a/b    2026-01-03  a.pdf',
    'run_2  completed  b             2  a/b    2026-01-02  a.pdf',
  ]);
  const query = { env: 'production', pageSize: '2', status: 'failed', documentId: 'doc_1' };
  expect(listed.requests.slice(1).map((one) => one.query)).toEqual([query, query]);
  const one = await runInProcess(['runs', 'list', '--schema', 'b'], answers);
  expect(one.requests).toMatchObject([{ to: `GET ${WORKSPACE}/schemas/b/runs`, query: { pageSize: '30' } }]);
});

test('documents are listed without their texts', async () => {
  const document = { id: 'doc_1', status: 'parsed', pageCount: 3, createdAt: '2026-01-01', name: 'a.pdf' };
  const answers = { [`GET ${WORKSPACE}/schemas/a/documents`]: pageOf(document) };
  const listed = await runInProcess(['documents', 'list', '--schema', 'a', '--env', 'staging'], answers);
  expect(listed.requests[0]?.query).toEqual({ env: 'staging', content: 'false', pageSize: '30' });
  expect(linesOf(listed)).toEqual([
    'id     status  schema  pages  created     name',
    'doc_1  parsed  a           3  2026-01-01  a.pdf',
  ]);
});

test('a run is shown with its values, and one that has not ended without', async () => {
  const get = async (fields: object) => {
    const outcome = await runInProcess(['runs', 'get', 'run_1'], { 'GET /runs/run_1': makeRun(fields) });
    expect(outcome.code).toBe(0);
    return linesOf(outcome);
  };
  const fields = [
    'id          run_1',
    'status      completed',
    'document    doc_1',
    'created     2026-01-01',
    'completed   2026-01-02',
    'tokens      9',
    'from cache  4',
    'cost        0.5 USD',
  ];
  expect(await get({})).toEqual([
    'doc_1  completed  90 %  a/b  run_1',
    'field  value  confidence  page  quote',
    'total  10           90 %     1  q',
    '',
    ...fields,
  ]);
  expect((await get({ status: 'failed', errorCode: { code: 'empty' }, errorMessage: 'It is.' })).slice(0, 2)).toEqual([
    'doc_1  failed  90 %  a/b  run_1',
    '  empty: It is.',
  ]);
  expect((await get({ status: 'processing', completedAt: null, cost: null })).at(0)).toBe('id          run_1');
});

test.each([
  ['completed', 0],
  ['failed', 2],
  ['cancelled', 2],
])('watching a run that ends as %s exits with %i', async (status, code) => {
  const events = [
    { status: 'pending', stage: null, done: null, total: null },
    { status: 'processing', stage: 'parsing', done: null, total: 5 },
    { status: 'processing', stage: 'extracting', done: 2, total: null },
    { status, stage: null, done: null, total: null },
  ];
  const answers = {
    'GET /runs/run_1': makeRun({ status }),
    'GET /runs/run_1/events': () => new Response(events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')),
    'POST /runs/run_1/rerun': { runId: 'run_1' },
  };
  const watched = await runInProcess(['runs', 'watch', 'run_1'], answers);
  expect([watched.code, watched.output]).toEqual([code, expect.stringContaining(`status      ${status}\n`)]);
  expect(watched.errors).toBe(`pending\nprocessing: parsing 0/5\nprocessing: extracting\n${status}\n`);
  expect((await runInProcess(['runs', 'rerun', 'run_1', '--wait'], answers)).code).toBe(code);
});

test('a run is extracted again, or cancelled', async () => {
  const answers = { 'POST /runs/run_1/rerun': { runId: 'run_2' }, 'POST /runs/run_1/cancel': makeRun({ status: 'x' }) };
  const again = await runInProcess(['runs', 'rerun', 'run_1'], answers);
  expect([again.output, again.requests[0]?.query]).toEqual(['run_2\n', { reuse: 'true' }]);
  const anew = await runInProcess(['runs', 'rerun', 'run_1', '--no-reuse'], answers);
  expect(anew.requests[0]?.query).toEqual({ reuse: 'false' });
  expect((await runInProcess(['runs', 'cancel', 'run_1'], answers)).output).toBe('The run run_1 is x.\n');
});

test('the requests to models are listed with what they took', async () => {
  const call = { index: 1, provider: 'a', model: 'b', failure: null, durationMs: 12, seed: 7, temperature: 0 };
  const tokens = { inputTokens: 5, outputTokens: 6 };
  const promptHash = 'sha256:0123456789abcdef';
  const answers = {
    'GET /runs/run_1/calls': pageOf(
      { ...call, tokens, fingerprint: 'fp', promptHash },
      { ...call, index: 2, failure: 'timeout', tokens: null, fingerprint: null, promptHash },
    ),
  };
  expect(linesOf(await runInProcess(['runs', 'calls', 'run_1'], answers))).toEqual([
    'call  model  answer   ms  tokens  seed  temperature  fingerprint  prompt',
    '1     a/b    used     12  11      7     0            fp           0123456789ab',
    '2     a/b    timeout  12          7     0                         0123456789ab',
  ]);
});

test('two runs are compared field by field', async () => {
  const compare = (data: object) =>
    runInProcess(['runs', 'compare', 'run_1', 'run_2'], {
      'GET /runs/run_1': makeRun({ extractedData: { total: 10, lines: [], name: 'x' } }),
      'GET /runs/run_2': makeRun({ extractedData: data, evidence: [evidence('/lines/0/a~1b', 0.5)] }),
    });
  const other = await compare({ total: 10, lines: [{ 'a/b': 1 }] });
  expect({ code: other.code, lines: linesOf(other) }).toEqual({
    code: 2,
    lines: ['field          before  after', '/lines         []', '/name          "x"', '/lines/0/a~1b          1 50 %'],
  });
  const same = await compare({ name: 'x', lines: [], total: 10 });
  expect([same.code, same.output]).toEqual([0, 'Both runs have the same values.\n']);
});

test('a document is shown, as fields or as its text', async () => {
  const document = { name: 'a.pdf', status: 'failed', mimeType: 'application/pdf', fileSize: 5, pageCount: null };
  const answers = {
    'GET /documents/doc_1': { ...document, errorCode: { code: 'bad' }, createdAt: '2026-01-01', content: 'Text' },
  };
  expect(linesOf(await runInProcess(['documents', 'get', 'doc_1'], answers))).toEqual([
    'id       doc_1',
    'name     a.pdf',
    'status   failed',
    'error    bad',
    'type     application/pdf',
    'bytes    5',
    'created  2026-01-01',
  ]);
  expect((await runInProcess(['documents', 'get', 'doc_1', '--text'], answers)).output).toBe('Text\n');
});

test('documents are uploaded in the order of the arguments', async () => {
  const [one, other] = [join(folder, 'a.txt'), join(folder, 'b.txt')];
  await Promise.all([writeFile(one, 'A'), writeFile(other, 'B')]);
  const to = `POST ${WORKSPACE}/schemas/a/documents`;
  const answers: Answers = {
    [to]: ({ body }: { body: unknown }) => {
      const { name } = (body as { file: { name: string } }).file;
      return { id: `doc_${name[0]}`, name };
    },
  };
  const uploaded = await runInProcess(['documents', 'upload', one, other, '--schema', 'a', '--pages', '1-2'], answers);
  expect(linesOf(uploaded)).toEqual(['id     name', 'doc_a  a.txt', 'doc_b  b.txt']);
  expect(uploaded.requests).toContainEqual({
    to,
    query: { env: 'production' },
    body: { file: { name: 'a.txt', text: 'A' }, pages: '1-2' },
  });
  const whole = await runInProcess(['documents', 'upload', one, '--schema', 'a'], answers);
  expect(whole.requests[0]?.body).toEqual({ file: { name: 'a.txt', text: 'A' } });
});

test('the bytes of a document are written to a file or a pipe, not to a terminal', async () => {
  const answers = { 'GET /documents/doc_1/file': () => new Response('bytes') };
  const args = ['documents', 'download', 'doc_1'];
  expect((await runInProcess(args, answers)).output).toBe('bytes');
  const path = join(folder, 'saved.pdf');
  const saved = await runInProcess([...args, '--output', path], answers);
  expect([saved.output, await readFile(path, 'utf8')]).toEqual([`${path}: 5 bytes\n`, 'bytes']);
  const shown = await runInProcess(args, answers, { isTerminal: true });
  expect([shown.code, shown.output, shown.errors]).toEqual([1, '', expect.stringContaining('pass --output FILE')]);
});

test('a review is shown with its reasons, and what is done with it is sent', async () => {
  const review = {
    id: 'rev_1',
    runId: 'run_1',
    status: 'needed',
    documentName: 'a.pdf',
    confidence: 0.5,
    actions: [1, 2],
    claimedBy: 'usr_1',
    claimedUntil: '2026-01-01',
    reasons: [
      { code: 'low_confidence', path: '/total' },
      { code: 'requested', path: null },
    ],
  };
  const at = '/runs/run_1/review';
  const answers = Object.fromEntries(
    [`GET ${at}`, `POST ${at}`, ...['claim', 'approve', 'reopen'].map((name) => `POST ${at}/${name}`)].map((to) => [
      to,
      review,
    ]),
  );
  for (const name of ['get', 'request', 'claim', 'approve', 'reopen']) {
    const outcome = await runInProcess(['reviews', name, 'run_1'], answers);
    const to = name === 'get' ? `GET ${at}` : name === 'request' ? `POST ${at}` : `POST ${at}/${name}`;
    expect(outcome.requests.map((one) => one.to)).toEqual([to]);
    expect(linesOf(outcome)).toEqual([
      'id             rev_1',
      'run            run_1',
      'status         needed',
      'document       a.pdf',
      'confidence     50 %',
      'reasons        low_confidence /total, requested',
      'claimed by     usr_1',
      'claimed until  2026-01-01',
      'corrections    2',
    ]);
  }
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuse, runInProcess, type Answers, type InProcessOptions } from '../testing/run-in-process.ts';

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-extract-'));
  for (const name of ['a.txt', 'b.txt']) await writeFile(at(name), name);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const SCHEMA = '/workspaces/acme/schemas/invoice';
const EXTRACT = `POST ${SCHEMA}/extract`;
const FORM = { file: { name: '' } };
const nameOf = (sent: { body: unknown }) => (sent.body as typeof FORM).file.name;
const evidence = { path: '/total', confidence: 0.95, page: 2, quote: 'Total 1', match: 'exact' };
const makeRun = (id: string, fields: object = {}) => ({
  id,
  status: 'completed',
  provider: 'a',
  model: 'b',
  confidence: 0.95,
  extractedData: { total: 1 },
  evidence: [evidence],
  lists: [],
  rules: [],
  warnings: [],
  errorCode: null,
  errorMessage: null,
  partialData: null,
  expiredAt: null,
  documentId: 'doc_1',
  ...fields,
});

/** Runs are named after their file; `runs` are their fields. */
function serve(runs: Record<string, object> = {}, answers: Answers = {}): Answers {
  const names = ['a.txt', 'b.txt', 'c.txt'];
  return {
    [`GET ${SCHEMA}`]: { latestVersionNumber: 4 },
    [`GET ${SCHEMA}/versions/4`]: { versionNumber: 4, definition: { type: 'object', properties: { total: {} } } },
    'GET /workspaces/acme/environments/production': { resolved: { provider: 'a', model: 'b' } },
    [EXTRACT]: (sent: { body: unknown }) => ({ runId: nameOf(sent) }),
    ...Object.fromEntries(names.map((name) => [`GET /runs/${name}`, makeRun(name, runs[name])])),
    ...answers,
  };
}
const extract = (args: string[], answers = serve(), options?: InProcessOptions) =>
  runInProcess(['extract', ...args, '--schema', 'invoice'], answers, options);
const sentFiles = ({ requests }: Awaited<ReturnType<typeof extract>>) =>
  requests
    .filter(({ to }) => to === EXTRACT)
    .map(nameOf)
    .toSorted();
const read = (...path: string[]) => readFile(at(...path), 'utf8');

test('a document is printed with its values and their evidence', async () => {
  const { code, output, errors, requests } = await extract([
    at('a.txt'),
    '--pages',
    '1-2',
    '--password',
    'p',
    '--model',
    'm/n',
  ]);
  expect({ code, errors }).toEqual({ code: 0, errors: expect.stringContaining('can see --password') as string });
  expect(output.split('\n')).toEqual([
    `${at('a.txt')}  completed  95 %  a/b  a.txt`,
    'field  value  confidence  page  quote',
    'total  1            95 %     2  Total 1',
    '',
    '',
  ]);
  expect(requests.find(({ to }) => to === EXTRACT)).toMatchObject({
    query: { env: 'production' },
    body: { file: { name: 'a.txt', text: 'a.txt' }, versionNumber: '4', pages: '1-2', password: 'p', model: 'm/n' },
  });
});

test('what is wrong with a document is printed, and what rules say', async () => {
  const rule = { name: 'sum', result: 'violated', severity: 'error', message: '1 is not 2' };
  const rules = [
    rule,
    { ...rule, name: 'date', result: 'unknown', severity: 'warning', message: null },
    { ...rule, result: 'holds' },
  ];
  const entry = { ...evidence, page: null, quote: null, match: 'not_found' };
  const failed = {
    status: 'failed',
    errorCode: { code: 'invalid' },
    errorMessage: 'It\nis bad.',
    warnings: ['A warning.'],
    rules,
    extractedData: null,
    partialData: { total: null },
    evidence: [entry, { ...entry, path: '/x', match: 'derived' }],
  };
  const { code, output, errors } = await extract([at('a.txt'), at('b.txt')], serve({ 'a.txt': failed }));
  expect(code).toBe(2);
  expect(output).toContain(
    [
      `${at('a.txt')}  failed  95 %  a/b  a.txt`,
      '  invalid: It is bad.',
      '  A warning.',
      '  violated rule sum: 1 is not 2',
      '  unknown rule date: ',
      'field  value  confidence  page  quote',
      'total  null         95 %        not in the document',
      'x                   95 %        derived',
      '',
    ].join('\n'),
  );
  expect(errors).toMatch(/^1 completed, 1 failed in \d+\.\d s \(\d+(\.\d)?\/s\)\n$/);
});

test.each([
  ['json', '.json'],
  ['ndjson', '.ndjson'],
  ['csv', '.csv'],
])('records are written as %s, in the order of the input, and a second call keeps them', async (_, ending) => {
  const output = at(`out${ending}`);
  const first = await extract([at('b.txt'), at('a.txt'), '--output', output]);
  expect([first.code, first.output]).toEqual([0, '']);
  expect(first.errors).toMatch(/^2 completed in .*\/s\) → .*out\.\w+\n$/);
  const written = await read(`out${ending}`);
  const order = [...written.matchAll(/[ab]\.txt(?=")/g)].map(([name]) => name);
  if (ending === '.json') expect(order[0]).toBe('b.txt');
  if (ending === '.csv') expect(written.split('\n')[0]).toContain('total');
  const again = await extract([at('b.txt'), at('a.txt'), '--output', output]);
  expect([sentFiles(again), await read(`out${ending}`)]).toEqual([[], written]);
  expect(again.errors).toContain('0 completed, 2 kept from an earlier run in');
  await writeFile(at('a.txt'), 'changed');
  expect(sentFiles(await extract([at('b.txt'), at('a.txt'), '--output', output]))).toEqual(['a.txt']);
});

test('doubtful documents are put aside, and come back when they no longer are', async () => {
  const output = at('out.json');
  const args = [at('a.txt'), at('b.txt'), '-o', output, '--min-confidence', '0.8'];
  const answers = serve({ 'a.txt': { confidence: 0.7 }, 'b.txt': { confidence: 0.8 } });
  const first = await extract(args, answers);
  expect([first.code, first.errors]).toEqual([3, expect.stringContaining('2 completed (1 doubtful) in')]);
  const filesOf = async (name: string) => (JSON.parse(await read(name)) as { file: string }[]).map(({ file }) => file);
  expect([await filesOf('out.json'), await filesOf('out.doubtful.json')]).toEqual([[at('b.txt')], [at('a.txt')]]);
  const again = await extract(args, answers);
  expect([again.code, sentFiles(again), again.errors]).toEqual([
    3,
    [],
    expect.stringContaining('2 kept from an earlier run, 1 of all doubtful'),
  ]);
  const lower = await extract([at('a.txt'), at('b.txt'), '-o', output, '--min-confidence', '70%'], answers);
  expect([lower.code, sentFiles(lower)]).toEqual([0, ['a.txt']]);
  expect(await filesOf('out.json')).toEqual([at('a.txt'), at('b.txt')]);
});

test('each document has a file in a directory, the doubtful ones in one of their own', async () => {
  const args = [folder, '--output-dir', at('out'), '--min-confidence', '0.8'];
  const doubtful = serve({ 'a.txt': { confidence: null } });
  expect((await extract(args, doubtful)).code).toBe(3);
  expect([await readdir(at('out')), await readdir(at('out', 'doubtful'))]).toEqual([
    ['b.txt.json', 'doubtful'],
    ['a.txt.json'],
  ]);
  expect(sentFiles(await extract(args, doubtful))).toEqual([]);
  await writeFile(at('a.txt'), 'changed');
  await extract(args);
  expect([await readdir(at('out')), await readdir(at('out', 'doubtful'))]).toEqual([
    ['a.txt.json', 'b.txt.json', 'doubtful'],
    [],
  ]);
  await mkdir(at('deep'));
  await writeFile(at('deep', 'a.txt'), 'other');
  const twice = await extract([at('a.txt'), at('deep', 'a.txt'), '--output-dir', at('out')]);
  expect([twice.code, twice.errors]).toEqual([1, expect.stringContaining('would be written to the same file')]);
});

test('a document that the server refuses fails by itself, and another refusal ends the command', async () => {
  const refuseOne = (status: number, code: string) => (sent: { body: unknown }) =>
    nameOf(sent) === 'a.txt' ? refuse(status, code, 'No.') : { runId: 'b.txt' };
  const output = at('out.ndjson');
  const one = await extract([folder, '-o', output], serve({}, { [EXTRACT]: refuseOne(422, 'empty_document') }));
  expect([one.code, one.errors]).toEqual([2, expect.stringContaining(`${at('a.txt')}: empty_document: No.\n`)]);
  const retried = await extract([folder, '-o', output]);
  expect([retried.code, sentFiles(retried)]).toEqual([0, ['a.txt']]);
  const all = await extract([folder], serve({}, { [EXTRACT]: refuseOne(403, 'forbidden') }));
  expect([all.code, all.errors]).toEqual([1, expect.stringContaining('No.')]);
});

test('a run that an earlier call has started is taken over, if it completed', async () => {
  const replayed = (sent: { body: unknown }) =>
    Response.json({ runId: nameOf(sent) }, { headers: { 'idempotency-replayed': 'true' } });
  const taken = await extract([at('a.txt')], serve({}, { [EXTRACT]: replayed }));
  expect([taken.code, sentFiles(taken)]).toEqual([0, ['a.txt']]);
  for (const fields of [{ status: 'failed' }, { expiredAt: '2026-01-01' }]) {
    let count = 0;
    const first = (sent: { body: unknown }) => ((count += 1) === 1 ? replayed(sent) : { runId: 'b.txt' });
    const again = await extract([at('a.txt')], serve({ 'a.txt': fields }, { [EXTRACT]: first }));
    expect([again.code, sentFiles(again).length]).toEqual([0, 2]);
  }
  let tries = 0;
  const gone = (sent: { body: unknown }) =>
    (tries += 1) === 1
      ? refuse(410, 'gone', 'Gone.')
      : tries === 2
        ? refuse(409, 'idempotency_mismatch', 'x')
        : { runId: nameOf(sent) };
  expect((await extract([at('a.txt')], serve({}, { [EXTRACT]: gone }))).code).toBe(0);
  const never = await extract([at('a.txt')], serve({}, { [EXTRACT]: () => refuse(410, 'gone', 'Gone.') }));
  expect([never.code, sentFiles(never).length]).toEqual([2, 100]);
  expect(never.output).toContain('extracted_too_often: The file was extracted 100 times within a day');
});

test.each([
  [['--pages', 'x'], /"x" is not a page range such as 1-3,7,-1/],
  [['--open'], /There is no browser\. The run is at http:\/\/127\.0\.0\.1:9\/console\/acme\/runs\/a\.txt/],
])('%j is answered', async (args, message) => {
  const options = { settings: { BROWSER: at('none') } };
  expect((await extract([at('a.txt'), ...args], serve(), options)).errors).toMatch(message);
});

test('the schema and the output are no documents, and --quiet says nothing', async () => {
  await writeFile(at('invoice.json'), '{"type":"object","properties":{"total":{}}}');
  const answers = serve(
    {},
    { 'POST /workspaces/acme/schemas': { latestVersion: { versionNumber: 4, definition: {} } } },
  );
  const args = ['extract', folder, '--schema', at('invoice.json'), '-o', at('out.json'), '-q'];
  const first = await runInProcess(args, answers);
  expect([first.code, first.output, first.errors, sentFiles(first)]).toEqual([0, '', '', ['a.txt', 'b.txt']]);
  expect(sentFiles(await runInProcess(args, answers))).toEqual([]);
  // A run that is not there would end the command before all files are sent.
  const ended = ['invoice.json', 'out.json'].map((name) => [`GET /runs/${name}`, makeRun(name)] as const);
  const other = await runInProcess(
    ['extract', folder, '--schema', 'invoice', '-q'],
    serve({}, Object.fromEntries(ended)),
  );
  expect(sentFiles(other)).toEqual(['a.txt', 'b.txt', 'invoice.json', 'out.json']);
  const local = await runInProcess(['extract', at('a.txt'), '--schema', 'invoice', '--local'], serve());
  expect(local.errors).toContain('With --local, the schema is a file. Fetch it: excerpt schemas pull invoice');
});

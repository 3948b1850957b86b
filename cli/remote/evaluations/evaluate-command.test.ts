import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithReference } from '../../testing/compare-with-reference.ts';
import { pageOf, runInProcess, type Answers } from '../../testing/run-in-process.ts';
import { makeEvaluation } from '../../testing/make-evaluation.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-evaluate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SCHEMA = '/workspaces/acme/schemas/invoice';
const CREATE = `POST ${SCHEMA}/evaluations`;
const LIST = `GET ${SCHEMA}/evaluations`;
const PIN = `GET ${SCHEMA}/pin`;
const COMPARE = 'GET /evaluations/evl_1/compare';

const field = { path: '/total', f1: 0.5, margin: [0.25, 0.75], observations: 8, wrong: 1, missed: 2, invented: 3 };
const makeScored = (fields: object = {}) =>
  makeEvaluation({
    score: { f1: 0.5, precision: 0.25, recall: 1, exactDocuments: 0.125 },
    fields: [field],
    rules: [],
    errorMessage: null,
    ...fields,
  });
const makeComparison = (verdict: string, fields: string[] = []) => ({
  score: { before: 0.5, after: 0.75, verdict, p: 0.0126 },
  fields: fields.map((one) => ({ path: '/total', before: 1, after: 0, verdict: one, p: 1 })),
  rules: [],
  changedDocuments: 1,
  comparedDocuments: 4,
  test: 'By a permutation test.',
});

/** Created evaluations are `evl_1`, `evl_2`, …. */
function play(answers: Answers = {}): Answers {
  let count = 0;
  return {
    [CREATE]: () => ({ id: `evl_${++count}` }),
    'GET /evaluations/evl_1': makeScored(),
    'GET /evaluations/evl_2': makeScored({ id: 'evl_2' }),
    'GET /evaluations/evl_9': makeScored({ id: 'evl_9' }),
    'GET /datasets/dts_1': { latestVersion: 3 },
    [COMPARE]: makeComparison('same'),
    ...answers,
  };
}
const evaluate = (args: string[] = [], answers?: Answers) =>
  runInProcess(['evaluate', '--schema', 'invoice', '--dataset', 'dts_1', ...args], play(answers));

test.each(['evaluate', 'evaluations', 'datasets', 'memory'])('the reference has what %s takes', compareWithReference);

test('an evaluation is made with what was chosen, and its scores are printed', async () => {
  const args = ['--dataset-version', '3', '--schema-version', '2', '--model', 'local/x', '--fresh', '--env', 'staging'];
  const rules = [{ name: 'sum', holds: 1, violated: 2, unknown: 3 }];
  const { code, output, requests } = await evaluate(args, { 'GET /evaluations/evl_1': makeScored({ rules }) });
  expect(requests[0]).toEqual({
    to: CREATE,
    query: { env: 'staging' },
    body: { datasetId: 'dts_1', datasetVersion: 3, versionNumber: 2, model: 'local/x', fresh: true },
  });
  expect({ code, lines: output.trimEnd().split('\n') }).toEqual({
    code: 0,
    lines: [
      'evl_1  completed  version 2  local/local-1  data set dts_1 version 3',
      'F1 50.0  precision 25.0  recall 100.0  exact 12.5  documents 4 of 4',
      'field   F1    right              wrong  missed  invented',
      '/total  50.0  25.0 to 75.0 of 8  1      2       3',
      'rule  holds  violated  unknown',
      'sum   1      2         3',
    ],
  });
  expect((await evaluate()).requests[0]?.body).toEqual({ datasetId: 'dts_1' });
});

test('an evaluation that failed is printed without scores, and fails the command', async () => {
  const failed = makeScored({ status: 'failed', score: null, errorMessage: 'The model is gone.' });
  const { code, output } = await evaluate([], { 'GET /evaluations/evl_1': failed });
  expect(code).toBe(1);
  expect(output).toMatch(/^evl_1 {2}failed .*\nThe model is gone\.\n$/);
});

test.each([
  ['worse', [], 2],
  ['same', ['better', 'worse'], 2],
  ['inconclusive', ['worse'], 2],
  ['inconclusive', ['better'], 3],
  ['better', ['inconclusive'], 0],
  ['same', [], 0],
])('a comparison that is %s, with fields %j, exits with %i', async (verdict, fields, code) => {
  const answers = { [COMPARE]: makeComparison(verdict, fields) };
  expect((await evaluate(['--against', 'evl_9'], answers)).code).toBe(code);
  const args = ['evaluations', 'compare', 'evl_1', 'evl_9'];
  expect((await runInProcess(args, play(answers))).code).toBe(code);
});

test('a comparison has the changes of all fields and rules', async () => {
  const rules = [
    { name: 'sum', before: null, after: { holds: 1, violated: 2, unknown: 3 } },
    { name: 'date', before: { holds: 4, violated: 0, unknown: 0 }, after: null },
  ];
  const answers = play({ [COMPARE]: { ...makeComparison('better', ['worse']), rules } });
  const { output, requests } = await runInProcess(['evaluations', 'compare', 'evl_1', 'evl_9'], answers);
  expect(requests[0]?.query).toEqual({ with: 'evl_9' });
  expect(output.trimEnd().split('\n')).toEqual([
    'compared    before  after  verdict  p',
    'all fields  50.0    75.0   better   0.013',
    '/total      100.0   0.0    worse    1.000',
    'rule  violated before  violated after',
    'sum   –                2 of 6',
    'date  0 of 4           –',
    '1 of 4 documents have other values. By a permutation test.',
  ]);
});

test('another version is evaluated as well, unless an equal evaluation exists', async () => {
  const created = async (args: string[], listed: object[]) => {
    const { requests } = await evaluate(args, { [LIST]: pageOf(...listed) });
    const bodies = requests.filter(({ to }) => to === CREATE).map(({ body }) => body as { versionNumber?: number });
    const query = requests.find(({ to }) => to === LIST)?.query;
    expect(query).toMatchObject({ env: 'production', datasetId: 'dts_1', versionNumber: '1' });
    return { versions: bodies.map(({ versionNumber }) => versionNumber), with: requests.at(-1)?.query['with'] };
  };
  const against = ['--against', '1'];
  const equal = makeScored({ id: 'evl_9' });
  const both = { versions: [undefined, 1], with: 'evl_2' };
  expect(await created(against, [])).toEqual(both);
  expect(await created(against, [equal])).toEqual({ versions: [undefined], with: 'evl_9' });
  expect(await created([...against, '--model', 'local/local-1'], [equal])).toMatchObject({ with: 'evl_9' });
  expect(await created([...against, '--model', 'other/x'], [equal])).toEqual(both);
  expect(await created([...against, '--dataset-version', '2'], [equal])).toEqual(both);
  expect(await created([...against, '--fresh'], [equal])).toEqual(both);
  expect(await created(against, [makeScored({ id: 'evl_9', status: 'failed' })])).toEqual(both);
});

test('the pinned version is what is compared with', async () => {
  const { requests } = await evaluate(['--against', 'pinned'], {
    [PIN]: { versionNumber: 7 },
    [LIST]: pageOf(),
  });
  expect(requests.find(({ to }) => to === LIST)?.query).toMatchObject({ versionNumber: '7' });
  const none = await evaluate(['--against', 'pinned'], { [PIN]: { versionNumber: null } });
  expect([none.code, none.errors]).toEqual([1, expect.stringContaining('No version of invoice is pinned')]);
  const odd = await evaluate(['--against', 'first']);
  expect(odd.errors).toContain('--against takes pinned, a version or an evaluation.');
  expect(odd.requests).toEqual([]);
});

test('the report of CI has the documents, and JSON has both results', async () => {
  const path = join(folder, 'report.xml');
  const { output } = await evaluate(['--against', 'evl_9', '--junit', path, '--json']);
  expect(JSON.parse(output)).toEqual({ evaluation: makeScored(), comparison: makeComparison('same') });
  expect(await readFile(path, 'utf8')).toContain('<testsuite name="excerpt evaluate"');
  expect(JSON.parse((await evaluate(['--json'])).output)).toMatchObject({ comparison: null });
});

test('evaluations are listed, shown and cancelled', async () => {
  const without = makeScored({ id: 'evl_2', status: 'processing', score: null, createdAt: '2026-01-02' });
  const answers = { [LIST]: pageOf(makeScored({ createdAt: '2026-01-01' }), without) };
  const listed = await runInProcess(['evaluations', 'list', '--schema', 'invoice', '--limit', '7'], answers);
  expect(listed.requests[0]?.query).toEqual({ env: 'production', pageSize: '7' });
  expect(listed.output.trimEnd().split('\n')).toEqual([
    'id     status      version  model          data set  F1    created',
    'evl_1  completed   2        local/local-1  dts_1 3   50.0  2026-01-01',
    'evl_2  processing  2        local/local-1  dts_1 3         2026-01-02',
  ]);
  const shown = await runInProcess(['evaluations', 'get', 'evl_1'], play());
  const cancelled = await runInProcess(['evaluations', 'cancel', 'evl_1'], {
    'POST /evaluations/evl_1/cancel': makeScored({ status: 'cancelled' }),
  });
  expect([shown.output.split('\n')[0], cancelled.output.split('\n')[0]]).toEqual([
    'evl_1  completed  version 2  local/local-1  data set dts_1 version 3',
    'evl_1  cancelled  version 2  local/local-1  data set dts_1 version 3',
  ]);
});

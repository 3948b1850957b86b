import { expect, test } from 'vitest';
import { pageOf, runInProcess, type Answers } from '../../testing/run-in-process.ts';
import { makeEvaluation } from '../../testing/make-evaluation.ts';

const SCHEMA = '/workspaces/acme/schemas/invoice';
const run = (args: string[], answers: Answers) => runInProcess(['memory', ...args], answers);
const linesOf = ({ output }: { output: string }) => output.trimEnd().split('\n');

const memory = { mode: 'off', examples: 12, gain: null, calibrations: [], kept: 'for a year' };
const calibration = { model: 'a/b', basis: 'model', values: 120, method: 'isotonic', before: 0.1234, after: 0.02 };

test('what a memory gains, and which confidence it changed, is shown', async () => {
  const show = async (fields: object) =>
    linesOf(await run(['show', 'invoice'], { [`GET ${SCHEMA}/memory`]: { ...memory, ...fields } }));
  expect(await show({})).toEqual([
    'mode        off',
    'examples    12',
    'gain        not measured: excerpt memory measure',
    'confidence  not recalibrated: needs 100 reviewed values',
    'kept        for a year',
  ]);
  const gain = { before: 0.5, after: 0.756, documents: 9, evaluationId: 'evl_1', withoutId: 'evl_2' };
  const calibrations = [calibration, { ...calibration, model: 'c/d', basis: 'memory', method: 'none' }];
  expect((await show({ gain, calibrations })).slice(2, 4)).toEqual([
    'gain        F1 50.0 without, 75.6 with it, on 9 documents (excerpt evaluations compare evl_1 evl_2)',
    'confidence  a/b on 120 reviewed values: isotonic, squared error 0.123 to 0.020; ' +
      'c/d on 120 reviewed values, with examples: as it was',
  ]);
});

test.each(['on', 'off'])('memory %s sets the mode of an environment', async (mode) => {
  const answers = { [`PUT ${SCHEMA}/memory`]: { ...memory, mode } };
  const outcome = await run([mode, 'invoice', '--env', 'staging'], answers);
  expect(outcome.requests).toMatchObject([{ query: { env: 'staging' }, body: { mode } }]);
  expect(linesOf(outcome)[0]).toBe(`mode        ${mode}`);
});

const evaluation = (id: string, fields: object = {}) => makeEvaluation({ id, ...fields });

/** Measures, with these evaluations in the list. */
function measure(listed: object[], verdict = 'better', args: string[] = []) {
  const score = { before: 0, after: 1, verdict, p: 0 };
  return run(['measure', 'invoice', '--dataset', 'dts_1', ...args], {
    [`POST ${SCHEMA}/memory/measure`]: { id: 'evl_1' },
    'GET /evaluations/evl_1': evaluation('evl_1', { memory: true }),
    'GET /evaluations/evl_2': evaluation('evl_2'),
    [`GET ${SCHEMA}/evaluations`]: pageOf(...listed),
    'GET /evaluations/evl_1/compare': {
      score,
      fields: [],
      rules: [],
      changedDocuments: 1,
      comparedDocuments: 1,
      test: '',
    },
  });
}

test('a measurement compares with the evaluation of the same documents without the memory', async () => {
  const others = [
    evaluation('evl_1', { memory: true }),
    evaluation('evl_3', { dataset: { id: 'dts_1', version: 2 } }),
    evaluation('evl_4', { model: 'other/x' }),
    evaluation('evl_5', { samples: 3 }),
    evaluation('evl_6', { status: 'failed' }),
    evaluation('evl_7', { status: 'cancelled' }),
  ];
  const { code, requests, output } = await measure([...others, evaluation('evl_2')], 'better', [
    '--schema-version',
    '2',
    '--model',
    'local/local-1',
  ]);
  expect(code).toBe(0);
  expect(requests[0]?.body).toEqual({ datasetId: 'dts_1', versionNumber: 2, model: 'local/local-1' });
  const list = requests.find(({ to }) => to === `GET ${SCHEMA}/evaluations`);
  expect(list?.query).toMatchObject({ env: 'production', datasetId: 'dts_1', versionNumber: '2' });
  expect(requests.at(-2)?.to).toBe('GET /evaluations/evl_2');
  expect(requests.at(-1)?.query).toEqual({ with: 'evl_2' });
  expect(output).toContain('all fields  0.0     100.0  better');
  expect((await measure([evaluation('evl_2')], 'worse')).code).toBe(2);
  const gone = await measure(others);
  expect([gone.code, gone.errors]).toEqual([1, expect.stringContaining('excerpt evaluations list shows what is left')]);
  expect(gone.requests[0]?.body).toEqual({ datasetId: 'dts_1' });
});

test('examples are listed with where they are from', async () => {
  const one = { id: 'mex_1', source: 'review', fields: 3, isLearned: true, documentId: 'doc_1', documentName: 'a.pdf' };
  const answers = {
    [`GET ${SCHEMA}/memory/examples`]: pageOf(
      { ...one, createdAt: '2026-01-01' },
      { ...one, id: 'mex_2', isLearned: false, createdAt: '2026-01-02' },
    ),
  };
  const outcome = await run(['examples', 'invoice', '--limit', '3'], answers);
  expect(outcome.requests[0]?.query).toEqual({ env: 'production', pageSize: '3' });
  expect(linesOf(outcome)).toEqual([
    'id     source  values  read     document  name   learned',
    'mex_1  review  3       yes      doc_1     a.pdf  2026-01-01',
    'mex_2  review  3       not yet  doc_1     a.pdf  2026-01-02',
  ]);
});

test('an example is forgotten only if the user agrees', async () => {
  const answers = { 'DELETE /memory-examples/mex_1': undefined };
  const asked = await run(['forget', 'mex_1'], answers);
  expect([asked.code, asked.requests]).toEqual([1, []]);
  expect(asked.errors).toContain('Delete the example mex_1? Pass --yes to do it.');
  const agreed = await run(['forget', 'mex_1', '--yes'], answers);
  expect([agreed.output, agreed.requests.length]).toEqual(['The example mex_1 is deleted.\n', 1]);
  expect(JSON.parse((await run(['forget', 'mex_1', '-y', '--json'], answers)).output)).toEqual({
    id: 'mex_1',
    deleted: true,
  });
});

import { expect, test } from 'vitest';
import type { Evaluation, EvaluationsService } from '../evaluations/service.ts';
import { checkGate } from './check-gate.ts';
import type { Gate } from './repository.ts';

const GATE: Gate = { datasetId: 'set', minF1: null, fields: [], notWorse: false };

const evaluated = (f1: number, fields: { path: string; f1: number }[] = []): Evaluation =>
  ({ result: { totals: { score: { f1 }, fields } } }) as unknown as Evaluation;

interface Comparison {
  score: { verdict: string; before: number; after: number; p: number };
  fields: { path: string; verdict: string; before: number; after: number }[];
}
const SAME: Comparison = { score: { verdict: 'same', before: 0.9, after: 0.9, p: 1 }, fields: [] };

const check = (gate: Partial<Gate>, more: object = {}, comparison: Comparison = SAME) => {
  const compared: unknown[] = [];
  const evaluations = {
    test: (pair: unknown) => {
      compared.push(pair);
      return Promise.resolve({ comparison });
    },
  } as unknown as Pick<EvaluationsService, 'test'>;
  const given = { evaluation: evaluated(0.9), pinned: undefined, pinnedVersion: null, ...more };
  return checkGate(evaluations, { gate: { ...GATE, ...gate }, ...given }).then((checks) => ({ checks, compared }));
};
const checksOf = async (...given: Parameters<typeof check>) => (await check(...given)).checks;

test('a gate without conditions lets everything through that was evaluated', async () => {
  expect(await checksOf({})).toEqual([]);
});

test.each<[string, object | null]>([
  ['no evaluation', null],
  ['one without a result', { result: null }],
  ['one without totals', { result: { totals: null } }],
])('with %s a version is refused', async (_, evaluation) => {
  expect(await checksOf({ minF1: 0, notWorse: true }, { evaluation })).toMatchObject([
    { condition: '/datasetId', passed: false },
  ]);
});

test.each([
  [0.8999, false, 'The F1 is 0.900, less than 0.9.'],
  [0.9, true, 'The F1 is 0.900, at least 0.9.'],
  [0.9001, true, 'The F1 is 0.900, at least 0.9.'],
])('an F1 of %s against 0.9: %s', async (f1, passed, message) => {
  expect(await checksOf({ minF1: 0.9 }, { evaluation: evaluated(f1) })).toEqual([
    { condition: '/minF1', passed, message },
  ]);
});

test('an F1 of 0 is a condition, too', async () => {
  expect(await checksOf({ minF1: 0 })).toMatchObject([{ condition: '/minF1', passed: true }]);
});

test('fields are checked each, and one without values is refused', async () => {
  const evaluation = evaluated(1, [
    { path: '/total', f1: 0.5 },
    { path: '/date', f1: 1 },
  ]);
  const fields = ['/total', '/date', '/none'].map((path) => ({ path, minF1: 0.8 }));
  expect(await checksOf({ fields }, { evaluation })).toEqual([
    { condition: '/fields/0/minF1', passed: false, message: 'The F1 of /total is 0.500, less than 0.8.' },
    { condition: '/fields/1/minF1', passed: true, message: 'The F1 of /date is 1.000, at least 0.8.' },
    { condition: '/fields/2/minF1', passed: false, message: 'No document of the data set has a value of /none.' },
  ]);
});

test('nothing is worse than nothing, and an unknown is not compared', async () => {
  expect(await checksOf({ notWorse: true })).toEqual([
    { condition: '/notWorse', passed: true, message: 'Nothing else is pinned.' },
  ]);
  const { checks, compared } = await check({ notWorse: true }, { pinned: null, pinnedVersion: 4 });
  expect(checks).toMatchObject([{ condition: '/notWorse', passed: false }]);
  expect(checks[0]?.message).toContain('The pinned version 4 has no evaluation');
  expect(compared).toEqual([]);
});

test.each<[string, Comparison, boolean, string]>([
  ['the same', SAME, true, 'Compared with version 4 it is same (0.900 before, 0.900 after, p 1.000).'],
  [
    'worse',
    { score: { verdict: 'worse', before: 0.9, after: 0.8, p: 0.01 }, fields: [] },
    false,
    'The F1 became worse: 0.900 before, 0.800 after, p 0.010.',
  ],
  [
    'inconclusive',
    { score: { verdict: 'inconclusive', before: 0.9, after: 0.8, p: 0.3 }, fields: [] },
    true,
    'it is inconclusive: the data set is too small to tell (',
  ],
  [
    'better, with two fields that are worse',
    {
      score: { verdict: 'better', before: 0.8, after: 0.9, p: 0.01 },
      fields: [
        { path: '/a', verdict: 'worse', before: 0.9, after: 0.7 },
        { path: '/b', verdict: 'same', before: 1, after: 1 },
        { path: '/c', verdict: 'worse', before: 1, after: 0.5 },
      ],
    },
    false,
    'Fields became worse: /a (0.900 to 0.700), /c (1.000 to 0.500).',
  ],
])('a version that is %s', async (_, comparison, passed, message) => {
  const pinned = evaluated(0.9);
  const { checks, compared } = await check({ notWorse: true }, { pinned, pinnedVersion: 4 }, comparison);
  expect(checks).toMatchObject([{ condition: '/notWorse', passed }]);
  expect(checks[0]?.message).toContain(message);
  expect(compared).toEqual([{ before: pinned, after: evaluated(0.9) }]);
});

import { expect, test } from 'vitest';
import { openFilledRows } from '../db/testing/filled-rows.ts';
import { applyRecalibration, createRecalibrator, listCheckedValues, readRecalibrations } from './recalibrator.ts';

const evidenceOf = (path: string, confidence: number) => ({ path, match: 'exact' as const, confidence });

test('a value that the review left is right, and a corrected one is wrong', () => {
  const evidence = [evidenceOf('/total', 0.9), { ...evidenceOf('/rows/1/name', 0.6), uncalibrated: 0.7 }];
  const extracted = { total: 3, rows: [{ name: 'a' }, { name: 'b' }] };
  expect(listCheckedValues(evidence, extracted, { total: 4, rows: [{ name: 'a' }, { name: 'b' }] })).toEqual([
    { field: '/total', confidence: 0.9, isRight: false },
    { field: '/rows/*/name', confidence: 0.7, isRight: true },
  ]);
});

test('of a list with a row more, nothing is said: its rows have moved', () => {
  const evidence = [evidenceOf('/rows/0/name', 0.9), evidenceOf('/total', 0.8)];
  const reviewed = { total: 3, rows: [{ name: 'new' }, { name: 'a' }] };
  expect(listCheckedValues(evidence, { total: 3, rows: [{ name: 'a' }] }, reviewed)).toEqual([
    { field: '/total', confidence: 0.8, isRight: true },
  ]);
});

test('of a value that was not found, nothing is said', () => {
  const evidence = [{ ...evidenceOf('/total', 0.3), match: 'not_found' as const }];
  expect(listCheckedValues(evidence, { total: null }, { total: 3 })).toEqual([]);
});

const PLACE = { environmentId: 'env', schemaFamilyId: 'fam' };

async function openChecked() {
  const rows = await openFilledRows();
  const add = (model: string, basis: string, count: number, isRight: 0 | 1, checked_at = '1') =>
    rows.insert(
      'checked_values',
      ...Array.from({ length: count }, (_, index) => ({
        environment_id: 'env',
        schema_family_id: 'fam',
        document_id: `${model} ${basis} ${index}`,
        model,
        basis,
        checked: JSON.stringify(Array.from({ length: 10 }, () => ['/a', 0.9, isRight])),
        checked_at,
      })),
    );
  return { rows, add };
}

test('each model has its own recalibration, with the memory and without it', async () => {
  const { rows, add } = await openChecked();
  await add('m', 'document', 20, 0);
  await add('m', 'memory', 20, 1);
  await add('n', 'document', 20, 1);
  await add('few', 'document', 1, 1);
  const found = await readRecalibrations(rows.db, PLACE);
  expect(found.map(({ model, basis }) => `${model} ${basis}`).toSorted()).toEqual([
    'm document',
    'm memory',
    'n document',
  ]);
  const recalibrator = createRecalibrator(rows.db);
  const find = (model: string, basis: 'document' | 'memory' = 'document') =>
    recalibrator.find(PLACE, { model, basis }, null);
  expect([await find('m'), await find('m', 'memory'), await find('x')]).toMatchObject([
    { model: 'm', basis: 'document' },
    { model: 'm', basis: 'memory' },
    null,
  ]);
});

test('a recalibration is made anew when reviews are added, and only then', async () => {
  const { rows, add } = await openChecked();
  await add('m', 'document', 20, 0);
  const recalibrator = createRecalibrator(rows.db);
  const find = () => recalibrator.find(PLACE, { model: 'm', basis: 'document' }, null);
  const first = await find();
  expect(await find()).toBe(first);
  await add('n', 'document', 1, 1, '2');
  expect(await find()).not.toBe(first);
});

test('an extraction keeps what its confidences were, and what was not found stays', async () => {
  const { rows, add } = await openChecked();
  await add('m', 'document', 40, 0);
  const [by] = await readRecalibrations(rows.db, PLACE);
  if (by === undefined) throw new Error('There is no recalibration.');
  const evidence = [
    { path: '/a', match: 'exact', confidence: 0.9 },
    { path: '/b', match: 'not_found', confidence: 0.2 },
  ];
  const extraction = { evidence: JSON.stringify(evidence) as never, confidence: 0.55 };
  const applied = applyRecalibration(extraction, by);
  const [first, second] = JSON.parse(applied.evidence) as { confidence: number; uncalibrated?: number }[];
  expect([first?.uncalibrated, second]).toEqual([0.9, evidence[1]]);
  const moved = (first?.confidence ?? 0) - 0.9;
  expect(moved).toBeLessThan(0);
  expect(applied.confidence).toBeCloseTo(0.55 + moved / 2, 3);
  expect(applied.confidence).toBe(Math.round(applied.confidence * 1000) / 1000);
  expect(applyRecalibration({ ...extraction, confidence: 0 }, by).confidence).toBe(0);
  expect(applyRecalibration({ evidence: '[]' as never, confidence: 0.5 }, by)).toEqual({
    evidence: '[]',
    confidence: 0.5,
  });
  expect(applyRecalibration(extraction, { ...by, method: 'none' })).toBe(extraction);
});

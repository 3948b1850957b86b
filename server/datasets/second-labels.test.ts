import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import * as seconds from './second-labels-repository.ts';

let rows: FilledRows;
let tx: Tx;
beforeEach(async () => {
  rows = await openFilledRows();
  tx = rows.db as Tx;
});

const item = (id: string, more: object = {}) => ({
  id,
  dataset_id: 'd1',
  document_id: `doc_${id}`,
  label: 'labelled',
  ...more,
});

test('a share of items is chosen, the same ones each time', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `itm_${index}`);
  const chosen = (share: number) => ids.filter((id) => seconds.isChosen(id, share));
  expect([chosen(0).length, chosen(1).length]).toEqual([0, 400]);
  const quarter = chosen(0.25);
  expect(quarter.length).toBeGreaterThan(60);
  expect(quarter.length).toBeLessThan(140);
  expect(chosen(0.5)).toEqual(expect.arrayContaining(quarter));
});

const secondOf = async () =>
  (await rows.db.selectFrom('dataset_items').select(['id', 'second']).orderBy('id').execute()).map(
    ({ id, second }) => `${id} ${second}`,
  );

test('second labels are asked for of chosen items that are labelled and have none', async () => {
  await rows.insert(
    'dataset_items',
    item('i1'),
    item('i2', { label: 'draft' }),
    item('i3', { second: 'agrees' }),
    item('i4'),
  );
  await seconds.askForSecond(tx, 0, ['i1']);
  expect(await secondOf()).toContain('i1 null');
  await seconds.askForSecond(tx, 1, ['i1', 'i2', 'i3']);
  expect(await secondOf()).toEqual(['i1 needed', 'i2 null', 'i3 agrees', 'i4 null']);
  await seconds.setSecondState(tx, 'i1', 'resolved');
  await seconds.setSecondState(tx, 'i3', null);
  expect(await secondOf()).toEqual(['i1 resolved', 'i2 null', 'i3 null', 'i4 null']);
  const many = Array.from({ length: 2_001 }, (_, index) => `many_${String(index).padStart(4, '0')}`);
  const values = many.map((id) => ({ ...item(id), created_at: '', updated_at: '' }));
  for (const start of [0, 1_000, 2_000])
    await rows.db
      .insertInto('dataset_items')
      .values(values.slice(start, start + 1_000))
      .execute();
  await seconds.askForSecond(tx, 1, many);
  expect((await secondOf()).filter((text) => text.endsWith('needed'))).toHaveLength(2_001);
  await seconds.changeShare(tx, 'd1', 0);
  expect((await secondOf()).filter((text) => text.endsWith('needed'))).toEqual([]);
});

test('another share asks for other second labels, and keeps those that were given', async () => {
  await rows.insert(
    'dataset_items',
    item('i1'),
    item('i2', { second: 'needed' }),
    item('i3', { second: 'agrees' }),
    item('i4', { label: 'draft' }),
    item('i5', { dataset_id: 'x', document_id: 'd' }),
  );
  await seconds.changeShare(tx, 'd1', 1);
  expect(await secondOf()).toEqual(['i1 needed', 'i2 needed', 'i3 agrees', 'i4 null', 'i5 null']);
  await seconds.changeShare(tx, 'd1', 0);
  expect(await secondOf()).toEqual(['i1 null', 'i2 null', 'i3 agrees', 'i4 null', 'i5 null']);
});

test('the last second label of an item is found', async () => {
  const label = (position: number, more: object = {}) => ({
    item_id: 'i1',
    position,
    label: 'labelled',
    expected: `{"a":${position}}`,
    is_second: 1,
    created_at: `2026-03-0${position}`,
    created_by: 'bob',
    ...more,
  });
  await rows.insert(
    'dataset_labels',
    label(1),
    label(2),
    label(3, { is_second: 0 }),
    label(4, { expected: null }),
    label(5, { item_id: 'i2' }),
  );
  expect(await seconds.findSecond(rows.db, 'i1')).toMatchObject({
    expected: { a: 2 },
    createdAt: '2026-03-02',
    createdBy: 'bob',
  });
  expect(await seconds.findSecond(rows.db, 'i9')).toBeUndefined();
});

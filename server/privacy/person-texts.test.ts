import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { listExamplesOf, listLabelsOf, listPacketsOf, listRunIds } from './person-records-repository.ts';
import { findPersonTexts } from './person-texts.ts';

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
});

const json = (value: unknown) => JSON.stringify(value);
const texts = async (id: string) => {
  const found = (await findPersonTexts(rows.db, [id])).get(id);
  const format = (list: { part: string; text: string }[] = []) => list.map(({ part, text }) => `${part} ${text}`);
  return { own: format(found?.own), others: format(found?.others) };
};

test('everything that is stored in words about a document is found, and nothing of others', async () => {
  const document = (id: string) => ({
    id,
    name: `${id}.pdf`,
    content: `content of ${id}`,
    original_filename: `${id} original`,
    metadata: json({ case: `${id} case` }),
  });
  await rows.insert('documents', document('d1'), document('d2'));
  const ofBoth = async (table: string, row: (id: string) => Record<string, unknown>) =>
    rows.insert(table, row('d1'), row('d2'));
  await ofBoth('runs', (id) => ({
    id: `r_${id}`,
    document_id: id,
    extracted_data: json({ name: `${id} data`, list: [1, { deep: `${id} deep` }], none: null, flag: true }),
    partial_data: json({ part: `${id} partial` }),
    metadata: json({ k: `${id} of run` }),
    error_message: `${id} error`,
  }));
  await ofBoth('reviews', (id) => ({
    id: `v_${id}`,
    run_id: `r_${id}`,
    reviewed_data: json({ a: `${id} reviewed` }),
    rejection_reason: `${id} reason`,
  }));
  await ofBoth('review_actions', (id) => ({
    run_id: `r_${id}`,
    position: 1,
    content: json({ path: '/a', action: 'correct', page: 3, box: [0.5], value: `${id} value`, quote: `${id} quote` }),
  }));
  await ofBoth('dataset_items', (id) => ({
    id: `i_${id}`,
    dataset_id: 'set',
    document_id: id,
    expected: json({ a: `${id} expected` }),
    note: `${id} note`,
  }));
  await ofBoth('dataset_labels', (id) => ({ item_id: `i_${id}`, position: 1, expected: json({ a: `${id} label` }) }));
  await ofBoth('dataset_version_items', (id) => ({
    dataset_id: 'set',
    version: 1,
    position: id === 'd1' ? 1 : 2,
    document_id: id,
    expected: json({ a: `${id} frozen` }),
  }));
  await ofBoth('memory_examples', (id) => ({ id: `m_${id}`, document_id: id, expected: json({ a: `${id} example` }) }));
  await ofBoth('packets', (id) => ({ id: `p_${id}`, document_id: id, parts: json([{ category: `${id} part` }]) }));
  expect(await texts('d1')).toEqual({
    own: ['name d1.pdf', 'text content of d1'],
    others: [
      'name d1 original',
      'metadata d1 case',
      'data d1 data',
      'data 1',
      'data d1 deep',
      'data d1 partial',
      'data d1 error',
      'metadata d1 of run',
      'review d1 reviewed',
      'review d1 reason',
      'review d1 value',
      'review d1 quote',
      'label d1 expected',
      'label d1 note',
      'label d1 label',
      'label d1 frozen',
      'memory d1 example',
      'packet d1 part',
    ],
  });
  expect([...(await findPersonTexts(rows.db, ['d2', 'none', 'd1'])).keys()].toSorted()).toEqual(['d1', 'd2']);
});

test('a document of which little is stored has few texts', async () => {
  await rows.insert('documents', { id: 'd1', name: '' }, { id: 'd2', name: 'x', content: '' });
  await rows.insert('runs', { id: 'r1', document_id: 'd1', extracted_data: json({ a: null, b: '' }) });
  await rows.insert('reviews', { id: 'v1', run_id: 'r1' });
  await rows.insert('dataset_items', { id: 'i1', document_id: 'd1' });
  await rows.insert('packets', { id: 'p1', document_id: 'd1' });
  expect(await texts('d1')).toEqual({ own: [], others: [] });
  expect(await texts('d2')).toEqual({ own: ['name x'], others: [] });
  expect((await findPersonTexts(rows.db, ['none'])).size).toBe(0);
});

test('of many runs and reviews the newest two hundred are read, the newest first', async () => {
  await rows.insert('documents', { id: 'd1', name: 'x' }, { id: 'd2', name: 'y' });
  const names = Array.from({ length: 201 }, (_, index) => `r${String(index).padStart(3, '0')}`);
  await rows.insert('runs', ...names.map((id) => ({ id, document_id: 'd1', error_message: id })));
  await rows.insert('runs', { id: 'a', document_id: 'd2', error_message: 'other' });
  await rows.insert('reviews', ...names.map((id) => ({ id: `v${id}`, run_id: id, rejection_reason: `of ${id}` })));
  const { others } = await texts('d1');
  expect(others.slice(0, 2)).toEqual(['data r200', 'data r199']);
  expect(others.filter((text) => text.startsWith('data'))).toHaveLength(200);
  const reviews = others.filter((text) => text.startsWith('review'));
  expect([reviews.length, reviews[0], reviews.at(-1)]).toEqual([200, 'review of r200', 'review of r001']);
  expect((await texts('d2')).others).toEqual(['data other']);
});

test('the records of a document are listed for its person', async () => {
  await rows.insert(
    'runs',
    { id: 'r1', document_id: 'd1' },
    { id: 'r2', document_id: 'd1' },
    { id: 'r3', document_id: 'd2' },
  );
  expect(await listRunIds(rows.db, 'd1')).toEqual(['r2', 'r1']);
  await rows.insert('datasets', { id: 'set', name: 'Bills' });
  const item = (id: string, document_id: string, more: object = {}) => ({
    id,
    dataset_id: 'set',
    document_id,
    label: 'labelled',
    ...more,
  });
  await rows.insert(
    'dataset_items',
    item('i1', 'd1', { source: 'person', expected: '{"a":1}', note: 'n', updated_at: 't' }),
    item('i2', 'd2'),
  );
  const version = (n: number, item_id: string, document_id: string) => ({
    dataset_id: 'set',
    version: n,
    position: n,
    item_id,
    document_id,
    expected: `{"v":${n}}`,
  });
  await rows.insert(
    'dataset_version_items',
    version(1, 'i1', 'd1'),
    version(2, 'i1', 'd1'),
    version(3, 'ix', 'd1'),
    version(4, 'i2', 'd2'),
  );
  expect(await listLabelsOf(rows.db, 'd1')).toEqual([
    {
      id: 'i1',
      dataset: 'Bills',
      label: 'labelled',
      source: 'person',
      expected: { a: 1 },
      note: 'n',
      updatedAt: 't',
      versions: [
        { version: 1, expected: { v: 1 } },
        { version: 2, expected: { v: 2 } },
      ],
    },
  ]);
  expect(await listLabelsOf(rows.db, 'd2')).toMatchObject([{ expected: null, versions: [{ version: 4 }] }]);
  const example = (id: string, document_id: string) => ({
    id,
    document_id,
    source: 'review',
    expected: '{"e":1}',
    created_at: 't',
  });
  await rows.insert('memory_examples', example('m1', 'd1'), example('m2', 'd2'));
  expect(await listExamplesOf(rows.db, 'd1')).toEqual([
    { id: 'm1', source: 'review', expected: { e: 1 }, createdAt: 't' },
  ]);
  const packet = (id: string, document_id: string, parts: string | null) => ({
    id,
    document_id,
    status: 'completed',
    parts,
    created_at: 't',
  });
  await rows.insert('packets', packet('p1', 'd1', '[1]'), packet('p2', 'd2', null));
  expect(await listPacketsOf(rows.db, 'd1')).toEqual([{ id: 'p1', status: 'completed', parts: [1], createdAt: 't' }]);
  expect(await listPacketsOf(rows.db, 'd2')).toMatchObject([{ parts: null }]);
});

/** Counts that triggers keep, so that lists and sums need not count rows. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../../testing/filled-rows.ts';

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
});

const run = (text: string) => sql.raw(text).execute(rows.db);
const read = async (text: string) => (await run(text)).rows;
const LIST = { environment_id: 'env_1', schema_family_id: 'sch_1' };

describe.each(['documents', 'runs'])('the length of a list of %s', (table) => {
  const counts = () => read(`select environment_id as env, schema_family_id as sch, ${table} as n from list_counts`);

  test('follows what is added and deleted in it', async () => {
    await rows.insert(table, { ...LIST, id: 'a' }, { ...LIST, id: 'b' });
    await rows.insert(table, { ...LIST, id: 'c', schema_family_id: 'sch_2' });
    await rows.insert(table, { ...LIST, id: 'd', environment_id: 'env_2' });
    await run(`delete from ${table} where id = 'a'`);
    expect(await counts()).toEqual([
      { env: 'env_1', sch: 'sch_1', n: 1 },
      { env: 'env_1', sch: 'sch_2', n: 1 },
      { env: 'env_2', sch: 'sch_1', n: 1 },
    ]);
  });
});

test('runs of evaluations are in no list', async () => {
  await rows.insert('runs', { ...LIST, id: 'a', evaluation_id: 'evl_1' }, { ...LIST, id: 'b' });
  await run(`delete from runs where id = 'a'`);
  expect(await read('select runs from list_counts')).toEqual([{ runs: 1 }]);
});

describe.each([
  ['batches', 'batch_documents', 'batch_id', 'status', 'batch_counts', 'documents'],
  ['evaluations', 'evaluation_items', 'evaluation_id', 'status', 'evaluation_counts', 'items'],
  ['datasets', 'dataset_items', 'dataset_id', 'label', 'dataset_counts', 'items'],
])('the states of %s', (owners, table, owner, status, counted, number) => {
  const counts = () =>
    read(`select ${owner} as id, status, ${number} as n from ${counted} where ${number} <> 0 order by 1, 2`);

  test('follow what is added, changed and deleted', async () => {
    await rows.insert(owners, { id: 'a' }, { id: 'b' });
    const item = (id: string, position: number, state: string) =>
      rows.insert(table, {
        [owner]: id,
        ...(table === 'dataset_items' ? { document_id: `doc_${position}` } : { position }),
        [status]: state,
      });
    await item('a', 1, 'open');
    await item('a', 2, 'open');
    await item('a', 3, 'open');
    await item('b', 4, 'done');
    expect(await counts()).toEqual([
      { id: 'a', status: 'open', n: 3 },
      { id: 'b', status: 'done', n: 1 },
    ]);
    const at = (position: number) =>
      table === 'dataset_items' ? `document_id = 'doc_${position}'` : `position = ${position}`;
    await run(`update ${table} set ${status} = 'done' where ${at(1)}`);
    await run(`update ${table} set ${status} = ${status}`);
    await run(`delete from ${table} where ${at(2)}`);
    expect(await counts()).toEqual([
      { id: 'a', status: 'done', n: 1 },
      { id: 'a', status: 'open', n: 1 },
      { id: 'b', status: 'done', n: 1 },
    ]);
  });

  test('have no owner that is gone', async () => {
    await rows.insert(table, { [owner]: 'gone', [status]: 'open' });
    expect(await counts()).toEqual([]);
  });
});

test.each([
  ['batch_documents', 'batch_id'],
  ['evaluation_items', 'evaluation_id'],
])('%s follow the states of their runs', async (table, owner) => {
  await rows.insert(table, { [owner]: 'a', position: 1, run_id: 'r1', status: 'pending' });
  await rows.insert(table, { [owner]: 'a', position: 2, run_id: 'r2', status: 'pending' });
  await rows.insert('runs', { id: 'r1', [owner]: 'a', status: 'pending' }, { id: 'r2', status: 'pending' });
  await run(`update runs set status = 'processing'`);
  expect(await read(`select run_id as run, status from ${table} order by run_id`)).toEqual([
    { run: 'r1', status: 'processing' },
    // Its run is of no batch and of no evaluation.
    { run: 'r2', status: 'pending' },
  ]);
});

test('documents of batches follow their packets until they are done', async () => {
  await rows.insert('packets', { id: 'p1', status: 'pending' }, { id: 'p2', status: 'pending' });
  await rows.insert('batch_documents', { batch_id: 'a', position: 1, packet_id: 'p1', status: 'pending' });
  await rows.insert('batch_documents', { batch_id: 'a', position: 2, packet_id: 'p2', status: 'failed' });
  const states = () => read('select status from batch_documents order by position');
  await run(`update packets set status = 'processing'`);
  expect(await states()).toEqual([{ status: 'processing' }, { status: 'failed' }]);
  await run(`update packets set status = 'needs_review'`);
  expect(await states()).toEqual([{ status: 'completed' }, { status: 'failed' }]);
});

test('deliveries are counted for their endpoint', async () => {
  await rows.insert('webhook_deliveries', { id: 'a', endpoint_id: 'e1' }, { id: 'b', endpoint_id: 'e1' });
  await rows.insert('webhook_deliveries', { id: 'c', endpoint_id: 'e2' });
  await run(`delete from webhook_deliveries where id = 'a'`);
  expect(await read('select endpoint_id as id, deliveries as n from webhook_delivery_counts order by 1')).toEqual([
    { id: 'e1', n: 1 },
    { id: 'e2', n: 1 },
  ]);
});

describe('the usage of a month', () => {
  const ended = {
    workspace_id: 'w',
    provider: 'p',
    model: 'm',
    key_source: 'k',
    completed_at: '2026-03-31T23:59:59.000Z',
  };
  const used = { input_tokens: 1, cached_input_tokens: 2, output_tokens: 3, reasoning_tokens: 4, pages_read: 6 };

  test('has each run once, when it ends, with what it used', async () => {
    const cost = { cost_nanos: 5, cost_currency: 'USD', providers: 'p' };
    await rows.insert('runs', { ...ended, ...used, ...cost, id: 'a' }, { ...ended, ...used, ...cost, id: 'b' });
    await run(`update runs set status = 'processing' where id = 'a'`);
    expect(await read('select * from usage_counts')).toEqual([]);
    await run(`update runs set status = 'completed' where id = 'a'`);
    await run(`update runs set status = 'cancelled' where id = 'a'`);
    await run(`update runs set status = 'failed' where id = 'b'`);
    expect(await read('select * from usage_counts')).toMatchObject([
      {
        workspace_id: 'w',
        month: '2026-03',
        provider: 'p',
        model: 'm',
        key_source: 'k',
        currency: 'USD',
        runs: 2,
        runs_without_cost: 0,
        input_tokens: 2,
        cached_input_tokens: 4,
        output_tokens: 6,
        reasoning_tokens: 8,
        cost_nanos: 10,
        pages: 12,
      },
    ]);
  });

  test('says how many runs of models have no cost', async () => {
    await rows.insert('runs', { ...ended, id: 'a', providers: 'p' }, { ...ended, id: 'b' });
    await run(`update runs set status = 'completed'`);
    expect(await read('select runs, runs_without_cost, currency, pages, cost_nanos from usage_counts')).toEqual([
      { runs: 2, runs_without_cost: 1, currency: '', pages: 0, cost_nanos: 0 },
    ]);
  });
});

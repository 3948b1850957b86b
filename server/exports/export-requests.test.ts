import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Export } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, PATH, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createExportHandlers } from './handlers.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createExportHandlers>;
beforeEach(async () => {
  open = await openServices();
  handlers = createExportHandlers(open.services.exports);
  await open.rows.insert(
    'runs',
    run('r1', 118),
    run('r2', 200),
    run('running', null, { status: 'processing' }),
    run('failed', null, { status: 'failed' }),
    run('staged', 5, { environment_id: 'env2' }),
    run('other', 5, { schema_family_id: 'x' }),
  );
  await open.rows.insert(
    'documents',
    ...['r1', 'r2', 'staged', 'other'].map((id) => ({ id: `of-${id}`, name: `${id}.txt` })),
  );
  await open.rows.insert('reviews', {
    id: 'v1',
    run_id: 'r1',
    status: 'approved',
    decided_by: 'bob',
    decided_at: START,
    reviewed_data: '{"invoiceNumber":"A-1","total":119}',
  });
});

const run = (id: string, total: number | null, more: object = {}) => ({
  id,
  workspace_id: 'ws',
  environment_id: 'env',
  schema_family_id: 'fam',
  schema_version_id: 'v1',
  document_id: `of-${id}`,
  status: 'completed',
  confidence: 0.5,
  extracted_data: total === null ? null : JSON.stringify({ invoiceNumber: 'A-1', total }),
  rules: JSON.stringify([{ name: 'sum', severity: 'error', result: 'holds', paths: [] }]),
  created_at: '2026-02-01T00:00:00.000Z',
  ...more,
});
const create = (body: object = {}, person: Person = 'ann', query: object = {}) =>
  open.ask<Export>(handlers.createExport, person, { body, query });
const list = (query: object = {}, person: Person = 'bob') =>
  open.ask<{ data: Export[]; total: number }>(handlers.listExports, person, { query });
const results = (id: string, query: object = {}, person: Person = 'bob') =>
  open.ask<Readable>(handlers.getExportResults, person, { path: { id }, query });
const linesOf = async (id: string) =>
  (await text(await results(id)))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { runId: string });
const runsOf = async (body: object) => (await linesOf((await create(body)).id)).map(({ runId }) => runId);

test('all completed runs of a schema in an environment are exported', async () => {
  const made = await create();
  expect(made).toEqual({
    id: made.id,
    environmentId: 'env',
    schemaFamilyId: 'fam',
    runCount: 2,
    createdBy: { id: 'ann', name: 'Ann' },
    createdAt: START,
  });
  expect(new Set((await linesOf(made.id)).map(({ runId }) => runId))).toEqual(new Set(['r1', 'r2']));
  expect((await create({}, 'ann', { env: 'staging' })).runCount).toBe(1);
});

test('the result is that of the review, and says so', async () => {
  const lines = await linesOf((await create({ runIds: ['r2', 'r1'] })).id);
  expect(lines).toEqual([
    expect.objectContaining({ runId: 'r2', corrected: false, data: { invoiceNumber: 'A-1', total: 200 } }),
    expect.objectContaining({
      runId: 'r1',
      documentId: 'of-r1',
      name: 'r1.txt',
      confidence: 0.5,
      corrected: true,
      data: { invoiceNumber: 'A-1', total: 119 },
      reviewStatus: 'approved',
      reviewer: { id: 'bob', name: 'Bob' },
      decidedAt: START,
      rules: [{ name: 'sum', severity: 'error', result: 'holds', paths: [] }],
    }),
  ]);
  const same = '{"invoiceNumber":"A-1","total":118}';
  await open.rows.db.updateTable('reviews').set({ reviewed_data: same }).execute();
  expect((await linesOf((await create({ runIds: ['r1'] })).id))[0]).toMatchObject({ corrected: false });
});

test('the runs that the request names are exported in its order, each once', async () => {
  expect(await runsOf({ runIds: ['r2', 'r1', 'r2'] })).toEqual(['r2', 'r1']);
  expect(await runsOf({ runIds: [] })).toEqual([]);
});

test.each(['running', 'failed', 'staged', 'other', 'none'])('a run is refused, where it is: %s', async (id) => {
  expect(await refusalOf(create({ runIds: ['r1', id] }))).toBe('validation_failed /runIds/1');
  expect((await list()).total).toBe(0);
});

test('either runs or a filter are named', async () => {
  expect(await refusalOf(create({ runIds: ['r1'], filter: {} }))).toBe('validation_failed');
  await open.rows.db
    .updateTable('runs')
    .set({ created_at: '2026-02-05T00:00:00.000Z' })
    .where('id', '=', 'r2')
    .execute();
  expect(await runsOf({ filter: { createdFrom: '2026-02-02T00:00:00.000Z' } })).toEqual(['r2']);
});

test('10,000 runs are the most of a filter', async () => {
  const many = Array.from({ length: 9_998 }, (_, index) => run(`m${index}`, 1));
  await open.rows.insert('runs', ...many);
  expect((await create()).runCount).toBe(10_000);
  await open.rows.insert('runs', run('one-more', 1));
  expect(await refusalOf(create())).toBe('validation_failed /filter');
});

test('results are read step by step, all of them', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `m${String(index).padStart(3, '0')}`);
  await open.rows.insert('runs', ...ids.map((id) => run(id, 1, { document_id: 'of-r1' })));
  expect(await runsOf({ runIds: ids })).toEqual(ids);
  expect(await runsOf({ runIds: ids.slice(0, 101) })).toEqual(ids.slice(0, 101));
});

test('a table has a row for each run', async () => {
  const { id } = await create({ runIds: ['r2', 'r1'] });
  const table = await text(await results(id, { format: 'csv' }));
  const [head, first, second] = table.replace('\uFEFF', '').split('\r\n');
  expect(head).toContain('invoiceNumber');
  expect([first?.includes('200'), second?.includes('119')]).toEqual([true, true]);
  const reviewed = await text(await results(id, { format: 'csv', review: true, confidence: true }));
  expect(reviewed.length).toBeGreaterThan(table.length);
});

test.each([
  ['ndjson', 'application/x-ndjson'],
  ['csv', 'text/csv; charset=utf-8; header=present'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])('as %s it is a file of its type', async (format, type) => {
  const { id } = await create();
  const input = { caller: open.callerOf('ann'), path: { id }, query: { format } };
  const { headers } = (await handlers.getExportResults(input as never)) as { headers: Record<string, string> };
  expect(headers).toEqual({ 'content-type': type, 'content-disposition': `attachment; filename=${id}.${format}` });
});

test('exports are made by members, and seen by them', async () => {
  const first = await create({}, 'bob');
  const second = await create();
  await create({}, 'ann', { env: 'staging' });
  expect((await list()).data.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await list({ page: 2, pageSize: 1 })).toMatchObject({
    total: 2,
    data: [{ id: first.id, createdBy: { name: 'Bob' } }],
  });
  for (const work of [create({}, 'eve'), list({}, 'eve'), results(first.id, {}, 'eve'), results('none')])
    expect(await refusalOf(work)).toBe('not_found');
  const unknown = open.ask(handlers.createExport, 'ann', { path: { ...PATH, schemaKey: 'x' }, body: {} });
  expect(await refusalOf(unknown)).toBe('not_found');
  await open.rows.db.updateTable('users').set({ plan: 'free' }).where('id', '=', 'ann').execute();
  expect(await refusalOf(create({}, 'ann', { env: 'staging' }))).toBe('environment_locked');
  expect((await list({ env: 'staging' })).total).toBe(1);
});

import { beforeEach, expect, test } from 'vitest';
import { openServices, START, type OpenServices } from '../app/testing/open-services.ts';
import { createRetentionService, type RetentionService } from './service.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A time so many days before now, and some milliseconds later. */
const ago = (days: number, ms = 0) => new Date(Date.parse(START) - days * DAY_MS + ms).toISOString();
const OLD = ago(10, -1);

let open: OpenServices;
let retention: RetentionService;
let released: string[];
let discarded: unknown[];
beforeEach(async () => {
  open = await openServices();
  released = [];
  discarded = [];
  const { database, clock } = open.resources;
  retention = createRetentionService({
    database,
    clock,
    queue: { discard: (_, job) => Promise.resolve(void discarded.push(job)) },
    files: { release: (hashes) => Promise.resolve(void released.push(...hashes)) },
    audit: open.services.audit,
  });
  await keepFor({ retention_days: 10 });
});

const keepFor = (values: object, id = 'env') =>
  open.rows.db.updateTable('environments').set(values).where('id', '=', id).execute();
const PLACE = { workspace_id: 'ws', environment_id: 'env' };
const documentOf = (id: string, more: object = {}) => ({
  ...PLACE,
  id,
  schema_family_id: 'fam',
  status: 'parsed',
  name: `${id}.txt`,
  content: 'Jane Doe',
  blob_hash: `hash-${id}`,
  created_at: OLD,
  ...more,
});
const runOf = (id: string, more: object = {}) => ({
  ...PLACE,
  id,
  document_id: `of-${id}`,
  status: 'completed',
  extracted_data: '{}',
  created_at: OLD,
  ...more,
});
const batchOf = (id: string, more: object = {}) => ({
  ...PLACE,
  id,
  status: 'completed',
  name: 'Jane',
  metadata: '{}',
  created_at: OLD,
  ...more,
});
const sweep = (signal = new AbortController().signal) => retention.sweep(signal);
const rowsOf = (table: string) =>
  open.rows.db
    .selectFrom(table as 'runs')
    .selectAll()
    .orderBy('id')
    .execute() as Promise<Record<string, unknown>[]>;
const expiredOf = async (table: string) =>
  (await rowsOf(table)).filter((row) => row['expired_at'] != null).map((row) => row['id']);

test('what is older than its environment keeps it expires, and what is exactly as old does not', async () => {
  const { insert } = open.rows;
  const at = (days: number, ms: number) => ({ created_at: ago(days, ms) });
  for (const [table, make] of [
    ['documents', documentOf],
    ['runs', runOf],
    ['batches', batchOf],
  ] as const)
    await insert(
      table,
      make('older', at(10, -1)),
      make('as-old', at(10, 0)),
      make('newer', at(9, 0)),
      make('elsewhere', { environment_id: 'env2' }),
    );
  expect(await sweep()).toEqual({ batches: 1, documents: 1, runs: 1, prompts: 0 });
  for (const table of ['documents', 'runs', 'batches']) expect(await expiredOf(table)).toEqual(['older']);
  expect(released).toEqual(['hash-older']);
  expect((await open.listActions()).toSorted()).toEqual(['batch.expired', 'document.expired', 'run.expired']);
  expect(await sweep()).toEqual({ batches: 0, documents: 0, runs: 0, prompts: 0 });
});

test('an environment without a limit keeps everything, and each has its own', async () => {
  await keepFor({ retention_days: null });
  await keepFor({ retention_days: 1 }, 'env2');
  await open.rows.insert(
    'documents',
    documentOf('kept'),
    documentOf('day-old', { environment_id: 'env2', created_at: ago(1, -1) }),
  );
  expect((await sweep()).documents).toBe(1);
  expect(await expiredOf('documents')).toEqual(['day-old']);
});

test('of a document nothing is left but that there was one', async () => {
  const erased = { content: null, warnings: null, sealed_password: null, blob_hash: '' };
  await open.rows.insert('documents', documentOf('d', { warnings: '["w"]', sealed_password: 's' }));
  await open.rows.insert('runs', runOf('r', { document_id: 'd', created_at: START }));
  const exchange = { sealed_request: 'q', sealed_response: 'a', kept_at: START, environment_id: 'env' };
  await open.rows.insert(
    'run_exchanges',
    { ...exchange, id: 'x1', run_id: 'r' },
    { ...exchange, id: 'x2', run_id: 'another' },
  );
  await sweep();
  expect(await rowsOf('documents')).toMatchObject([
    { ...erased, id: 'd', name: 'd.txt', expired_at: START, updated_at: START },
  ]);
  expect(await rowsOf('run_exchanges')).toMatchObject([
    { id: 'x1', sealed_request: null, sealed_response: null, kept_at: null },
    { id: 'x2', sealed_request: 'q', sealed_response: 'a', kept_at: START },
  ]);
  expect(await expiredOf('runs')).toEqual([]);
});

test('of a run its data, evidence, review and calls are erased', async () => {
  const data = ['extracted_data', 'evidence', 'lists', 'coverage', 'rules', 'memory', 'partial_data', 'warnings'];
  const full = Object.fromEntries(data.map((column) => [column, '{"Jane":1}']));
  await open.rows.insert('runs', runOf('r1', full), runOf('r2', { ...full, created_at: START }));
  for (const id of ['r1', 'r2']) {
    await open.rows.insert('reviews', { ...PLACE, id: `rev-${id}`, run_id: id, reviewed_data: '{"Jane":1}' });
    for (const table of ['review_actions', 'run_calls', 'run_exchanges']) await open.rows.insert(table, { run_id: id });
  }
  await sweep();
  const empty = Object.fromEntries(data.map((column) => [column, null]));
  expect(await rowsOf('runs')).toMatchObject([
    { id: 'r1', ...empty, expired_at: START, updated_at: START, status: 'completed' },
    { id: 'r2', ...full, expired_at: null },
  ]);
  const reviews = (await rowsOf('reviews')).map((row) => row['reviewed_data']);
  expect(reviews).toEqual([null, '{"Jane":1}']);
  for (const table of ['review_actions', 'run_calls', 'run_exchanges']) {
    const runs = await open.rows.db
      .selectFrom(table as 'run_calls')
      .select('run_id')
      .execute();
    expect(runs).toEqual([{ run_id: 'r2' }]);
  }
});

test('of a batch its names and metadata are erased, and those of its documents', async () => {
  await open.rows.insert(
    'batches',
    batchOf('b1'),
    batchOf('b2', { status: 'processing' }),
    batchOf('b3', { created_at: START }),
  );
  const row = { name: 'jane.txt', metadata: '{}', error_message: 'Jane.' };
  await open.rows.insert('batch_documents', { ...row, batch_id: 'b1' }, { ...row, batch_id: 'b2', position: 1 });
  expect((await sweep()).batches).toBe(1);
  expect(await rowsOf('batches')).toMatchObject([
    { id: 'b1', name: null, metadata: null, expired_at: START, updated_at: START },
    { id: 'b2', name: 'Jane', expired_at: null },
    { id: 'b3', name: 'Jane', expired_at: null },
  ]);
  const documents = open.rows.db
    .selectFrom('batch_documents')
    .select(['batch_id', 'name', 'metadata', 'error_message'])
    .orderBy('batch_id');
  expect(await documents.execute()).toEqual([
    { batch_id: 'b1', name: null, metadata: null, error_message: null },
    { batch_id: 'b2', ...row },
  ]);
});

test.each(['pending', 'processing'])('a run that is %s is left, and so is its document', async (status) => {
  await open.rows.insert('documents', documentOf('busy'), documentOf('idle'));
  await open.rows.insert(
    'runs',
    runOf('active', { document_id: 'busy', status }),
    runOf('ended', { document_id: 'busy' }),
    runOf('failed', { document_id: 'idle', status: 'failed' }),
    runOf('cancelled', { document_id: 'idle', status: 'cancelled' }),
  );
  expect(await sweep()).toMatchObject({ documents: 1, runs: 3 });
  expect(await expiredOf('documents')).toEqual(['idle']);
  expect(await expiredOf('runs')).toEqual(['cancelled', 'ended', 'failed']);
  expect(released).toEqual(['hash-idle']);
});

test('a document that was never parsed is parsed no more', async () => {
  await open.rows.insert('documents', documentOf('new', { status: 'received' }), documentOf('parsed'));
  await sweep();
  expect(discarded).toEqual([{ kind: 'document.parse', subject: 'new' }]);
});

test('documents with the same file release it once', async () => {
  await open.rows.insert('documents', documentOf('one', { blob_hash: 'h' }), documentOf('two', { blob_hash: 'h' }));
  expect([(await sweep()).documents, released]).toEqual([2, ['h']]);
});

test('more than fits into a transaction is erased in several', async () => {
  const all = Array.from({ length: 201 }, (_, index) => String(index).padStart(3, '0'));
  await open.rows.insert('documents', ...all.map((id) => documentOf(id)));
  await open.rows.insert('runs', ...all.map((id) => runOf(id)));
  await open.rows.insert('batches', batchOf('b1'), batchOf('b2'));
  const exchange = { sealed_request: 'q', kept_at: OLD, environment_id: 'env' };
  await keepFor({ prompt_retention_days: 1 });
  await open.rows.insert('run_exchanges', ...all.map((id) => ({ ...exchange, id, run_id: `x${id}` })));
  expect(await sweep()).toEqual({ batches: 2, documents: 201, runs: 201, prompts: 201 });
});

test('prompts are kept for their own number of days', async () => {
  await keepFor({ retention_days: null, prompt_retention_days: 2 });
  await keepFor({ prompt_retention_days: null }, 'env2');
  const exchange = (id: string, kept_at: string | null, environment_id = 'env') => ({
    id,
    run_id: id,
    environment_id,
    kept_at,
    sealed_request: 'q',
    sealed_response: 'a',
  });
  await open.rows.insert(
    'run_exchanges',
    exchange('older', ago(2, -1)),
    exchange('as-old', ago(2)),
    exchange('unknown', null),
    exchange('elsewhere', ago(99), 'env2'),
  );
  expect((await sweep()).prompts).toBe(1);
  const left = (await rowsOf('run_exchanges')).filter((row) => row['sealed_request'] !== null);
  expect(left.map(({ id }) => id)).toEqual(['as-old', 'elsewhere', 'unknown']);
  expect((await rowsOf('run_exchanges')).find(({ id }) => id === 'older')).toMatchObject({
    sealed_request: null,
    sealed_response: null,
    kept_at: null,
  });
});

test('a sweep that is stopped goes on next time', async () => {
  await open.rows.insert('documents', documentOf('d'));
  expect((await sweep(AbortSignal.abort())).documents).toBe(0);
  expect(await expiredOf('documents')).toEqual([]);
  expect((await sweep()).documents).toBe(1);
});

test('more environments than are read at once have their turn', async () => {
  const ids = Array.from({ length: 501 }, (_, index) => `env-${String(index).padStart(3, '0')}`);
  await keepFor({ retention_days: null });
  await open.rows.insert(
    'environments',
    ...ids.map((id) => ({ id, workspace_id: `ws-${id}`, slug: 'production', retention_days: 10 })),
  );
  await open.rows.insert(
    'runs',
    runOf('first', { environment_id: ids[0] }),
    runOf('last', { environment_id: ids[500] }),
  );
  expect((await sweep()).runs).toBe(2);
  const scopes = await open.rows.db.selectFrom('audit_entries').select('workspace_id').orderBy('id').execute();
  expect(scopes).toEqual([{ workspace_id: `ws-${ids[0]}` }, { workspace_id: `ws-${ids[500]}` }]);
});

test('the audit log says what was erased, and that nobody did it', async () => {
  await open.rows.insert('documents', documentOf('d', { blob_hash: 'abc', file_size: 7 }));
  await open.rows.insert('runs', runOf('r', { document_id: 'd' }));
  await open.rows.insert('run_calls', { run_id: 'r' });
  await sweep();
  const entries = await open.rows.db
    .selectFrom('audit_entries')
    .select(['action', 'target_id', 'actor_id', 'workspace_id', 'details'])
    .orderBy('id')
    .execute();
  const common = { actor_id: null, workspace_id: 'ws' };
  expect(
    entries.map(({ details, ...entry }) => ({ ...entry, details: JSON.parse(details ?? '{}') as object })),
  ).toEqual([
    { ...common, action: 'run.expired', target_id: 'r', details: { runs: 1, calls: 1, reviews: 0, reviewActions: 0 } },
    {
      ...common,
      action: 'document.expired',
      target_id: 'd',
      details: expect.objectContaining({ runs: 1, calls: 0, packets: 0, sha256: 'abc', fileSize: 7 }) as object,
    },
  ]);
});

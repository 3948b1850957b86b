import { beforeEach, expect, test } from 'vitest';
import { INVOICE, PATH, refusalOf, START } from '../app/testing/open-services.ts';
import { openRuns, TEXT, type OpenRuns } from './testing/open-runs.ts';

let open: OpenRuns;
beforeEach(async () => {
  open = await openRuns();
});

test.each([
  ['nothing', {}, 'validation_failed'],
  ['a document and a text', { documentId: 'd1', ...TEXT }, 'validation_failed'],
  ['a text without a name', { content: 'Total' }, 'validation_failed /name'],
  ['a name for a document', { documentId: 'd1', name: 'x' }, 'validation_failed /name'],
  ['pages that are none', { documentId: 'd1', pages: '0' }, 'validation_failed /pages'],
  ['pages that the document does not have', { documentId: 'd1', pages: '3' }, 'validation_failed /pages'],
  ['guidance for a stored schema', { documentId: 'd1', instructions: 'x' }, 'validation_failed /instructions'],
  ['a version that there is not', { documentId: 'd1', versionNumber: 9 }, 'not_found'],
  ['a document that there is not', { documentId: 'none' }, 'not_found'],
  ['a document of another environment', { documentId: 'd2' }, 'not_found'],
  ['a document of another workspace', { documentId: 'd4' }, 'not_found'],
  ['a document that has expired', { documentId: 'd3' }, 'content_expired'],
  ['a model that there is not', { documentId: 'd1', model: 'none/none' }, 'unknown_provider /model'],
])('a request with %s is refused', async (_, value, code) => {
  expect(await refusalOf(open.extract(value))).toBe(code);
  expect([await open.listJobs(), open.taken]).toEqual([[], []]);
});

test.each([
  ['two documents', { documentId: 'd1' }, {}, 'validation_failed'],
  ['a password without a file', { documentId: 'd1', password: 'x' }, null, 'validation_failed /password'],
  ['no document', {}, null, 'validation_failed'],
])('an upload with %s is refused', async (_, fields, file, code) => {
  expect(await refusalOf(open.upload(fields, file))).toBe(code);
});

test('a run of a stored document has the options and the metadata of its request', async () => {
  const id = await open.extract(
    { documentId: 'd2', pages: '-1', samples: 2, vision: 'never', metadata: { case: '7' }, model: 'local/local-1' },
    'ann',
    { query: { env: 'staging' } },
  );
  expect(await open.stored(id)).toMatchObject({
    workspace_id: 'ws',
    environment_id: 'env2',
    document_id: 'd2',
    schema_family_id: 'fam',
    schema_version_id: 'v1',
    batch_id: null,
    evaluation_id: null,
    status: 'pending',
    provider: 'local',
    model: 'local-1',
    key_source: 'system',
    verify: 0,
    samples: 2,
    vision: 'never',
    max_cost_nanos: null,
    pages: '-1',
    metadata: '{"case":"7"}',
    fallbacks: null,
    reused_calls: 0,
    attempts: 0,
    created_at: START,
    updated_at: START,
  });
  expect(await open.listJobs()).toEqual([`run.execute ${id}`]);
  expect(await open.on(open.handlers.getRun, id, 'bob')).toMatchObject({
    status: 'pending',
    samples: 2,
    metadata: { case: '7' },
    schemaVersionNumber: 1,
  });
  const again = await open.ask<{ runId: string; status: string }>(open.handlers.extractDocument, 'bob', {
    path: { ...PATH, id: 'd1' },
    body: { pages: '1', metadata: { a: 'b' } },
  });
  expect(again.status).toBe('pending');
  expect(await open.stored(again.runId)).toMatchObject({
    document_id: 'd1',
    pages: '1',
    metadata: '{"a":"b"}',
    environment_id: 'env',
  });
  const bare = await open.ask<{ runId: string }>(open.handlers.extractDocument, 'bob', { path: { ...PATH, id: 'd5' } });
  expect(await open.stored(bare.runId)).toMatchObject({ pages: null, metadata: null, samples: 1, vision: 'auto' });
});

test('a run brings its document, as a text or a file', async () => {
  const id = await open.extract({ ...TEXT, mimeType: 'text/plain', pages: '1', metadata: { a: 'b' } });
  const { document_id: documentId, metadata } = await open.stored(id);
  expect(metadata).toBe('{"a":"b"}');
  const document = open.rows.db
    .selectFrom('documents')
    .select(['name', 'blob_hash', 'environment_id', 'schema_family_id']);
  expect(await document.where('id', '=', documentId).execute()).toEqual([
    { name: 'a.txt', blob_hash: 'hash', environment_id: 'env', schema_family_id: 'fam' },
  ]);
  await open.upload({ name: 'b.pdf', password: 'p', pages: '2', metadata: '{"c":"d"}' }, { path: 'there' });
  expect(open.taken).toEqual([
    ['text', { ...TEXT, mimeType: 'text/plain', pages: '1', metadata: { a: 'b' } }],
    ['file', { path: 'there', name: 'b.pdf', password: 'p', pages: '2', metadata: { c: 'd' } }],
  ]);
  expect((await open.listJobs()).filter((job) => job.startsWith('run.execute'))).toHaveLength(2);
});

test('a run uses the version that is asked for, else the pinned one, else the latest', async () => {
  await open.rows.insert('schema_versions', {
    id: 'v2',
    family_id: 'fam',
    version_number: 2,
    definition: '{}',
    definition_hash: 'h2',
  });
  await open.rows.db.updateTable('schema_families').set({ latest_version_number: 2 }).where('id', '=', 'fam').execute();
  const versionOf = async (more: object = {}) =>
    (await open.stored(await open.extract({ documentId: 'd1', ...more }))).schema_version_id;
  expect([await versionOf(), await versionOf({ versionNumber: 1 })]).toEqual(['v2', 'v1']);
  await open.rows.insert('schema_pins', { environment_id: 'env', schema_family_id: 'fam', version_number: 1 });
  expect([await versionOf(), await versionOf({ versionNumber: 2 })]).toEqual(['v1', 'v2']);
  const inline = { ...TEXT, schema: { ...INVOICE, title: 'new' }, schemaName: 'New' };
  const third = await open.stored(await open.extract(inline));
  const versions = open.rows.db
    .selectFrom('schema_versions')
    .select(['id', 'version_number'])
    .where('family_id', '=', 'fam');
  expect(await versions.where('version_number', '=', 3).execute()).toEqual([
    { id: third.schema_version_id, version_number: 3 },
  ]);
});

test('strangers, locked environments and used-up budgets accept no run', async () => {
  expect(await refusalOf(open.extract({ documentId: 'd1' }, 'eve'))).toBe('not_found');
  expect(await refusalOf(open.extract(TEXT, 'eve'))).toBe('not_found');
  expect(open.taken).toEqual([]);
  await open.rows.insert('budgets', { workspace_id: 'ws', max_pages: 0 });
  expect(await refusalOf(open.extract({ documentId: 'd1' }))).toBe('budget_exceeded');
  await open.rows.db.deleteFrom('budgets').execute();
  await open.rows.db.updateTable('users').set({ plan: 'free' }).where('id', '=', 'ann').execute();
  const query = { env: 'staging' };
  expect(await refusalOf(open.extract({ documentId: 'd2' }, 'ann', { query }))).toBe('environment_locked');
  expect(await refusalOf(open.extract(TEXT, 'ann', { query }))).toBe('environment_locked');
});

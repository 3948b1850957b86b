import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { AuditEntry } from '@excerpt/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { countErased, listErasedDocuments } from './count-erased.ts';
import { auditHandlers } from './handlers.ts';

let open: OpenServices;
let handlers: ReturnType<typeof auditHandlers>;
let flushes: number;
beforeEach(async () => {
  flushes = 0;
  open = await openServices({ trail: { flush: () => Promise.resolve(void (flushes += 1)) } as never });
  handlers = auditHandlers(open.services.audit);
});

const list = (query: object = {}, person: Person = 'ann') =>
  open.ask<{ data: AuditEntry[]; total: number }>(handlers.listAuditLog, person, { query });
const listed = async (query: object = {}, person: Person = 'ann') =>
  (await list(query, person)).data.map(({ id }) => id);
const exported = async (query: object = {}, person: Person = 'ann') => {
  const body = await open.ask<Readable>(handlers.exportAuditLog, person, { query });
  return (await text(body))
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as AuditEntry).id);
};
const entry = (id: string, more: object = {}) => ({
  id,
  owner_id: 'ann',
  actor_id: 'ann',
  action: 'run.deleted',
  target_type: 'run',
  target_id: 'r1',
  workspace_id: 'ws',
  changes: '{}',
  details: '{"runs":1}',
  created_at: START,
  ...more,
});
const at = (time: string) => ({ created_at: `2026-02-${time}` });

describe('the log', () => {
  beforeEach(() =>
    open.rows.insert(
      'audit_entries',
      entry('a1', at('01T00:00:00.000Z')),
      entry('a2', { ...at('02T00:00:00.000Z'), action: 'run.expired', actor_id: null }),
      entry('a3', { ...at('03T00:00:00.000Z'), action: 'document.deleted', target_type: 'document', target_id: 'd1' }),
      entry('a4', { ...at('04T00:00:00.000Z'), workspace_id: null, action: 'api_key.created', target_type: 'api_key' }),
      entry('b1', { ...at('05T00:00:00.000Z'), owner_id: 'bob', workspace_id: 'other' }),
    ),
  );

  test('is that of the caller, the newest first', async () => {
    expect(await listed()).toEqual(['a4', 'a3', 'a2', 'a1']);
    expect(await listed({}, 'bob')).toEqual(['b1']);
    expect((await list()).data[3]).toMatchObject({ changes: {}, details: { runs: 1 }, position: null, hash: null });
    expect(await list({ page: 2, pageSize: 3 })).toMatchObject({
      total: 4,
      page: 2,
      pageSize: 3,
      data: [{ id: 'a1' }],
    });
    expect(flushes).toBe(4);
  });

  test('of a workspace is its owner’s', async () => {
    expect(await listed({ workspace: 'acme' })).toEqual(['a3', 'a2', 'a1']);
    expect(await refusalOf(list({ workspace: 'acme' }, 'bob'))).toBe('forbidden');
    expect(await refusalOf(list({ workspace: 'acme' }, 'eve'))).toBe('not_found');
    expect(await refusalOf(exported({ workspace: 'acme' }, 'bob'))).toBe('forbidden');
  });

  test.each<[object, string[]]>([
    [{ action: 'run.deleted' }, ['a1']],
    [{ action: 'run' }, ['a2', 'a1']],
    [{ action: 'ru' }, []],
    [{ actor: 'ann' }, ['a4', 'a3', 'a1']],
    [{ target: 'd1' }, ['a3']],
    [{ from: '2026-02-02T00:00:00Z' }, ['a4', 'a3', 'a2']],
    [{ to: '2026-02-02T00:00:00Z' }, ['a1']],
    [{ from: '2026-02-02T01:00:00+01:00', to: '2026-02-04T01:00:00+01:00' }, ['a3', 'a2']],
  ])('is filtered by %j', async (query, ids) => {
    expect(await listed(query)).toEqual(ids);
    expect((await exported(query)).toReversed()).toEqual(ids);
  });

  test('is exported up to now, the oldest first, however long', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) =>
      entry(`m${String(index).padStart(4, '0')}`, at('01T00:00:00.000Z')),
    );
    await open.rows.insert('audit_entries', ...many, entry('future', { created_at: START }));
    const ids = await exported();
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([1_004, 'a1', 'm0999']);
    expect(await exported({ to: '2027-01-01T00:00:00Z' })).toHaveLength(1_004);
    open.clock.time += 1;
    expect(await exported()).toContain('future');
    expect(flushes).toBe(3);
  });
});

test('an export is a file to be saved', async () => {
  const { headers } = (await handlers.exportAuditLog({ caller: open.callerOf('ann'), query: {} } as never)) as {
    headers: object;
  };
  expect(headers).toEqual({
    'content-type': 'application/x-ndjson',
    'content-disposition': 'attachment; filename=audit-log.ndjson',
  });
});

describe('what a deletion erases', () => {
  const inWorkspace = { workspace_id: 'ws', environment_id: 'env' };
  beforeEach(async () => {
    const document = (id: string, more: object = {}) => ({
      ...inWorkspace,
      id,
      schema_family_id: 'fam',
      blob_hash: `hash-${id}`,
      file_size: 10,
      ...more,
    });
    await open.rows.insert(
      'documents',
      document('d1'),
      document('d2', { environment_id: 'env2' }),
      document('d3', { schema_family_id: 'other' }),
      document('far', { workspace_id: 'other', environment_id: 'far' }),
    );
    const run = (id: string, document_id: string, more: object = {}) => ({
      ...inWorkspace,
      id,
      document_id,
      schema_family_id: 'fam',
      ...more,
    });
    await open.rows.insert(
      'runs',
      run('r1', 'd1'),
      run('r2', 'd2', { environment_id: 'env2' }),
      run('r3', 'd3'),
      run('r4', 'd3', { schema_family_id: 'other' }),
      run('r5', 'd1', { schema_family_id: 'other' }),
      run('r-far', 'far', { workspace_id: 'other', environment_id: 'far' }),
    );
    for (const run_id of ['r1', 'r2', 'r-far']) await open.rows.insert('run_calls', { run_id });
    await open.rows.insert('run_exchanges', { id: 'x', run_id: 'r1' });
    await open.rows.insert('reviews', { ...inWorkspace, id: 'v1', run_id: 'r1' });
    await open.rows.insert('review_actions', { run_id: 'r1', position: 1 }, { run_id: 'r1', position: 2 });
    await open.rows.insert('dataset_items', { id: 'i1', document_id: 'd1' });
    await open.rows.insert('memory_examples', { id: 'm1', document_id: 'd1' });
    await open.rows.insert('packets', { id: 'p1', document_id: 'd1' });
    await open.rows.insert('webhook_events', { id: 'e1', document_id: 'd1' }, { id: 'e2', document_id: 'far' });
  });
  const count = (erased: object) => countErased(open.rows.db, { workspaceId: 'ws', ...erased } as never);
  const ofRun = { runs: 1, calls: 2, reviews: 1, reviewActions: 2 };
  const copies = { labels: 1, memoryExamples: 1, packets: 1, webhookEvents: 1 };

  test('with a run', async () => {
    expect(await count({ runIds: ['r1'] })).toEqual(ofRun);
    expect(await count({ runIds: ['r2', 'r-far'] })).toEqual({ runs: 1, calls: 1, reviews: 0, reviewActions: 0 });
  });

  test('with a document, whose bytes another may keep', async () => {
    const ofDocument = { ...ofRun, runs: 2, ...copies };
    expect(await count({ documentId: 'd1' })).toEqual({ ...ofDocument, sha256: 'hash-d1', fileSize: 10 });
    const set = (values: object) => open.rows.db.updateTable('documents').set(values).where('id', '=', 'd1').execute();
    await set({ blob_hash: 'hash-d2' });
    expect(await count({ documentId: 'd1' })).toMatchObject({ sha256: 'hash-d2', fileKept: true });
    // The name of a protected file is not the hash of its content.
    await set({ is_protected: 1 });
    expect(await count({ documentId: 'd1' })).toEqual(ofDocument);
    await set({ is_protected: 0, blob_hash: '' });
    expect(await count({ documentId: 'd1' })).toEqual(ofDocument);
    expect(await count({ documentId: 'none' })).toMatchObject({ runs: 0, labels: 0 });
  });

  test('with a schema: its documents, their runs, and its runs over others', async () => {
    expect(await count({ schemaFamilyId: 'fam' })).toEqual({
      ...ofRun,
      runs: 4,
      calls: 3,
      ...copies,
      documents: 2,
      fileBytes: 20,
    });
  });

  test('with a workspace', async () => {
    expect(await count({ all: true })).toMatchObject({
      runs: 5,
      calls: 3,
      documents: 3,
      fileBytes: 30,
      webhookEvents: 1,
    });
    const nothing = await countErased(open.rows.db, { workspaceId: 'none', all: true });
    expect(nothing).toMatchObject({ runs: 0, documents: 0, fileBytes: 0 });
  });

  test('with an erasure', async () => {
    await open.rows.insert(
      'erasure_documents',
      { erasure_id: 'era', document_id: 'd1' },
      { erasure_id: 'x', document_id: 'd2' },
    );
    expect(await count({ erasureId: 'era' })).toMatchObject({ documents: 1, runs: 2, fileBytes: 10 });
  });

  test('is listed by document, with the hashes of their files', async () => {
    await open.rows.db.updateTable('documents').set({ blob_hash: '' }).where('id', '=', 'd3').execute();
    await open.rows.db.updateTable('documents').set({ is_protected: 1 }).where('id', '=', 'd2').execute();
    const erased = { workspaceId: 'ws', all: true } as const;
    const pageAfter = (after: string, limit: number) => listErasedDocuments(open.rows.db, erased, { after, limit });
    expect(await pageAfter('', 2)).toEqual([
      { id: 'd1', details: { sha256: 'hash-d1', fileSize: 10 } },
      { id: 'd2', details: {} },
    ]);
    expect(await pageAfter('d2', 2)).toEqual([{ id: 'd3', details: {} }]);
  });

  test('is recorded with an entry for each document', async () => {
    const more = Array.from({ length: 500 }, (_, index) => ({
      ...inWorkspace,
      id: `m${String(index).padStart(3, '0')}`,
      blob_hash: 'h',
      file_size: 1,
    }));
    await open.rows.insert('documents', ...more);
    const deletion = {
      action: 'workspace.deleted',
      actorId: 'ann',
      targetId: 'ws',
      before: { name: 'Acme' },
      after: null,
    } as const;
    const scope = { workspaceId: 'ws' };
    await open.rows.database.transaction((tx) =>
      open.services.audit.recordDeletion(tx, { ...deletion, scope }, { workspaceId: 'ws', all: true }),
    );
    const rows = await open.rows.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
    expect(rows).toHaveLength(504);
    expect(rows[0]).toMatchObject({
      action: 'workspace.deleted',
      target_type: 'workspace',
      target_id: 'ws',
      owner_id: 'ann',
      changes: '{"name":{"before":"Acme","after":null}}',
    });
    expect(JSON.parse(rows[0]?.details ?? '')).toMatchObject({ documents: 503 });
    expect(rows[1]).toMatchObject({ action: 'document.deleted', target_id: 'd1', actor_id: 'ann', workspace_id: 'ws' });
    expect(JSON.parse(rows[1]?.details ?? '')).toEqual({ sha256: 'hash-d1', fileSize: 10, with: 'ws' });
    expect(new Set(rows.map(({ target_id: id }) => id)).size).toBe(504);
  });
});

test('an entry of a workspace that is gone is in the log of its earlier owner', async () => {
  await open.rows.insert('audit_entries', entry('a1', { workspace_id: 'gone', owner_id: 'eve' }));
  const record = (scope: object, actorId: string | null) =>
    open.rows.database.transaction((tx) =>
      open.services.audit.record(tx, {
        action: 'run.deleted',
        actorId,
        scope: scope as { workspaceId: string },
        targetId: 'r',
        before: null,
        after: null,
      }),
    );
  await record({ workspaceId: 'gone' }, 'bob');
  await record({ workspaceId: 'unknown' }, 'bob');
  await record({ workspaceId: 'ws' }, 'bob');
  await record({ userId: 'ann' }, 'bob');
  await record({ userId: null }, null);
  const owners = await open.rows.db
    .selectFrom('audit_entries')
    .select('owner_id')
    .where('id', '<>', 'a1')
    .orderBy('id')
    .execute();
  expect(owners.map(({ owner_id: owner }) => owner)).toEqual(['eve', 'bob', 'ann', 'ann', null]);
});

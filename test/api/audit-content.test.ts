import {
  addDatasetItems,
  createDataset,
  createDatasetVersion,
  createDocument,
  createEvaluation,
  createSchema,
  createWorkspace,
  deleteDocument,
  deleteWorkspace,
  extract,
  extractDocument,
  getDocument,
  getDocumentFile,
  listAuditLog,
  rerunRun,
} from '@excerpt/sdk';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealEntries, verifyAuditLog, pruneEntries } from '../../server/audit/chain-repository.ts';
import { loadConfig } from '../../server/config.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
let owner: TestUser;
let slug: string;
let database: Database;
let release: () => Promise<void>;
const SECRET = 'Zanzibar-Quokka';

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.addUser();
  const { client } = owner;
  ({ slug } = ok(await createWorkspace({ client, body: { name: 'Audited' } })));
  const definition = { type: 'object', properties: { total: { type: 'number' } } };
  ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'invoice', name: 'Invoice', definition } }));
  const settings = { EXCERPT_DATA_DIR: app.dataDir, EXCERPT_DATABASE_URL: app.databaseUrl };
  ({ database, release } = await openDatabase(loadConfig(settings), { exclusive: false }));
});
afterAll(async () => {
  await release();
  await app.close();
});

const list = async (filter: { action?: string; target?: string; actor?: string; from?: string; to?: string } = {}) =>
  ok(await listAuditLog({ client: owner.client, query: { workspace: slug, pageSize: 100, ...filter } })).data;

async function addDocument(): Promise<string> {
  const body = { name: SECRET, content: `Invoice of ${SECRET}. Total: 7.00` };
  const path = { slug, schemaKey: 'invoice' };
  return ok(await createDocument({ client: owner.client, path, body })).id;
}

test('content that is created, read and deleted has entries without content', async () => {
  const { client } = owner;
  const id = await addDocument();
  for (let time = 0; time < 3; time += 1) ok(await getDocument({ client, path: { id } }));
  await getDocumentFile({ client, path: { id } });
  await deleteDocument({ client, path: { id } });
  const entries = await list({ target: id });
  expect(entries.map(({ action, details }) => [action, details?.['part']]).toReversed()).toEqual([
    ['document.created', undefined],
    ['document.read', 'data'],
    ['document.read', 'file'],
    ['document.deleted', undefined],
  ]);
  expect(entries[0]?.details).toMatchObject({ runs: 0, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  expect(entries.every(({ actorId }) => actorId === owner.id)).toBe(true);
  expect(JSON.stringify(await list())).not.toContain(SECRET);
});

test('what is made is the target of its entry, and a dry run has none', async () => {
  const { client } = owner;
  const path = { slug, schemaKey: 'invoice' };
  const documentId = await addDocument();
  const text = ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 2' } })).runId;
  const again = ok(await extractDocument({ client, path: { ...path, id: documentId }, body: {} })).runId;
  await endOfRun({ client }, again);
  const rerun = ok(await rerunRun({ client, path: { id: again } })).runId;
  const { id: datasetId } = ok(await createDataset({ client, path, body: { name: 'Audited' } }));
  const items = [{ documentId, expected: { total: 7 } }];
  ok(await addDatasetItems({ client, path: { id: datasetId }, body: { items } }));
  ok(await createDatasetVersion({ client, path: { id: datasetId } }));
  ok(await createEvaluation({ client, path, body: { datasetId, dryRun: true } }));
  const targetsOf = async (action: string) => (await list({ action })).map(({ targetId }) => targetId).toReversed();
  expect(await targetsOf('run.created')).toEqual([text, again, rerun]);
  expect(await targetsOf('dataset.items_added')).toEqual([datasetId]);
  expect(await targetsOf('evaluation')).toEqual([]);
});

test('what was done right before its workspace was deleted stays in the log of the owner', async () => {
  const { client } = owner;
  const made = ok(await createWorkspace({ client, body: { name: 'Short lived' } }));
  const path = { slug: made.slug, schemaKey: 'invoice' };
  const definition = { type: 'object', properties: { total: { type: 'number' } } };
  const body = { schemaKey: 'invoice', name: 'Invoice', definition };
  ok(await createSchema({ client, path: { slug: made.slug }, body }));
  const { id } = ok(await createDocument({ client, path, body: { name: 'a.txt', content: 'Total: 2' } }));
  ok(await getDocument({ client, path: { id } }));
  await deleteDocument({ client, path: { id } });
  await deleteWorkspace({ client, path: { slug: made.slug } });
  const entries = ok(await listAuditLog({ client, query: { target: id } })).data;
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'document.created',
    'document.deleted',
    'document.read',
  ]);
});

test('entries are filtered by action, person and time', async () => {
  const id = await addDocument();
  ok(await getDocument({ client: owner.client, path: { id } }));
  expect((await list({ action: 'document' })).every(({ targetType }) => targetType === 'document')).toBe(true);
  expect((await list({ action: 'document.read', target: id })).length).toBe(1);
  expect(await list({ actor: 'usr_none' })).toEqual([]);
  expect(await list({ to: '2000-01-01T00:00:00Z' })).toEqual([]);
  expect((await list({ from: '2000-01-01T00:00:00+02:00' })).length).toBeGreaterThan(3);
});

test('refused requests have one entry an hour, also those with unknown keys', async () => {
  const ask = () => fetch(`${app.url}/me`, { headers: { 'x-api-key': 'unknown' } });
  for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(401);
  await list();
  const rows = await database.db
    .selectFrom('audit_entries')
    .select(['owner_id', 'target_id'])
    .where('action', '=', 'request.refused')
    .execute();
  expect(rows).toEqual([{ owner_id: null, target_id: 'getMe' }]);
});

test('entries that are sealed during a check are no finding, and inserted ones are', async () => {
  const { db } = database;
  for (let round = 0; round < 20; round += 1) {
    await addDocument();
    await list();
    let isSealed = false;
    const sealing = sealEntries(database).finally(() => (isSealed = true));
    // One check after the other, so that the end of sealing falls amid one.
    for (let checks = 0; checks < 100 && !isSealed; checks += 1) {
      expect((await verifyAuditLog(db)).problems).toEqual([]);
      await setImmediate();
    }
    await sealing;
  }
  await sql`insert into audit_entries
      (id, owner_id, action, target_type, target_id, changes, position, hash, created_at)
    select 'aud_inserted', owner, 'run.read', 'run', 'run_1', '{}', position + 1, 'x', '2026-01-31T00:00:00.000Z'
    from audit_chains where owner = ${owner.id}`.execute(db);
  expect((await verifyAuditLog(db)).problems).toContainEqual({
    ownerId: owner.id,
    entryId: 'aud_inserted',
    message: 'The entry was inserted.',
    position: expect.any(Number) as number,
  });
  await sql`delete from audit_entries where id = 'aud_inserted'`.execute(db);
  expect((await verifyAuditLog(db)).problems).toEqual([]);
});

test('the chain shows what was altered, removed or inserted, and its place, and outlives pruning', async () => {
  for (let count = 0; count < 4; count += 1) await addDocument();
  const { length } = await list();
  await expect
    .poll(async () => {
      await sealEntries(database);
      return (await verifyAuditLog(database.db)).unsealed;
    })
    .toBe(0);
  const found = await verifyAuditLog(database.db);
  expect(found.problems).toEqual([]);
  expect(found.entries).toBeGreaterThanOrEqual(length);

  const [newest, second, third] = await list();
  const position = third?.position ?? 0;
  const { db } = database;
  await db.updateTable('audit_entries').set({ actor_id: 'usr_else' }).where('id', '=', String(third?.id)).execute();
  expect((await verifyAuditLog(db)).problems).toEqual([
    { ownerId: owner.id, position, entryId: third?.id, message: expect.stringContaining('altered') as string },
  ]);
  await db.updateTable('audit_entries').set({ actor_id: owner.id }).where('id', '=', String(third?.id)).execute();

  await pruneEntries(database, String(second?.createdAt), new AbortController().signal);
  expect((await verifyAuditLog(db)).problems).toEqual([]);
  expect((await list()).length).toBeLessThan(length);

  await sql`delete from audit_entries where id = ${newest?.id}`.execute(db);
  expect((await verifyAuditLog(db)).problems).toMatchObject([{ position: newest?.position, entryId: null }]);
});

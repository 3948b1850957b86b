import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db, Tx } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import type { KnownPlace } from '../extraction/local/memory/learn-example.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

/** A schema in an environment. */
export interface MemoryPlace {
  environmentId: string;
  schemaFamilyId: string;
}

/** Right values of a document, by a person. */
export interface ConfirmedData {
  workspaceId: string;
  environmentId: string;
  schemaFamilyId: string;
  documentId: string;
  source: 'review' | 'item';
  expected: JsonObject;
  places?: readonly KnownPlace[];
  userId: string | null;
}

export interface MemorySettings {
  mode: 'off' | 'on';
  updatedAt: string | null;
  updatedBy: string | null;
}

export interface Example {
  id: string;
  documentId: string;
  documentName: string | null;
  source: 'review' | 'item';
  expected: JsonObject;
  isLearned: boolean;
  createdAt: string;
  createdBy: string | null;
}

export async function findSettings(db: Db, { environmentId, schemaFamilyId }: MemoryPlace): Promise<MemorySettings> {
  const row = await db
    .selectFrom('memory_settings')
    .select(['mode', 'updated_at as updatedAt', 'updated_by as updatedBy'])
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .executeTakeFirst();
  return row === undefined
    ? { mode: 'off', updatedAt: null, updatedBy: null }
    : { ...row, mode: row.mode as MemorySettings['mode'] };
}

export async function storeSettings(db: Db, place: MemoryPlace, settings: MemorySettings): Promise<void> {
  const values = {
    mode: settings.mode,
    updated_at: settings.updatedAt ?? '',
    updated_by: settings.updatedBy,
  };
  await db
    .insertInto('memory_settings')
    .values({ environment_id: place.environmentId, schema_family_id: place.schemaFamilyId, ...values })
    .onConflict((conflict) => conflict.columns(['environment_id', 'schema_family_id']).doUpdateSet(values))
    .execute();
}

/** Whether a document has its content. Until the transaction ends, it keeps it. */
export async function holdDocument(tx: Tx, id: string): Promise<boolean> {
  const kept = tx.selectFrom('documents').select('id').where('id', '=', id).where('expired_at', 'is', null);
  return (await withRowLock(tx, kept, 'update').executeTakeFirst()) !== undefined;
}

/** Replaces what the document taught before. It is read again when a run needs it. */
export async function upsertExample(db: Db, example: ConfirmedData & { id: string; now: string }): Promise<void> {
  const { id, workspaceId, environmentId, schemaFamilyId, documentId, source, expected, places, userId, now } = example;
  const values = {
    source,
    expected: toStoredJson(expected) ?? '{}',
    places: places === undefined || places.length === 0 ? null : toStoredJson(places),
    fingerprint: null,
    content: null,
    updated_at: now,
    created_by: userId,
  };
  await db
    .insertInto('memory_examples')
    .values({
      id,
      workspace_id: workspaceId,
      environment_id: environmentId,
      schema_family_id: schemaFamilyId,
      document_id: documentId,
      created_at: now,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['environment_id', 'schema_family_id', 'document_id']).doUpdateSet(values),
    )
    .execute();
}

const selectPlace = (db: Db, { environmentId, schemaFamilyId }: MemoryPlace) =>
  db
    .selectFrom('memory_examples')
    .where('memory_examples.environment_id', '=', environmentId)
    .where('memory_examples.schema_family_id', '=', schemaFamilyId);

export async function countExamples(db: Db, place: MemoryPlace): Promise<number> {
  const row = await selectPlace(db, place)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function listExamples(
  db: Db,
  place: MemoryPlace,
  { page, pageSize }: PageRequest,
): Promise<Page<Example>> {
  const rows = await selectPlace(db, place)
    .innerJoin('documents', 'documents.id', 'memory_examples.document_id')
    .select([
      'memory_examples.id',
      'memory_examples.document_id as documentId',
      'documents.name as documentName',
      'memory_examples.source',
      'memory_examples.expected',
      'memory_examples.fingerprint',
      'memory_examples.created_at as createdAt',
      'memory_examples.created_by as createdBy',
    ])
    .orderBy('memory_examples.id', 'desc')
    .limit(pageSize)
    .offset(getOffset({ page, pageSize }))
    .execute();
  const data = rows.map(({ fingerprint, expected, source, ...row }) => ({
    ...row,
    source: source as Example['source'],
    expected: parseStoredJson<JsonObject>(expected) ?? {},
    isLearned: fingerprint !== null,
  }));
  return { total: await countExamples(db, place), page, pageSize, data };
}

/** An example of a workspace of the user's. */
export async function findVisibleExample(
  db: Db,
  userId: string,
  id: string,
): Promise<(MemoryPlace & { workspaceId: string; documentId: string }) | undefined> {
  return db
    .selectFrom('memory_examples')
    .innerJoin('workspace_members as member', 'member.workspace_id', 'memory_examples.workspace_id')
    .select([
      'memory_examples.workspace_id as workspaceId',
      'memory_examples.environment_id as environmentId',
      'memory_examples.schema_family_id as schemaFamilyId',
      'memory_examples.document_id as documentId',
    ])
    .where('memory_examples.id', '=', id)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
}

export async function deleteExamples(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('memory_examples').where('id', 'in', ids).execute();
}

export interface NewExample {
  id: string;
  documentId: string;
  expected: JsonObject;
  places: KnownPlace[];
  updatedAt: string;
}

/** Examples whose documents have not been read for them, oldest first. */
export async function listNewExamples(db: Db, place: MemoryPlace, limit: number): Promise<NewExample[]> {
  const rows = await selectPlace(db, place)
    .select(['id', 'document_id as documentId', 'expected', 'places', 'updated_at as updatedAt'])
    .where('content', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ expected, places, ...row }) => ({
    ...row,
    expected: parseStoredJson<JsonObject>(expected) ?? {},
    places: parseStoredJson<KnownPlace[]>(places) ?? [],
  }));
}

/** Unless its data has changed since it was read. */
export async function saveLearned(
  db: Db,
  { id, updatedAt }: Pick<NewExample, 'id' | 'updatedAt'>,
  learned: { fingerprint: readonly number[]; content: unknown },
): Promise<void> {
  await db
    .updateTable('memory_examples')
    .set({ fingerprint: toStoredJson(learned.fingerprint), content: toStoredJson(learned.content) })
    .where('id', '=', id)
    .where('updated_at', '=', updatedAt)
    .execute();
}

/** Changes whenever the examples do. `unread`: how many have not been read. */
export interface ExamplesRevision {
  revision: string;
  unread: number;
}

/**
 * By indexes only: reading the rows of 1,000 examples took 1 to 3 ms, as much as a short document's extraction
 * (`npm run bench examples`); this takes 0.05 ms.
 */
const revisionQuery = cacheFirstRow((db, place: MemoryPlace) =>
  db.selectNoFrom(() => {
    const count = selectPlace(db, place).select((eb) => eb.fn.countAll<number>().as('count'));
    const last = selectPlace(db, place).select((eb) => eb.fn.max('id').as('last'));
    const changed = selectPlace(db, place).select((eb) => eb.fn.max('updated_at').as('changed'));
    return [
      count.as('total'),
      count.where('content', 'is', null).as('unread'),
      changed.where('content', 'is not', null).as('changed'),
      last.as('last'),
    ];
  }),
);

export async function readRevision(db: Db, place: MemoryPlace): Promise<ExamplesRevision> {
  const row = await revisionQuery(db, place);
  const count = Number(row?.unread ?? 0);
  return { revision: JSON.stringify([row?.total, count, row?.changed, row?.last].map(String)), unread: count };
}

export interface Fingerprinted {
  id: string;
  documentId: string;
  blobHash: string;
  expected: string;
  fingerprint: number[];
}

/** Newest first. */
export async function listFingerprints(db: Db, place: MemoryPlace, limit: number): Promise<Fingerprinted[]> {
  const rows = await selectPlace(db, place)
    .innerJoin('documents', 'documents.id', 'memory_examples.document_id')
    .select([
      'memory_examples.id',
      'memory_examples.document_id as documentId',
      'documents.blob_hash as blobHash',
      'memory_examples.expected',
      'memory_examples.fingerprint',
    ])
    .where('memory_examples.content', 'is not', null)
    .orderBy('memory_examples.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ fingerprint, ...row }) => ({
    ...row,
    fingerprint: parseStoredJson<number[]>(fingerprint) ?? [],
  }));
}

export async function readContents(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('memory_examples').select(['id', 'content']).where('id', 'in', ids).execute();
  return new Map(rows.flatMap(({ id, content }) => (content === null ? [] : [[id, content] as const])));
}

import type { Db } from '../db/database.ts';
import type { Details } from './repository.ts';

/** What a deletion erases in a workspace: a document, runs, a schema, documents of an erasure, or all of it. */
export type Erased = { workspaceId: string } & (
  | { documentId: string }
  | { runIds: readonly string[] }
  | { schemaFamilyId: string }
  | { erasureId: string }
  | { all: true }
);

/** The same, with the environments of a workspace: indexes begin with them. */
type Found = Exclude<Erased, { all: true }> | { workspaceId: string; environmentIds: string[] };

/** Read before, since the database expects more rows of environments that it does not yet know. */
async function findEnvironments(db: Db, erased: Erased): Promise<Found> {
  if (!('all' in erased)) return erased;
  const { workspaceId } = erased;
  const rows = await db.selectFrom('environments').select('id').where('workspace_id', '=', workspaceId).execute();
  return { workspaceId, environmentIds: rows.map(({ id }) => id) };
}

const toDocuments = (db: Db, erased: Found) => {
  const documents = db.selectFrom('documents').select('documents.id').where('workspace_id', '=', erased.workspaceId);
  if ('documentId' in erased) return documents.where('documents.id', '=', erased.documentId);
  if ('schemaFamilyId' in erased) return documents.where('schema_family_id', '=', erased.schemaFamilyId);
  if ('environmentIds' in erased) return documents.where('environment_id', 'in', erased.environmentIds);
  if ('runIds' in erased) return documents;
  const chosen = db.selectFrom('erasure_documents').select('document_id').where('erasure_id', '=', erased.erasureId);
  return documents.where('documents.id', 'in', chosen);
};

/** A schema's runs over documents of other schemas go with it. */
function toRuns(db: Db, erased: Found) {
  const runs = db.selectFrom('runs').select('runs.id').where('workspace_id', '=', erased.workspaceId);
  if ('runIds' in erased) return runs.where('runs.id', 'in', erased.runIds);
  if ('environmentIds' in erased) return runs.where('environment_id', 'in', erased.environmentIds);
  const documents = toDocuments(db, erased);
  const over = db.selectFrom('runs').select('id').where('document_id', 'in', documents);
  if (!('schemaFamilyId' in erased)) return runs.where('runs.id', 'in', over);
  const own = db.selectFrom('runs').select('id').where('schema_family_id', '=', erased.schemaFamilyId);
  return runs.where('runs.id', 'in', own.union(over));
}

/** The file's hash only if no password protects it: the name of such a file is not the hash of its content. */
async function describeFile(db: Db, documentId: string): Promise<Details> {
  const document = await db
    .selectFrom('documents')
    .select(['blob_hash as hash', 'file_size as fileSize', 'is_protected as isProtected'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (document === undefined || document.hash === '' || document.isProtected) return {};
  const other = await db
    .selectFrom('documents')
    .select('id')
    .where('blob_hash', '=', document.hash)
    .where('id', '!=', documentId)
    .limit(1)
    .executeTakeFirst();
  // Another document with the same bytes keeps them.
  return { sha256: document.hash, fileSize: Number(document.fileSize), ...(other && { fileKept: true }) };
}

/** Documents with the hashes of their files, in the order of their ids, after one. */
export async function listErasedDocuments(
  db: Db,
  erased: Erased,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; details: Details }[]> {
  const rows = await toDocuments(db, await findEnvironments(db, erased))
    .select(['blob_hash as hash', 'file_size as fileSize', 'is_protected as isProtected'])
    .where('documents.id', '>', after)
    .orderBy('documents.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, hash, fileSize, isProtected }) => ({
    id,
    details: hash === '' || isProtected ? {} : { sha256: hash, fileSize: Number(fileSize) },
  }));
}

/** Numbers and hashes of what a deletion erases, counted before it in its transaction: the proof in the audit log. */
export async function countErased(db: Db, erased: Erased): Promise<Details> {
  const found = await findEnvironments(db, erased);
  const runs = toRuns(db, found);
  const documents = toDocuments(db, found);
  const countRows = async (
    table:
      | 'run_calls'
      | 'run_exchanges'
      | 'reviews'
      | 'review_actions'
      | 'dataset_items'
      | 'memory_examples'
      | 'packets',
    column: 'run_id' | 'document_id',
  ) => {
    const { counted } = await db
      .selectFrom(table as 'reviews')
      .select(({ fn }) => fn.countAll<number>().as('counted'))
      .where(column as 'run_id', 'in', column === 'run_id' ? runs : documents)
      .executeTakeFirstOrThrow();
    return Number(counted);
  };
  const details: Details = {
    runs: Number(
      (
        await runs
          .clearSelect()
          .select(({ fn }) => fn.countAll<number>().as('runs'))
          .executeTakeFirst()
      )?.runs,
    ),
    calls: (await countRows('run_calls', 'run_id')) + (await countRows('run_exchanges', 'run_id')),
    reviews: await countRows('reviews', 'run_id'),
    reviewActions: await countRows('review_actions', 'run_id'),
  };
  if ('runIds' in erased) return details;
  const { events } = await db
    .selectFrom('webhook_events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .where('document_id', 'in', documents)
    .executeTakeFirstOrThrow();
  const withDocuments = {
    ...details,
    labels: await countRows('dataset_items', 'document_id'),
    memoryExamples: await countRows('memory_examples', 'document_id'),
    packets: await countRows('packets', 'document_id'),
    webhookEvents: Number(events),
  };
  if ('documentId' in erased) return { ...withDocuments, ...(await describeFile(db, erased.documentId)) };
  const totals = await documents
    .clearSelect()
    .select(({ fn }) => [fn.countAll<number>().as('documents'), fn.sum<number | null>('file_size').as('fileBytes')])
    .executeTakeFirst();
  return { documents: Number(totals?.documents), fileBytes: Number(totals?.fileBytes ?? 0), ...withDocuments };
}

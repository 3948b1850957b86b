import type { Db, Tx } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { ScoredLeaf } from '../scorer/score-documents.ts';
import type { DocumentStatus } from '../lib/models/document-counts.ts';

export type ItemOutcome = 'exact' | 'inexact' | 'failed';

export interface EvaluationItem {
  documentId: string;
  documentName: string;
  itemId: string;
  runId: string | null;
  status: DocumentStatus;
  /** Empty until they are scored, and once they have expired. */
  values: ScoredLeaf[];
}

/** Copies the items of a frozen version: their positions stay. */
export async function insertVersionItems(
  tx: Tx,
  { evaluationId, datasetId, version }: { evaluationId: string; datasetId: string; version: number },
): Promise<void> {
  await tx
    .insertInto('evaluation_items')
    .columns(['evaluation_id', 'position', 'item_id', 'document_id', 'status'])
    .expression((eb) =>
      eb
        .selectFrom('dataset_version_items as item')
        .select(({ cast, val }) => [
          cast<string>(val(evaluationId), 'text').as('evaluation_id'),
          'item.position',
          'item.item_id',
          'item.document_id',
          cast<string>(val('waiting'), 'text').as('status'),
        ])
        .where('item.dataset_id', '=', datasetId)
        .where('item.version', '=', version),
    )
    .execute();
}

const INSERT_ROWS = 1_000;

export async function insertItems(
  tx: Tx,
  evaluationId: string,
  items: readonly { itemId: string; documentId: string }[],
): Promise<void> {
  for (let start = 0; start < items.length; start += INSERT_ROWS) {
    const rows = items.slice(start, start + INSERT_ROWS).map(({ itemId, documentId }, index) => ({
      evaluation_id: evaluationId,
      position: start + index + 1,
      item_id: itemId,
      document_id: documentId,
      status: 'waiting',
    }));
    await tx.insertInto('evaluation_items').values(rows).execute();
  }
}

export interface WaitingItem {
  position: number;
  documentId: string;
}

export async function listWaiting(db: Db, evaluationId: string, limit: number): Promise<WaitingItem[]> {
  return db
    .selectFrom('evaluation_items')
    .select(['position', 'document_id as documentId'])
    .where('evaluation_id', '=', evaluationId)
    .where('status', '=', 'waiting')
    .orderBy('position')
    .limit(limit)
    .execute();
}

export async function setRun(
  db: Db,
  { evaluationId, position }: { evaluationId: string; position: number },
  { runId, status }: { runId: string; status: 'pending' | 'completed' },
): Promise<void> {
  await db
    .updateTable('evaluation_items')
    .set({ run_id: runId, status })
    .where('evaluation_id', '=', evaluationId)
    .where('position', '=', position)
    .execute();
}

export async function listItems(
  db: Db,
  { evaluationId, outcome }: { evaluationId: string; outcome?: ItemOutcome | undefined },
  page: PageRequest,
): Promise<Page<EvaluationItem>> {
  let matching = db.selectFrom('evaluation_items as item').where('item.evaluation_id', '=', evaluationId);
  if (outcome !== undefined) matching = matching.where('item.outcome', '=', outcome);
  const rows = await matching
    .innerJoin('documents', 'documents.id', 'item.document_id')
    .select([
      'item.document_id as documentId',
      'documents.name as documentName',
      'item.item_id as itemId',
      'item.run_id as runId',
      'item.status',
      'item.leaves',
    ])
    .orderBy('item.position')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const data = rows.map(({ leaves, ...row }) => ({
    ...row,
    status: row.status as DocumentStatus,
    values: parseStoredJson<ScoredLeaf[]>(leaves) ?? [],
  }));
  return { ...page, total, data };
}

export async function cancelWaiting(db: Db, evaluationId: string): Promise<void> {
  await db
    .updateTable('evaluation_items')
    .set({ status: 'cancelled' })
    .where('evaluation_id', '=', evaluationId)
    .where('status', '=', 'waiting')
    .execute();
}

/** The runs that are not final. */
export async function listActiveRunIds(db: Db, evaluationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('evaluation_items')
    .select('run_id')
    .where('evaluation_id', '=', evaluationId)
    .where('status', 'in', ['pending', 'processing'])
    .execute();
  return rows.flatMap(({ run_id: id }) => (id === null ? [] : [id]));
}

/** Why the first document has no result. */
export async function findFirstError(db: Db, evaluationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('evaluation_items as item')
    .innerJoin('runs', 'runs.id', 'item.run_id')
    .select('runs.error_message as message')
    .where('item.evaluation_id', '=', evaluationId)
    .where('item.status', '=', 'failed')
    .orderBy('item.position')
    .limit(1)
    .executeTakeFirst();
  return row?.message ?? null;
}

/** The definition of a version, for comparisons of versions. */
export async function findDefinition(db: Db, schemaVersionId: string): Promise<JsonObject> {
  const { definition } = await db
    .selectFrom('schema_versions')
    .select('definition')
    .where('id', '=', schemaVersionId)
    .executeTakeFirstOrThrow();
  return JSON.parse(definition) as JsonObject;
}

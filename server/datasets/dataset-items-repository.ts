import type { Db } from '../db/database.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { ItemLabel, ItemSource, SecondState } from './table.ts';

export interface DatasetItem {
  id: string;
  documentId: string;
  documentName: string;
  label: ItemLabel;
  source: ItemSource | null;
  /** Null while unlabelled. */
  expected: JsonObject | null;
  /** The least confidence of a draft's values. */
  confidence: number | null;
  note: string | null;
  /** JSON Pointers of fields that nobody can read. */
  unreadable: string[];
  secondLabel: SecondState | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: string | null;
}

export interface SavedLabel extends Pick<DatasetItem, 'label' | 'source' | 'expected'> {
  /** Whether a second person said it. */
  isSecond: boolean;
  createdAt: string;
  createdBy: string | null;
}

/** What somebody says of an item. */
export type NewLabel = Omit<SavedLabel, 'isSecond'> & Pick<DatasetItem, 'confidence'>;

const columns = [
  'item.id',
  'item.document_id as documentId',
  'documents.name as documentName',
  'item.label',
  'item.source',
  'item.expected',
  'item.confidence',
  'item.note',
  'item.unreadable',
  'item.second as secondLabel',
  'item.created_at as createdAt',
  'item.updated_at as updatedAt',
  'item.updated_by as updatedBy',
] as const;

export const selectItems = (db: Db, datasetId: string) =>
  db
    .selectFrom('dataset_items as item')
    .innerJoin('documents', 'documents.id', 'item.document_id')
    .select(columns)
    .where('item.dataset_id', '=', datasetId);

export type ItemRow = Omit<DatasetItem, 'label' | 'source' | 'expected' | 'unreadable' | 'secondLabel'> & {
  label: string;
} & Record<'source' | 'expected' | 'unreadable' | 'secondLabel', string | null>;

export function toItem(row: ItemRow): DatasetItem {
  return {
    ...row,
    label: row.label as ItemLabel,
    source: row.source as ItemSource | null,
    expected: parseStoredJson<JsonObject>(row.expected),
    unreadable: parseStoredJson<string[]>(row.unreadable) ?? [],
    secondLabel: row.secondLabel as SecondState | null,
  };
}

export async function findItem(db: Db, datasetId: string, id: string): Promise<DatasetItem | undefined> {
  const row = await selectItems(db, datasetId).where('item.id', '=', id).executeTakeFirst();
  return row && toItem(row);
}

export type KnownItem = Pick<DatasetItem, 'id' | 'documentId' | 'label' | 'source'>;

/** The items of documents, by the document's id. */
export async function readItemsOf(
  db: Db,
  datasetId: string,
  documentIds: readonly string[],
): Promise<Map<string, KnownItem>> {
  const rows = await db
    .selectFrom('dataset_items')
    .select(['id', 'document_id as documentId', 'label', 'source'])
    .where('dataset_id', '=', datasetId)
    .where('document_id', 'in', documentIds)
    .execute();
  return new Map(rows.map((row) => [row.documentId, row as KnownItem]));
}

/** SQLite accepts at most 32,766 values per statement. */
const INSERT_ROWS = 500;

export interface NewItem {
  id: string;
  documentId: string;
  createdAt: string;
  updatedBy: string | null;
  /** Null: unlabelled. */
  label: NewLabel | null;
}

export async function insertItems(db: Db, datasetId: string, items: readonly NewItem[]): Promise<void> {
  for (let start = 0; start < items.length; start += INSERT_ROWS) {
    const some = items.slice(start, start + INSERT_ROWS);
    await db
      .insertInto('dataset_items')
      .values(
        some.map(({ id, documentId, createdAt, updatedBy, label }) => ({
          id,
          dataset_id: datasetId,
          document_id: documentId,
          label: label?.label ?? 'unlabelled',
          source: label?.source ?? null,
          expected: toStoredJson(label?.expected),
          confidence: label?.confidence ?? null,
          note: null,
          unreadable: null,
          second: null,
          created_at: createdAt,
          updated_at: createdAt,
          updated_by: updatedBy,
        })),
      )
      .execute();
    const labels = some.flatMap(({ id, label }) =>
      label === null ? [] : [toLabelRow(id, 1, { ...label, isSecond: false })],
    );
    if (labels.length > 0) await db.insertInto('dataset_labels').values(labels).execute();
  }
}

const toLabelRow = (itemId: string, position: number, label: SavedLabel) => ({
  item_id: itemId,
  position,
  label: label.label,
  source: label.source,
  expected: toStoredJson(label.expected),
  is_second: label.isSecond ? 1 : 0,
  created_at: label.createdAt,
  created_by: label.createdBy,
});

/** Gives an item another label, and keeps it with the earlier ones. */
export async function saveLabel(db: Db, itemId: string, label: NewLabel): Promise<void> {
  await db
    .updateTable('dataset_items')
    .set({
      label: label.label,
      source: label.source,
      expected: toStoredJson(label.expected),
      confidence: label.confidence,
      updated_at: label.createdAt,
      updated_by: label.createdBy,
    })
    .where('id', '=', itemId)
    .execute();
  await appendLabel(db, itemId, { ...label, isSecond: false });
}

/** Keeps a label with the earlier ones. */
export async function appendLabel(db: Db, itemId: string, label: SavedLabel): Promise<void> {
  const { last } = await db
    .selectFrom('dataset_labels')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('dataset_labels')
    .values(toLabelRow(itemId, (last ?? 0) + 1, label))
    .execute();
}

export async function updateRemarks(
  db: Db,
  itemId: string,
  { note, unreadable, updatedAt }: Pick<DatasetItem, 'note' | 'unreadable' | 'updatedAt'>,
): Promise<void> {
  await db
    .updateTable('dataset_items')
    .set({ note, unreadable: unreadable.length === 0 ? null : toStoredJson(unreadable), updated_at: updatedAt })
    .where('id', '=', itemId)
    .execute();
}

/** Every label that an item had, oldest first. */
export async function listLabels(db: Db, itemId: string): Promise<SavedLabel[]> {
  const rows = await db
    .selectFrom('dataset_labels')
    .select(['label', 'source', 'expected', 'is_second', 'created_at as createdAt', 'created_by as createdBy'])
    .where('item_id', '=', itemId)
    .orderBy('position')
    .execute();
  return rows.map(({ is_second, ...row }) => ({
    ...row,
    label: row.label as ItemLabel,
    source: row.source as ItemSource | null,
    expected: parseStoredJson<JsonObject>(row.expected),
    isSecond: Boolean(is_second),
  }));
}

export async function deleteItem(db: Db, datasetId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('dataset_items')
    .where('dataset_id', '=', datasetId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The newest completed run over a document, also one that no list of runs has. */
export async function findNewestRun(
  db: Db,
  { environmentId, schemaFamilyId }: { environmentId: string; schemaFamilyId: string },
  documentId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('runs')
    .select('id')
    .where('document_id', '=', documentId)
    .where('status', '=', 'completed')
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

const READ_IDS = 5_000;

/** Those of the documents that a schema has in an environment, with their content. */
export async function readDocumentIds(
  db: Db,
  { environmentId, schemaFamilyId }: { environmentId: string; schemaFamilyId: string },
  ids: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += READ_IDS) {
    const rows = await db
      .selectFrom('documents')
      .select('id')
      .where('id', 'in', ids.slice(start, start + READ_IDS))
      .where('environment_id', '=', environmentId)
      .where('schema_family_id', '=', schemaFamilyId)
      .where('expired_at', 'is', null)
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** The ids of the unlabelled items with their documents, in order. */
export async function listUnlabelled(db: Db, datasetId: string): Promise<{ itemId: string; documentId: string }[]> {
  return db
    .selectFrom('dataset_items')
    .select(['id as itemId', 'document_id as documentId'])
    .where('dataset_id', '=', datasetId)
    .where('label', '=', 'unlabelled')
    .orderBy('id')
    .execute();
}

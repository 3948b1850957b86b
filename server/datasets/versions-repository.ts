import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

export interface DatasetVersion {
  datasetId: string;
  version: number;
  /** The items that it has now. */
  items: number;
  /** Those that left it with their documents. */
  left: number;
  createdAt: string;
  createdBy: string | null;
}

const selectVersions = (db: Db, datasetId: string) =>
  db
    .selectFrom('dataset_versions')
    .select([
      'dataset_id as datasetId',
      'version',
      sql<number>`items - left_items`.as('items'),
      'left_items as left',
      'created_at as createdAt',
      'created_by as createdBy',
    ])
    .where('dataset_id', '=', datasetId);

export async function findVersion(db: Db, datasetId: string, version: number): Promise<DatasetVersion | undefined> {
  return selectVersions(db, datasetId).where('version', '=', version).executeTakeFirst();
}

export async function listVersions(db: Db, datasetId: string, page: PageRequest): Promise<Page<DatasetVersion>> {
  const data = await selectVersions(db, datasetId)
    .orderBy('version', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await db
    .selectFrom('dataset_versions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('dataset_id', '=', datasetId)
    .executeTakeFirstOrThrow();
  return { ...page, total, data };
}

/** Freezes the labelled items of a locked data set. Copies their values, and no documents. */
export async function insertVersion(
  tx: Tx,
  { datasetId, version, items, createdAt, createdBy }: Omit<DatasetVersion, 'left'>,
): Promise<void> {
  await tx
    .insertInto('dataset_versions')
    .values({ dataset_id: datasetId, version, items, left_items: 0, created_at: createdAt, created_by: createdBy })
    .execute();
  await tx
    .insertInto('dataset_version_items')
    .columns(['dataset_id', 'version', 'position', 'item_id', 'document_id', 'expected'])
    .expression((eb) =>
      eb
        .selectFrom('dataset_items as item')
        .select(({ cast, val }) => [
          'item.dataset_id',
          cast<number>(val(version), 'bigint').as('version'),
          sql<number>`row_number() over (order by item.id)`.as('position'),
          'item.id as item_id',
          'item.document_id',
          sql<string>`item.expected`.as('expected'),
        ])
        .where('item.dataset_id', '=', datasetId)
        .where('item.label', '=', 'labelled'),
    )
    .execute();
  await tx.updateTable('datasets').set({ latest_version: version }).where('id', '=', datasetId).execute();
}

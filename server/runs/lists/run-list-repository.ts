import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { parseStoredJson } from '../../db/stored-json.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { Metadata } from '../../lib/metadata.ts';
import { getOffset, type Page, type PageRequest } from '../../lib/pagination.ts';
import type { ReviewStatus, Run, RunStatus } from '../repository.ts';
import { filterRuns, findFilterVersion, isCorrected, selectWithPair, type RunFilter } from './run-filter-repository.ts';

/** A user, or a document that came earlier. */
interface Person {
  id: string;
  name: string;
}

export interface RunListItem extends Pick<
  Run,
  | 'id'
  | 'documentId'
  | 'schemaVersionNumber'
  | 'status'
  | 'provider'
  | 'model'
  | 'keySource'
  | 'confidence'
  | 'reviewStatus'
  | 'extractedData'
  | 'metadata'
  | 'createdAt'
  | 'updatedAt'
  | 'expiredAt'
> {
  environmentName: string;
  documentName: string;
  batchId: string | null;
  /** Who decided the review, or else who claimed it. */
  reviewer: Person | null;
  decidedAt: string | null;
  corrected: boolean;
  exportedAt: string | null;
  /** The earliest document of the schema with the same bytes. */
  duplicateOf: (Person & { createdAt: string }) | null;
}

export interface RunOrder {
  sort: 'createdAt' | 'documentName' | 'confidence' | 'reviewStatus' | 'model';
  order: 'asc' | 'desc';
}

/** Counts a list that is filtered by at most a metadata pair, from maintained totals. */
function countWhole(db: Db, { environmentId, schemaFamilyId, metadata }: RunFilter) {
  const scope = { environmentId, schemaFamilyId };
  if (metadata !== undefined)
    return selectWithPair(db, scope, metadata).select(({ fn }) => fn.countAll<number>().as('total'));
  return db
    .selectFrom('list_counts')
    .select(({ fn }) => fn.sum<number | null>('runs').as('total'))
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId);
}

const SORTED_BY: Record<Exclude<RunOrder['sort'], 'createdAt'>, RawBuilder<string | number | null>> = {
  documentName: sql`(select lower(named.name) from documents as named where named.id = runs.document_id)`,
  confidence: sql`runs.confidence`,
  reviewStatus: sql`(select reviewed.status from reviews as reviewed where reviewed.run_id = runs.id)`,
  model: sql`runs.provider || '/' || runs.model`,
};

/** Ids have the order of creation, also among equal values. Runs without the value come last. */
function toOrder({ sort, order }: RunOrder): RawBuilder<unknown> {
  const direction = sql.raw(order);
  if (sort === 'createdAt') return sql`runs.id ${direction}`;
  const value = SORTED_BY[sort];
  return sql`case when ${value} is null then 1 else 0 end, ${value} ${direction}, runs.id ${direction}`;
}

/** Whether a list has all runs of its schema, or all with a metadata pair: their number is known. */
const isWhole = ({ environmentId: _, schemaFamilyId: _family, metadata: _pair, ...conditions }: RunFilter): boolean =>
  Object.values(conditions).every((condition) => condition === undefined);

export async function listRuns(
  db: Db,
  filter: RunFilter,
  { sort, order, ...page }: PageRequest & RunOrder,
): Promise<Page<RunListItem>> {
  const versionId = await findFilterVersion(db, filter);
  if (versionId === null) return { ...page, total: 0, data: [] };
  const matching = filterRuns(db, filter, versionId);
  const by = toOrder({ sort, order });
  const cut = { limit: page.pageSize, offset: getOffset(page) };
  const ids =
    isWhole(filter) && filter.metadata !== undefined && sort === 'createdAt'
      ? // The page is cut from the pairs, which have the same order, so that no other runs are read.
        selectWithPair(db, filter, filter.metadata)
          .select('run_id as id')
          .orderBy('run_id', order)
          .limit(cut.limit)
          .offset(cut.offset)
      : matching.select('runs.id').orderBy(by).limit(cut.limit).offset(cut.offset);
  const rows = await selectItems(db).where('runs.id', 'in', ids).orderBy(by).execute();
  const counted = await (isWhole(filter)
    ? countWhole(db, filter).executeTakeFirst()
    : matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirst());
  return { ...page, total: counted?.total ?? 0, data: rows.map(toItem) };
}

/** The ids of the completed runs of a filter, in the order in which they were created. */
export async function listCompletedIds(db: Db, filter: RunFilter, limit: number): Promise<string[]> {
  const versionId = await findFilterVersion(db, filter);
  if (versionId === null) return [];
  const matching = filterRuns(db, { ...filter, status: 'completed' }, versionId);
  const rows = await matching.select('runs.id').orderBy('runs.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

const selectItems = (db: Db) =>
  db
    .selectFrom('runs')
    .innerJoin('schema_versions as version', 'version.id', 'runs.schema_version_id')
    .innerJoin('environments', 'environments.id', 'runs.environment_id')
    .innerJoin('documents', 'documents.id', 'runs.document_id')
    .leftJoin('reviews', 'reviews.run_id', 'runs.id')
    .leftJoin('users as reviewer', (join) =>
      join.on('reviewer.id', '=', sql<string>`coalesce(reviews.decided_by, reviews.claimed_by)`),
    )
    .leftJoin('documents as earlier', (join) =>
      join.on(
        'earlier.id',
        '=',
        // Expired documents have no hash.
        sql<string>`(select min(same.id) from documents as same where same.blob_hash = documents.blob_hash
          and same.blob_hash <> '' and same.environment_id = documents.environment_id
          and same.schema_family_id = documents.schema_family_id and same.id < documents.id)`,
      ),
    )
    .select([
      'runs.id',
      'environments.name as environmentName',
      'runs.document_id as documentId',
      'documents.name as documentName',
      'version.version_number as schemaVersionNumber',
      'runs.batch_id as batchId',
      'runs.status',
      'runs.provider',
      'runs.model',
      'runs.key_source as keySource',
      'runs.confidence',
      'runs.extracted_data as extractedData',
      'runs.metadata',
      'runs.created_at as createdAt',
      'runs.updated_at as updatedAt',
      'runs.expired_at as expiredAt',
      'reviews.status as reviewStatus',
      'reviews.decided_at as decidedAt',
      'reviewer.id as reviewerId',
      'reviewer.name as reviewerName',
      'earlier.id as earlierId',
      'earlier.name as earlierName',
      'earlier.created_at as earlierAt',
      isCorrected(db).as('corrected'),
      sql<string | null>`(select max(chosen.created_at) from run_export_items as item
        join run_exports as chosen on chosen.id = item.export_id where item.run_id = runs.id)`.as('exportedAt'),
    ]);

type RunListRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

function toItem({ reviewerId, reviewerName, earlierId, earlierName, earlierAt, ...row }: RunListRow): RunListItem {
  return {
    ...row,
    status: row.status as RunStatus,
    keySource: row.keySource as Run['keySource'],
    reviewStatus: row.reviewStatus as ReviewStatus | null,
    extractedData: parseStoredJson<JsonObject>(row.extractedData),
    metadata: parseStoredJson<Metadata>(row.metadata) ?? {},
    corrected: Boolean(row.corrected),
    reviewer: reviewerId === null ? null : { id: reviewerId, name: reviewerName ?? '' },
    duplicateOf: earlierId === null ? null : { id: earlierId, name: earlierName ?? '', createdAt: earlierAt ?? '' },
  };
}

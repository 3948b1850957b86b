import type { Db } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { Metadata, MetadataPair } from '../lib/metadata.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { Run, RunStatus } from './repository.ts';

export interface RunListItem extends Pick<
  Run,
  | 'id'
  | 'schemaVersionNumber'
  | 'status'
  | 'provider'
  | 'model'
  | 'keySource'
  | 'extractedData'
  | 'metadata'
  | 'createdAt'
  | 'updatedAt'
  | 'expiredAt'
> {
  environmentName: string;
  documentName: string;
}

export interface RunFilter {
  environmentId: string;
  schemaFamilyId: string;
  status?: RunStatus | undefined;
  documentId?: string | undefined;
  versionNumber?: number | undefined;
  metadata?: MetadataPair | undefined;
}

/** Null if there is no such version. */
async function findVersionId(db: Db, familyId: string, versionNumber: number): Promise<string | null> {
  const version = db.selectFrom('schema_versions').select('id').where('family_id', '=', familyId);
  const found = await version
    .where('version_number', '=', Math.min(versionNumber, Number.MAX_SAFE_INTEGER))
    .executeTakeFirst();
  return found?.id ?? null;
}

type Scope = Pick<RunFilter, 'environmentId' | 'schemaFamilyId'>;

function selectWithPair(db: Db, { environmentId, schemaFamilyId }: Scope, { key, value }: MetadataPair) {
  return db
    .selectFrom('run_metadata')
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .where('key', '=', key)
    .where('value', '=', value);
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

/** The filtered runs. Versions are compared by row id, so that counting needs no join. */
function filterRuns(db: Db, filter: RunFilter, versionId: string | undefined) {
  const { environmentId, schemaFamilyId, status, documentId, metadata } = filter;
  let matching = db.selectFrom('runs').where('runs.environment_id', '=', environmentId);
  // The version implies the family. Filtering by one of them lets the planner use one index.
  if (versionId !== undefined) matching = matching.where('runs.schema_version_id', '=', versionId);
  else matching = matching.where('runs.schema_family_id', '=', schemaFamilyId);
  if (status !== undefined) matching = matching.where('runs.status', '=', status);
  if (documentId !== undefined) matching = matching.where('runs.document_id', '=', documentId);
  if (metadata !== undefined)
    matching = matching.where('runs.id', 'in', selectWithPair(db, filter, metadata).select('run_id'));
  return matching;
}

export async function listRuns(db: Db, filter: RunFilter, page: PageRequest): Promise<Page<RunListItem>> {
  const { schemaFamilyId, status, documentId, versionNumber, metadata } = filter;
  const versionId = versionNumber === undefined ? undefined : await findVersionId(db, schemaFamilyId, versionNumber);
  if (versionId === null) return { ...page, total: 0, data: [] };
  const matching = filterRuns(db, filter, versionId);
  const isWhole = status === undefined && documentId === undefined && versionId === undefined;

  const listed =
    isWhole && metadata !== undefined
      ? // The page is cut from the pairs, which have the same order, so that no other runs are read.
        db
          .selectFrom('runs')
          .where(
            'runs.id',
            'in',
            selectWithPair(db, filter, metadata)
              .select('run_id')
              .orderBy('run_id', 'desc')
              .limit(page.pageSize)
              .offset(getOffset(page)),
          )
      : matching.limit(page.pageSize).offset(getOffset(page));
  const rows = await listed
    .innerJoin('schema_versions as version', 'version.id', 'runs.schema_version_id')
    .innerJoin('environments', 'environments.id', 'runs.environment_id')
    .innerJoin('documents', 'documents.id', 'runs.document_id')
    .select([
      'runs.id',
      'environments.name as environmentName',
      'documents.name as documentName',
      'version.version_number as schemaVersionNumber',
      'runs.status',
      'runs.provider',
      'runs.model',
      'runs.key_source as keySource',
      'runs.extracted_data as extractedData',
      'runs.metadata',
      'runs.created_at as createdAt',
      'runs.updated_at as updatedAt',
      'runs.expired_at as expiredAt',
    ])
    .orderBy('runs.id', 'desc')
    .execute();

  const counted = await (isWhole
    ? countWhole(db, filter).executeTakeFirst()
    : matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirst());
  return { ...page, total: counted?.total ?? 0, data: rows.map(toItem) };
}

interface Row {
  status: string;
  keySource: string;
  extractedData: string | null;
  metadata: string | null;
}

function toItem<T extends Row>(row: T) {
  return {
    ...row,
    status: row.status as RunStatus,
    keySource: row.keySource as Run['keySource'],
    extractedData: parseStoredJson<JsonObject>(row.extractedData),
    metadata: parseStoredJson<Metadata>(row.metadata) ?? {},
  };
}

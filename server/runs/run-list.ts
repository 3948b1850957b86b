import type { Db } from '../db/database.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { offsetOf, type Page, type PageRequest } from '../lib/pagination.ts';
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
  | 'createdAt'
  | 'updatedAt'
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
}

/** Null when there is no such version. */
async function findVersionId(db: Db, familyId: string, versionNumber: number): Promise<string | null> {
  const version = db.selectFrom('schema_versions').select('id').where('family_id', '=', familyId);
  const found = await version
    .where('version_number', '=', Math.min(versionNumber, Number.MAX_SAFE_INTEGER))
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function listRuns(db: Db, filter: RunFilter, page: PageRequest): Promise<Page<RunListItem>> {
  const { environmentId, schemaFamilyId, status, documentId, versionNumber } = filter;
  // A version is filtered by its row's id: counting needs no join then.
  const versionId = versionNumber === undefined ? undefined : await findVersionId(db, schemaFamilyId, versionNumber);
  if (versionId === null) return { ...page, total: 0, data: [] };
  let matching = db.selectFrom('runs').where('runs.environment_id', '=', environmentId);
  // The version says which family: each of the two has an index.
  if (versionId !== undefined) matching = matching.where('runs.schema_version_id', '=', versionId);
  else matching = matching.where('runs.schema_family_id', '=', schemaFamilyId);
  if (status !== undefined) matching = matching.where('runs.status', '=', status);
  if (documentId !== undefined) matching = matching.where('runs.document_id', '=', documentId);

  const rows = await matching
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
      'runs.created_at as createdAt',
      'runs.updated_at as updatedAt',
    ])
    .orderBy('runs.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();

  const isWhole = status === undefined && documentId === undefined && versionId === undefined;
  const counted = isWhole
    ? await db
        .selectFrom('list_counts')
        .select(({ fn }) => fn.sum<number | null>('runs').as('total'))
        .where('environment_id', '=', environmentId)
        .where('schema_family_id', '=', schemaFamilyId)
        .executeTakeFirst()
    : await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirst();

  const items = rows.map((row) => ({
    ...row,
    status: row.status as RunStatus,
    keySource: row.keySource as Run['keySource'],
    extractedData: row.extractedData === null ? null : (JSON.parse(row.extractedData) as JsonObject),
  }));
  return { ...page, total: counted?.total ?? 0, data: items };
}

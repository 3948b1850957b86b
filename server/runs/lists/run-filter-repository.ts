import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { getDialect } from '../../db/row-locks.ts';
import type { MetadataPair } from '../../lib/metadata.ts';
import type { ReviewStatus, RunStatus } from '../repository.ts';

/** What a caller may ask of the runs of a schema in an environment. All conditions are combined. */
export interface RunConditions {
  status?: RunStatus | undefined;
  documentId?: string | undefined;
  versionNumber?: number | undefined;
  metadata?: MetadataPair | undefined;
  batchId?: string | undefined;
  /** Without it, there are no runs of evaluations. */
  evaluationId?: string | undefined;
  /** A part of the document's name. */
  name?: string | undefined;
  /** `<provider>/<model>` */
  model?: string | undefined;
  createdFrom?: string | undefined;
  createdBefore?: string | undefined;
  confidenceBelow?: number | undefined;
  confidenceFrom?: number | undefined;
  reviewStatus?: ReviewStatus | 'none' | undefined;
  decidedFrom?: string | undefined;
  /** Whether a review changed the data. */
  corrected?: boolean | undefined;
  exported?: boolean | undefined;
}

export interface RunFilter extends RunConditions {
  environmentId: string;
  schemaFamilyId: string;
}

/** Null if there is no such version. */
export async function findVersionId(db: Db, familyId: string, versionNumber: number): Promise<string | null> {
  const version = db.selectFrom('schema_versions').select('id').where('family_id', '=', familyId);
  const found = await version
    .where('version_number', '=', Math.min(versionNumber, Number.MAX_SAFE_INTEGER))
    .executeTakeFirst();
  return found?.id ?? null;
}

type Scope = Pick<RunFilter, 'environmentId' | 'schemaFamilyId'>;

export function selectWithPair(db: Db, { environmentId, schemaFamilyId }: Scope, { key, value }: MetadataPair) {
  return db
    .selectFrom('run_metadata')
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .where('key', '=', key)
    .where('value', '=', value);
}

/** Whether a review changed the data of a run. For a query with `runs` and `reviews`. */
export const isCorrected = (db: Db) =>
  getDialect(db) === 'postgres'
    ? sql<SqlBool>`coalesce(reviews.reviewed_data::jsonb <> runs.extracted_data::jsonb, false)`
    : sql<SqlBool>`coalesce(reviews.reviewed_data <> runs.extracted_data, 0)`;

const isExported = sql<SqlBool>`exists (select 1 from run_export_items as item where item.run_id = runs.id)`;

/** Both databases fold the case of ASCII in `lower`; of other letters, the given case is tried too. */
function hasName(name: string) {
  const escape = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`exists (select 1 from documents as named where named.id = runs.document_id and
    (lower(named.name) like ${escape(name.toLowerCase())} escape '\\' or named.name like ${escape(name)} escape '\\'))`;
}

const selectReviews = (db: Db) =>
  db.selectFrom('reviews').select('run_id').where('reviews.run_id', '=', sql.ref<string>('runs.id'));

/** The filtered runs. Versions are compared by row id, so that counting needs no join. */
export function filterRuns(db: Db, filter: RunFilter, versionId: string | undefined) {
  const { environmentId, schemaFamilyId, evaluationId, status, documentId, metadata, batchId, name, model } = filter;
  const { createdFrom, createdBefore, confidenceBelow, confidenceFrom } = filter;
  const { reviewStatus, decidedFrom, corrected, exported } = filter;
  let matching = db
    .selectFrom('runs')
    .where('runs.environment_id', '=', environmentId)
    .where('runs.evaluation_id', evaluationId === undefined ? 'is' : '=', evaluationId ?? null);
  // The version implies the family. Filtering by one of them lets the planner use one index.
  if (versionId !== undefined) matching = matching.where('runs.schema_version_id', '=', versionId);
  else matching = matching.where('runs.schema_family_id', '=', schemaFamilyId);
  if (status !== undefined) matching = matching.where('runs.status', '=', status);
  if (documentId !== undefined) matching = matching.where('runs.document_id', '=', documentId);
  if (metadata !== undefined)
    matching = matching.where('runs.id', 'in', selectWithPair(db, filter, metadata).select('run_id'));
  if (batchId !== undefined)
    matching = matching.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('batch_documents as item')
          .select('item.run_id')
          .whereRef('item.run_id', '=', 'runs.id')
          .where('item.batch_id', '=', batchId),
      ),
    );
  if (name !== undefined) matching = matching.where(hasName(name));
  if (model !== undefined) matching = matching.where(sql<SqlBool>`runs.provider || '/' || runs.model = ${model}`);
  if (createdFrom !== undefined) matching = matching.where('runs.created_at', '>=', createdFrom);
  if (createdBefore !== undefined) matching = matching.where('runs.created_at', '<', createdBefore);
  if (confidenceBelow !== undefined) matching = matching.where('runs.confidence', '<', confidenceBelow);
  if (confidenceFrom !== undefined) matching = matching.where('runs.confidence', '>=', confidenceFrom);
  if (reviewStatus === 'none') matching = matching.where(({ not, exists }) => not(exists(selectReviews(db))));
  else if (reviewStatus !== undefined)
    matching = matching.where(({ exists }) => exists(selectReviews(db).where('reviews.status', '=', reviewStatus)));
  if (decidedFrom !== undefined)
    matching = matching.where(({ exists }) => exists(selectReviews(db).where('reviews.decided_at', '>=', decidedFrom)));
  if (corrected !== undefined)
    matching = matching.where(({ exists, not }) => {
      const changed = exists(selectReviews(db).where(isCorrected(db)));
      return corrected ? changed : not(changed);
    });
  if (exported !== undefined) matching = matching.where(exported ? isExported : sql<SqlBool>`not ${isExported}`);
  return matching;
}

/** The id of its schema version: undefined for any version, null if there is no such version. */
export async function findFilterVersion(
  db: Db,
  { schemaFamilyId, versionNumber }: RunFilter,
): Promise<string | null | undefined> {
  return versionNumber === undefined ? undefined : findVersionId(db, schemaFamilyId, versionNumber);
}

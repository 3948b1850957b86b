import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { RuleResult } from '../lib/models/schema-guidance.ts';
import type { NamedRule } from '../lib/tables/rule-cells.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

type ReviewStatus = 'needed' | 'in_review' | 'approved' | 'rejected';

export interface Export {
  id: string;
  workspaceId: string;
  environmentId: string;
  schemaFamilyId: string;
  runCount: number;
  createdBy: { id: string; name: string };
  createdAt: string;
}

export type SchemaPlace = Pick<Export, 'environmentId' | 'schemaFamilyId'>;

/** The result of a run, as extracted and as a review has it. */
export interface ExportedRun {
  position: number;
  runId: string;
  documentId: string;
  name: string;
  confidence: number | null;
  extractedData: JsonObject | null;
  /** Null unless a review approved other data. */
  reviewedData: JsonObject | null;
  reviewStatus: ReviewStatus | null;
  reviewer: { id: string; name: string } | null;
  decidedAt: string | null;
  /** Of the data as extracted. */
  rules: RuleResult[];
}

/** SQLite accepts at most 32,766 values per statement. */
const STEP = 5_000;

const selectExports = (db: Db) =>
  db
    .selectFrom('run_exports as chosen')
    .leftJoin('users', 'users.id', 'chosen.created_by')
    .select([
      'chosen.id',
      'chosen.workspace_id as workspaceId',
      'chosen.environment_id as environmentId',
      'chosen.schema_family_id as schemaFamilyId',
      'chosen.created_by as createdBy',
      'chosen.created_at as createdAt',
      sql<string>`coalesce(users.name, '')`.as('creatorName'),
      sql<number>`(select count(*) from run_export_items as item where item.export_id = chosen.id)`.as('runCount'),
    ]);

type ExportRow = Omit<Export, 'createdBy' | 'runCount'> & { createdBy: string; creatorName: string; runCount: number };

const toExport = ({ createdBy, creatorName, ...row }: ExportRow): Export => ({
  ...row,
  runCount: Number(row.runCount),
  createdBy: { id: createdBy, name: creatorName },
});

export async function insertExport(
  db: Db,
  { runIds, ...chosen }: Omit<Export, 'runCount' | 'createdBy'> & { createdBy: string; runIds: readonly string[] },
): Promise<void> {
  await db
    .insertInto('run_exports')
    .values({
      id: chosen.id,
      workspace_id: chosen.workspaceId,
      environment_id: chosen.environmentId,
      schema_family_id: chosen.schemaFamilyId,
      created_by: chosen.createdBy,
      created_at: chosen.createdAt,
    })
    .execute();
  for (let start = 0; start < runIds.length; start += STEP) {
    const rows = runIds
      .slice(start, start + STEP)
      .map((id, index) => ({ export_id: chosen.id, position: start + index + 1, run_id: id }));
    await db.insertInto('run_export_items').values(rows).execute();
  }
}

/** Those of the ids that are completed runs of a schema in an environment. */
export async function findCompletedIds(
  db: Db,
  { environmentId, schemaFamilyId }: SchemaPlace,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += STEP) {
    const rows = await db
      .selectFrom('runs')
      .select('id')
      .where('id', 'in', ids.slice(start, start + STEP))
      .where('environment_id', '=', environmentId)
      .where('schema_family_id', '=', schemaFamilyId)
      .where('status', '=', 'completed')
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** An export that a member of its workspace may see. */
export async function findVisibleExport(db: Db, userId: string, id: string): Promise<Export | undefined> {
  const row = await selectExports(db)
    .innerJoin('workspace_members as member', 'member.workspace_id', 'chosen.workspace_id')
    .where('chosen.id', '=', id)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  return row && toExport(row);
}

export async function listExports(
  db: Db,
  { environmentId, schemaFamilyId }: SchemaPlace,
  page: PageRequest,
): Promise<Page<Export>> {
  const rows = await selectExports(db)
    .where('chosen.environment_id', '=', environmentId)
    .where('chosen.schema_family_id', '=', schemaFamilyId)
    .orderBy('chosen.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await db
    .selectFrom('run_exports')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toExport) };
}

/** What the table of an export is made of. */
export interface ExportedSchema {
  definition: JsonObject;
  rules: NamedRule[];
}

/** The schema versions that its runs used, oldest first. */
export async function listSchemas(db: Db, exportId: string): Promise<ExportedSchema[]> {
  const used = db
    .selectFrom('run_export_items as item')
    .innerJoin('runs', 'runs.id', 'item.run_id')
    .select('runs.schema_version_id')
    .where('item.export_id', '=', exportId);
  const rows = await db
    .selectFrom('schema_versions')
    .select(['definition', 'rules'])
    .where('id', 'in', used)
    .orderBy('version_number')
    .execute();
  return rows.map(({ definition, rules }) => ({
    definition: JSON.parse(definition) as JsonObject,
    rules: parseStoredJson<NamedRule[]>(rules) ?? [],
  }));
}

/** The runs of an export from a position on, at most `limit`. */
export async function listExportedRuns(
  db: Db,
  { exportId, from, limit }: { exportId: string; from: number; limit: number },
): Promise<ExportedRun[]> {
  const rows = await db
    .selectFrom('run_export_items as item')
    .innerJoin('runs', 'runs.id', 'item.run_id')
    .innerJoin('documents', 'documents.id', 'runs.document_id')
    .leftJoin('reviews', 'reviews.run_id', 'runs.id')
    .leftJoin('users as reviewer', 'reviewer.id', 'reviews.decided_by')
    .select([
      'item.position',
      'runs.id as runId',
      'runs.document_id as documentId',
      'documents.name',
      'runs.confidence',
      'runs.extracted_data as extractedData',
      'runs.rules',
      'reviews.status as reviewStatus',
      'reviews.reviewed_data as reviewedData',
      'reviews.decided_at as decidedAt',
      'reviewer.id as reviewerId',
      'reviewer.name as reviewerName',
    ])
    .where('item.export_id', '=', exportId)
    .where('item.position', '>=', from)
    .orderBy('item.position')
    .limit(limit)
    .execute();
  return rows.map(({ reviewerId, reviewerName, ...row }) => ({
    ...row,
    extractedData: parseStoredJson<JsonObject>(row.extractedData),
    rules: parseStoredJson<RuleResult[]>(row.rules) ?? [],
    reviewedData: row.reviewStatus === 'approved' ? parseStoredJson<JsonObject>(row.reviewedData) : null,
    reviewStatus: row.reviewStatus as ReviewStatus | null,
    reviewer: reviewerId === null ? null : { id: reviewerId, name: reviewerName ?? '' },
  }));
}

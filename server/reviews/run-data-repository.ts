import type { Db } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { RuleResult } from '../lib/models/schema-guidance.ts';
import type { SettingsScope } from './settings-repository.ts';

/** What the conditions look at. */
export interface CompletedRun {
  id: string;
  extractedData: JsonObject;
  evidence: readonly { path: string; confidence: number }[];
  rules: readonly Pick<RuleResult, 'name' | 'result' | 'paths'>[];
}

const MAX_RECENT = 20;

const selectCompleted = (db: Db, { environmentId, schemaFamilyId }: SettingsScope) =>
  db
    .selectFrom('runs')
    .where('runs.environment_id', '=', environmentId)
    .where('runs.schema_family_id', '=', schemaFamilyId)
    .where('runs.status', '=', 'completed')
    .where('runs.expired_at', 'is', null)
    .where('runs.evaluation_id', 'is', null)
    .orderBy('runs.id', 'desc');

/** The data of the newest completed runs of a schema. */
export async function listRecentData(db: Db, scope: SettingsScope): Promise<JsonObject[]> {
  const rows = await selectCompleted(db, scope).select('extracted_data').limit(MAX_RECENT).execute();
  return rows.map((row) => parseStoredJson<JsonObject>(row.extracted_data) ?? {});
}

export interface StoredRun extends CompletedRun {
  documentId: string;
  hasReview: boolean;
}

/** Completed runs of a schema, newest first: those before one of them, or one only. */
export async function listCompletedRuns(
  db: Db,
  scope: SettingsScope,
  { before = null, only, limit = 1 }: { before?: string | null; only?: string; limit?: number },
): Promise<StoredRun[]> {
  let matching = selectCompleted(db, scope);
  if (before !== null) matching = matching.where('runs.id', '<', before);
  if (only !== undefined) matching = matching.where('runs.id', '=', only);
  const rows = await matching
    .leftJoin('reviews', 'reviews.run_id', 'runs.id')
    .select([
      'runs.id',
      'runs.document_id',
      'runs.extracted_data',
      'runs.evidence',
      'runs.rules',
      'reviews.id as reviewId',
    ])
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    documentId: row.document_id,
    extractedData: parseStoredJson<JsonObject>(row.extracted_data) ?? {},
    evidence: parseStoredJson<CompletedRun['evidence']>(row.evidence) ?? [],
    rules: parseStoredJson<CompletedRun['rules']>(row.rules) ?? [],
    hasReview: row.reviewId !== null,
  }));
}

import { sql, type CompiledQuery, type Expression, type SqlBool } from 'kysely';
import { compileOnce } from '../db/compiled-query.ts';
import type { Db } from '../db/database.ts';
import { storedJson } from '../db/stored-json.ts';
import type { Evidence, JsonObject } from '../extraction/engine.ts';

export type RunStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** Why a run failed. */
export interface RunErrorCode {
  code: string;
  stage: string;
  retryable: boolean;
  provider?: string;
  providerStatus?: number;
  detail?: string;
}

export interface Run {
  id: string;
  workspaceId: string;
  environmentId: string;
  documentId: string;
  schemaFamilyId: string;
  schemaVersionId: string;
  schemaVersionNumber: number;
  schemaHash: string;
  schemaSnapshot: JsonObject;
  status: RunStatus;
  provider: string;
  model: string;
  keySource: 'system' | 'user';
  residency: string;
  providerKeyId: string | null;
  /** Whether a second, differently framed call confirms the values. */
  verify: boolean;
  attempts: number;
  inputTokens: number | null;
  outputTokens: number | null;
  errorCode: RunErrorCode | null;
  errorMessage: string | null;
  extractedData: JsonObject | null;
  confidence: number | null;
  evidence: Evidence[];
  warnings: string[];
  startedAt: string | null;
  completedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A run, and what its reader may do. */
export interface RunAccess {
  run: Run;
  role: 'owner' | 'member';
}

const columns = [
  'runs.id',
  'runs.workspace_id as workspaceId',
  'runs.environment_id as environmentId',
  'runs.document_id as documentId',
  'runs.schema_family_id as schemaFamilyId',
  'runs.schema_version_id as schemaVersionId',
  'version.version_number as schemaVersionNumber',
  'version.definition_hash as schemaHash',
  'version.definition as schemaSnapshot',
  'runs.status',
  'runs.provider',
  'runs.model',
  'runs.key_source as keySource',
  'runs.residency',
  'runs.provider_key_id as providerKeyId',
  'runs.verify',
  'runs.attempts',
  'runs.input_tokens as inputTokens',
  'runs.output_tokens as outputTokens',
  'runs.error_code as errorCode',
  'runs.error_message as errorMessage',
  'runs.extracted_data as extractedData',
  'runs.confidence',
  'runs.evidence',
  'runs.warnings',
  'runs.started_at as startedAt',
  'runs.completed_at as completedAt',
  'runs.created_at as createdAt',
  'runs.updated_at as updatedAt',
] as const;

function runsWithVersion(db: Db) {
  return db.selectFrom('runs').innerJoin('schema_versions as version', 'version.id', 'runs.schema_version_id');
}

interface Row {
  status: string;
  verify: number | boolean;
  keySource: string;
  schemaSnapshot: string;
  errorCode: string | null;
  extractedData: string | null;
  evidence: string | null;
  warnings: string | null;
}

function parsed<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T);
}

function toRun<T extends Row>(row: T) {
  return {
    ...row,
    status: row.status as RunStatus,
    keySource: row.keySource as Run['keySource'],
    verify: Boolean(row.verify),
    schemaSnapshot: JSON.parse(row.schemaSnapshot) as JsonObject,
    errorCode: parsed<RunErrorCode>(row.errorCode),
    extractedData: parsed<JsonObject>(row.extractedData),
    evidence: parsed<Evidence[]>(row.evidence) ?? [],
    warnings: parsed<string[]>(row.warnings) ?? [],
  };
}

const selectRunAccess = compileOnce((db, userId: string, id: string) =>
  runsWithVersion(db)
    .innerJoin('workspace_members as member', 'member.workspace_id', 'runs.workspace_id')
    .select(columns)
    .select('member.role')
    .where('runs.id', '=', id)
    .where('member.user_id', '=', userId),
);

export async function findRunAccess(db: Db, userId: string, id: string): Promise<RunAccess | undefined> {
  const row = await selectRunAccess(db, userId, id);
  if (row === undefined) return undefined;
  const { role, ...run } = row;
  return { run: toRun(run), role: role as RunAccess['role'] };
}


export type NewRun = Pick<
  Run,
  | 'id'
  | 'workspaceId'
  | 'environmentId'
  | 'documentId'
  | 'schemaFamilyId'
  | 'schemaVersionId'
  | 'provider'
  | 'model'
  | 'keySource'
  | 'residency'
  | 'providerKeyId'
  | 'verify'
  | 'createdAt'
>;

/** The statement for a run that is `pending`, with nothing done yet. */
export function insertionOf(db: Db, run: NewRun): CompiledQuery {
  return db
    .insertInto('runs')
    .values({
      id: run.id,
      workspace_id: run.workspaceId,
      environment_id: run.environmentId,
      document_id: run.documentId,
      schema_family_id: run.schemaFamilyId,
      schema_version_id: run.schemaVersionId,
      status: 'pending',
      provider: run.provider,
      model: run.model,
      key_source: run.keySource,
      residency: run.residency,
      provider_key_id: run.providerKeyId,
      verify: run.verify ? 1 : 0,
      attempts: 0,
      created_at: run.createdAt,
      updated_at: run.createdAt,
    })
    .compile();
}

/** What an attempt needs to know of its run. */
export type StartedRun = Pick<
  Run,
  'id' | 'workspaceId' | 'documentId' | 'schemaVersionId' | 'provider' | 'model' | 'keySource' | 'providerKeyId' | 'verify'
>;

const updateStarted = compileOnce((db, id: string, attempt: number, now: string) =>
  db
    .updateTable('runs')
    .set({ status: 'processing', attempts: attempt, started_at: sql`coalesce(started_at, ${now})`, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .returning([
      'id',
      'workspace_id as workspaceId',
      'document_id as documentId',
      'schema_version_id as schemaVersionId',
      'provider',
      'model',
      'key_source as keySource',
      'provider_key_id as providerKeyId',
      'verify',
    ]),
);

/** Begins an attempt, for a job, which acts for nobody. Undefined when the run is final or gone. */
export async function startRun(db: Db, id: string, attempt: number, now: string): Promise<StartedRun | undefined> {
  const row = await updateStarted(db, id, attempt, now);
  if (row === undefined) return undefined;
  const keySource = row.keySource as Run['keySource'];
  return { ...row, keySource, verify: Boolean(row.verify) };
}

export type RunOutcome = Pick<Run, 'status' | 'completedAt'> &
  Partial<
    Pick<Run, 'errorCode' | 'errorMessage' | 'extractedData' | 'confidence' | 'evidence' | 'warnings' | 'inputTokens' | 'outputTokens'>
  >;

function finish(db: Db, id: string, outcome: RunOutcome) {
  return db
    .updateTable('runs')
    .set({
      status: outcome.status,
      error_code: storedJson(outcome.errorCode),
      error_message: outcome.errorMessage ?? null,
      extracted_data: outcome.extractedData == null ? null : JSON.stringify(outcome.extractedData),
      confidence: outcome.confidence ?? null,
      evidence: storedJson(outcome.evidence),
      warnings: storedJson(outcome.warnings),
      input_tokens: outcome.inputTokens ?? null,
      output_tokens: outcome.outputTokens ?? null,
      completed_at: outcome.completedAt,
      updated_at: outcome.completedAt ?? sql`updated_at`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing']);
}

/** Records a final state, once: false when the run is final already. */
export async function finishRun(db: Db, id: string, outcome: RunOutcome): Promise<boolean> {
  const { numUpdatedRows } = await finish(db, id, outcome).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The statement that does the same where a condition holds. */
export function finishOf(db: Db, id: string, outcome: RunOutcome, condition: Expression<SqlBool>): CompiledQuery {
  return finish(db, id, outcome).where(condition).compile();
}

export async function deleteRun(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom('runs').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

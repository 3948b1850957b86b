import { sql, type CompiledQuery, type Expression, type SqlBool } from 'kysely';
import { compiledOnce, compileOnce } from '../db/compiled-query.ts';
import type { Db } from '../db/database.ts';
import { literal } from '../db/literal.ts';
import { storedJson } from '../db/stored-json.ts';
import type { Evidence } from '../extraction/engine.ts';
import type { JsonObject } from '../lib/json-value.ts';

export type RunStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** The states of a run that is not final. */
export const ACTIVE = [literal('pending'), literal('processing')];

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

const insertPending = compiledOnce(
  (
    db,
    id: string,
    workspaceId: string,
    environmentId: string,
    documentId: string,
    familyId: string,
    versionId: string,
    provider: string,
    model: string,
    keySource: string,
    residency: string,
    providerKeyId: string | null,
    verify: number,
    now: string,
  ) =>
    db.insertInto('runs').values({
      id,
      workspace_id: workspaceId,
      environment_id: environmentId,
      document_id: documentId,
      schema_family_id: familyId,
      schema_version_id: versionId,
      status: 'pending',
      provider,
      model,
      key_source: keySource,
      residency,
      provider_key_id: providerKeyId,
      verify,
      attempts: 0,
      created_at: now,
      updated_at: now,
    }),
);

/** The statement for a run that is `pending`, with nothing done yet. */
export function insertionOf(db: Db, run: NewRun): CompiledQuery {
  return insertPending(
    db,
    run.id,
    run.workspaceId,
    run.environmentId,
    run.documentId,
    run.schemaFamilyId,
    run.schemaVersionId,
    run.provider,
    run.model,
    run.keySource,
    run.residency,
    run.providerKeyId,
    run.verify ? 1 : 0,
    run.createdAt,
  );
}

/** What an attempt needs to know of its run. */
export type StartedRun = Pick<
  Run,
  | 'id'
  | 'workspaceId'
  | 'documentId'
  | 'schemaVersionId'
  | 'provider'
  | 'model'
  | 'keySource'
  | 'providerKeyId'
  | 'residency'
  | 'verify'
> & {
  /** Whether no attempt began before, not even one that did not count. */
  isFirst: boolean;
};

const updateStarted = compileOnce((db, id: string, attempt: number, now: string) =>
  db
    .updateTable('runs')
    .set({ status: 'processing', attempts: attempt, started_at: sql`coalesce(started_at, ${now})`, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ACTIVE)
    .returning([
      'id',
      'workspace_id as workspaceId',
      'document_id as documentId',
      'schema_version_id as schemaVersionId',
      'provider',
      'model',
      'key_source as keySource',
      'provider_key_id as providerKeyId',
      'residency',
      'verify',
      'started_at as startedAt',
    ]),
);

/** Begins an attempt, for a job, which acts for nobody. Undefined when the run is final or gone. */
export async function startRun(db: Db, id: string, attempt: number, now: string): Promise<StartedRun | undefined> {
  const row = await updateStarted(db, id, attempt, now);
  if (row === undefined) return undefined;
  const { startedAt, ...started } = row;
  return {
    ...started,
    keySource: row.keySource as Run['keySource'],
    verify: Boolean(row.verify),
    isFirst: startedAt === now,
  };
}

export type RunOutcome = Pick<Run, 'status' | 'completedAt'> &
  Partial<
    Pick<
      Run,
      | 'errorCode'
      | 'errorMessage'
      | 'extractedData'
      | 'confidence'
      | 'evidence'
      | 'warnings'
      | 'inputTokens'
      | 'outputTokens'
    >
  >;

function finishing(condition: Expression<SqlBool>) {
  return compiledOnce(
    (
      db,
      id: string,
      status: string,
      errorCode: string | null,
      errorMessage: string | null,
      extractedData: string | null,
      confidence: number | null,
      evidence: string | null,
      warnings: string | null,
      inputTokens: number | null,
      outputTokens: number | null,
      now: string | null,
    ) =>
      db
        .updateTable('runs')
        .set({
          status,
          error_code: errorCode,
          error_message: errorMessage,
          extracted_data: extractedData,
          confidence,
          evidence,
          warnings,
          input_tokens: inputTokens,
          output_tokens: outputTokens,
          completed_at: now,
          updated_at: sql`coalesce(${now}, updated_at)`,
        })
        .where('id', '=', id)
        .where('status', 'in', ACTIVE)
        .where(condition),
  );
}

const finishings = new WeakMap<Expression<SqlBool>, ReturnType<typeof finishing>>();
const ALWAYS = sql<boolean>`true`;

/** The statement that records a final state, once: it changes nothing when the run is final already, or the condition does not hold. */
export function finishOf(db: Db, id: string, outcome: RunOutcome, condition: Expression<SqlBool>): CompiledQuery {
  const statement = finishings.get(condition) ?? finishing(condition);
  finishings.set(condition, statement);
  const {
    status,
    errorCode,
    errorMessage,
    extractedData,
    confidence,
    evidence,
    warnings,
    inputTokens,
    outputTokens,
    completedAt,
  } = outcome;
  return statement(
    db,
    id,
    status,
    storedJson(errorCode),
    errorMessage ?? null,
    extractedData == null ? null : JSON.stringify(extractedData),
    confidence ?? null,
    storedJson(evidence),
    storedJson(warnings),
    inputTokens ?? null,
    outputTokens ?? null,
    completedAt,
  );
}

/** Records a final state: false when the run is final already. */
export async function finishRun(db: Db, id: string, outcome: RunOutcome): Promise<boolean> {
  const { numAffectedRows } = await db.executeQuery(finishOf(db, id, outcome, ALWAYS));
  return numAffectedRows === 1n;
}

export async function deleteRun(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom('runs').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

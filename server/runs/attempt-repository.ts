import { sql, type CompiledQuery, type Expression, type SqlBool } from 'kysely';
import { compiledOnce, compileOnce } from '../db/compiled-query.ts';
import type { Db } from '../db/database.ts';
import { storedJson } from '../db/stored-json.ts';
import { ACTIVE, type Run } from './repository.ts';

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

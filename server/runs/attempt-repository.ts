import { ACTIVE } from '../db/active-statuses.ts';
import { sql, type CompiledQuery } from 'kysely';
import { cacheFirstRow, cacheQuery } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { makeStorable, parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import type { Evidence } from '../extraction/engine.ts';
import type { JsonText } from '../lib/json-text.ts';
import { toNanos } from '../lib/models/call-usage.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import { OPTION_COLUMNS, readOptions } from './options-repository.ts';
import type { Run, RunProvider, RunStatus } from './repository.ts';

/** The columns that an attempt needs. */
export type StartedRun = Pick<
  Run,
  | 'id'
  | 'workspaceId'
  | 'environmentId'
  | 'documentId'
  | 'schemaFamilyId'
  | 'schemaVersionId'
  | 'evaluationId'
  | 'provider'
  | 'model'
  | 'keySource'
  | 'providerKeyId'
  | 'residency'
  | 'options'
  | 'pages'
  | 'providers'
  | 'fallbacks'
  | 'reusedCalls'
> & {
  /** Of the workspace. */
  ownerId: string;
  /** Whether this is the first claim, including claims that did not count as attempts. */
  isFirst: boolean;
  /** Whether it uses the memory of its schema, and then whether without what its own document taught. */
  memory: 'off' | 'on' | 'without_own';
};

interface RunAttempt {
  id: string;
  attempt: number;
}

const updateStarted = cacheFirstRow((db, { id, attempt, now }: RunAttempt & { now: string }) =>
  db
    .updateTable('runs')
    .set({ status: 'processing', attempts: attempt, started_at: sql`coalesce(started_at, ${now})`, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ACTIVE)
    // A worker that lost its claim must not undo the start of a later attempt.
    .where('attempts', '<=', attempt)
    .returning((eb) => [
      'id',
      eb.selectFrom('workspaces').select('owner_id').whereRef('workspaces.id', '=', 'runs.workspace_id').as('ownerId'),
      eb
        .selectFrom('memory_settings')
        .select('mode')
        .whereRef('memory_settings.environment_id', '=', 'runs.environment_id')
        .whereRef('memory_settings.schema_family_id', '=', 'runs.schema_family_id')
        .as('memoryMode'),
      eb
        .selectFrom('evaluations')
        .select('run_settings')
        .whereRef('evaluations.id', '=', 'runs.evaluation_id')
        .as('evaluationSettings'),
      'workspace_id as workspaceId',
      'environment_id as environmentId',
      'document_id as documentId',
      'schema_family_id as schemaFamilyId',
      'schema_version_id as schemaVersionId',
      'evaluation_id as evaluationId',
      'provider',
      'model',
      'key_source as keySource',
      'provider_key_id as providerKeyId',
      'residency',
      ...OPTION_COLUMNS,
      'pages',
      'providers',
      'fallbacks',
      'reused_calls as reusedCalls',
      'started_at as startedAt',
    ]),
);

/** Starts an attempt. Undefined if the run is final, deleted, or at a later attempt. */
export async function startRun(db: Db, { id, attempt }: RunAttempt, now: string): Promise<StartedRun | undefined> {
  const row = await updateStarted(db, { id, attempt, now });
  if (row === undefined) return undefined;
  const { startedAt, memoryMode, evaluationSettings, ...started } = readOptions(row);
  const evaluation = parseStoredJson<{ memory?: boolean }>(evaluationSettings);
  return {
    ...started,
    ownerId: row.ownerId ?? '',
    keySource: row.keySource as Run['keySource'],
    providers: parseStoredJson<RunProvider[]>(row.providers) ?? [],
    fallbacks: parseStoredJson<ModelChoice[]>(row.fallbacks) ?? [],
    isFirst: startedAt === now,
    memory:
      evaluation === null ? (memoryMode === 'on' ? 'on' : 'off') : evaluation.memory === true ? 'without_own' : 'off',
  };
}

export interface RunOutcome extends Partial<
  Pick<
    Run,
    | 'errorCode'
    | 'errorMessage'
    | 'extractedData'
    | 'confidence'
    | 'lists'
    | 'coverage'
    | 'rules'
    | 'memory'
    | 'lookups'
    | 'partialData'
    | 'warnings'
    | 'inputTokens'
    | 'outputTokens'
    | 'cachedInputTokens'
    | 'reasoningTokens'
    | 'cost'
  >
> {
  status: RunStatus;
  completedAt: string;
  evidence?: JsonText<Evidence[]>;
}

function toColumns(outcome: RunOutcome) {
  return {
    status: outcome.status,
    error_code: toStoredJson(outcome.errorCode),
    error_message: outcome.errorMessage ?? null,
    extracted_data: outcome.extractedData == null ? null : JSON.stringify(outcome.extractedData),
    confidence: outcome.confidence ?? null,
    evidence: outcome.evidence === undefined ? null : makeStorable(outcome.evidence),
    lists: toStoredJson(outcome.lists),
    coverage: outcome.coverage?.length ? toStoredJson(outcome.coverage) : null,
    rules: outcome.rules?.length ? toStoredJson(outcome.rules) : null,
    memory: outcome.memory?.length ? toStoredJson(outcome.memory) : null,
    lookups: outcome.lookups?.length ? toStoredJson(outcome.lookups) : null,
    partial_data: outcome.partialData == null ? null : JSON.stringify(outcome.partialData),
    warnings: toStoredJson(outcome.warnings),
    input_tokens: outcome.inputTokens ?? null,
    output_tokens: outcome.outputTokens ?? null,
    cached_input_tokens: outcome.cachedInputTokens ?? null,
    reasoning_tokens: outcome.reasoningTokens ?? null,
    cost_nanos: outcome.cost == null ? null : toNanos(outcome.cost.amount),
    cost_currency: outcome.cost?.currency ?? null,
    completed_at: outcome.completedAt,
    updated_at: outcome.completedAt,
  };
}

/** What the attempt of a run recorded about its providers. */
export interface AttemptOutcome extends RunOutcome {
  /** The model that answered, or the one of the run. */
  answerer: ModelChoice;
  reusedCalls: number;
  providers: readonly RunProvider[];
  /** Pages that were given to the extraction. */
  pagesRead: number;
}

function toAttemptColumns(outcome: AttemptOutcome) {
  const { provider, model, residency, keySource, providerKeyId } = outcome.answerer;
  return {
    ...toColumns(outcome),
    provider,
    model,
    residency,
    key_source: keySource,
    provider_key_id: providerKeyId,
    reused_calls: outcome.reusedCalls,
    pages_read: outcome.pagesRead,
    providers: outcome.providers.length === 0 ? null : toStoredJson(outcome.providers),
  };
}

type AttemptUpdate = RunAttempt & ReturnType<typeof toAttemptColumns>;

const buildUpdate = (db: Db, { id, attempt, ...outcome }: AttemptUpdate) =>
  db
    .updateTable('runs')
    .set(outcome)
    .where('id', '=', id)
    .where('status', 'in', ACTIVE)
    .where('attempts', '=', attempt);

const updateAttempt = cacheQuery(buildUpdate);

const updateUnheard = cacheQuery((db, update: AttemptUpdate) =>
  buildUpdate(db, update).where(({ and, exists, not, selectFrom, lit }) => {
    const ofEnvironment = (table: 'webhook_endpoints' | 'review_settings') =>
      selectFrom(table as 'webhook_endpoints')
        .select(lit(1).as('one'))
        .whereRef('environment_id', '=', 'runs.environment_id');
    return and([
      not(exists(ofEnvironment('webhook_endpoints').where('is_active', '=', 1))),
      not(exists(ofEnvironment('review_settings'))),
    ]);
  }),
);

/**
 * The statement that records the final state of an attempt. It has no effect if the run is final or at a later attempt.
 * @param options.onlyUnheard also no effect where the end may entail something: an event, or a review that it needs
 */
export function finishAttempt(
  db: Db,
  { id, attempt }: RunAttempt,
  outcome: AttemptOutcome,
  { onlyUnheard = false } = {},
): CompiledQuery {
  return (onlyUnheard ? updateUnheard : updateAttempt)(db, { id, attempt, ...toAttemptColumns(outcome) });
}

/** Records who sees the document of a run, before it is sent. */
export async function saveProviders(db: Db, id: string, providers: readonly RunProvider[]): Promise<void> {
  await updateProviders(db, { id, providers: JSON.stringify(providers) });
}

const updateProviders = cacheFirstRow((db, { id, providers }: { id: string; providers: string }) =>
  db.updateTable('runs').set({ providers }).where('id', '=', id).where('status', 'in', ACTIVE),
);

/** Records a final state regardless of the running attempt. False if the run is already final. */
export async function finishRun(
  db: Db,
  id: string,
  outcome: RunOutcome & Pick<AttemptOutcome, 'providers'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('runs')
    .set({
      ...toColumns(outcome),
      providers: outcome.providers.length === 0 ? null : toStoredJson(outcome.providers),
    })
    .where('id', '=', id)
    .where('status', 'in', ACTIVE)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

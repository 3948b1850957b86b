import type { Role } from '../lib/people/workspace-roles.ts';
import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import { fromNanos, type Cost } from '../lib/models/call-usage.ts';
import type { Evidence, FieldCoverage, ListCompleteness, UsedExample } from '../extraction/engine.ts';
import type { RuleResult } from '../lib/models/schema-guidance.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { Metadata } from '../lib/metadata.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import type { RunOptions } from '../lib/models/run-options.ts';
import { OPTION_COLUMNS, readOptions } from './options-repository.ts';

export type ReviewStatus = 'needed' | 'in_review' | 'approved' | 'rejected';

export type RunStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** Why a run failed. */
export interface RunErrorCode {
  code: string;
  stage: string;
  retryable: boolean;
  provider?: string;
  providerStatus?: number;
  detail?: string;
  /** JSON Pointers of the values that are missing or do not match the schema. */
  fields?: string[];
}

/** A provider that saw the document of a run. */
export interface RunProvider extends Omit<ModelChoice, 'providerKeyId'> {
  /** The model that answered, as the provider names it. */
  answeredBy: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  cost: Cost | null;
  /** Why the run left it for a fallback. */
  errorCode: string | null;
}

export interface Run {
  id: string;
  workspaceId: string;
  environmentId: string;
  documentId: string;
  schemaFamilyId: string;
  schemaVersionId: string;
  schemaVersionNumber: number;
  /** The evaluation that it is part of; null for none. */
  evaluationId: string | null;
  schemaHash: string;
  schemaSnapshot: JsonObject;
  /** The range of the document's pages that are read; null for all. */
  pages: string | null;
  status: RunStatus;
  provider: string;
  model: string;
  keySource: 'system' | 'user';
  residency: string;
  providerKeyId: string | null;
  options: RunOptions;
  attempts: number;
  inputTokens: number | null;
  outputTokens: number | null;
  cachedInputTokens: number | null;
  reasoningTokens: number | null;
  /** Null if unknown. */
  cost: Cost | null;
  /** The providers that saw the document. */
  providers: RunProvider[];
  /** The models that take over in turn when one fails. */
  fallbacks: ModelChoice[];
  errorCode: RunErrorCode | null;
  errorMessage: string | null;
  extractedData: JsonObject | null;
  confidence: number | null;
  evidence: Evidence[];
  lists: ListCompleteness[];
  /** Fields for which only a part of the document was searched. */
  coverage: FieldCoverage[];
  /** Whether the rules of the schema version hold. */
  rules: RuleResult[];
  /** The examples that it used, with the values that each helped to find. */
  memory: UsedExample[];
  /** The tables that its rules looked values up in. */
  lookups: { key: string; version: number }[];
  /** What a failed run had found. */
  partialData: JsonObject | null;
  /** Finished calls that it took over from the run that it repeats. */
  reusedCalls: number;
  warnings: string[];
  /** Null without a review. */
  reviewStatus: ReviewStatus | null;
  /** The data as people approved it; null unless they did. */
  reviewedData: JsonObject | null;
  metadata: Metadata;
  startedAt: string | null;
  completedAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** When retention erased its data; null before. */
  expiredAt: string | null;
}

/** A run with the rights of its reader. */
export interface RunAccess {
  run: Run;
  role: Role;
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
  'runs.evaluation_id as evaluationId',
  'runs.pages',
  'runs.status',
  'runs.provider',
  'runs.model',
  'runs.key_source as keySource',
  'runs.residency',
  'runs.provider_key_id as providerKeyId',
  ...OPTION_COLUMNS,
  'runs.attempts',
  'runs.input_tokens as inputTokens',
  'runs.output_tokens as outputTokens',
  'runs.cached_input_tokens as cachedInputTokens',
  'runs.reasoning_tokens as reasoningTokens',
  'runs.cost_nanos as costNanos',
  'runs.cost_currency as costCurrency',
  'runs.providers',
  'runs.fallbacks',
  'runs.error_code as errorCode',
  'runs.error_message as errorMessage',
  'runs.extracted_data as extractedData',
  'runs.confidence',
  'runs.evidence',
  'runs.lists',
  'runs.coverage',
  'runs.rules',
  'runs.memory',
  'runs.lookups',
  'runs.partial_data as partialData',
  'runs.reused_calls as reusedCalls',
  'runs.warnings',
  'review.status as reviewStatus',
  'review.reviewed_data as correctedData',
  'runs.metadata',
  'runs.started_at as startedAt',
  'runs.completed_at as completedAt',
  'runs.created_at as createdAt',
  'runs.updated_at as updatedAt',
  'runs.expired_at as expiredAt',
] as const;

function selectWithVersion(db: Db) {
  return db
    .selectFrom('runs')
    .innerJoin('schema_versions as version', 'version.id', 'runs.schema_version_id')
    .leftJoin('reviews as review', 'review.run_id', 'runs.id');
}

interface RunRow {
  status: string;
  verify: number | boolean;
  samples: number;
  keySource: string;
  schemaSnapshot: string;
  errorCode: string | null;
  extractedData: string | null;
  evidence: string | null;
  lists: string | null;
  coverage: string | null;
  rules: string | null;
  memory: string | null;
  lookups: string | null;
  partialData: string | null;
  warnings: string | null;
  reviewStatus: string | null;
  correctedData: string | null;
  metadata: string | null;
  costNanos: number | null;
  costCurrency: string | null;
  providers: string | null;
  fallbacks: string | null;
  vision: string | null;
  max_cost_nanos: number | null;
}

function toRun<T extends RunRow>({ costNanos, costCurrency, correctedData, ...row }: T) {
  const reviewStatus = row.reviewStatus as ReviewStatus | null;
  return {
    ...readOptions(row),
    reviewStatus,
    reviewedData: reviewStatus === 'approved' ? parseStoredJson<JsonObject>(correctedData ?? row.extractedData) : null,
    cost: costNanos === null || costCurrency === null ? null : { amount: fromNanos(costNanos), currency: costCurrency },
    providers: parseStoredJson<RunProvider[]>(row.providers) ?? [],
    fallbacks: parseStoredJson<ModelChoice[]>(row.fallbacks) ?? [],
    status: row.status as RunStatus,
    keySource: row.keySource as Run['keySource'],
    schemaSnapshot: JSON.parse(row.schemaSnapshot) as JsonObject,
    errorCode: parseStoredJson<RunErrorCode>(row.errorCode),
    extractedData: parseStoredJson<JsonObject>(row.extractedData),
    evidence: parseStoredJson<Evidence[]>(row.evidence) ?? [],
    lists: parseStoredJson<ListCompleteness[]>(row.lists) ?? [],
    coverage: parseStoredJson<FieldCoverage[]>(row.coverage) ?? [],
    rules: parseStoredJson<RuleResult[]>(row.rules) ?? [],
    memory: parseStoredJson<UsedExample[]>(row.memory) ?? [],
    lookups: parseStoredJson<Run['lookups']>(row.lookups) ?? [],
    partialData: parseStoredJson<JsonObject>(row.partialData),
    warnings: parseStoredJson<string[]>(row.warnings) ?? [],
    metadata: parseStoredJson<Metadata>(row.metadata) ?? {},
  };
}

const selectRunAccess = cacheFirstRow((db, { userId, id }: { userId: string; id: string }) =>
  selectWithVersion(db)
    .innerJoin('workspace_members as member', 'member.workspace_id', 'runs.workspace_id')
    .select(columns)
    .select('member.role')
    .where('runs.id', '=', id)
    .where('member.user_id', '=', userId),
);

export async function findRunAccess(db: Db, userId: string, id: string): Promise<RunAccess | undefined> {
  const row = await selectRunAccess(db, { userId, id });
  if (row === undefined) return undefined;
  const { role, ...run } = row;
  return { run: toRun(run), role: role as RunAccess['role'] };
}

/** Statuses by id, of those that exist. */
export async function findRunStatuses(db: Db, ids: string[]): Promise<Map<string, RunStatus>> {
  const rows = await db.selectFrom('runs').select(['id', 'status']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, status }) => [id, status as RunStatus]));
}

/** Not restricted to a user, for webhook events. */
export async function findRun(db: Db, id: string): Promise<Run | undefined> {
  const row = await selectRun(db, { id });
  return row && toRun(row);
}

const selectRun = cacheFirstRow((db, { id }: { id: string }) =>
  selectWithVersion(db).select(columns).where('runs.id', '=', id),
);

export async function deleteRun(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom('runs').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

import type { Metadata, Run, RunEvent, SchemaVersion } from '../../generated/types.gen.ts';
import { ExtractedAnswer, RunFailure, type AnsweredDocument, type AnswerValue } from '../extraction/planned-answers.ts';
import { fillMissing, generateData } from '../extraction/generate-data.ts';
import { checkRules, type RuleContext } from '../extraction/check-answer-rules.ts';
import { makeEvidence } from '../extraction/make-evidence.ts';
import { rules } from '../generated/rules.gen.ts';
import type { Service } from '../service.ts';
import type { DocumentRecord, EnvironmentRecord, FamilyRecord, RunRecord } from '../store.ts';
import { announceBudget } from './budgets.ts';
import { parseDocument } from './documents.ts';
import { announceReview, recordReviewNeed } from './reviews/review-life.ts';
import { listTables } from './lookups.ts';
import type { ModelChoice } from './resolve-model.ts';
import { textOf } from './new-document.ts';

/** How long a run waits, and how long it takes from then on. */
const PENDING_MS = 1_000;
const PROCESSING_MS = 2_000;

type Outcome = Pick<Run, 'status'> & Partial<Run>;

export function statusEvent({ id, status, updatedAt }: Run): RunEvent {
  return { type: 'status', runId: id, status, stage: null, done: null, total: null, createdAt: updatedAt };
}

function change({ clock }: Service, record: RunRecord, fields: Partial<Run>): void {
  record.run = { ...record.run, ...fields, updatedAt: clock.timestamp() };
  for (const listener of record.listeners) listener(statusEvent(record.run));
}

/** The final state of a run, which never changes again. */
export function endRun(service: Service, record: RunRecord, outcome: Outcome): void {
  if (record.nextChangeAt === null) return;
  record.nextChangeAt = null;
  change(service, record, { ...outcome, completedAt: service.clock.timestamp() });
  const needsReview = recordReviewNeed(service, record);
  const { run, workspaceId, environment } = record;
  service.events.record({ workspaceId, environmentId: environment.id }, `run.${run.status}`, run);
  if (needsReview) announceReview(service, record, 'run.review_needed');
  announceBudget(service, workspaceId);
}

function failed(code: string, stage: string, errorMessage: string): Outcome {
  return { status: 'failed', errorCode: { code, stage, retryable: false }, errorMessage };
}

/** The fake calls no provider. The built-in extractor costs nothing; what any other model used is unknown. */
function spendingOf({ provider, model, residency, keySource }: Run) {
  const isFree = provider === 'local';
  const cost = isFree ? { amount: 0, currency: 'USD' } : null;
  const count = isFree ? 0 : null;
  const tokens = { inputTokens: count, outputTokens: count };
  const own = { provider, model, residency, keySource, answeredBy: null, ...tokens, cost, errorCode: null };
  const others = { totalTokens: count, cachedInputTokens: count, reasoningTokens: count };
  return { ...tokens, ...others, cost, providers: [own] };
}

/** What becomes of an answer: the run fails where the data do not fit the schema. */
function outcomeOf(answer: AnswerValue, { definition, content }: AnsweredDocument, checks: RuleContext): Outcome {
  if (answer instanceof RunFailure)
    return { status: 'failed', errorCode: answer.errorCode, errorMessage: answer.errorMessage };
  const { extractedData: given, options } =
    answer instanceof ExtractedAnswer ? answer : new ExtractedAnswer(answer, {});
  const extractedData = fillMissing(definition, given);
  const problem = rules.checkData(definition, extractedData);
  if (problem !== null) return failed('output_invalid', 'validate', `The answer of the fake does not fit: ${problem}.`);
  const evidence = makeEvidence(extractedData, content, options);
  const { warnings = [], rules: said } = options;
  const checked = checkRules({ extractedData, evidence, warnings }, { ...checks, definition });
  return { status: 'completed', ...checked, ...(said && { rules: said }) };
}

function finish(service: Service, record: RunRecord, document: DocumentRecord, schemaKey: string): void {
  parseDocument(service, document);
  if (document.document.status === 'failed') {
    const message = 'No text was found in the document: it is empty, or a scan without a text layer.';
    return endRun(service, record, failed('document_empty', 'parse', message));
  }
  const { id, name, mimeType, metadata } = document.document;
  const definition = record.run.schemaSnapshot;
  const content = textOf(document);
  const seen = { id, name, mimeType, metadata, bytes: document.bytes, content, definition };
  const version = service.store.families
    .flatMap(({ versions }) => versions)
    .find(({ id: versionId }) => versionId === record.run.schemaVersionId);
  const tables = listTables(service.store, record.workspaceId);
  const checks = { rules: version?.rules ?? [], tables, today: service.clock.timestamp().slice(0, 10) };
  const end = (answer: AnswerValue) => {
    const outcome = outcomeOf(answer, seen, checks);
    endRun(service, record, { ...outcome, ...(outcome.status === 'completed' && spendingOf(record.run)) });
  };
  const failWith = (error: unknown) =>
    endRun(service, record, failed('internal_error', 'extract', `The answer of the test failed: ${String(error)}`));
  try {
    const answer = service.answers.find(schemaKey, seen) ?? generateData(definition);
    if (answer instanceof Promise) service.track(answer.then(end, failWith));
    else end(answer);
  } catch (error) {
    failWith(error);
  }
}

/** A run that goes from pending over processing to its end as time passes. */
export function startRun(
  service: Service,
  started: {
    workspaceId: string;
    environment: EnvironmentRecord;
    document: DocumentRecord;
    schema: { record: FamilyRecord; version: SchemaVersion };
    choice: ModelChoice;
    pages: string | null;
    samples?: number;
    metadata: Metadata;
    vision?: Run['vision'] | undefined;
    maxCost?: number | null | undefined;
  },
): RunRecord {
  const { store, clock, newId } = service;
  const { workspaceId, environment, document, schema, choice, pages, samples = 1, metadata } = started;
  const { vision = 'auto', maxCost = null } = started;
  const { providerKeyId: _key, ...model } = choice;
  const now = clock.timestamp();
  const { family } = schema.record;
  const run: Run = {
    id: newId('run'),
    environmentId: environment.id,
    documentId: document.document.id,
    schemaFamilyId: family.id,
    schemaVersionId: schema.version.id,
    schemaVersionNumber: schema.version.versionNumber,
    schemaHash: schema.version.definitionHash,
    schemaSnapshot: schema.version.definition,
    pages,
    status: 'pending',
    ...model,
    memory: [],
    inputTokens: 0,
    outputTokens: 0,
    totalTokens: 0,
    cachedInputTokens: 0,
    reasoningTokens: 0,
    cost: null,
    providers: [],
    vision,
    maxCost,
    attempts: 0,
    errorCode: null,
    errorMessage: null,
    extractedData: null,
    confidence: null,
    evidence: [],
    lists: [],
    coverage: [],
    rules: [],
    lookups: [],
    partialData: null,
    samples,
    reusedCalls: 0,
    warnings: [],
    reviewStatus: null,
    reviewedData: null,
    metadata,
    createdAt: now,
    updatedAt: now,
    startedAt: null,
    completedAt: null,
    expiredAt: null,
  };
  const startsAt = clock.now() + PENDING_MS;
  const record: RunRecord = { run, workspaceId, environment, nextChangeAt: startsAt, listeners: new Set() };
  store.runs.push(record);
  clock.schedule(startsAt, () => {
    if (record.nextChangeAt === null) return;
    record.nextChangeAt = startsAt + PROCESSING_MS;
    change(service, record, { status: 'processing', startedAt: clock.timestamp(), attempts: 1 });
    clock.schedule(startsAt + PROCESSING_MS, () => {
      if (record.nextChangeAt !== null) finish(service, record, document, family.schemaKey);
    });
  });
  return record;
}

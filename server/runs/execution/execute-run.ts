import type { Db, Tx } from '../../db/database.ts';
import { ExtractionError, type Extraction } from '../../extraction/engine.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import { AppError } from '../../errors.ts';
import { JobCancelled, RetryJob, RunnerStopping, type JobContext, type JobHandler } from '../../jobs/job-handler.ts';
import type { BeginJob, ClaimedJob } from '../../jobs/job-queue.ts';
import { timestamp } from '../../lib/clock.ts';
import type { Layout } from '../../parsing/layout.ts';
import { ParseError } from '../../parsing/parser.ts';
import { deleteCalls } from '../calls-repository.ts';
import { warnAboutPages } from '../page-warnings.ts';
import { startAttemptTimers, type AttemptTimers } from './attempt-timers.ts';
import { toFailure, type RunFailure } from './run-failure.ts';
import type { CallUsage } from '../../lib/models/call-usage.ts';
import type { ModelChoice } from '../../lib/models/model-choice.ts';
import { splitDerived } from '../../lib/models/derived-fields.ts';
import { checkExtraction, loadRuleSet, type CheckedExtraction } from './check-extraction.ts';
import type { ExecuteDependencies } from './execute-dependencies.ts';
import { createFinishedCalls, readCalls, type KeptCalls } from './finished-calls.ts';
import { extractByChain, type ChainResult } from './model-chain.ts';
import { createProgressPublisher } from './publish-progress.ts';
import { UNCOUNTED, addSpending, sumCalls, sumCosts, sumOwnCalls, summarize } from './run-spending.ts';
import { SeenBy } from './seen-by.ts';
import type { ExchangeRecord } from '../exchanges/record-exchanges.ts';
import { finishAttempt, saveProviders, startRun, type AttemptOutcome, type StartedRun } from '../attempt-repository.ts';

/** Attempts after retryable failures. */
const MAX_ATTEMPTS = 3;
/** Attempts including crashes, so that a document that kills the process is not retried forever. */
const MAX_CLAIMS = 20;
const RETRY_DELAYS_MS = [2_000, 10_000];
/** A run whose document takes longer to parse gives its slot to another. */
const SLOW_PARSE_MS = 1_000;

interface Attempt extends JobContext {
  attempt: number;
  timers: AttemptTimers;
  calls: KeptCalls;
  exchanges: ExchangeRecord;
  seenBy: SeenBy;
}

interface Start {
  /** Undefined if the run is final, deleted, or at a later attempt. */
  run: StartedRun | undefined;
  startedAt: string;
}

/** Keys of the calls that are deleted at the end of a run. A run that failed keeps the others for its rerun. */
type ErasedCalls = 'all' | readonly string[];

const getCostLeft = ({ options: { maxCost } }: StartedRun, calls: readonly JsonValue[]): number =>
  (maxCost ?? Infinity) - sumCosts(calls);

const toModel = ({ provider, model, residency, keySource, providerKeyId }: StartedRun): ModelChoice => ({
  provider,
  model,
  residency,
  keySource,
  providerKeyId,
});

/** An outage is no result of the run, and could not be recorded. */
const isOutage = (error: unknown) => error instanceof AppError && error.code === 'unavailable';

/**
 * Executes a run: parse, extract, record. The result is recorded by one statement that is fenced by the attempt number:
 * after a crash or a lost claim the run may be executed twice, but its result is recorded once.
 */
export function executeRunJob(dependencies: ExecuteDependencies): { begin: BeginJob; handle: JobHandler } {
  const { database, clock, queue, parsing, getDefinition, engine, getAccess, authorizeModel, events, webhooks } =
    dependencies;
  const { memory, readTables, applyRules, recordExchanges, timeoutMs, onEnded, logger } = dependencies;
  const now = () => timestamp(clock.now());
  const { publishStatus, publishProgress } = createProgressPublisher(events, now);

  /** Parsing bounds its own time, page by page: a long scan takes longer than an attempt may. */
  async function readLayout(
    run: StartedRun,
    { attempt, signal, seenBy, releaseSlot }: Omit<Attempt, 'timers'>,
  ): Promise<Layout> {
    publishProgress(run.id, { stage: 'parse' });
    const { pages } = run;
    const slow = setTimeout(releaseSlot, SLOW_PARSE_MS);
    const reading = parsing.getLayout(run.documentId, { pages, signal }).catch(async (error: unknown) => {
      const isLast = attempt >= MAX_ATTEMPTS;
      if (error instanceof ParseError && error.retryable && isLast)
        await parsing.fail(run.documentId, error, { pages });
      throw error;
    });
    const layout = await reading.finally(() => clearTimeout(slow));
    seenBy.pagesRead = layout.pages.length;
    return layout;
  }

  async function extract(
    run: StartedRun,
    layout: Layout,
    { signal, timers, calls, exchanges, seenBy, releaseSlot }: Attempt,
  ): Promise<ChainResult & Pick<CheckedExtraction, 'rules' | 'lookups'>> {
    const version = await getDefinition(run.schemaVersionId);
    if (version === undefined) throw new ExtractionError('internal_error', 'The schema of the run was deleted.');
    const examples = await memory.recall(run, { ...version, layout, signal });
    const extracted = { ...version, definition: splitDerived(version.definition).definition };
    const ruleSet = await loadRuleSet(version, { readTables, workspaceId: run.workspaceId, today: now().slice(0, 10) });
    const extractWith = async (model: ModelChoice, fallbacks: number): Promise<Extraction> =>
      engine.extract({
        ...extracted,
        layout,
        memory: examples,
        ruleSet,
        documentId: run.documentId,
        provider: model.provider,
        model: model.model,
        access: await getAccess(model),
        fallbacks,
        ...run.options,
        ...(run.options.maxCost !== null && { getCostLeft: () => getCostLeft(run, calls.list()) }),
        authorizeCall: () => authorizeModel(run, model),
        onRequest: () => seenBy.add(model),
        onExchange: exchanges.add,
        finishedCalls: calls,
        pagePicture: async (number, pictureSignal) => {
          const page = layout.pages.find((one) => one.number === number);
          return page === undefined || page.width === 0
            ? null
            : parsing.renderPage(run.documentId, page, pictureSignal);
        },
        pagesPdf: (numbers, cutSignal) => parsing.cutPages(run.documentId, numbers, cutSignal),
        signal,
        group: [run.ownerId, run.workspaceId],
        callDeadline: timers.callDeadline,
        getTimeLeft: timers.getTimeLeft,
        onProgress: (progress) => publishProgress(run.id, progress),
        onAnswered: releaseSlot,
      });
    const answered = await extractByChain({
      models: [toModel(run), ...run.fallbacks],
      extract: (model, fallbacks) =>
        extractWith(model, fallbacks).catch(async (error: unknown) => {
          await seenBy.withdraw(model, error);
          throw error;
        }),
      onLeft: (left, code) => seenBy.markLeft(left, code),
    });
    const { model } = answered;
    const extraction = await memory.recalibrate(run, answered.extraction, `${model.provider}/${model.model}`);
    const warnings = [...(layout.warnings ?? []), ...warnAboutPages(run.pages, layout), ...extraction.warnings];
    const options = { signal, group: [run.ownerId, run.workspaceId] };
    return { model, ...(await checkExtraction({ ...extraction, warnings }, ruleSet, applyRules, options)) };
  }

  async function record(
    job: ClaimedJob,
    run: StartedRun,
    outcome: Omit<AttemptOutcome, 'completedAt'>,
    erased: ErasedCalls,
  ): Promise<void> {
    const completedAt = now();
    const attempt = { id: job.subject, attempt: job.attempt };
    const finish = (db: Db, onlyUnheard = false) =>
      finishAttempt(db, attempt, { ...outcome, completedAt }, { onlyUnheard });
    const finishWithTheRest = async (tx: Tx) => {
      const isRecorded = (await tx.executeQuery(finish(tx))).numAffectedRows === 1n;
      await queue.complete(tx, job);
      if (!isRecorded) return false;
      if (erased === 'all') await deleteCalls(tx, job.subject);
      else await deleteCalls(tx, job.subject, erased);
      if (await webhooks.isNeeded(tx, run.environmentId)) await webhooks.record(tx, run, outcome.status);
      return true;
    };
    // Most ends entail nothing, and then are one statement.
    const hasCalls = erased === 'all' || erased.length > 0;
    const isAlone = !hasCalls && (await database.execute(finish(database.db, true))).numAffectedRows === 1n;
    if (isAlone) queue.acknowledge(job);
    else if (!(await database.sharedTransaction(finishWithTheRest))) return;
    publishStatus(job.subject, outcome.status, completedAt);
    const { provider, model } = outcome.answerer;
    const { workspaceId } = run;
    onEnded({ workspaceId, provider, model, state: outcome.status, code: outcome.errorCode?.code ?? '' });
  }

  async function fail(
    job: ClaimedJob,
    run: StartedRun,
    { errorCode, errorMessage, partialData = null }: RunFailure,
    seenBy: SeenBy,
    { reported = null, kept }: { reported?: CallUsage | null; kept?: KeptCalls } = {},
  ): Promise<void> {
    const calls = await readCalls(database, job.subject);
    const reusedCalls = kept?.countReused() ?? run.reusedCalls;
    const unrecorded = reported === null ? UNCOUNTED : sumCalls([{ usage: reported } as never]);
    const spending = calls.length === 0 && reusedCalls === 0 ? unrecorded : sumOwnCalls(calls, reusedCalls);
    const providers = addSpending(seenBy.providers, calls);
    const answerer = toModel(run);
    const failure = { status: 'failed', errorCode, errorMessage, partialData } as const;
    const { pagesRead } = seenBy;
    const outcome = { ...failure, ...spending, answerer, providers, reusedCalls, pagesRead };
    await record(job, run, outcome, kept?.listDiscarded() ?? []);
  }

  /** Runs that were started by the claims of their jobs. */
  const begun = new WeakMap<ClaimedJob, Start>();

  async function start(db: Db, { subject: id, attempt }: ClaimedJob): Promise<Start> {
    const startedAt = now();
    return { run: await startRun(db, { id, attempt }, startedAt), startedAt };
  }

  async function begin(db: Db, job: ClaimedJob): Promise<void> {
    // `handle` tries again, and its failure returns the job to the queue.
    const started = await start(db, job).catch(() => undefined);
    if (started !== undefined) begun.set(job, started);
  }

  async function handle(job: ClaimedJob, { signal, releaseSlot }: JobContext): Promise<void> {
    const { run, startedAt } = begun.get(job) ?? (await database.unsynced((db) => start(db, job)));
    if (run === undefined) return queue.acknowledge(job);
    publishStatus(run.id, 'processing', startedAt);
    const seenBy = new SeenBy(run.providers, (seen) => database.unsynced((db) => saveProviders(db, run.id, seen)));
    if (job.attempt > MAX_CLAIMS) {
      const errorMessage = 'The run was interrupted too often. Run it again, or look for what ends the server.';
      const errorCode = { code: 'interrupted', stage: 'extract', retryable: true };
      return fail(job, run, { errorCode, errorMessage }, seenBy);
    }

    const calls = createFinishedCalls(database, run.id, run);
    const exchanges = recordExchanges(run);
    const attempt = { attempt: job.attempt, calls, exchanges, seenBy, releaseSlot };
    let timers: AttemptTimers | undefined;
    try {
      const layout = await readLayout(run, { ...attempt, signal });
      timers = startAttemptTimers(timeoutMs);
      const { extraction, model, rules, lookups } = await extract(run, layout, {
        ...attempt,
        signal: AbortSignal.any([signal, timers.deadline]),
        timers,
      });
      timers.clear();
      await exchanges.settle();
      const { usage: _usage, lists = [], coverage = [], ...found } = extraction;
      const reusedCalls = calls.countReused();
      const { pagesRead } = seenBy;
      const result = { status: 'completed', ...found, lists, coverage, rules, lookups, pagesRead } as const;
      await record(
        job,
        run,
        { ...result, answerer: model, reusedCalls, ...summarize(model, extraction, { calls, seenBy }) },
        calls.mayExist() ? 'all' : [],
      );
    } catch (error) {
      if (error instanceof JobCancelled || error instanceof RunnerStopping || isOutage(error)) throw error;
      const isKnown = error instanceof ParseError || error instanceof ExtractionError;
      const timedOut = timers?.isTimeout(error) === true;
      if (!isKnown && !timedOut && job.attempt < MAX_ATTEMPTS) throw error;
      if (isKnown && error.retryable && job.attempt < MAX_ATTEMPTS) {
        throw new RetryJob(RETRY_DELAYS_MS[job.attempt - 1] ?? 0, error);
      }
      if (!isKnown) logger.error({ err: error, runId: run.id }, 'A run failed.');
      await exchanges.settle();
      await fail(job, run, timedOut ? toFailure.timeout(timeoutMs, error) : toFailure.error(error), seenBy, {
        reported: error instanceof ExtractionError ? error.usage : null,
        kept: calls,
      });
    } finally {
      timers?.clear();
    }
  }

  return { begin, handle };
}

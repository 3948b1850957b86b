import { ExtractionError, type Extraction, type ExtractionEngine, type ExtractionRequest } from '../engine.ts';
import type { ExtractionPool } from '../child/extraction-pool.ts';
import { createRunClient } from '../llm/run-client.ts';
import type { ModelClient } from '../llm/model-client.ts';
import { askQuestion, type QuestionResult, type QuestionContext, type OpenQuestion } from './ask-question.ts';
import { askOptionally } from './further/ask-optionally.ts';
import { CallLog } from './call-log.ts';
import { listCoverage } from './field-coverage.ts';
import { askFurtherQuestions, isMissingValues, openQuestion } from './further/further-questions.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { PagePictures } from './page-pictures.ts';
import { askForSkippedRows } from './further/skipped-rows.ts';
import { planQuestions, type ModelBudget, type QuestionPlan } from './question-plan.ts';
import type { PartAnswer } from './check-answer.ts';
import { createInvalidOutputError } from './invalid-output.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { Layout } from '../../parsing/layout.ts';
import { serializeOnce } from '../../lib/serialized-json.ts';

export interface PipelineOptions {
  client: ModelClient;
  /** Closed by its owner, like the client. */
  pool: ExtractionPool;
  /** The known or assumed limits of a model. */
  getModelBudget: (provider: string, model: string) => ModelBudget;
  /** Concurrent questions of one run while calls of others wait, 4 by default. The client limits the calls per key. */
  concurrency?: number;
}

const DEFAULT_CONCURRENCY = 4;
/**
 * From this size of a document on, a repeated question waits for the first one, whose prompt the provider has cached by
 * then: that saves more than the wait costs.
 */
const MIN_CACHED_TOKENS = 8_000;
/** Below these sizes, planning is faster than a round trip to a child process. */
const MAX_INLINE_DOCUMENT_CHARACTERS = 50_000;
const MAX_INLINE_SCHEMA_BYTES = 20_000;

/**
 * Extraction by a model: plan → call → restore (in the client) → validate → repair → merge → ground → score. Questions
 * are planned by the model's limits, answers are recorded as they arrive, and everything that runs on users' schemas
 * and documents runs in child processes.
 */
export function createPipelineEngine(options: PipelineOptions): ExtractionEngine {
  return {
    async extract(request) {
      request.signal.throwIfAborted();
      const log = await CallLog.open(createRunClient(options.client, request), request.finishedCalls);
      const received: QuestionContext['received'] = new Map();
      try {
        return await extract(options, request, log, received);
      } catch (error) {
        if (!(error instanceof ExtractionError)) throw error;
        throw describeFailure(error, request, log, await mergeReceived(options.pool, [...received.values()], request));
      }
    },
    close: async () => undefined,
  };
}

async function extract(
  { client, pool, getModelBudget: modelOf, concurrency = DEFAULT_CONCURRENCY }: PipelineOptions,
  request: ExtractionRequest,
  log: CallLog,
  received: QuestionContext['received'],
): Promise<Extraction> {
  const { definition, layout, provider, model, verify, samples = 1, onProgress } = request;
  const budget = { ...modelOf(provider, model), isShownAll: request.vision === 'always' };
  const plan = await planInChild(pool, request, budget);
  const warnings = new Set<string>();
  if (layout.truncated) warnings.add('The document was truncated at a limit. The text after it was not read.');
  if (request.vision === 'always' && !budget.seesPictures)
    warnings.add(`The model ${model} does not see pictures. The pages were read as text.`);
  const pictures = new PagePictures(request);

  const first = listQuestions(plan, 'extract');
  const checks = verify ? listQuestions(plan, 'check') : [];
  const resampled = Array.from({ length: samples - 1 }, (_, index) => listQuestions(plan, 'extract', index + 1));
  const asking: QuestionContext = {
    request,
    log,
    pool,
    pictures,
    parts: plan.parts,
    maxOutputTokens: plan.maxOutputTokens,
    seesPictures: budget.seesPictures,
    readsPdf: budget.readsPdf === true,
    repeatsQuestions: verify || samples > 1,
    received,
    isOnly: first.length === 1 && plan.isWhole && !verify && samples === 1,
    warn: (sentence) => void warnings.add(sentence),
  };
  let done = 0;
  const repeated = [...checks, ...resampled.flat()];
  let total = first.length + repeated.length;
  const reportProgress = (): void => onProgress?.({ stage: 'extract', done, total });
  const counted = async (question: OpenQuestion): Promise<QuestionResult> => {
    const answered =
      question.framing === 'check' || question.sample > 0
        ? await askToConfirm(asking, question)
        : await askQuestion(asking, question);
    done += 1;
    reportProgress();
    return answered;
  };
  reportProgress();
  const isLong = plan.passages.reduce((sum, { tokens }) => sum + tokens, 0) >= MIN_CACHED_TOKENS;
  // What confirms values may not use up the cost of what finds them.
  const waves = isLong || request.getBudgetLeft !== undefined ? [first, repeated] : [[...first, ...repeated]];
  const answered: QuestionResult[] = [];
  const countSpare = () => client.countSpareCalls(request);
  for (const wave of waves)
    answered.push(...(await mapConcurrently(wave, { limit: concurrency, countSpare }, counted)));
  const [conclusion] = answered.map((one) => one.conclusion);
  const answers = answered.slice(0, first.length).flatMap((one) => one.answers);
  const second = answered.slice(first.length, first.length + checks.length).flatMap((one) => one.answers);
  const others = resampled.map((_, index) => {
    const start = first.length + checks.length + index * first.length;
    return answered.slice(start, start + first.length).flatMap((one) => one.answers);
  });
  const further = await askFurtherQuestions({ asking, plan, limit: concurrency }, answers, async (question) => {
    total += 1;
    return (await counted(question)).answers;
  });

  request.onAnswered?.();
  onProgress?.({ stage: 'ground', done: total, total });
  const coverage = listCoverage(plan, [...plan.questions, ...further.looked]);
  const seen = Math.min(1, ...coverage.map(({ searched }) => searched));
  const found = [...answers, ...further.answers];
  if (
    seen < 1 &&
    plan.parts.some((_, part) =>
      isMissingValues(
        plan,
        part,
        found.filter((answer) => answer.part === part),
      ),
    )
  ) {
    warnings.add(`Only ${Math.floor(seen * 100)} % of this long document was searched for single-value fields.`);
  }
  if (pictures.failedPages.size > 0)
    warnings.add(
      `Page ${[...pictures.failedPages].sort((a, b) => a - b).join(', ')} was sent to the model without an image: ` +
        'it could not be rendered.',
    );
  const text = removeWords(layout);
  const conclude = (of: PartAnswer[]) =>
    pool.run(
      { kind: 'conclude', definition, answers: of, checks: second, samples: others, coverage, layout: text },
      request,
    );
  let concluded = conclusion ?? (await conclude(found));
  if (conclusion === undefined && !('problems' in concluded)) {
    const asked = first.map((question, index) => ({ question, answers: answered[index]?.answers ?? [] }));
    const better = await askForSkippedRows(asking, { asked, lists: concluded.lists, limit: concurrency });
    if (better.size > 0) concluded = await conclude(found.map((answer) => better.get(answer) ?? answer));
  }
  if ('problems' in concluded) {
    const invalid = createInvalidOutputError(concluded.problems, concluded.partialData);
    if (further.failure !== null) throw further.failure.with(invalid.taskData);
    // Each answer is valid, and only all of them together are not: any of them may be the wrong one.
    log.discardAll();
    throw invalid;
  }
  onProgress?.({ stage: 'validate', done: total, total });
  return { ...concluded, coverage, warnings: [...warnings, ...concluded.warnings], usage: log.usage };
}

function planInChild(
  pool: ExtractionPool,
  request: ExtractionRequest,
  budget: ModelBudget,
): Promise<QuestionPlan> | QuestionPlan {
  const { definition, layout } = request;
  const characters = layout.pages.reduce((sum, page) => sum + page.text.length, 0);
  if (characters <= MAX_INLINE_DOCUMENT_CHARACTERS && serializeOnce(definition).length <= MAX_INLINE_SCHEMA_BYTES)
    return planQuestions(definition, layout, budget);
  return pool.run({ kind: 'plan', definition, layout: removeWords(layout), budget }, request);
}

/** Word boxes are most of a layout. */
function removeWords(layout: Layout): Layout {
  const pages = layout.pages.map((page) => ({ ...page, lines: page.lines.map((line) => ({ ...line, words: [] })) }));
  return { ...layout, pages };
}

function listQuestions(plan: QuestionPlan, framing: OpenQuestion['framing'], sample = 0): OpenQuestion[] {
  return plan.questions.map(({ part, passages }) => openQuestion(plan, { part, passages }, framing, sample));
}

/** Verification and samples: without a valid answer they are left out of the score. */
async function askToConfirm(asking: QuestionContext, question: OpenQuestion): Promise<QuestionResult> {
  const isCheck = question.framing === 'check';
  const answered = await askOptionally(asking, {
    purpose: isCheck ? 'to verify the values' : 'for further samples',
    ask: () => askQuestion(asking, question),
    onFailure: (_, isLimit) => {
      if (isLimit) return;
      asking.warn(
        isCheck
          ? 'The verification call returned no valid answer. The values are not verified.'
          : 'A further sample returned no valid answer. It was left out.',
      );
    },
  });
  return answered ?? { answers: [] };
}

/** What a failed extraction has found so far. Undefined if that is nothing. */
async function mergeReceived(
  pool: ExtractionPool,
  answers: PartAnswer[],
  request: ExtractionRequest,
): Promise<JsonObject | undefined> {
  if (answers.length === 0) return undefined;
  return pool.run({ kind: 'merge', answers }, request).catch(() => {
    request.signal.throwIfAborted();
    return undefined;
  });
}

/** Copies the error with the provider, the cost of all calls of the run, and what they found. */
function describeFailure(
  error: ExtractionError,
  { provider }: ExtractionRequest,
  log: CallLog,
  found: JsonObject | undefined,
): ExtractionError {
  const partialData = error.partialData ?? found;
  return error.with({
    provider: error.provider ?? provider,
    usage: log.usage,
    ...(partialData !== undefined && { partialData }),
  });
}

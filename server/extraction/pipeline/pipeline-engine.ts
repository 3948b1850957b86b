import { ExtractionError, type Extraction, type ExtractionEngine, type ExtractionRequest } from '../engine.ts';
import type { ExtractionPool } from '../child/extraction-pool.ts';
import { createRunClient } from '../llm/run-client.ts';
import type { ModelClient } from '../llm/model-client.ts';
import { askQuestion, type QuestionResult, type QuestionContext } from './ask-question.ts';
import type { OpenQuestion } from './open-question.ts';
import { askOptionally } from './further/ask-optionally.ts';
import { CallLog } from './call-log.ts';
import {
  askFurtherQuestions,
  isMissingValues,
  openQuestion,
  type FurtherAnswers,
} from './further/further-questions.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { PagePictures } from './page-pictures.ts';
import { askAboutRules } from './rule-question/ask-about-rules.ts';
import { askForSkippedRows } from './further/skipped-rows.ts';
import { findCapacity, planInChild, removeWords, type FindCapacity } from './prepare-plan.ts';
import { Progress } from './progress.ts';
import { refuseCostLimit } from './further/refuse-cost-limit.ts';
import type { QuestionPlan } from './question-plan.ts';
import type { Conclusion, PartAnswer } from './check-answer.ts';
import { ErrorHistories } from './error-histories.ts';
import { createInvalidOutputError, describeFailure, mergeReceived } from './invalid-output.ts';
import { listCoverage } from './score-answer.ts';

export interface PipelineOptions {
  client: ModelClient;
  /** Closed by its owner, like the client. */
  pool: ExtractionPool;
  getModelCapacity: FindCapacity['getModelCapacity'];
  /** Concurrent questions of one run while calls of others wait, 4 by default. The client limits the calls per key. */
  concurrency?: number;
}

const DEFAULT_CONCURRENCY = 4;
/**
 * From this size of a document on, a repeated question waits for the first one, whose prompt the provider has cached by
 * then: that saves more than the wait costs.
 */
const MIN_CACHED_TOKENS = 8_000;
/** The same for the questions about further parts of the schema. Providers cache from about a thousand tokens on. */
const MIN_CACHED_PART_TOKENS = 1_000;

/**
 * Extraction by a model: plan → call → restore (in the client) → validate → repair → merge → ground → score. Questions
 * are planned by the model's limits, answers are recorded as they arrive, and everything that runs on users' schemas
 * and documents runs in child processes.
 */
export function createPipelineEngine(options: PipelineOptions): ExtractionEngine {
  const histories = new ErrorHistories();
  return {
    async extract(request) {
      request.signal.throwIfAborted();
      options.pool.prepare();
      const log = await CallLog.open(createRunClient(options.client, request), request.finishedCalls);
      const received: QuestionContext['received'] = new Map();
      try {
        const work = await prepare(options, request, { log, received, history: histories.get(request) });
        const { errors, ...extraction } = await extract(work);
        histories.add(request, errors);
        return extraction;
      } catch (error) {
        if (!(error instanceof ExtractionError)) throw error;
        throw describeFailure(error, request, log, await mergeReceived(options.pool, [...received.values()], request));
      }
    },
    close: async () => undefined,
  };
}

/** An extraction under way. */
interface Work {
  options: PipelineOptions;
  request: ExtractionRequest;
  plan: QuestionPlan;
  asking: QuestionContext;
  warnings: Set<string>;
  progress: Progress;
}

/** Questions that confirm the answers to others. */
interface Confirmation {
  checks: OpenQuestion[];
  /** A list for each further sample. */
  samples: OpenQuestion[][];
}

type Results = Map<OpenQuestion, QuestionResult>;

const listAnswers = (results: Results, questions: readonly OpenQuestion[]): PartAnswer[] =>
  questions.flatMap((question) => results.get(question)?.answers ?? []);

/** With what the answer says about how often the model errs. */
type Concluded = Extraction & Pick<Conclusion, 'errors'>;

async function extract(work: Work): Promise<Concluded> {
  const { options, request } = work;
  const first = listQuestions(work.plan, 'extract');
  const confirming = listConfirmations(work);
  const results = await ask(work, first, [...confirming.checks, ...confirming.samples.flat()]);
  const further = await askFurtherQuestions(
    { asking: work.asking, plan: work.plan, limit: getLimit(options) },
    listAnswers(results, first),
    async (question) => {
      work.progress.add(1);
      return (await askCounted(work, question)).answers;
    },
  );
  request.onAnswered?.();
  return conclude(work, { first, results, confirming, further });
}

const hasRules = ({ ruleSet }: ExtractionRequest): boolean => (ruleSet?.rules.length ?? 0) > 0;

const getLimit = ({ concurrency = DEFAULT_CONCURRENCY }: PipelineOptions): number => concurrency;

async function prepare(
  options: PipelineOptions,
  request: ExtractionRequest,
  { log, received, history }: Pick<QuestionContext, 'log' | 'received' | 'history'>,
): Promise<Work> {
  const { layout, model, verify, samples = 1, onProgress } = request;
  const { price, ...known } = await findCapacity(options, request);
  const pictures = new PagePictures(request);
  const readsPdf = known.seesPictures && known.readsPdf === true && (await pictures.hasPdf(layout));
  const capacity = { ...known, readsPdf };
  const plan = await planInChild(options.pool, request, capacity);
  if (log.isEmpty) refuseCostLimit(request, plan, price);
  const warnings = new Set<string>();
  if (layout.truncated) warnings.add('The document was truncated at a limit. The text after it was not read.');
  if (request.vision === 'always' && !capacity.seesPictures)
    warnings.add(`The model ${model} does not see pictures. The pages were read as text.`);
  const repeatsQuestions = verify || samples > 1;
  const asking: QuestionContext = {
    request,
    log,
    pool: options.pool,
    pictures,
    parts: plan.parts,
    maxOutputTokens: plan.maxOutputTokens,
    answerTokens: capacity.answerTokens ?? Infinity,
    seesPictures: capacity.seesPictures,
    readsPdf,
    repeatsQuestions,
    history,
    received,
    isOnly: plan.questions.length === 1 && plan.isWhole && !repeatsQuestions && !hasRules(request),
    warn: (sentence) => void warnings.add(sentence),
  };
  return { options, request, plan, asking, warnings, progress: new Progress(onProgress) };
}

function listConfirmations({ plan, request: { verify, samples = 1 } }: Work): Confirmation {
  return {
    checks: verify ? listQuestions(plan, 'check') : [],
    samples: Array.from({ length: samples - 1 }, (_, index) => listQuestions(plan, 'extract', index + 1)),
  };
}

/** Asks all questions, in waves: those that repeat a prompt wait until it is in the provider's cache. */
async function ask(work: Work, first: readonly OpenQuestion[], repeated: readonly OpenQuestion[]): Promise<Results> {
  const { options, request, plan, progress } = work;
  const tokens = plan.passages.reduce((sum, passage) => sum + passage.tokens, 0);
  const seen = new Set<string>();
  const isRepeated = ({ passages }: OpenQuestion): boolean => {
    const key = passages.map(({ page, start }) => `${page} ${start}`).join();
    return seen.size === seen.add(key).size;
  };
  const behind = tokens >= MIN_CACHED_PART_TOKENS ? first.filter(isRepeated) : [];
  const ahead = first.filter((question) => !behind.includes(question));
  // What confirms values may not use up the cost of what finds them.
  const waits = tokens >= MIN_CACHED_TOKENS || request.getCostLeft !== undefined;
  const waves = waits
    ? [ahead, behind, repeated]
    : [[...ahead, ...(behind.length > 0 ? [] : repeated)], behind, behind.length > 0 ? repeated : []];
  progress.add(first.length + repeated.length);
  progress.enter('extract');
  const results: Results = new Map();
  const countSpare = () => options.client.countSpareCalls(request);
  for (const wave of waves)
    await mapConcurrently(wave, { limit: getLimit(options), countSpare }, async (question) => {
      results.set(question, await askCounted(work, question));
    });
  return results;
}

async function askCounted({ asking, progress }: Work, question: OpenQuestion): Promise<QuestionResult> {
  const isConfirmation = question.framing === 'check' || question.sample > 0;
  const answered = isConfirmation ? await askToConfirm(asking, question) : await askQuestion(asking, question);
  progress.finishOne();
  return answered;
}

interface Asked {
  first: readonly OpenQuestion[];
  results: Results;
  confirming: Confirmation;
  further: FurtherAnswers;
}

/** Merges, grounds and scores the answers, after asking again for rows that they skipped. */
async function conclude(work: Work, { first, results, confirming, further }: Asked): Promise<Concluded> {
  const { options, request, plan, asking, progress } = work;
  const { definition, layout } = request;
  progress.enter('ground');
  const coverage = listCoverage(plan, [...plan.questions, ...further.looked]);
  const found = [...listAnswers(results, first), ...further.answers];
  warnAboutUnseen(work, found, Math.min(1, ...coverage.map(({ searched }) => searched)));
  const task = {
    kind: 'conclude',
    definition,
    checks: listAnswers(results, confirming.checks),
    samples: confirming.samples.map((sample) => listAnswers(results, sample)),
    coverage,
    layout: removeWords(layout),
    history: asking.history,
  } as const;
  const concludeFrom = (answers: PartAnswer[]) => options.pool.run({ ...task, answers }, request);
  const [known] = [...results.values()].map(({ conclusion }) => conclusion);
  let answers = found;
  let concluded = known ?? (await concludeFrom(answers));
  if (known === undefined && !('problems' in concluded)) {
    const asked = first.map((question) => ({ question, answers: results.get(question)?.answers ?? [] }));
    const { lists } = concluded;
    const better = await askForSkippedRows(asking, { asked, lists, limit: getLimit(options) });
    answers = found.map((answer) => better.get(answer) ?? answer);
    if (better.size > 0) concluded = await concludeFrom(answers);
  }
  if (!('problems' in concluded)) concluded = await askAboutRules({ asking, plan }, { ...task, answers }, concluded);
  if ('problems' in concluded) {
    const invalid = createInvalidOutputError(concluded.problems, concluded.partialData);
    if (further.failure !== null) throw further.failure.with(invalid.taskData);
    // Each answer is valid, and only all of them together are not: any of them may be the wrong one.
    asking.log.discardAll();
    throw invalid;
  }
  progress.enter('validate');
  const warnings = [...work.warnings, ...concluded.warnings];
  return { ...concluded, coverage, warnings, usage: asking.log.usage };
}

/** Says what of the document the model was not shown. */
function warnAboutUnseen({ plan, asking, warnings }: Work, found: readonly PartAnswer[], searched: number): void {
  const isMissing = plan.parts.some((_, part) =>
    isMissingValues(
      plan,
      part,
      found.filter((answer) => answer.part === part),
    ),
  );
  if (searched < 1 && isMissing)
    warnings.add(`Only ${Math.floor(searched * 100)} % of this long document was searched for single-value fields.`);
  const { failedPages, omittedPages } = asking.pictures;
  if (failedPages.size > 0)
    warnings.add(
      `Page ${formatNumbers(failedPages)} was sent to the model without an image: it could not be rendered.`,
    );
  if (omittedPages.size > 0)
    warnings.add(
      `Page ${formatNumbers(omittedPages)} was sent to the model without an image: a question has a limited number.`,
    );
}

const formatNumbers = (pages: ReadonlySet<number>): string => [...pages].sort((a, b) => a - b).join(', ');

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

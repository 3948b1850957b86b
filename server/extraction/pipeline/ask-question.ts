import type { Layout } from '../../parsing/layout.ts';
import { ExtractionError, type ExtractionRequest } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ExtractionPool } from '../child/extraction-pool.ts';
import type { ModelMessage } from '../llm/model-client.ts';
import type { ErrorHistory } from '../scoring/error-rate.ts';
import type { CallLog, LoggedAnswer } from './call-log.ts';
import { describeMissingRows, formatPages, type MissingRows } from './missing-rows.ts';
import type { PagePictures } from './page-pictures.ts';
import { restrictLayout, type Passage } from './passages/passages.ts';
import type { QuestionPart } from './question-plan.ts';
import {
  createMissingRowsMessages,
  createRepairMessages,
  createOpening,
  createInvalidJsonMessages,
  PROMPT_VERSION,
} from './prompts.ts';
import type { Packed } from '../child/extraction-tasks.ts';
import type { CheckedAnswer, Conclusion, InvalidAnswer, PartAnswer, CheckResult } from './check-answer.ts';
import { askOptionally } from './further/ask-optionally.ts';
import { formatPaths } from './describe-changes.ts';
import { createInvalidOutputError, listFields } from './invalid-output.ts';
import { isTooSlow, splitQuestion, type OpenQuestion } from './open-question.ts';

export interface QuestionContext {
  request: ExtractionRequest;
  log: CallLog;
  pool: ExtractionPool;
  pictures: PagePictures;
  parts: readonly QuestionPart[];
  maxOutputTokens: number;
  /** Tokens of an answer that arrive in time. */
  answerTokens: number;
  seesPictures: boolean;
  readsPdf: boolean;
  /** Whether each question is asked more than once about the same passages. */
  repeatsQuestions: boolean;
  /** Whether this answer is the whole extraction. It is then concluded in the same call to a child process. */
  isOnly: boolean;
  /** Of the model's earlier answers. */
  history: ErrorHistory;
  /** What was found so far, valid or not, for the record of a failed run. */
  received: Map<OpenQuestion, PartAnswer>;
  warn: (sentence: string) => void;
}

export interface QuestionResult {
  answers: PartAnswer[];
  conclusion?: Packed<Conclusion>;
}

/** Rounds in which a model may repair an invalid answer. */
const MAX_REPAIRS = 2;
/** Answers without JSON that are asked for again. */
const MAX_UNREADABLE = 1;
/** Times that one question may be halved. */
const MAX_SPLITS = 10;

/**
 * Asks until an answer is valid: invalid answers are repaired, and a question whose answer was cut off or that did not
 * fit into the context is halved. Throws `ExtractionError`.
 */
export async function askQuestion(
  asking: QuestionContext,
  question: OpenQuestion,
  splits = 0,
): Promise<QuestionResult> {
  try {
    return await askUnsplit(asking, question);
  } catch (error) {
    const isTooMuch =
      error instanceof ExtractionError &&
      (error.code === 'output_truncated' ||
        error.code === 'context_too_long' ||
        isTooSlow(asking.answerTokens, question, error));
    const halves = isTooMuch && splits < MAX_SPLITS ? splitQuestion(question, asking.request.layout) : null;
    if (halves === null || !isTooMuch) {
      if (isTooMuch) asking.log.discardFailure(error);
      const cutOff = error instanceof ExtractionError ? error.cutOff : undefined;
      if (cutOff !== undefined && !asking.received.has(question)) receiveInvalid(asking, question, cutOff);
      throw error;
    }
    asking.received.delete(question);
    asking.warn('The answer exceeded a limit of the model. The document was split into smaller parts.');
    const answers: PartAnswer[] = [];
    try {
      for (const half of halves)
        answers.push(...(await askQuestion({ ...asking, isOnly: false }, half, splits + 1)).answers);
    } catch (failure) {
      const isCostLimit = failure instanceof ExtractionError && failure.code === 'cost_limit';
      if (isCostLimit && splits === 0 && error.cutOff !== undefined)
        keepLonger(asking, question, { halves, cutOff: error.cutOff });
      throw failure;
    }
    return { answers };
  }
}

/** Keeps what was found before for the record of a failed run, unless the halves have found more for the cost. */
function keepLonger(
  asking: QuestionContext,
  question: OpenQuestion,
  { halves, cutOff }: { halves: readonly OpenQuestion[]; cutOff: JsonObject },
): void {
  const found = halves.map((half) => JSON.stringify(asking.received.get(half)?.value ?? '').length);
  if (found.reduce((sum, length) => sum + length, 0) >= JSON.stringify(cutOff).length) return;
  for (const half of halves) asking.received.delete(half);
  receiveInvalid(asking, question, cutOff);
}

/** Prepares what all calls about a question have in common. */
async function openExchange(asking: QuestionContext, question: OpenQuestion): Promise<Exchange> {
  const { request, parts, pictures, seesPictures, readsPdf } = asking;
  const share = parts[question.part];
  if (share === undefined) throw new Error('The question is about no part of the schema.');
  const { passages, framing, sample, isWhole } = question;
  const schema = isWhole ? share.ask : share.askPiece;
  const pdf = seesPictures && readsPdf ? await pictures.getPdf(passages) : null;
  const shown = seesPictures && pdf === null ? await pictures.getPictures(passages) : [];
  const excerpt = { layout: request.layout, passages, isPart: !isWhole, pictures: shown, pdf };
  const opening = createOpening(framing, excerpt);
  const layout = isWhole ? request.layout : restrictLayout(request.layout, passages);
  const check = isWhole ? share.schema : share.askPiece;
  return { opening, schema, check, layout, passages, sample };
}

async function askUnsplit(asking: QuestionContext, question: OpenQuestion): Promise<QuestionResult> {
  const exchange = await openExchange(asking, question);
  let { value, seen } = await requestValidAnswer(asking, exchange, question);
  if (seen.shortfall !== null && question.framing === 'extract') {
    seen = (await requestMissingRows(asking, exchange, value, seen.shortfall)) ?? seen;
    if (seen.shortfall !== null) asking.warn(describeMissingRows(seen.shortfall));
  }
  const answer = createPartAnswer(question, seen.answer);
  receive(asking, question, answer);
  return { answers: [answer], ...(seen.conclusion === undefined ? {} : { conclusion: seen.conclusion }) };
}

/** Asks once more for rows of which an answer has none. Null, with a warning, if the second answer has none either. */
export async function askForRows(
  asking: QuestionContext,
  question: OpenQuestion,
  { answer, missing }: { answer: PartAnswer; missing: MissingRows },
): Promise<PartAnswer | null> {
  const seen = await requestMissingRows(asking, await openExchange(asking, question), answer.value, missing);
  if (seen !== null && seen.answer.leaves.length > answer.leaves.length) return createPartAnswer(question, seen.answer);
  asking.warn(describeMissingRows(missing));
  return null;
}

/** The answer, of whatever form, to one call about passages by another schema than that of a part. */
export async function askAside(
  asking: QuestionContext,
  question: OpenQuestion,
  { schema, messages }: { schema: JsonObject; messages: readonly ModelMessage[] },
): Promise<JsonValue> {
  const exchange = await openExchange(asking, question);
  return (await callModel(asking, { ...exchange, schema }, [...exchange.opening, ...messages])).value;
}

interface Exchange {
  opening: readonly ModelMessage[];
  schema: JsonObject;
  check: JsonObject;
  layout: Layout;
  passages: readonly Passage[];
  sample: number;
}

type ValidAnswer = Required<InvalidAnswer>['rescue'] & { conclusion?: Packed<Conclusion> };

/** The first valid answer, or the one whose optional values the model could not correct. Throws `output_invalid`. */
async function requestValidAnswer(
  asking: QuestionContext,
  exchange: Exchange,
  question: OpenQuestion,
): Promise<{ value: JsonValue; seen: ValidAnswer }> {
  let messages = [...exchange.opening];
  let before = '';
  let last: InvalidAnswer | undefined;
  const keys: string[] = [];
  for (let repairs = 0; ; repairs++) {
    const answer = await callModel(asking, exchange, messages).catch((error: unknown) => {
      const isUnreadable = error instanceof ExtractionError && error.code === 'output_invalid';
      const { fallbacks = 0 } = asking.request;
      if (isUnreadable && repairs < MAX_UNREADABLE && fallbacks === 0) return undefined;
      if (last !== undefined) receiveInvalid(asking, question, last.partialData);
      throw error;
    });
    if (answer === undefined) {
      messages = [...exchange.opening, ...createInvalidJsonMessages(repairs)];
      continue;
    }
    const { key, value } = answer;
    keys.push(key);
    const seen = await checkInChild(asking, exchange, value);
    if ('answer' in seen) return { value, seen };
    const { problems, rescue } = seen;
    if (rescue !== undefined)
      return repairs > 0 ? { value, seen: rescue } : await repairOnce(asking, exchange, { value, problems, rescue });
    const now = JSON.stringify(problems);
    last = seen;
    if (repairs >= MAX_REPAIRS || now === before) {
      receiveInvalid(asking, question, seen.partialData);
      asking.log.discard(keys);
      throw createInvalidOutputError(problems);
    }
    before = now;
    messages = [...exchange.opening, ...createRepairMessages(value, problems, repairs)];
  }
}

/** An answer with all of its optional values, if the model gives one. Else the valid one without some of them. */
async function repairOnce(
  asking: QuestionContext,
  exchange: Exchange,
  { value, problems, rescue }: Required<Omit<InvalidAnswer, 'partialData'>> & { value: JsonValue },
): Promise<{ value: JsonValue; seen: ValidAnswer }> {
  const repaired = await askOptionally(asking, {
    purpose: `to correct ${formatPaths(listFields(problems))}`,
    ask: () => checkAgain(asking, exchange, createRepairMessages(value, problems, 0)),
  });
  if (repaired === null) return { value, seen: rescue };
  const { seen } = repaired;
  if ('answer' in seen) return { value: repaired.value, seen };
  return seen.rescue === undefined ? { value, seen: rescue } : { value: repaired.value, seen: seen.rescue };
}

async function checkAgain(asking: QuestionContext, exchange: Exchange, messages: ModelMessage[]) {
  const { value } = await callModel(asking, exchange, [...exchange.opening, ...messages]);
  return { value, seen: await checkInChild(asking, exchange, value) };
}

/** Answers that confirm others find nothing themselves. */
function receive({ received }: QuestionContext, question: OpenQuestion, answer: PartAnswer): void {
  if (question.framing === 'extract' && question.sample === 0) received.set(question, answer);
}

function receiveInvalid(asking: QuestionContext, question: OpenQuestion, partialData: JsonObject): void {
  receive(asking, question, createPartAnswer(question, { value: partialData, leaves: [], changes: [] }));
}

function createPartAnswer({ part, passages }: OpenQuestion, answer: CheckedAnswer): PartAnswer {
  return { ...answer, part, stretches: passages.map(({ page, start, end }) => ({ page, start, end })) };
}

/** Asks once more and keeps the answer with more rows. Null if that is the first one. */
async function requestMissingRows(
  asking: QuestionContext,
  exchange: Exchange,
  value: JsonValue,
  missing: MissingRows,
): Promise<ValidAnswer | null> {
  const again = await askOptionally(asking, {
    purpose: `again for rows ${formatPages(missing)}`,
    ask: () => checkAgain(asking, exchange, createMissingRowsMessages(value, missing)),
  });
  const seen = again?.seen;
  if (seen === undefined || !('answer' in seen)) return null;
  return seen.shortfall === null || seen.shortfall.got > missing.got ? seen : null;
}

async function callModel(
  { request, log, parts, isOnly, maxOutputTokens, repeatsQuestions, warn }: QuestionContext,
  { schema, sample }: Exchange,
  messages: ModelMessage[],
): Promise<LoggedAnswer> {
  const { provider, model, access, signal } = request;
  signal.throwIfAborted();
  const call = {
    provider,
    model,
    access,
    messages,
    schema,
    maxOutputTokens,
    sample,
    promptVersion: PROMPT_VERSION,
    ...((repeatsQuestions || parts.length > 1) && { repeatsDocument: true }),
    ...(parts.length > 1 && { variesSchema: true }),
    signal,
  };
  const answer = await log.make(call, isOnly ? request.onAnswered : undefined);
  for (const sentence of answer.relaxed) warn(sentence);
  return answer;
}

function checkInChild(
  { pool, request, isOnly, history }: QuestionContext,
  { check, layout, passages }: Exchange,
  value: JsonValue,
): Promise<CheckResult & { conclusion?: Packed<Conclusion> }> {
  const task = { schema: check, value, layout };
  if (!isOnly) return pool.run({ kind: 'review', ...task }, request);
  const stretches = passages.map(({ page, start, end }) => ({ page, start, end }));
  return pool.run({ kind: 'review-and-conclude', stretches, history, ...task }, request);
}

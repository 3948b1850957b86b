import type { Layout } from '../../parsing/layout.ts';
import { ExtractionError, type ExtractionRequest } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ExtractionPool } from '../child/extraction-pool.ts';
import type { ModelMessage } from '../llm/model-client.ts';
import type { ValidationProblem } from '../schema/validate.ts';
import type { CallLog } from './call-log.ts';
import type { PagePictures } from './page-pictures.ts';
import { halve, layoutOf, type Passage } from './passages.ts';
import type { SchemaShare } from './question-plan.ts';
import {
  documentMessage,
  recountMessages,
  repairMessages,
  systemMessage,
  unreadableMessages,
  type Framing,
} from './prompts.ts';
import type { Conclusion, PartAnswer, Review } from './check-answer.ts';
import { invalidOutput } from './drop-invalid-values.ts';

/** A question for a part of the schema, about some passages. */
export interface OpenQuestion {
  part: number;
  passages: Passage[];
  framing: Framing;
  /** Whether the passages are the whole document. */
  isWhole: boolean;
}

export interface Asking {
  request: ExtractionRequest;
  log: CallLog;
  pool: ExtractionPool;
  pictures: PagePictures;
  parts: readonly SchemaShare[];
  maxOutputTokens: number;
  seesPictures: boolean;
  /** Whether the one answer is the extraction: it is concluded where it is reviewed then. */
  isOnly: boolean;
  warn: (sentence: string) => void;
}

export interface Answered {
  answers: PartAnswer[];
  conclusion?: Conclusion;
}

/** Rounds in which a model may mend an answer that breaks the schema. */
const MOST_REPAIRS = 2;
/** Halvings of one question. */
const MOST_SPLITS = 10;

/**
 * Asks until there is an answer that fits: one that breaks the schema is repaired, one that was cut off or did not fit into the model is
 * asked for again in halves. Throws `ExtractionError`.
 */
export async function askQuestion(asking: Asking, question: OpenQuestion, splits = 0): Promise<Answered> {
  try {
    return await askWhole(asking, question);
  } catch (error) {
    const isTooMuch =
      error instanceof ExtractionError && (error.code === 'output_truncated' || error.code === 'context_too_long');
    const halves = isTooMuch && splits < MOST_SPLITS ? halvesOf(question, asking.request.layout) : null;
    if (halves === null) throw error;
    asking.warn('The answer exceeded a limit of the model. The document was split into smaller parts.');
    const answers: PartAnswer[] = [];
    for (const half of halves)
      answers.push(...(await askQuestion({ ...asking, isOnly: false }, half, splits + 1)).answers);
    return { answers };
  }
}

/** With a passage in common, unless there are only two. */
function halvesOf(question: OpenQuestion, layout: Layout): OpenQuestion[] | null {
  const { passages } = question;
  const [only] = passages;
  if (only === undefined) return null;
  if (passages.length > 1) {
    const middle = Math.ceil(passages.length / 2);
    const from = passages.length > 3 ? middle - 1 : middle;
    return [passages.slice(0, middle), passages.slice(from)].map((some) => ({
      ...question,
      passages: some,
      isWhole: false,
    }));
  }
  return halve(only, layout)?.map((one) => ({ ...question, passages: [one], isWhole: false })) ?? null;
}

async function askWhole(asking: Asking, question: OpenQuestion): Promise<Answered> {
  const { request, parts, pictures, seesPictures } = asking;
  const share = parts[question.part];
  if (share === undefined) throw new Error('The question is about no part of the schema.');
  const { passages, framing, isWhole } = question;
  const schema = isWhole ? share.ask : share.askPiece;
  const shown = seesPictures ? await pictures.of(passages) : [];
  const opening = [
    systemMessage(framing),
    documentMessage({ layout: request.layout, passages, isPart: !isWhole, pictures: shown }),
  ];
  const layout = layoutOf(request.layout, passages);
  const check = isWhole ? share.schema : share.askPiece;

  let { value, seen } = await fittingAnswer(asking, { opening, schema, check, layout, passages });
  if ('answer' in seen && seen.shortfall !== null && framing === 'extract') {
    const again = await recount(asking, { opening, schema, check, layout, passages }, value, seen);
    seen = again ?? seen;
    if (seen.shortfall !== null) {
      const { seen: rows, got, firstPage, lastPage } = seen.shortfall;
      const where = firstPage === lastPage ? `on page ${firstPage}` : `on pages ${firstPage} to ${lastPage}`;
      asking.warn(`The table ${where} seems to have ${rows} rows, but only ${got} were extracted.`);
    }
  }
  const answer = {
    ...seen.answer,
    part: question.part,
    stretches: passages.map(({ page, start, end }) => ({ page, start, end })),
  };
  return { answers: [answer], ...(seen.conclusion === undefined ? {} : { conclusion: seen.conclusion }) };
}

interface Exchange {
  opening: readonly ModelMessage[];
  schema: JsonObject;
  check: JsonObject;
  layout: Layout;
  passages: readonly Passage[];
}

type Fitting = Extract<Review, { answer: unknown }> & { conclusion?: Conclusion };

async function fittingAnswer(asking: Asking, exchange: Exchange): Promise<{ value: JsonValue; seen: Fitting }> {
  let messages = [...exchange.opening];
  let problems: ValidationProblem[] = [];
  for (let repairs = 0; repairs <= MOST_REPAIRS; repairs++) {
    const value = await answerOf(asking, exchange, messages).catch((error: unknown) => {
      if (error instanceof ExtractionError && error.code === 'output_invalid' && repairs < MOST_REPAIRS)
        return undefined;
      throw error;
    });
    if (value === undefined) {
      messages = [...exchange.opening, ...unreadableMessages(repairs)];
      continue;
    }
    const seen = await look(asking, exchange, value);
    if ('answer' in seen) return { value, seen };
    problems = seen.problems;
    messages = [...exchange.opening, ...repairMessages(value, problems, repairs)];
  }
  throw invalidOutput(problems);
}

/** Once: the answer with more of the rows is taken. Null where the first one stays. */
async function recount(asking: Asking, exchange: Exchange, value: JsonValue, first: Fitting): Promise<Fitting | null> {
  if (first.shortfall === null) return null;
  try {
    const again = await answerOf(asking, exchange, [...exchange.opening, ...recountMessages(value, first.shortfall)]);
    const seen = await look(asking, exchange, again);
    const isBetter = 'answer' in seen && (seen.shortfall === null || seen.shortfall.got > first.shortfall.got);
    return isBetter ? seen : null;
  } catch (error) {
    // The first answer fits: that the second one was cut off or refused is no reason to fail.
    const isItsOwn =
      error instanceof ExtractionError &&
      ['output_truncated', 'context_too_long', 'output_invalid', 'provider_refused'].includes(error.code);
    if (isItsOwn) return null;
    throw error;
  }
}

async function answerOf(
  { request, log, maxOutputTokens, warn }: Asking,
  { schema }: Exchange,
  messages: ModelMessage[],
): Promise<JsonValue> {
  const { provider, model, access, signal } = request;
  signal.throwIfAborted();
  const { value, relaxed } = await log.make({ provider, model, access, messages, schema, maxOutputTokens, signal });
  for (const sentence of relaxed) warn(sentence);
  return value;
}

function look(
  { pool, request, isOnly }: Asking,
  { check, layout, passages }: Exchange,
  value: JsonValue,
): Promise<Review & { conclusion?: Conclusion }> {
  const task = { schema: check, value, layout };
  if (!isOnly) return pool.run({ kind: 'review', ...task }, request.signal);
  request.onAnswered?.();
  const stretches = passages.map(({ page, start, end }) => ({ page, start, end }));
  return pool.run({ kind: 'review-and-conclude', stretches, ...task }, request.signal);
}

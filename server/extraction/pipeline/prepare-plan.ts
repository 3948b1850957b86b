import { serializeOnce } from '../../lib/serialized-json.ts';
import type { Layout } from '../../parsing/layout.ts';
import type { ExtractionPool } from '../child/extraction-pool.ts';
import type { ExtractionRequest } from '../engine.ts';
import type { ModelClient, ModelFacts } from '../llm/model-client.ts';
import { planQuestions, type ModelCapacity, type QuestionPlan } from './question-plan.ts';

export interface FindCapacity {
  client: Pick<ModelClient, 'describeModel'>;
  /** The known or assumed limits of a model. */
  getModelCapacity: (provider: string, model: string) => ModelCapacity;
}

/** Below these sizes, planning is faster than a round trip to a child process. */
const MAX_INLINE_DOCUMENT_CHARACTERS = 50_000;
const MAX_INLINE_SCHEMA_BYTES = 20_000;

/** Share of the time for an answer that a plan may use, because speeds vary. */
const USABLE_TIME_SHARE = 0.8;
/** The time of a run is enough for so many answers one after the other. */
const MIN_ROUNDS = 3;

/** The limits of the model, and how much of an answer arrives in time. */
export async function findCapacity(
  { client, getModelCapacity }: FindCapacity,
  { provider, model, access, signal, vision, fallbacks = 0, getTimeLeft }: ExtractionRequest,
): Promise<ModelCapacity & Pick<ModelFacts, 'price'>> {
  const { price, contextTokens, maxOutputTokens, writingSpeed, timeoutMs } = await client.describeModel({
    provider,
    model,
    access,
    signal,
  });
  const known = getModelCapacity(provider, model);
  const timeLeft = (getTimeLeft?.() ?? Infinity) / (fallbacks + 1) / MIN_ROUNDS;
  const seconds = Math.min(timeoutMs, Math.ceil(timeLeft / 1000) * 1000) / 1000;
  return {
    ...known,
    price,
    ...(contextTokens !== null && { contextTokens }),
    ...(maxOutputTokens !== null && { maxOutputTokens }),
    answerTokens: Math.floor(writingSpeed * seconds * USABLE_TIME_SHARE),
    seesPictures: known.seesPictures && vision !== 'never',
    isShownAll: vision === 'always',
  };
}

export function planInChild(
  pool: ExtractionPool,
  request: ExtractionRequest,
  capacity: ModelCapacity,
): Promise<QuestionPlan> | QuestionPlan {
  const { definition, layout } = request;
  const characters = layout.pages.reduce((sum, page) => sum + page.text.length, 0);
  if (characters <= MAX_INLINE_DOCUMENT_CHARACTERS && serializeOnce(definition).length <= MAX_INLINE_SCHEMA_BYTES)
    return planQuestions(definition, layout, capacity);
  return pool.run({ kind: 'plan', definition, layout: removeWords(layout), capacity }, request);
}

/** Word boxes are most of a layout. */
export function removeWords(layout: Layout): Layout {
  const pages = layout.pages.map((page) => ({ ...page, lines: page.lines.map((line) => ({ ...line, words: [] })) }));
  return { ...layout, pages };
}

import { ExtractionError, type ExtractionRequest } from '../../engine.ts';
import { estimateTokens } from '../../llm/estimate-tokens.ts';
import { chooseRates, type ModelPrice } from '../../models/model-prices.ts';
import type { QuestionPlan } from '../question-plan.ts';

/** Estimates of tokens are up to so much too high. */
const CERTAIN_SHARE = 0.6;
/** Not all rows and columns of a document are asked for. */
const CERTAIN_ROW_SHARE = 0.25;
const MILLION = 1_000_000;

/**
 * Throws `cost_limit` if the questions of a plan surely cost more than may be spent, before any of it is. An answer
 * repeats at least some of the rows.
 */
export function refuseCostLimit(
  { getCostLeft, model, provider }: ExtractionRequest,
  { questions, passages, parts }: QuestionPlan,
  price: ModelPrice | null,
): void {
  if (getCostLeft === undefined || price === null) return;
  const seen = new Set<string>();
  let millionths = 0;
  for (const { part, passages: positions } of questions) {
    const shown = positions.flatMap((position) => passages[position] ?? []);
    const tokens = shown.reduce((sum, passage) => sum + passage.tokens, 0);
    const schema = parts[part];
    const schemaTokens = schema === undefined ? 0 : estimateTokens(JSON.stringify(schema.askPiece));
    const isList = schema !== undefined && JSON.stringify(schema.schema).includes('"items"');
    const rowTokens = isList ? shown.reduce((sum, { rows, tokens: own }) => sum + (rows === 0 ? 0 : own), 0) : 0;
    const { input, cachedInput, output } = chooseRates(price, tokens + schemaTokens);
    const key = positions.join();
    const isRepeated = seen.has(key);
    seen.add(key);
    millionths += (tokens * (isRepeated ? (cachedInput ?? input) : input) + schemaTokens * input) * CERTAIN_SHARE;
    millionths += rowTokens * output * CERTAIN_ROW_SHARE;
  }
  const cost = millionths / MILLION;
  const left = getCostLeft();
  if (cost <= left) return;
  const atLeast = Math.ceil(cost * 10_000) / 10_000;
  throw new ExtractionError(
    'cost_limit',
    `The run would cost at least ${atLeast} ${price.currency} with ${model}, more than its maxCost leaves ` +
      `(${Math.max(0, Math.floor(left * 10_000) / 10_000)}). Nothing was sent. Raise maxCost, or read fewer pages.`,
    { provider },
  );
}

import { ExtractionError, type Extraction } from '../../extraction/engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { ModelChoice } from '../../lib/models/model-choice.ts';

interface Chain {
  /** The model of the run first, then its fallbacks. */
  models: readonly ModelChoice[];
  /** @param fallbacks how many other models take over in turn if this one fails */
  extract(model: ModelChoice, fallbacks: number): Promise<Extraction>;
  /** Called when the run goes on with the next model. */
  onLeft(model: ModelChoice, code: string): void;
}

/** `extraction` has a warning for each model that failed. */
export interface ChainResult {
  extraction: Extraction;
  model: ModelChoice;
}

/**
 * Asks one model after the other until one answers. Throws the error of the first one if none does, with what another
 * one has found if the first one has found nothing. It is retryable if any of them may answer later.
 */
export async function extractByChain({ models, extract, onLeft }: Chain): Promise<ChainResult> {
  let failure: unknown;
  let partialData: JsonObject | undefined;
  let retryable = false;
  const warnings: string[] = [];
  for (const [index, model] of models.entries()) {
    const fallbacks = models.length - index - 1;
    try {
      const extraction = await extract(model, fallbacks);
      return { model, extraction: { ...extraction, warnings: [...warnings, ...extraction.warnings] } };
    } catch (error) {
      failure ??= error;
      // All models share the time of the run.
      if (!(error instanceof ExtractionError) || error.code === 'timeout') throw error;
      partialData ??= error.partialData;
      retryable ||= error.retryable;
      // A fallback whose key is gone is passed over.
      const isPassed = error.switches || (index > 0 && error.code !== 'cost_limit');
      if (!isPassed || fallbacks === 0) throw combine(failure, { retryable, partialData });
      const { provider, model: name } = model;
      warnings.push(`Another model took over from ${provider}/${name} (${error.code}): ${error.message}`);
      onLeft(model, error.code);
    }
  }
  throw failure;
}

function combine(
  first: unknown,
  { retryable, partialData }: { retryable: boolean; partialData: JsonObject | undefined },
): unknown {
  if (!(first instanceof ExtractionError)) return first;
  if (first.retryable === retryable && first.partialData === partialData) return first;
  return first.with({ retryable, ...(partialData !== undefined && { partialData }) });
}

import { ExtractionError, type Extraction } from '../../extraction/engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { ModelChoice } from '../../lib/models/model-choice.ts';

/** Failures after which another provider may succeed: outages, overload, refusals and context. */
const SWITCHING = new Set(['provider_unavailable', 'provider_rate_limited', 'provider_refused', 'context_too_long']);

interface Chain {
  /** The model of the run first, then its fallbacks. */
  models: readonly ModelChoice[];
  /** @param hasNext whether another model takes over if this one fails */
  extract(model: ModelChoice, hasNext: boolean): Promise<Extraction>;
  /** Called when the run goes on with the next model. */
  onLeft(model: ModelChoice, code: string): void;
}

export interface ChainResult {
  extraction: Extraction;
  model: ModelChoice;
}

/**
 * Asks one model after the other until one answers. Throws the error of the first one if none does, with what another
 * one has found if the first one has found nothing.
 */
export async function extractByChain({ models, extract, onLeft }: Chain): Promise<ChainResult> {
  let failure: unknown;
  let partialData: JsonObject | undefined;
  for (const [index, model] of models.entries()) {
    const hasNext = index + 1 < models.length;
    try {
      return { model, extraction: await extract(model, hasNext) };
    } catch (error) {
      failure ??= error;
      // All models share the time of the run.
      if (!(error instanceof ExtractionError) || error.code === 'timeout') throw error;
      partialData ??= error.partialData;
      // A fallback whose key is gone is passed over.
      const isPassed = SWITCHING.has(error.code) || (index > 0 && error.code !== 'cost_limit');
      if (!isPassed || !hasNext) throw addFound(failure, partialData);
      onLeft(model, error.code);
    }
  }
  throw failure;
}

function addFound(error: unknown, partialData: JsonObject | undefined): unknown {
  const lacksData = error instanceof ExtractionError && error.partialData === undefined && partialData !== undefined;
  return lacksData ? error.with({ partialData }) : error;
}

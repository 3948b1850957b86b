import type { ExtractionEngine } from './engine.ts';
import { showExamples } from './memory-guidance.ts';
import { LOCAL_PROVIDER } from './local/local-engine.ts';

/**
 * Runs of the provider `local` go to the built-in extractor, all others to the pipeline. The caller that created the
 * two closes them.
 */
export function createRoutingEngine({
  local,
  pipeline,
}: {
  local: ExtractionEngine;
  pipeline: ExtractionEngine;
}): ExtractionEngine {
  return {
    async extract(request) {
      if (request.provider === LOCAL_PROVIDER) return local.extract(request);
      const { request: shown, used } = showExamples(request);
      const extraction = await pipeline.extract(shown);
      return used.length === 0 ? extraction : { ...extraction, memory: used };
    },
    close: async () => undefined,
  };
}

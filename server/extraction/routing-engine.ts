import type { ExtractionEngine } from './engine.ts';
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
    extract: (request) => (request.provider === LOCAL_PROVIDER ? local : pipeline).extract(request),
    close: async () => undefined,
  };
}

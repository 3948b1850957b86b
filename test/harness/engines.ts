import { setTimeout as delay } from 'node:timers/promises';
import type { Extraction, ExtractionEngine, ExtractionRequest } from '../../server/extraction/engine.ts';

const NOTHING: Extraction = { extractedData: {}, evidence: [], confidence: 1, warnings: [], usage: null };

/** An engine whose extractions a test decides. By default it finds nothing. */
export function scriptedEngine(
  extract: (request: ExtractionRequest) => Promise<Partial<Extraction>> = async () => ({}),
): ExtractionEngine {
  return {
    extract: async (request) => ({ ...NOTHING, ...(await extract(request)) }),
    close: async () => undefined,
  };
}

/** An engine with a latency. Can be aborted. */
export function slowEngine(ms: number): ExtractionEngine {
  return scriptedEngine(async ({ signal }) => {
    try {
      await delay(ms, undefined, { signal });
    } catch {
      throw signal.reason;
    }
    return {};
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Evidence, Extraction, ExtractionEngine, ExtractionRequest } from '../../server/extraction/engine.ts';
import { toJsonText } from '../../server/lib/json-text.ts';

const NOTHING = { extractedData: {}, confidence: 1, warnings: [], usage: null };

/** What a test decides of an extraction. */
export interface ScriptedExtraction extends Partial<Omit<Extraction, 'evidence'>> {
  evidence?: Evidence[];
}

/** An engine whose extractions a test decides. By default it finds nothing. */
export function scriptedEngine(
  extract: (request: ExtractionRequest) => Promise<ScriptedExtraction> = async () => ({}),
): ExtractionEngine {
  return {
    extract: async (request) => {
      const { evidence = [], ...extraction } = await extract(request);
      return { ...NOTHING, ...extraction, evidence: toJsonText(evidence) };
    },
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

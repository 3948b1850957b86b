import type { ExtractionEngine } from '../extraction/engine.ts';
import { refusesKey } from './refuses-key.ts';
import type { ProviderKeysService } from './service.ts';

/** Wraps an engine to mark keys that their provider refuses, so that no further runs are accepted for them. */
export function markRefusedKeys(
  engine: ExtractionEngine,
  keys: Pick<ProviderKeysService, 'markRefused'>,
): ExtractionEngine {
  return {
    async extract(request) {
      try {
        return await engine.extract(request);
      } catch (error) {
        if (refusesKey(error)) await keys.markRefused(request.access);
        throw error;
      }
    },
    close: () => engine.close(),
  };
}

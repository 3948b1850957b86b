import type { ExtractionEngine } from '../extraction/engine.ts';
import { refusesKey } from './refuses-key.ts';
import type { ProviderKeysService } from './service.ts';

/** An engine that tells when a provider refuses a key, so that no further run is accepted for it. */
export function markRefusedKeys(
  engine: ExtractionEngine,
  keys: Pick<ProviderKeysService, 'refused'>,
): ExtractionEngine {
  return {
    async extract(request) {
      try {
        return await engine.extract(request);
      } catch (error) {
        if (refusesKey(error)) await keys.refused(request.access);
        throw error;
      }
    },
    close: () => engine.close(),
  };
}

import { ExtractionError, type ExtractionEngine } from '../extraction/engine.ts';
import { refusesKey } from './refuses-key.ts';
import type { ProviderKeysService } from './service.ts';

/**
 * Wraps an engine to confirm that a provider refuses a key, before the key is marked `invalid` and no further run is
 * accepted for it. A refusal that is not confirmed makes the run try again.
 */
export function confirmRefusals(
  engine: ExtractionEngine,
  keys: Pick<ProviderKeysService, 'beginUse'>,
): ExtractionEngine {
  return {
    async extract(request) {
      const use = keys.beginUse(request.provider, request.access);
      try {
        const extraction = await engine.extract(request);
        use.accepted();
        return extraction;
      } catch (error) {
        // Usage shows that the provider accepted the key.
        if (error instanceof ExtractionError && error.usage !== null && !refusesKey(error)) use.accepted();
        if (!refusesKey(error) || (await use.refused())) throw error;
        request.signal.throwIfAborted();
        throw error.with({ retryable: true });
      }
    },
    close: () => engine.close(),
  };
}

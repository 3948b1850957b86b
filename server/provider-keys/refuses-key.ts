import { ExtractionError, LACKS_PERMISSION } from '../extraction/engine.ts';

/**
 * Gemini and xAI refuse a key with 400. 403 proves nothing: a valid key may lack a permission. OpenAI also reports that
 * with 401.
 */
const REFUSALS: readonly (number | undefined)[] = [400, 401];

/** Whether an error proves that the provider does not accept the key. */
export function refusesKey(error: unknown): error is ExtractionError {
  if (!(error instanceof ExtractionError) || error.code !== 'provider_auth') return false;
  return REFUSALS.includes(error.providerStatus) && error.detail !== LACKS_PERMISSION;
}

import { ExtractionError } from '../extraction/engine.ts';

/** 400 is how Gemini and xAI refuse a key. 403 proves nothing: a key that works may be forbidden one thing. */
const REFUSALS: readonly (number | undefined)[] = [400, 401];

/** Whether an error proves that the provider does not know the key. */
export function refusesKey(error: unknown): error is ExtractionError {
  return error instanceof ExtractionError && error.code === 'provider_auth' && REFUSALS.includes(error.providerStatus);
}

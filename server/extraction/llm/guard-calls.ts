import type { ExtractionRequest } from '../engine.ts';
import type { ModelClient } from './model-client.ts';

/** A client that makes only the calls that a run may make. */
export function guardCalls(
  client: ModelClient,
  { authorizeCall, hasFallback = false }: Pick<ExtractionRequest, 'authorizeCall' | 'hasFallback'>,
): ModelClient {
  return {
    listModels: (target) => client.listModels(target),
    close: () => client.close(),
    async complete(call) {
      await authorizeCall?.();
      return client.complete(hasFallback ? { ...call, hasFallback } : call);
    },
  };
}

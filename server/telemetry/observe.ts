import type { ModelClient } from '../extraction/llm/model-client.ts';
import type { Destinations } from '../webhooks/destination.ts';
import type { Metrics, ProviderCall } from './metrics.ts';

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** What a failed call has sent and used until then. */
function readCost(error: unknown): Pick<ProviderCall, 'requests' | 'usage'> {
  return {
    requests: error instanceof Error && 'requests' in error ? Number(error.requests) : 0,
    usage: error instanceof Error && 'usage' in error ? (error.usage as ProviderCall['usage']) : null,
  };
}

export function observeModels(client: ModelClient, metrics: Pick<Metrics, 'providerCalled'>): ModelClient {
  return {
    listModels: (target) => client.listModels(target),
    countSpareCalls: (target) => client.countSpareCalls(target),
    describeModel: (target) => client.describeModel(target),
    listOpenCircuits: () => client.listOpenCircuits(),
    close: () => client.close(),
    async complete(call) {
      const { provider, model } = call;
      const start = performance.now();
      try {
        const answer = await client.complete(call);
        const { requests, usage } = answer;
        metrics.providerCalled({ provider, model, outcome: 'ok', requests, usage, seconds: secondsSince(start) });
        return answer;
      } catch (error) {
        const failure = error instanceof Error && 'code' in error ? String(error.code) : 'error';
        const outcome = call.signal.aborted ? 'aborted' : failure;
        metrics.providerCalled({ provider, model, outcome, ...readCost(error), seconds: secondsSince(start) });
        throw error;
      }
    },
  };
}

export function observeDestinations(destinations: Destinations, metrics: Pick<Metrics, 'webhookSent'>): Destinations {
  return {
    close: () => destinations.close(),
    async post(url, request) {
      const start = performance.now();
      const answer = await destinations.post(url, request);
      const { statusCode } = answer;
      const isDelivered = statusCode !== null && statusCode >= 200 && statusCode < 300;
      const outcome = isDelivered ? 'delivered' : statusCode === null ? 'unreachable' : 'refused';
      metrics.webhookSent({ outcome, seconds: secondsSince(start) });
      return answer;
    },
  };
}

import type { ModelClient } from '../extraction/llm/model-client.ts';
import type { Metrics } from './metrics.ts';

/** Adds a gauge of the keys at providers that failed repeatedly. */
export function addCircuitGauge(metrics: Metrics, client: Pick<ModelClient, 'listOpenCircuits'>): void {
  const help =
    'Keys at a provider that are left out where a fallback takes over, because their calls failed repeatedly.';
  metrics.addGauge({ name: 'provider_circuits_open', help, labelNames: ['provider'] }, async () => {
    const counts = new Map<string, number>();
    for (const { provider } of client.listOpenCircuits()) counts.set(provider, (counts.get(provider) ?? 0) + 1);
    return [...counts].map(([provider, value]) => ({ labels: { provider }, value }));
  });
}

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface ProviderCall {
  provider: string;
  model: string;
  /** `ok`, or an error code. */
  outcome: string;
  /** With its retries. */
  seconds: number;
  /** Retries included. */
  requests: number;
  usage: { inputTokens: number; outputTokens: number } | null;
}

/** What the service counts and measures. Labels have few values: no ids, no names that callers choose. */
export interface Metrics {
  requestAnswered(request: { operation: string; status: number; seconds: number }): void;
  /** @param run.code of its error; empty for none */
  runEnded(run: { provider: string; model: string; state: string; code: string }): void;
  providerCalled(call: ProviderCall): void;
  /** A child process ended and is replaced. */
  childRestarted(child: { pool: 'parser' | 'extractor'; reason: string }): void;
  webhookSent(delivery: { outcome: string; seconds: number }): void;
  /**
   * A gauge that is read when it is scraped. Labels without a value are 0 from the first one on, and those in `always`
   * from the start: alerts cannot tell an absent series from a server that is gone.
   */
  addGauge<L extends string>(
    gauge: { name: string; help: string; labelNames: L[]; always?: Record<L, string>[] },
    read: () => Promise<{ labels: Record<L, string>; value: number }[]>,
  ): void;
  /** Limits the values of the labels `provider` and `model`: models of a caller's own server may have any name. */
  toModelLabels(provider: string, model: string): { provider: string; model: string };
  /** All metrics in the text format of Prometheus. */
  print(): Promise<{ contentType: string; text: string }>;
}

const MAX_MODELS = 200;
const OTHER = 'other';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const CALL_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

let processRegistry: Registry | undefined;

/** Processor time, memory, descriptors and event loop lag: one set for all services of a process. */
function getProcessRegistry(): Registry {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name: `excerpt_${name}`, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets: number[]) =>
    new Histogram({ name: `excerpt_${name}`, help, labelNames, buckets, registers });

  const requests = counter('http_requests_total', 'Answered requests.', ['operation', 'status']);
  const requestSeconds = histogram(
    'http_request_duration_seconds',
    'Time from a request to the end of its answer.',
    ['operation'],
    REQUEST_SECONDS,
  );
  const runs = counter('runs_ended_total', 'Runs that this process completed, failed or cancelled.', [
    'state',
    'provider',
    'model',
    'code',
  ]);
  const calls = histogram(
    'provider_call_duration_seconds',
    'Calls to models, each with its retries.',
    ['provider', 'model', 'outcome'],
    CALL_SECONDS,
  );
  const tokens = counter('provider_tokens_total', 'Tokens of calls to models.', ['provider', 'model', 'direction']);
  const retries = counter('provider_retries_total', 'Requests to models beyond the first of a call.', [
    'provider',
    'model',
  ]);
  const deliveries = histogram(
    'webhook_delivery_duration_seconds',
    'Attempts to deliver webhook events.',
    ['outcome'],
    REQUEST_SECONDS,
  );

  const restarts = counter('child_restarts_total', 'Child processes that ended and were replaced.', ['pool', 'reason']);

  const models = new Set<string>();
  function toModelLabels(provider: string, model: string) {
    const key = `${provider}/${model}`;
    if (models.size < MAX_MODELS) models.add(key);
    return models.has(key) ? { provider, model } : { provider, model: OTHER };
  }

  return {
    toModelLabels,
    requestAnswered({ operation, status, seconds }) {
      requests.inc({ operation, status: `${status}` });
      requestSeconds.observe({ operation }, seconds);
    },
    runEnded: ({ state, provider, model, code }) => runs.inc({ state, ...toModelLabels(provider, model), code }),
    providerCalled({ provider, model, outcome, seconds, requests: sent, usage }) {
      const labels = toModelLabels(provider, model);
      calls.observe({ ...labels, outcome }, seconds);
      if (sent > 1) retries.inc(labels, sent - 1);
      if (usage === null) return;
      tokens.inc({ ...labels, direction: 'input' }, usage.inputTokens);
      tokens.inc({ ...labels, direction: 'output' }, usage.outputTokens);
    },
    childRestarted: (child) => restarts.inc(child),
    webhookSent: ({ outcome, seconds }) => deliveries.observe({ outcome }, seconds),

    addGauge<L extends string>(
      {
        name,
        help,
        labelNames,
        always = [],
      }: {
        name: string;
        help: string;
        labelNames: L[];
        always?: Record<L, string>[];
      },
      read: () => Promise<{ labels: Record<L, string>; value: number }[]>,
    ) {
      const seen = new Map(always.map((labels) => [JSON.stringify(labels), labels]));
      const gauge: Gauge<L> = new Gauge({
        name: `excerpt_${name}`,
        help,
        labelNames,
        registers,
        async collect() {
          const values = await read();
          for (const { labels } of values) seen.set(JSON.stringify(labels), labels);
          for (const labels of seen.values()) gauge.set(labels, 0);
          for (const { labels, value } of values) gauge.set(labels, value);
        },
      });
    },

    async print() {
      const all = Registry.merge([getProcessRegistry(), registry]);
      return { contentType: all.contentType, text: await all.metrics() };
    },
  };
}

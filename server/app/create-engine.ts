import type { Config } from '../config.ts';
import { createExtractionPool, type ExtractionPool } from '../extraction/child/extraction-pool.ts';
import type { ExtractionEngine } from '../extraction/engine.ts';
import { createModelClient } from '../extraction/llm/create-model-client.ts';
import { createLocalEngine } from '../extraction/local/local-engine.ts';
import type { ProviderRegistry } from '../extraction/models/provider-registry.ts';
import { createPipelineEngine } from '../extraction/pipeline/pipeline-engine.ts';
import { createRoutingEngine } from '../extraction/routing-engine.ts';
import { compileSchema } from '../extraction/schema/compile/compile-schema.ts';
import type { AddressGuard } from '../lib/addresses/address-guard.ts';
import type { Clock } from '../lib/clock.ts';
import type { Tracer } from '../lib/tracer.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { observeModels } from '../telemetry/observe.ts';
import { traceExtraction, traceModels } from '../telemetry/trace.ts';
import type { Closers } from './closers.ts';

interface EngineDependencies {
  registry: ProviderRegistry;
  clock: Clock;
  addresses: AddressGuard;
  metrics: Pick<Metrics, 'providerCalled' | 'childRestarted'>;
  tracer: Tracer;
  /** Of the settings by default. */
  pool?: ExtractionPool;
}

/** The engine of the settings, and what it consists of. */
export interface BuiltInEngine {
  engine: ExtractionEngine;
  client: ReturnType<typeof createModelClient>;
  pool: ExtractionPool;
}

/**
 * Creates the built-in extractor and the model pipeline, with the model client that the pipeline and provider keys
 * share.
 */
export function createEngine(
  config: Config,
  { registry, clock, addresses, metrics, tracer, pool: replacement }: EngineDependencies,
  closers: Closers,
): BuiltInEngine {
  const client = createModelClient({ registry, clock, compileSchema, addressGuard: addresses, ...config.providers });
  closers.add(() => client.close());
  const pool = traceExtraction(replacement ?? openPool(config, metrics), tracer);
  closers.add(() => pool.close());
  const engine = createRoutingEngine({
    local: createLocalEngine(pool),
    pipeline: createPipelineEngine({
      client: observeModels(traceModels(client, tracer), metrics),
      pool,
      getModelCapacity: (provider, model) => ({
        ...registry.model(provider, model),
        readsPdf: registry.find(provider)?.readsPdf === true,
      }),
      concurrency: config.providers.callsPerRun,
    }),
  });
  closers.add(() => engine.close());
  return { engine, client, pool };
}

function openPool(config: Config, metrics: Pick<Metrics, 'childRestarted'>): ExtractionPool {
  return createExtractionPool({
    processes: config.extractor.processes,
    maxRssBytes: config.childMemoryBytes,
    deadlineMs: config.extractor.timeoutMs,
    onRestart: (reason) => metrics.childRestarted({ pool: 'extractor', reason }),
  });
}

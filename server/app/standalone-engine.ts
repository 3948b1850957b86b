import type { Config } from '../config.ts';
import { ConfigError } from '../config/read-settings.ts';
import type { ExtractionPool } from '../extraction/child/extraction-pool.ts';
import type { ExtractionEngine, ProviderAccess } from '../extraction/engine.ts';
import { UNKNOWN_RESIDENCY } from '../extraction/models/provider-registry.ts';
import { builtIn } from '../extraction/models/providers/built-in.ts';
import { AddressGuard } from '../lib/addresses/address-guard.ts';
import { systemClock } from '../lib/clock.ts';
import { NO_TRACER } from '../lib/tracer.ts';
import { loadProviders } from '../providers/load-providers.ts';
import type { Closers } from './closers.ts';
import { createEngine } from './create-engine.ts';

export interface StandaloneEngine {
  engine: ExtractionEngine;
  target: { provider: string; model: string };
  access: ProviderAccess;
  residency: string;
  /** The child processes of the built-in extractor. */
  pool: ExtractionPool;
}

const NO_METRICS = { providerCalled: () => undefined, childRestarted: () => undefined };

/**
 * Opens the engine without a server, for one model. Throws `ConfigError`, and a plain error for a model that cannot be
 * used.
 * @param options.model `<provider>/<model>`; the system fallback if absent
 * @param options.processes children of the built-in extractor
 */
export async function openStandaloneEngine(
  config: Config,
  { model, processes }: { model: string | undefined; processes: number },
  closers: Closers,
): Promise<StandaloneEngine> {
  const providers = await loadProviders(config);
  if ('problems' in providers) throw new ConfigError(providers.problems);
  const { registry, fallback } = providers;
  const target = model === undefined ? fallback : readModel(model);
  const entry = registry.find(target.provider);
  if (entry === undefined) throw new Error(`There is no provider ${target.provider}.`);
  const isFallback = target.provider === fallback.provider;
  if (!isFallback && entry.needsSecret)
    throw new Error(`For ${entry.id}, set EXCERPT_SYSTEM_PROVIDER=${entry.id} and EXCERPT_SYSTEM_API_KEY.`);
  const addresses = new AddressGuard(config.providerNetworks);
  const { engine, pool } = createEngine(
    { ...config, extractor: { ...config.extractor, processes } },
    { registry, clock: systemClock, addresses, metrics: NO_METRICS, tracer: NO_TRACER },
    closers,
  );
  const access = {
    apiKey: isFallback ? fallback.apiKey : null,
    baseUrl: isFallback ? fallback.baseUrl : null,
    quota: 'system',
  };
  const isBuiltIn = entry.id === builtIn.id;
  return {
    engine,
    pool,
    target: { provider: target.provider, model: target.model },
    access,
    residency: isBuiltIn ? config.localResidency : (entry.residency ?? UNKNOWN_RESIDENCY),
  };
}

function readModel(text: string): { provider: string; model: string } {
  const at = text.indexOf('/');
  if (at <= 0) throw new Error(`A model is written as <provider>/<model>, unlike ${text}.`);
  return { provider: text.slice(0, at), model: text.slice(at + 1) };
}

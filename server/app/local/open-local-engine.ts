import type { Config } from '../../config.ts';
import { createExtractionPool } from '../../extraction/child/extraction-pool.ts';
import { createLocalEngine } from '../../extraction/local/local-engine.ts';
import { builtIn } from '../../extraction/models/providers/built-in.ts';
import type { Closers } from '../closers.ts';
import type { StandaloneEngine } from '../standalone-engine.ts';
import type { LocalPool } from './local-pool.ts';

interface EngineOptions {
  /** `<provider>/<model>`; the system fallback if absent. */
  model: string | undefined;
  /** Child processes of the built-in extractor. */
  localPool: LocalPool;
}

/** Opens an engine: the built-in one without the modules for models, which take longer to load than it does. */
export async function openLocalEngine(
  config: Config,
  { model, localPool }: EngineOptions,
  closers: Closers,
): Promise<StandaloneEngine> {
  const target = { provider: builtIn.id, model: builtIn.defaultModel };
  const isBuiltIn =
    model === undefined ? config.systemFallback === null : model === `${target.provider}/${target.model}`;
  if (!isBuiltIn || config.modelsFile !== null) {
    const { openStandaloneEngine } = await import('../standalone-engine.ts');
    return openStandaloneEngine(config, { model, processes: localPool.size }, closers);
  }
  const pool = createExtractionPool({
    pool: localPool.extraction,
    processes: localPool.size,
    maxRssBytes: config.childMemoryBytes,
    deadlineMs: config.extractor.timeoutMs,
  });
  closers.add(() => pool.close());
  return {
    engine: createLocalEngine(pool),
    pool,
    target,
    access: { apiKey: null, baseUrl: null, quota: 'system' },
    residency: config.localResidency,
  };
}

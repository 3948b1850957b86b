import { basename } from 'node:path';
import { loadConfig, readEnvironment, type Config } from '../../config.ts';
import type { Environment } from '../../config/read-settings.ts';
import { createSchemaTasks } from '../../extraction/child/schema-tasks.ts';
import { definitions } from '../../extraction/schema/definition/definition.ts';
import type { ModelChoice } from '../../lib/models/model-choice.ts';
import type { Layout } from '../../parsing/layout.ts';
import { ParseError, type Parser } from '../../parsing/parser.ts';
import { extractByChain } from '../../runs/execution/model-chain.ts';
import { SCHEMA_TEMPLATES } from '../../schema-templates/all-templates.ts';
import { proposeSchema, type InferredSchema } from '../../schema-inference/propose-schema.ts';
import { Closers } from '../closers.ts';
import { openLocalPool } from './local-pool.ts';
import { openLocalEngine } from './open-local-engine.ts';
import { openLocalParser, parseLocalFile } from './parse-local-file.ts';

export type { InferredSchema };

export interface LocalInferenceOptions {
  /** Files of documents of one kind. */
  paths: readonly string[];
  /** What is wanted, in words. */
  wish?: string | undefined;
  /** `<provider>/<model>`; the system fallback if absent. */
  model?: string | undefined;
  /** Documents parsed at once. */
  concurrency: number;
  signal: AbortSignal;
}

/**
 * Proposes a definition on this machine with the code of the server, configured by the process's environment under
 * `overrides`. Throws `ConfigError`, a plain error for a document that cannot be read, and the signal's reason.
 */
export async function inferLocalSchema(
  { paths, wish, model, concurrency, signal }: LocalInferenceOptions,
  overrides: Environment = {},
): Promise<InferredSchema> {
  const config = loadConfig({ ...readEnvironment(), ...overrides });
  const closers = new Closers();
  try {
    const localPool = openLocalPool(config, concurrency, closers);
    const { engine, pool, target, access, residency } = await openLocalEngine(config, { model, localPool }, closers);
    const resolution: ModelChoice = { ...target, residency, keySource: 'system', providerKeyId: null };
    const layouts = await readLayouts(paths, { config, signal, parser: openLocalParser(config, localPool, closers) });
    return await proposeSchema(
      {
        ...createSchemaTasks(pool),
        templates: SCHEMA_TEMPLATES,
        definitions,
        engine,
        askInTurn: extractByChain,
        getAccess: async () => access,
        localResidency: config.localResidency,
      },
      {
        layouts,
        wish: wish ?? null,
        plan: { resolution, fallbacks: [] },
        authorize: async () => undefined,
        signal: AbortSignal.any([signal, AbortSignal.timeout(config.runTimeoutMs)]),
      },
    );
  } finally {
    await closers.closeAll();
  }
}

async function readLayouts(
  paths: readonly string[],
  { config, parser, signal }: { config: Config; parser: Parser; signal: AbortSignal },
): Promise<Layout[]> {
  return Promise.all(
    paths.map(async (path) => {
      try {
        return (await parseLocalFile(path, { config, parser, signal })).layout;
      } catch (error) {
        if (!(error instanceof ParseError)) throw error;
        throw new Error(`${basename(path)}: ${error.message}`, { cause: error });
      }
    }),
  );
}

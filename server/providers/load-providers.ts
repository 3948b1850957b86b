import { readFile } from 'node:fs/promises';
import { applyModelsFile } from '../extraction/models/models-file.ts';
import {
  allowsModel,
  createProviderRegistry,
  UNKNOWN_RESIDENCY,
  type ProviderEntry,
  type ProviderRegistry,
} from '../extraction/models/provider-registry.ts';
import { builtIn } from '../extraction/models/providers/built-in.ts';
import { providers as knownProviders } from '../extraction/models/known-providers.ts';

/** The provider for callers without a key. */
export interface SystemFallback {
  provider: string;
  model: string;
  residency: string;
  /** The operator's key; null if the provider needs none. */
  apiKey: string | null;
  /** Null for the provider's own address. */
  baseUrl: string | null;
}

export interface ConfiguredProviders {
  registry: ProviderRegistry;
  fallback: SystemFallback;
}

interface Settings {
  modelsFile: string | null;
  systemFallback: { provider: string; model: string | null; apiKey: string | null; baseUrl: string | null } | null;
  localResidency: string;
}

/** Loads the configured providers and fallback. Returns all problems if the configuration is invalid. */
export async function loadProviders(settings: Settings): Promise<ConfiguredProviders | { problems: string[] }> {
  const entries = await loadEntries(settings);
  if ('problems' in entries) return entries;
  const registry = createProviderRegistry(entries);
  const { systemFallback } = settings;
  if (systemFallback === null)
    return { registry, fallback: { ...builtInFallback, residency: settings.localResidency } };
  const provider = registry.find(systemFallback.provider);
  if (provider === undefined)
    return { problems: [`EXCERPT_SYSTEM_PROVIDER must be one of ${entries.map(({ id }) => id).join(', ')}.`] };
  const problems = checkFallback(provider, systemFallback);
  if (problems.length > 0) return { problems };
  if (provider.kind === 'local')
    return { registry, fallback: { ...builtInFallback, residency: settings.localResidency } };
  const { apiKey, baseUrl, model } = systemFallback;
  return {
    registry,
    fallback: {
      provider: provider.id,
      model: model ?? provider.defaultModel ?? '',
      residency: provider.residency ?? UNKNOWN_RESIDENCY,
      apiKey,
      baseUrl,
    },
  };
}

const builtInFallback = { provider: builtIn.id, model: builtIn.defaultModel, apiKey: null, baseUrl: null };

async function loadEntries({ modelsFile }: Settings): Promise<readonly ProviderEntry[] | { problems: string[] }> {
  if (modelsFile === null) return knownProviders;
  const about = (problem: string) => `EXCERPT_MODELS_FILE ${modelsFile}: ${problem}`;
  let text: string;
  try {
    text = await readFile(modelsFile, 'utf8');
  } catch (error) {
    return { problems: [about(`it cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`)] };
  }
  const entries = applyModelsFile(knownProviders, text);
  return 'problems' in entries ? { problems: entries.problems.map(about) } : entries;
}

function checkFallback(
  provider: ProviderEntry,
  { model, apiKey, baseUrl }: NonNullable<Settings['systemFallback']>,
): string[] {
  const { id, kind, models, defaultModel, needsSecret, keyHasBaseUrl } = provider;
  const isLocal = kind === 'local';
  const problems: string[] = [];
  if (needsSecret && apiKey === null) problems.push(`EXCERPT_SYSTEM_API_KEY must be set: ${id} needs a key.`);
  if (isLocal && apiKey !== null) problems.push(`EXCERPT_SYSTEM_API_KEY must be empty: ${id} needs no key.`);
  if (keyHasBaseUrl && provider.baseUrl === null && baseUrl === null)
    problems.push(`EXCERPT_SYSTEM_BASE_URL must be set: ${id} has no fixed address.`);
  if (!keyHasBaseUrl && baseUrl !== null)
    problems.push(
      `EXCERPT_SYSTEM_BASE_URL must be empty: ${isLocal ? `${id} needs none` : `${id} has a fixed address`}.`,
    );
  if (model === null && defaultModel === null)
    problems.push(`EXCERPT_SYSTEM_MODEL must be set: ${id} has no default model.`);
  if (model !== null && !allowsModel(provider, model)) {
    problems.push(
      `EXCERPT_SYSTEM_MODEL must be one of ${models.map((one) => one.id).join(', ')} for ${id}; ` +
        'EXCERPT_MODELS_FILE adds others.',
    );
  }
  return problems;
}

import type { JsonObject } from '../../lib/json-value.ts';
import type { SchemaProfileName } from '../schema/schema-profiles.ts';
import type { ModelPrice } from './model-prices.ts';
import type { Source } from './source.ts';

export { UNVERIFIED, type Source } from './source.ts';

/** How well a provider enforces a schema. `json_schema_strict` guarantees it, `by_model` depends on the model. */
export type StructuredOutput = 'built_in' | 'json_schema_strict' | 'json_schema' | 'tool' | 'json_object' | 'by_model';

export interface ModelLimits {
  /** Tokens of prompt and answer together. */
  contextTokens: number;
  /** Maximum tokens of one answer. */
  maxOutputTokens: number;
  seesPictures: boolean;
  sources: Readonly<Record<'contextTokens' | 'maxOutputTokens' | 'seesPictures', Source>>;
}

export interface ModelEntry extends ModelLimits {
  id: string;
  /** In the order of their dates. Empty if unknown. */
  prices: readonly ModelPrice[];
}

/** The interface that a provider speaks. Most copy OpenAI's. */
export type WireFormatName = 'openai' | 'anthropic' | 'gemini';

/** How a provider's interface differs from others of its wire format. */
export interface ProviderQuirks {
  /** The parameter that limits the answer. Always sent: some providers cut off after a few tokens without it. */
  tokenLimit: 'max_tokens' | 'max_completion_tokens';
  /** The parameter that makes answers reproducible; null if there is none. */
  seed: 'seed' | 'random_seed' | null;
  /** Whether `temperature` is sent where the schema version sets none. */
  temperature: boolean;
  /** Parameters that are never sent, because the provider rejects or silently ignores them. */
  rejects: readonly string[];
  /** Merged into the body of every request. */
  extraBody: JsonObject;
  /** Values of `finish_reason` for a truncated answer. */
  truncatedReasons: readonly string[];
  /** Values of `finish_reason` for a withheld answer. */
  refusedReasons: readonly string[];
  /** Whether the prompt must repeat the schema, because the model does not see `response_format`. */
  repeatSchema: boolean;
  /** Whether a tool call can be forced. If not, the prompt asks for it. */
  forcesTools: boolean;
  /** Whether `GET /models` lists the models and rejects a wrong key. */
  listsModels: boolean;
}

/** The residency to report if it is not known. */
export const UNKNOWN_RESIDENCY = 'unknown';

export interface ProviderEntry {
  /** As in `model: <provider>/<model>`. */
  id: string;
  name: string;
  /** `local` is the built-in extractor, `hosted` a service, `self-hosted` a server that the operator runs. */
  kind: 'local' | 'hosted' | 'self-hosted';
  /** Where data is processed, such as `EU`; null if the key or the operator's file decides it. */
  residency: string | null;
  wireFormat: WireFormatName;
  /** Whether its models read PDF files. */
  readsPdf: boolean;
  /** Base URL of the interface; null if the key brings it, or there is none. */
  baseUrl: string | null;
  /** Whether a key may have a base URL. It must have one if the provider has none. */
  keyHasBaseUrl: boolean;
  /** Whether a key has a secret. Self-hosted servers often need none. */
  needsSecret: boolean;
  /** The allowlist. If it is empty, `publishedModels` decides. */
  models: readonly ModelEntry[];
  /**
   * What `GET /models` of the provider lists: `all` that a key may use, or those `shared` by all accounts, without the
   * account's own. Others are refused. `none`: no list decides, and any model is allowed.
   */
  publishedModels: 'none' | 'all' | 'shared';
  /** Null if requests must name a model. */
  defaultModel: string | null;
  /** Limits assumed for a model that is not listed. */
  otherModels: ModelLimits;
  /** Prices of models that are not listed, where they are all the same. */
  otherPrices?: readonly ModelPrice[];
  structuredOutput: StructuredOutput;
  /** The subset of JSON Schema that the provider supports. */
  schemaProfile: SchemaProfileName;
  quirks: ProviderQuirks;
  /** Source of the address and of the interface. */
  source: Source;
  /** Sources of the other facts. Quirks have several. */
  sources: Readonly<{ residency: Source; structuredOutput: Source; quirks: readonly Source[] }>;
}

/** The providers of this server: the known ones with the operator's overrides. */
export interface ProviderRegistry {
  /** Starts with the built-in extractor. */
  list(): readonly ProviderEntry[];
  find(id: string): ProviderEntry | undefined;
  /** The known or assumed limits of a model. Throws for an unknown provider. */
  model(provider: string, model: string): ModelEntry;
}

export function createProviderRegistry(entries: readonly ProviderEntry[]): ProviderRegistry {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    list: () => entries,
    find: (id) => byId.get(id),
    model(provider, model) {
      const entry = byId.get(provider);
      if (entry === undefined) throw new Error(`The provider ${provider} is not in the registry.`);
      return (
        entry.models.find(({ id }) => id === model) ?? {
          id: model,
          prices: entry.otherPrices ?? [],
          ...entry.otherModels,
        }
      );
    },
  };
}

/** Whether the provider's allowlist permits the model. */
export function allowsModel({ models }: Pick<ProviderEntry, 'models'>, model: string): boolean {
  return models.length === 0 || models.some(({ id }) => id === model);
}

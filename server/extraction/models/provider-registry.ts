import type { JsonObject } from '../../lib/json-value.ts';
import type { SchemaProfileName } from '../schema/schema-profiles.ts';

/**
 * How far a provider holds a model to a schema. `json_schema_strict` does so whole, `by_model` depends on the model.
 */
export type StructuredOutput = 'built_in' | 'json_schema_strict' | 'json_schema' | 'tool' | 'json_object' | 'by_model';

/** The mark of a fact that no document was found for. Of limits, such a value is the smaller and safer one. */
export const UNVERIFIED = 'unverified';

/**
 * Where a fact comes from: the address of a document that was read, `unverified`, or what else decides it: the setting
 * or file of the operator by its name, `provider-key` where each key says it, the folder of what is implemented here.
 */
export type Source = string;

export interface ModelLimits {
  /** Tokens of question and answer together. */
  contextTokens: number;
  /** Most tokens of one answer. */
  maxOutputTokens: number;
  seesPictures: boolean;
  sources: Readonly<Record<'contextTokens' | 'maxOutputTokens' | 'seesPictures', Source>>;
}

export interface ModelEntry extends ModelLimits {
  id: string;
}

/** How a provider's interface differs from others of its kind: what a client must do and leave. */
export interface ProviderQuirks {
  /**
   * The parameter that limits the answer, which is always sent: some providers cut off after a few tokens without it.
   */
  tokenLimit: 'max_tokens' | 'max_completion_tokens';
  /** The parameter that makes answers repeat; null where there is none. */
  seed: 'seed' | 'random_seed' | null;
  /** Whether `temperature` may be sent. */
  temperature: boolean;
  /** Parameters that are answered with an error, or ignored without a word, so that they are never sent. */
  rejects: readonly string[];
  /** Goes into the body of every request as it is. */
  extraBody: JsonObject;
  /** Values of `finish_reason` that mean an answer cut off. */
  truncatedReasons: readonly string[];
  /** Values of `finish_reason` that mean an answer withheld. */
  refusedReasons: readonly string[];
  /** Whether the prompt must show the schema besides: the model does not see what `response_format` says. */
  repeatSchema: boolean;
  /** Whether a model may be made to call a tool. Where not, it is asked to. */
  forcesTools: boolean;
  /** Whether `GET /models` lists the models, and refuses a wrong key. */
  listsModels: boolean;
  /**
   * How `GET /models` is told the key. `anthropic`: by that provider's own headers, since the list is not part of what
   * it copies of OpenAI.
   */
  listsBy: 'bearer' | 'anthropic';
}

/** What is said where nothing is known of it. */
export const UNKNOWN_RESIDENCY = 'unknown';

export interface ProviderEntry {
  /** As in `model: <provider>/<model>`. */
  id: string;
  name: string;
  /** `local` is the built-in extractor, `hosted` a service, `self-hosted` a server of the operator's own. */
  kind: 'local' | 'hosted' | 'self-hosted';
  /** Where it processes data, as `EU`; null where the key, or the operator's file, would have to say. */
  residency: string | null;
  /** Of the OpenAI-compatible interface; null where the key brings it, or there is none. */
  baseUrl: string | null;
  /** Whether a key may have a base URL of its own. It must where the provider has none. */
  keyHasBaseUrl: boolean;
  /** Whether a key has a secret. Servers of one's own often ask for none. */
  needsSecret: boolean;
  /** The models that are allowed; empty where any is. */
  models: readonly ModelEntry[];
  /** Null where a model must be named. */
  defaultModel: string | null;
  /** What is assumed of a model that is not listed. */
  otherModels: ModelLimits;
  structuredOutput: StructuredOutput;
  /** The part of JSON Schema that it takes. */
  schemaProfile: SchemaProfileName;
  quirks: ProviderQuirks;
  /** Of the address and the interface as a whole. */
  source: Source;
  /** Of the other facts. Quirks come from several places. */
  sources: Readonly<{ residency: Source; structuredOutput: Source; quirks: readonly Source[] }>;
}

/** The providers of this server: those that it knows, under what the operator's file says. */
export interface ProviderRegistry {
  /** The built-in extractor first. */
  list(): readonly ProviderEntry[];
  find(id: string): ProviderEntry | undefined;
  /** What is known of a model, or assumed. Throws for a provider that is not in the registry. */
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
      return entry.models.find(({ id }) => id === model) ?? { id: model, ...entry.otherModels };
    },
  };
}

/** Whether the provider's allowlist has the model. */
export function allowsModel({ models }: Pick<ProviderEntry, 'models'>, model: string): boolean {
  return models.length === 0 || models.some(({ id }) => id === model);
}

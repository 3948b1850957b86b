import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../lib/json-value.ts';
import { PRICE_DEFAULTS, type ModelPrice } from './model-prices.ts';
import type { ModelEntry, ModelLimits, ProviderEntry, ProviderQuirks, Source } from './provider-registry.ts';
import { hosted } from './provider-defaults.ts';

/** A provider in the operator's file: overrides of a known provider, or a new one. */
type ReplacedField = 'id' | 'models' | 'otherModels' | 'schemaProfile' | 'quirks' | 'sources';
type ProviderChange = Partial<Omit<ProviderEntry, ReplacedField>> & {
  id: string;
  /** False removes the provider. */
  enabled?: boolean;
  /** Replaces the allowlist. An empty list allows any model. */
  models?: (string | ModelChange)[];
  /** Adds models to the allowlist, or overrides their limits. */
  moreModels?: (string | ModelChange)[];
  otherModels?: LimitsChange;
  quirks?: Partial<ProviderQuirks>;
};

type LimitsChange = Partial<Omit<ModelLimits, 'sources'>>;
type PriceChange = Pick<ModelPrice, 'currency' | 'input' | 'output'> &
  Partial<Pick<ModelPrice, 'cachedInput' | 'cacheWrite'>>;
type ModelChange = LimitsChange & { id: string; price?: PriceChange | null };

const name = { type: 'string', minLength: 1, maxLength: 200 };
const names = { type: 'array', items: name };
const closed = { type: 'object', additionalProperties: false };
const modelFacts = {
  contextTokens: { type: 'integer', minimum: 1_000, maximum: 100_000_000 },
  maxOutputTokens: { type: 'integer', minimum: 100, maximum: 100_000_000 },
  seesPictures: { type: 'boolean' },
};
const rate = { type: 'number', minimum: 0, maximum: 1_000_000 };
const price = {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['currency', 'input', 'output'],
  properties: {
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    input: rate,
    cachedInput: { ...rate, type: ['number', 'null'] },
    cacheWrite: { ...rate, type: ['number', 'null'] },
    output: rate,
  },
};
const models = {
  type: 'array',
  items: { anyOf: [name, { ...closed, required: ['id'], properties: { id: name, ...modelFacts, price } }] },
};

const fileSchema = {
  ...closed,
  required: ['providers'],
  properties: {
    providers: {
      type: 'array',
      items: {
        ...closed,
        required: ['id'],
        properties: {
          id: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$', not: { const: 'local' } },
          enabled: { type: 'boolean' },
          name,
          kind: { enum: ['hosted', 'self-hosted'] },
          residency: { anyOf: [name, { type: 'null' }] },
          wireFormat: { enum: ['openai', 'anthropic', 'gemini'] },
          readsPdf: { type: 'boolean' },
          baseUrl: { type: 'string', pattern: '^https?://[^\\s@]+$' },
          keyHasBaseUrl: { type: 'boolean' },
          needsSecret: { type: 'boolean' },
          models,
          moreModels: models,
          publishedModels: { enum: ['none', 'all', 'shared'] },
          defaultModel: { anyOf: [name, { type: 'null' }] },
          otherModels: { ...closed, properties: modelFacts },
          structuredOutput: { enum: ['json_schema_strict', 'json_schema', 'tool', 'json_object', 'by_model'] },
          quirks: {
            ...closed,
            properties: {
              tokenLimit: { enum: ['max_tokens', 'max_completion_tokens'] },
              seed: { enum: ['seed', 'random_seed', null] },
              temperature: { type: 'boolean' },
              rejects: names,
              extraBody: { type: 'object' },
              truncatedReasons: names,
              refusedReasons: names,
              repeatSchema: { type: 'boolean' },
              forcesTools: { type: 'boolean' },
              listsModels: { type: 'boolean' },
            },
          },
          source: name,
        },
      },
    },
  },
};

const FILE: Source = 'EXCERPT_MODELS_FILE';

/** Defaults of a provider that the file adds. */
const ownProvider: Omit<ProviderEntry, 'id' | 'name'> = {
  ...hosted,
  structuredOutput: 'json_schema',
  source: FILE,
  sources: { residency: FILE, structuredOutput: FILE, quirks: [FILE] },
};

/**
 * Applies the operator's models file to the known providers.
 * @param text the file, JSON
 * @returns the entries, or all problems, each with its path in the file
 */
export function applyModelsFile(
  known: readonly ProviderEntry[],
  text: string,
): ProviderEntry[] | { problems: string[] } {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { problems: ['the file is not valid JSON.'] };
  }
  // Compiled on demand, since few servers have such a file.
  const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile<{
    providers: ProviderChange[];
  }>(fileSchema);
  if (!validate(file)) return { problems: [...new Set((validate.errors ?? []).flatMap(describeError))] };

  const entries = new Map(known.map((entry) => [entry.id, entry]));
  const problems: string[] = [];
  file.providers.forEach((change, index) => {
    const place = `/providers/${index}`;
    if (file.providers.findIndex(({ id }) => id === change.id) < index)
      problems.push(`${place}: the provider ${change.id} is listed twice.`);
    else if (change.enabled === false) entries.delete(change.id);
    else {
      const entry = applyChange(entries.get(change.id), change);
      problems.push(...findContradictions(entry).map((problem) => `${place}: ${problem}`));
      entries.set(entry.id, entry);
    }
  });
  return problems.length > 0 ? { problems } : [...entries.values()];
}

/** The errors of the alternatives of an `anyOf` are left out: the error of the `anyOf` covers them. */
function describeError({ instancePath, keyword, params, message, schemaPath }: ErrorObject): string[] {
  if (/\/anyOf\/\d/.test(schemaPath) && keyword !== 'additionalProperties') return [];
  const place = instancePath === '' ? 'the file' : instancePath;
  if (keyword === 'additionalProperties')
    return [`${place}: ${String((params as JsonObject)['additionalProperty'])} is not a known field.`];
  if (keyword === 'enum')
    return [
      `${place} must be one of ${((params as JsonObject)['allowedValues'] as unknown[]).map(String).join(', ')}.`,
    ];
  if (keyword === 'not') return [`${place}: the built-in extractor cannot be changed.`];
  if (keyword === 'anyOf') return [`${place} must be a string, or an object as in docs/models.md.`];
  return [`${place} ${message ?? 'is wrong'}.`];
}

function applyChange(
  known: ProviderEntry | undefined,
  { enabled: _, models: replaced, moreModels = [], otherModels, quirks, ...change }: ProviderChange,
): ProviderEntry {
  const base: ProviderEntry = known ?? {
    ...ownProvider,
    id: change.id,
    name: change.id,
    keyHasBaseUrl: change.baseUrl === undefined,
  };
  // If the file names a document, that is the source of its facts.
  const source = change.source ?? FILE;
  const other = overrideLimits(base.otherModels, otherModels ?? {}, source);
  const toEntry = (model: string | ModelChange): ModelEntry => {
    const { id, price, ...said }: ModelChange = typeof model === 'string' ? { id: model } : model;
    const before = base.models.find((one) => one.id === id);
    const prices = price === undefined ? (before?.prices ?? []) : toPrices(price, source);
    return { id, prices, ...overrideLimits(before ?? other, said, source) };
  };
  const more = moreModels.map(toEntry);
  const kept = (replaced?.map(toEntry) ?? base.models).filter(({ id }) => more.every((model) => model.id !== id));
  const models = [...kept, ...more];
  // The operator's list replaces the provider's, also an empty one, which allows any model.
  const publishedModels = change.publishedModels ?? (replaced === undefined ? base.publishedModels : 'none');
  const sources = {
    residency: change.residency === undefined ? base.sources.residency : source,
    structuredOutput: change.structuredOutput === undefined ? base.sources.structuredOutput : source,
    quirks: quirks === undefined ? base.sources.quirks : [...new Set([...base.sources.quirks, source])],
  };
  const entry = {
    ...base,
    ...change,
    models,
    publishedModels,
    otherModels: other,
    quirks: { ...base.quirks, ...quirks },
    sources,
  };
  // If the new list lacks the old default, its first model becomes the default.
  if (change.defaultModel !== undefined || replaced === undefined || models.some(({ id }) => id === base.defaultModel))
    return entry;
  return { ...entry, defaultModel: models[0]?.id ?? null };
}

const toPrices = (price: PriceChange | null, source: Source): ModelPrice[] =>
  price === null ? [] : [{ ...PRICE_DEFAULTS, ...price, source }];

function overrideLimits(
  { contextTokens, maxOutputTokens, seesPictures, sources }: ModelLimits,
  said: LimitsChange,
  source: Source,
): ModelLimits {
  const changed = Object.fromEntries(Object.keys(said).map((name) => [name, source]));
  return { contextTokens, maxOutputTokens, seesPictures, ...said, sources: { ...sources, ...changed } };
}

function findContradictions({ baseUrl, keyHasBaseUrl, models, otherModels, defaultModel }: ProviderEntry): string[] {
  const problems: string[] = [];
  if (baseUrl === null && !keyHasBaseUrl) problems.push('it needs a baseUrl, or keyHasBaseUrl: true.');
  if (defaultModel !== null && models.length > 0 && models.every(({ id }) => id !== defaultModel)) {
    problems.push(`defaultModel is ${defaultModel}, which is not one of its models.`);
  }
  for (const { id, contextTokens, maxOutputTokens } of [...models, { id: 'otherModels', ...otherModels }]) {
    if (maxOutputTokens > contextTokens) problems.push(`${id} has more maxOutputTokens than contextTokens.`);
  }
  const twice = models.find(({ id }, index) => models.findIndex((model) => model.id === id) < index);
  if (twice !== undefined) problems.push(`the model ${twice.id} is listed twice.`);
  return problems;
}

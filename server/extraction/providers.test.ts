import { expect, it } from 'vitest';
import { allowsModel, createProviderRegistry } from './provider-registry.ts';
import { providers } from './providers.ts';

const registry = createProviderRegistry(providers);

it('has one entry an id, and default models that are allowed', () => {
  expect(new Set(providers.map((provider) => provider.id)).size).toBe(providers.length);
  for (const { defaultModel, models } of providers) {
    if (defaultModel === null) expect(models).toEqual([]);
    else expect(models.map(({ id }) => id)).toContain(defaultModel);
  }
});

it('begins with the built-in extractor, which reaches no network', () => {
  expect(providers[0]).toMatchObject({ id: 'local', name: 'Built-in extractor', models: [{ id: 'local-1' }], residency: null, baseUrl: null });
});

it('knows the documented fallback as resident in the EU', () => {
  expect(registry.find('mistral-eu')).toMatchObject({ residency: 'EU', baseUrl: 'https://api.eu.mistral.ai/v1' });
  expect(registry.find('nobody')).toBeUndefined();
  expect(registry.find('constructor')).toBeUndefined();
});

it('reaches hosted providers over TLS only', () => {
  for (const { baseUrl } of providers) expect(baseUrl === null || new URL(baseUrl).protocol === 'https:').toBe(true);
});

it('assumes limits of a model that it does not list, and lets a provider without a list have any', () => {
  expect(registry.model('mistral-eu', 'mistral-large-2512')).toMatchObject({ contextTokens: 256_000, seesPictures: true });
  expect(registry.model('ollama', 'qwen4')).toEqual({ id: 'qwen4', contextTokens: 4_096, maxOutputTokens: 1_024, seesPictures: false });
  expect(() => registry.model('nobody', 'x')).toThrow('The provider nobody is not in the registry.');
  expect(allowsModel({ models: [] }, 'anything')).toBe(true);
  expect(allowsModel(registry.find('openai') ?? { models: [] }, 'gpt-2')).toBe(false);
});

it('knows an answer of each model to be shorter than its context', () => {
  for (const { models, otherModels } of providers) {
    for (const { contextTokens, maxOutputTokens } of [...models, otherModels]) expect(maxOutputTokens).toBeLessThanOrEqual(contextTokens);
  }
});

it('asks for a base URL exactly where there is none', () => {
  for (const { id, kind, baseUrl, keyHasBaseUrl } of providers) expect(keyHasBaseUrl, id).toBe(baseUrl === null && kind !== 'local');
});

it('says where each entry comes from', () => {
  for (const { kind, source } of providers) expect(source).toMatch(kind === 'local' ? /^server\// : /^https:\/\//);
});

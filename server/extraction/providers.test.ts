import { expect, it } from 'vitest';
import { findProvider, providers } from './providers.ts';

it('has one entry an id, and default models that are allowed', () => {
  expect(new Set(providers.map((provider) => provider.id)).size).toBe(providers.length);
  for (const { defaultModel, models } of providers) {
    expect(defaultModel === null ? models : models.includes(defaultModel)).toEqual(defaultModel === null ? [] : true);
  }
});

it('begins with the built-in extractor, which reaches no network', () => {
  expect(providers[0]).toMatchObject({ id: 'local', name: 'Built-in extractor', models: ['local-1'], residency: null, baseUrl: null });
});

it('knows the documented fallback as resident in the EU', () => {
  expect(findProvider('mistral-eu')).toMatchObject({ residency: 'EU', baseUrl: 'https://api.eu.mistral.ai/v1' });
  expect(findProvider('nobody')).toBeUndefined();
  expect(findProvider('constructor')).toBeUndefined();
});

it('reaches hosted providers over TLS only', () => {
  for (const { baseUrl } of providers) expect(baseUrl === null || new URL(baseUrl).protocol === 'https:').toBe(true);
});

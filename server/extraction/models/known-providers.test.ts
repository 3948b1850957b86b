import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  allowsModel,
  createProviderRegistry,
  UNVERIFIED,
  type ModelLimits,
  type ProviderEntry,
} from './provider-registry.ts';
import { providers } from './known-providers.ts';

const registry = createProviderRegistry(providers);

it('has one entry per id, with a default model from the allowlist', () => {
  expect(new Set(providers.map((provider) => provider.id)).size).toBe(providers.length);
  for (const { defaultModel, models } of providers) {
    if (defaultModel === null) expect(models).toEqual([]);
    else expect(models.map(({ id }) => id)).toContain(defaultModel);
  }
});

it('contains every provider file', async () => {
  const folder = new URL('providers/', import.meta.url);
  for (const file of (await readdir(folder)).filter((name) => !name.endsWith('.test.ts'))) {
    const entries = Object.values((await import(new URL(file, folder).href)) as Record<string, unknown>).flat();
    for (const entry of entries) expect(providers, `${file} is not in known-providers.ts`).toContain(entry);
  }
});

it('is in docs/models.md, with what a key of each provider needs', async () => {
  const page = await readFile(new URL('../../../docs/models.md', import.meta.url), 'utf8');
  for (const { id, kind, defaultModel, keyHasBaseUrl, needsSecret } of providers.filter(
    (one) => one.kind !== 'local',
  )) {
    const row = page.split('\n').find((line) => line.startsWith('| `') && line.includes(`\`${id}\``)) ?? '';
    const needs = row.split('|').at(-2) ?? '';
    expect([id, kind, needs.includes('`secret`')]).toEqual([id, kind, true]);
    expect([id, needs.includes('if the server asks')]).toEqual([id, !needsSecret]);
    expect([id, needs.includes('`defaultModel`')]).toEqual([id, defaultModel === null]);
    expect([id, needs.includes('`baseUrl`')]).toEqual([id, keyHasBaseUrl]);
  }
});

it('starts with the built-in extractor, which needs no network', () => {
  expect(providers[0]).toMatchObject({
    id: 'local',
    name: 'Built-in extractor',
    models: [{ id: 'local-1' }],
    residency: null,
    baseUrl: null,
  });
});

it('contains the documented EU fallback', () => {
  expect(registry.find('mistral-eu')).toMatchObject({ residency: 'EU', baseUrl: 'https://api.eu.mistral.ai/v1' });
  expect(registry.find('nobody')).toBeUndefined();
  expect(registry.find('constructor')).toBeUndefined();
});

it('uses TLS for hosted providers', () => {
  for (const { baseUrl } of providers) expect(baseUrl === null || new URL(baseUrl).protocol === 'https:').toBe(true);
});

it('assumes default limits for unknown models, where the provider has no allowlist', () => {
  expect(registry.model('mistral-eu', 'mistral-large-2512')).toMatchObject({
    contextTokens: 256_000,
    seesPictures: true,
  });
  expect(registry.model('ollama', 'qwen4')).toMatchObject({
    id: 'qwen4',
    contextTokens: 4_096,
    maxOutputTokens: 1_024,
    seesPictures: false,
  });
  expect(registry.model('local', 'local-1').id).toBe('local-1');
  expect(() => registry.model('nobody', 'x')).toThrow('The provider nobody is not in the registry.');
  expect(allowsModel({ models: [] }, 'anything')).toBe(true);
  expect(allowsModel(registry.find('openai') ?? { models: [] }, 'gpt-2')).toBe(false);
});

it('limits the answer of each model to less than its context', () => {
  for (const { models, otherModels } of providers) {
    for (const { contextTokens, maxOutputTokens } of [...models, otherModels])
      expect(maxOutputTokens).toBeLessThanOrEqual(contextTokens);
  }
});

it('requires a base URL where the provider has none', () => {
  for (const { id, kind, baseUrl, keyHasBaseUrl } of providers)
    expect(keyHasBaseUrl, id).toBe(baseUrl === null && kind !== 'local');
});

describe('every fact names its source', () => {
  const limitsOf = (entry: ProviderEntry): [string, ModelLimits][] => [
    ['other models', entry.otherModels],
    ...entry.models.map((one) => [one.id, one] as [string, ModelLimits]),
  ];
  const isAddress = (source: string): boolean =>
    URL.canParse(source) && new URL(source).protocol === 'https:' && source === source.trim();

  it.each(providers.filter(({ kind }) => kind !== 'local').map((entry) => [entry.id, entry] as const))(
    'for %s: a document, or the unverified mark',
    (_, entry) => {
      const { residency, structuredOutput, quirks } = entry.sources;
      expect(entry.source).toSatisfy(isAddress);
      expect(quirks).not.toEqual([]);
      const sources = [
        structuredOutput,
        ...quirks,
        ...limitsOf(entry).flatMap(([, { sources }]) => Object.values(sources)),
      ];
      for (const source of sources) expect(source).toSatisfy((one: string) => one === UNVERIFIED || isAddress(one));
      // A provider whose keys have base URLs takes the residency from the key.
      if (entry.keyHasBaseUrl) expect([entry.residency, residency]).toEqual([null, 'provider-key']);
      else expect(residency).toSatisfy((one: string) => one === UNVERIFIED || isAddress(one));
    },
  );

  it('the folder of the implementation or the setting, where it is implemented here', () => {
    const [local] = providers;
    expect([local?.source, local?.sources.residency]).toEqual(['server/extraction/local', 'EXCERPT_LOCAL_RESIDENCY']);
    for (const [, { sources }] of local === undefined ? [] : limitsOf(local))
      expect(new Set(Object.values(sources))).toEqual(new Set(['server/extraction/local']));
  });

  it('a document, wherever EU residency is stated', () => {
    const resident = providers.filter(({ residency }) => residency === 'EU');
    expect(resident.map(({ id }) => id)).toEqual([
      'mistral-eu',
      'openai-eu',
      'openrouter-eu',
      'scaleway',
      'ovhcloud',
      'ionos',
    ]);
    for (const { id, sources } of resident) expect(sources.residency, id).toSatisfy(isAddress);
  });

  it('a document for the limits of every listed model', () => {
    for (const { id, kind, models } of providers) {
      if (kind !== 'local')
        for (const { sources } of models)
          expect([sources.contextTokens, sources.seesPictures].every(isAddress), id).toBe(true);
    }
  });

  it('and unverified limits are small', () => {
    for (const { id, otherModels, models } of providers) {
      if (otherModels.sources.contextTokens === UNVERIFIED)
        expect(otherModels.contextTokens, id).toBeLessThanOrEqual(
          Math.min(128_000, ...models.map((one) => one.contextTokens)),
        );
    }
  });
});

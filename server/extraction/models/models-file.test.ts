import { describe, expect, it } from 'vitest';
import { applyModelsFile } from './models-file.ts';
import type { ProviderEntry } from './provider-registry.ts';
import { providers } from './known-providers.ts';

function apply(...changes: unknown[]): Map<string, ProviderEntry> {
  const entries = applyModelsFile(providers, JSON.stringify({ providers: changes }));
  if ('problems' in entries) throw new Error(entries.problems.join('\n'));
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function problems(file: unknown): string[] {
  const result = applyModelsFile(providers, typeof file === 'string' ? file : JSON.stringify(file));
  return 'problems' in result ? result.problems : [];
}

describe('the models file', () => {
  it('overrides the named fields and keeps the others', () => {
    const before = providers.find(({ id }) => id === 'openai');
    const entries = apply({ id: 'openai', residency: 'EU', quirks: { seed: null } });
    expect(entries.get('openai')).toEqual({
      ...before,
      residency: 'EU',
      quirks: { ...before?.quirks, seed: null },
      sources: {
        ...before?.sources,
        residency: 'EXCERPT_MODELS_FILE',
        quirks: [...(before?.sources.quirks ?? []), 'EXCERPT_MODELS_FILE'],
      },
    });
    expect(entries.size).toBe(providers.length);
    expect([...apply().values()]).toEqual(providers);
  });

  it('replaces an allowlist, and the default model if it is no longer in the list', () => {
    const entry = apply({
      id: 'mistral-eu',
      models: ['mistral-large-2512', { id: 'mistral-next', contextTokens: 500_000 }],
    }).get('mistral-eu');
    expect(entry?.models.map(({ id, contextTokens }) => [id, contextTokens])).toEqual([
      ['mistral-large-2512', 256_000],
      ['mistral-next', 500_000],
    ]);
    expect(entry?.defaultModel).toBe('mistral-large-2512');
    expect(apply({ id: 'mistral-eu', models: [] }).get('mistral-eu')).toMatchObject({ models: [], defaultModel: null });
  });

  it('adds models, and overrides the limits of one', () => {
    const entry = apply({
      id: 'gemini',
      moreModels: ['gemini-next', { id: 'gemini-3.8-flash', contextTokens: 2_000_000 }],
    }).get('gemini');
    expect(entry?.models).toMatchObject([
      {
        id: 'gemini-next',
        contextTokens: 128_000,
        maxOutputTokens: 8_192,
        seesPictures: true,
        sources: { contextTokens: 'unverified' },
      },
      { id: 'gemini-3.8-flash', contextTokens: 2_000_000, maxOutputTokens: 65_536, seesPictures: true },
    ]);
    expect(entry?.defaultModel).toBe('gemini-3.8-flash');
  });

  it('adds providers, with or without a base URL', () => {
    const entries = apply(
      {
        id: 'acme',
        name: 'Acme AI',
        residency: 'EU',
        baseUrl: 'https://ai.acme.example/v1',
        models: ['acme-1'],
        defaultModel: 'acme-1',
      },
      { id: 'our-proxy', kind: 'self-hosted', needsSecret: false },
    );
    expect(entries.get('acme')).toMatchObject({
      kind: 'hosted',
      keyHasBaseUrl: false,
      needsSecret: true,
      source: 'EXCERPT_MODELS_FILE',
    });
    expect(entries.get('our-proxy')).toMatchObject({
      name: 'our-proxy',
      baseUrl: null,
      keyHasBaseUrl: true,
      needsSecret: false,
      models: [],
    });
  });

  it('names itself as the source of its facts, or the document that it gives', () => {
    const models = [{ id: 'gemini-3.8-flash', contextTokens: 2_000_000 }];
    const known = providers.find(({ id }) => id === 'gemini')?.models[0]?.sources;
    const gemini = apply({ id: 'gemini', models, structuredOutput: 'json_object' }).get('gemini');
    expect(gemini?.models[0]?.sources).toEqual({ ...known, contextTokens: 'EXCERPT_MODELS_FILE' });
    expect(gemini?.sources).toMatchObject({ residency: 'unverified', structuredOutput: 'EXCERPT_MODELS_FILE' });
    const source = 'https://docs.acme.example/models';
    const acme = apply({
      id: 'acme',
      baseUrl: 'https://ai.acme.example/v1',
      residency: 'EU',
      otherModels: { seesPictures: true },
      source,
    }).get('acme');
    expect(acme).toMatchObject({
      source,
      sources: { residency: source, structuredOutput: 'EXCERPT_MODELS_FILE' },
      otherModels: { sources: { seesPictures: source, contextTokens: 'unverified' } },
    });
  });

  it('removes providers', () => {
    const entries = apply({ id: 'openai', enabled: false }, { id: 'anthropic', enabled: false });
    expect(entries.size).toBe(providers.length - 2);
    expect(entries.has('openai')).toBe(false);
  });
});

describe('problems in the models file', () => {
  it('are all reported at once, each with its path', () => {
    const file = {
      providers: [
        { id: 'Open AI', modles: [] },
        { id: 'local', residency: 'EU' },
        { id: 'openai', models: [7], kind: 'cloud', quirks: { tokenLimit: 'tokens', surprise: 1 } },
        { id: 'acme', baseUrl: 'ftp://acme.example', models: [{ id: 'a', contextTokens: 5, vision: true }] },
        {},
      ],
      extra: true,
    };
    expect(problems(file).toSorted()).toEqual([
      '/providers/0/id must match pattern "^[a-z0-9][a-z0-9-]{0,63}$".',
      '/providers/0: modles is not a known field.',
      '/providers/1/id: the built-in extractor cannot be changed.',
      '/providers/2/kind must be one of hosted, self-hosted.',
      '/providers/2/models/0 must be a string, or an object as in docs/models.md.',
      '/providers/2/quirks/tokenLimit must be one of max_tokens, max_completion_tokens.',
      '/providers/2/quirks: surprise is not a known field.',
      '/providers/3/baseUrl must match pattern "^https?://[^\\s@]+$".',
      '/providers/3/models/0 must be a string, or an object as in docs/models.md.',
      '/providers/3/models/0: vision is not a known field.',
      "/providers/4 must have required property 'id'.",
      'the file: extra is not a known field.',
    ]);
  });

  it.each([
    ['{ "providers": [', ['the file is not valid JSON.']],
    ['[]', ['the file must be object.']],
    ['{}', ["the file must have required property 'providers'."]],
  ])('%s', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  it('include contradictions between fields', () => {
    const file = {
      providers: [
        { id: 'openai', defaultModel: 'gpt-2' },
        { id: 'acme', keyHasBaseUrl: false },
        { id: 'openai', residency: 'EU' },
        { id: 'ionos', otherModels: { maxOutputTokens: 500_000 }, models: ['a', 'a'] },
      ],
    };
    expect(problems(file)).toEqual([
      '/providers/0: defaultModel is gpt-2, which is not one of its models.',
      '/providers/1: it needs a baseUrl, or keyHasBaseUrl: true.',
      '/providers/2: the provider openai is listed twice.',
      '/providers/3: a has more maxOutputTokens than contextTokens.',
      '/providers/3: a has more maxOutputTokens than contextTokens.',
      '/providers/3: otherModels has more maxOutputTokens than contextTokens.',
      '/providers/3: the model a is listed twice.',
    ]);
  });
});

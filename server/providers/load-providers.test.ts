import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadProviders, type ConfiguredProviders } from './load-providers.ts';

type Settings = Parameters<typeof loadProviders>[0];
type Fallback = Partial<NonNullable<Settings['systemFallback']>>;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-models-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const nothing: Settings = { modelsFile: null, systemFallback: null, localResidency: 'CH' };
const asking = (fallback: Fallback): Settings => ({
  ...nothing,
  systemFallback: { provider: '', model: null, apiKey: null, baseUrl: null, ...fallback },
});

async function load(settings: Settings): Promise<ConfiguredProviders> {
  const loaded = await loadProviders(settings);
  if ('problems' in loaded) throw new Error(loaded.problems.join('\n'));
  return loaded;
}

async function problems(settings: Settings): Promise<string[]> {
  const loaded = await loadProviders(settings);
  return 'problems' in loaded ? loaded.problems : [];
}

async function modelsFile(content: unknown): Promise<string> {
  const file = join(folder, 'models.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

describe('the system fallback', () => {
  it('is the built-in extractor by default or when named', async () => {
    const local = { provider: 'local', model: 'local-1', residency: 'CH', apiKey: null, baseUrl: null };
    expect((await load(nothing)).fallback).toEqual(local);
    expect((await load(asking({ provider: 'local', model: 'local-1' }))).fallback).toEqual(local);
  });

  it('is a hosted provider with its default model or another allowed one', async () => {
    const mistral = { provider: 'mistral-eu', residency: 'EU', apiKey: 'secret', baseUrl: null };
    const configured = { provider: 'mistral-eu', apiKey: 'secret' };
    expect((await load(asking(configured))).fallback).toEqual({ ...mistral, model: 'mistral-small-2603' });
    expect((await load(asking({ ...configured, model: 'mistral-large-2512' }))).fallback).toEqual({
      ...mistral,
      model: 'mistral-large-2512',
    });
  });

  it('is a self-hosted server, whose residency the models file states', async () => {
    const configured = { provider: 'vllm', model: 'qwen3', baseUrl: 'http://10.0.0.5:8000/v1' };
    const expected = { ...configured, residency: 'unknown', apiKey: null };
    expect((await load(asking(configured))).fallback).toEqual(expected);
    const file = await modelsFile({ providers: [{ id: 'vllm', residency: 'EU' }] });
    expect((await load({ ...asking(configured), modelsFile: file })).fallback).toEqual({
      ...expected,
      residency: 'EU',
    });
  });

  it.each<[Fallback, string[]]>([
    [{ provider: 'nobody' }, ['EXCERPT_SYSTEM_PROVIDER must be one of local, mistral-eu, ']],
    [
      { provider: 'openai', model: 'gpt-2', baseUrl: 'https://8.8.8.8' },
      [
        'EXCERPT_SYSTEM_API_KEY must be set: openai needs a key.',
        'EXCERPT_SYSTEM_BASE_URL must be empty: openai has a fixed address.',
        'EXCERPT_SYSTEM_MODEL must be one of gpt-6-luna, ',
      ],
    ],
    [
      { provider: 'vllm' },
      [
        'EXCERPT_SYSTEM_BASE_URL must be set: vllm has no fixed address.',
        'EXCERPT_SYSTEM_MODEL must be set: vllm has no default model.',
      ],
    ],
    [
      { provider: 'local', apiKey: 'secret', baseUrl: 'https://8.8.8.8', model: 'gpt-2' },
      [
        'EXCERPT_SYSTEM_API_KEY must be empty: local needs no key.',
        'EXCERPT_SYSTEM_BASE_URL must be empty: local needs none.',
        'EXCERPT_SYSTEM_MODEL must be one of local-1 for local',
      ],
    ],
  ])('%j is refused with all that is wrong', async (fallback, expected) => {
    const told = await problems(asking(fallback));
    expect(told).toEqual(expected.map((beginning) => expect.stringContaining(beginning)));
    expect(told.join('\n')).not.toContain('secret');
  });
});

describe('the models file', () => {
  it('may allow the fallback another model, or add its provider', async () => {
    const file = await modelsFile({
      providers: [
        { id: 'mistral-eu', moreModels: ['mistral-next'] },
        {
          id: 'acme',
          baseUrl: 'https://ai.acme.example/v1',
          residency: 'EU',
          models: ['acme-1'],
          defaultModel: 'acme-1',
        },
      ],
    });
    const mistral = await load({
      ...asking({ provider: 'mistral-eu', apiKey: 'secret', model: 'mistral-next' }),
      modelsFile: file,
    });
    expect(mistral.fallback.model).toBe('mistral-next');
    const acme = await load({ ...asking({ provider: 'acme', apiKey: 'secret' }), modelsFile: file });
    expect(acme.fallback).toMatchObject({ provider: 'acme', model: 'acme-1', residency: 'EU' });
    expect(acme.registry.find('acme')).toMatchObject({ source: 'EXCERPT_MODELS_FILE' });
  });

  it('is named in each problem if it is missing or invalid', async () => {
    const missing = join(folder, 'missing.json');
    expect(await problems({ ...nothing, modelsFile: missing })).toEqual([
      `EXCERPT_MODELS_FILE ${missing}: it cannot be read (ENOENT).`,
    ]);
    const file = await modelsFile({
      providers: [
        { id: 'openai', modles: [] },
        { id: 'acme', keyHasBaseUrl: 'yes' },
      ],
    });
    expect((await problems({ ...nothing, modelsFile: file })).toSorted()).toEqual([
      `EXCERPT_MODELS_FILE ${file}: /providers/0: modles is not a known field.`,
      `EXCERPT_MODELS_FILE ${file}: /providers/1/keyHasBaseUrl must be boolean.`,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { createProviderRegistry } from '../extraction/models/provider-registry.ts';
import { providers } from '../extraction/models/known-providers.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import type { ProviderKey } from '../provider-keys/service.ts';
import { createModelPlanner } from './plan-models.ts';

const db = {} as Db;
/** Providers that accept any name of a model. */
const anyModel = providers.map((provider) => ({ ...provider, models: [] }));

const choose = (providerKeyId: string | null, residency = 'us'): ModelChoice => ({
  provider: 'openai',
  model: 'gpt-test',
  residency,
  keySource: providerKeyId === null ? 'system' : 'user',
  providerKeyId,
});

/** Plans a run with the key `first`, whose fallbacks are the other keys. */
function plan(keys: Record<string, Partial<ProviderKey> & { at?: string }>, allowedResidencies: string[] = []) {
  const find = (id: string) =>
    keys[id] && { id, provider: 'openai', defaultModel: `model-of-${id}`, status: 'valid', ...keys[id] };
  const where = ({ id }: { id: string }) => keys[id]?.at ?? 'us';
  const planner = createModelPlanner({
    registry: createProviderRegistry(anyModel),
    keys: {
      findById: async (_: unknown, id: string) => find(id) as ProviderKey | undefined,
      getResidency: where,
      getProvenResidency: where,
    } as never,
  });
  const fallbacks = ['second', 'third'].map((providerKeyId) => ({ providerKeyId, model: null }));
  const policy = { providerKeyId: 'first', model: null, fallbacks, allowedResidencies };
  return planner.plan(db, policy, choose('first'));
}

const idsOf = ({ fallbacks }: { fallbacks: ModelChoice[] }) => fallbacks.map(({ providerKeyId }) => providerKeyId);

describe('the fallbacks of a run', () => {
  it('are the keys of its policy in their order, with their default models', async () => {
    const planned = await plan({ first: {}, second: {}, third: {} });
    expect(planned.fallbacks).toEqual([
      { ...choose('second'), model: 'model-of-second' },
      { ...choose('third'), model: 'model-of-third' },
    ]);
  });

  it.each([
    ['a key that its provider refused', { status: 'invalid' }],
    ['a key of an unknown provider', { provider: 'unknown' }],
    ['a key elsewhere', { at: 'eu' }],
  ] as const)('leave out %s', async (_, second) => {
    expect(idsOf(await plan({ first: {}, second, third: {} }))).toEqual(['third']);
  });

  it('leave out a deleted key, and places that are not allowed', async () => {
    expect(idsOf(await plan({ first: {}, third: {} }))).toEqual(['third']);
    expect(idsOf(await plan({ first: {}, second: { at: 'eu' }, third: {} }, ['us']))).toEqual(['third']);
    expect(idsOf(await plan({ first: {}, second: { at: 'eu' }, third: {} }, ['us', 'eu']))).toEqual([
      'second',
      'third',
    ]);
  });
});

it('refuses a run whose key was refused and that has no usable fallback', async () => {
  await expect(
    plan({ first: { status: 'invalid' }, second: { status: 'invalid' }, third: { status: 'invalid' } }),
  ).rejects.toMatchObject({ code: 'provider_key_invalid' });
  expect(idsOf(await plan({ first: { status: 'invalid' }, second: {}, third: { status: 'invalid' } }))).toEqual([
    'second',
  ]);
});

it('refuses a run in a place that is not allowed', async () => {
  await expect(plan({ first: {}, second: {}, third: {} }, ['eu'])).rejects.toMatchObject({
    code: 'residency_not_allowed',
  });
});

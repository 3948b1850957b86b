import type { EnvironmentDetail, Provider, ProviderKey } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { listResidencies, toEnvironmentPatch, toForm } from './environment-form.ts';

const environment = {
  providerKeyId: 'pk_1',
  model: null,
  fallbacks: [{ providerKeyId: 'pk_2', model: null }],
  allowedResidencies: ['EU'],
  verify: false,
  retentionDays: null,
  keepPrompts: true,
  promptRetentionDays: 30,
} as unknown as EnvironmentDetail;
const form = toForm(environment);

test('an environment is typed with empty texts for what it does not name', () => {
  expect(form).toEqual({
    providerKeyId: 'pk_1',
    model: '',
    fallbacks: [{ providerKeyId: 'pk_2', model: '' }],
    allowedResidencies: ['EU'],
    verify: false,
    retentionDays: '',
    keepPrompts: true,
    promptRetentionDays: '30',
  });
  const other = { ...environment, providerKeyId: null, model: 'm', retentionDays: 7 } as EnvironmentDetail;
  expect(toForm(other)).toMatchObject({ providerKeyId: '', model: 'm', retentionDays: '7' });
});

test.each([
  [{}, null],
  [{ model: ' ' }, null],
  [{ model: ' m ' }, { providerKeyId: 'pk_1', model: 'm' }],
  [{ providerKeyId: '' }, { providerKeyId: null, model: null }],
  [{ providerKeyId: 'pk_3' }, { providerKeyId: 'pk_3', model: null }],
  [{ fallbacks: [] }, { fallbacks: [] }],
  [{ fallbacks: [...form.fallbacks, { providerKeyId: '', model: 'x' }] }, null],
  [{ fallbacks: [{ providerKeyId: 'pk_2', model: ' x ' }] }, { fallbacks: [{ providerKeyId: 'pk_2', model: 'x' }] }],
  [{ allowedResidencies: [] }, { allowedResidencies: [] }],
  [{ verify: true }, { verify: true }],
  [{ retentionDays: '7' }, { retentionDays: 7 }],
  [
    { keepPrompts: false, promptRetentionDays: '9' },
    { keepPrompts: false, promptRetentionDays: 9 },
  ],
])('the change %j is sent as %j', (changes, patch) => {
  expect(toEnvironmentPatch(environment, { ...form, ...changes })).toEqual(patch);
});

test('residencies are those of providers, keys and the environment, each once and sorted', () => {
  const of = <T>(...residencies: (string | null)[]) => residencies.map((residency) => ({ residency })) as T[];
  expect(listResidencies(environment, of<Provider>('US', null, 'CH'), of<ProviderKey>('US', 'unknown', 'AT'))).toEqual([
    'AT',
    'CH',
    'EU',
    'US',
  ]);
});

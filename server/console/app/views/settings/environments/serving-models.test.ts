import type { EnvironmentDetail, Provider, ProviderKey } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { toModelChain } from './serving-models.ts';

const makeProvider = (fields: object = {}) =>
  ({
    id: 'p',
    name: 'P',
    residency: 'EU',
    requiresBaseUrl: false,
    sources: { residency: 'https://doc' },
    ...fields,
  }) as Provider;
const makeKey = (fields: object = {}) =>
  ({
    id: 'k',
    name: 'K',
    provider: 'p',
    defaultModel: 'm',
    baseUrl: null,
    residency: null,
    status: 'valid',
    ...fields,
  }) as ProviderKey;
const makeEnvironment = (fields: object = {}) =>
  ({
    providerKeyId: 'k',
    resolved: { provider: 'p', model: 'm', residency: 'EU' },
    fallbacks: [],
    allowedResidencies: [],
    ...fields,
  }) as unknown as EnvironmentDetail;
const CHAIN = { keys: [makeKey()], providers: [makeProvider()] };

test('the model that serves comes first, by the name of its key', () => {
  const first = { provider: 'p', model: 'm', residency: 'EU', keyName: 'K', problem: null };
  expect(toModelChain(makeEnvironment(), CHAIN)).toEqual([first]);
  const system = toModelChain(makeEnvironment({ providerKeyId: null }), CHAIN);
  expect(system).toEqual([{ ...first, keyName: null }]);
  const hidden = toModelChain(makeEnvironment({ providerKeyId: 'other' }), CHAIN);
  expect(hidden).toEqual([{ ...first, keyName: 'a key of the owner' }]);
});

/** The second model of an environment, with a fallback to the key `f`. */
function chooseFallback(key: object, provider: object = {}, environment: object = {}, model: string | null = null) {
  const fallbacks = [{ providerKeyId: 'f', model }];
  const keys = [makeKey(), makeKey({ id: 'f', name: 'F', provider: 'q', defaultModel: 'n', ...key })];
  const providers = [makeProvider(), makeProvider({ id: 'q', name: 'Q', ...provider })];
  return toModelChain(makeEnvironment({ fallbacks, ...environment }), { keys, providers })[1];
}

test('fallbacks follow with their own model, or that of their key', () => {
  expect(chooseFallback({})).toEqual({ provider: 'q', model: 'n', residency: 'EU', keyName: 'F', problem: null });
  expect(chooseFallback({}, {}, {}, 'x')).toMatchObject({ model: 'x' });
  expect(chooseFallback({ id: 'unseen' }, {}, {}, 'x')).toEqual({
    provider: 'unknown',
    model: 'x',
    residency: 'unknown',
    keyName: 'a key of the owner',
    problem: null,
  });
});

test.each([
  ['of the provider', {}, {}, 'EU'],
  ['of the key where the provider has none', { residency: 'CH' }, { residency: null }, 'CH'],
  ['of the provider rather than the key', { residency: 'CH' }, {}, 'EU'],
  ['of the key with its own server', { residency: 'CH', baseUrl: 'https://x' }, {}, 'CH'],
  ['of a provider that needs an address', { residency: 'CH', baseUrl: 'https://x' }, { requiresBaseUrl: true }, 'EU'],
  ['unknown', {}, { residency: null }, 'unknown'],
])('the residency is that %s', (_, key, provider, residency) => {
  expect(chooseFallback(key, provider)?.residency).toBe(residency);
});

const proven = { sources: { residency: 'https://doc' } };
test.each([
  ['a key that was refused', { status: 'invalid' }, {}, [], /^The provider refused this key/],
  ['another residency', {}, { residency: 'US' }, [], /^It processes data in US, and the model before it in EU\.$/],
  ['a residency that is not allowed', {}, { residency: 'US', ...proven }, ['EU'], /in US, which is not allowed/],
  ['a residency that is allowed', {}, { residency: 'US', ...proven }, ['EU', 'US'], null],
  [
    'a residency that is unverified',
    {},
    { sources: { residency: 'unverified' } },
    ['EU'],
    /^No document states where Q/,
  ],
  ['no residency', { residency: 'EU' }, { residency: null }, ['EU'], /^No document states where Q processes data/],
  ['a provider that is not known', { provider: 'other' }, {}, ['EU'], /^No document states where it processes data/],
])('a fallback with %s is judged', (_, key, provider, allowedResidencies, problem) => {
  const found = chooseFallback(key, provider, { allowedResidencies })?.problem;
  expect(found).toEqual(problem === null ? null : expect.stringMatching(problem));
});

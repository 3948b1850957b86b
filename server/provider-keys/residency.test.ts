import { expect, test } from 'vitest';
import { UNVERIFIED, type ProviderRegistry } from '../extraction/models/provider-registry.ts';
import type { ProviderKey } from './repository.ts';
import { getProvenResidency, getResidency } from './residency.ts';

const ELSEWHERE = 'https://elsewhere.example';
const FIXED = 'https://fixed.example';

interface Case {
  /** Of the provider; undefined if it is no longer known. */
  provider?: { baseUrl: string | null; residency: string | null; stated?: string };
  key: { baseUrl: string | null; residency: string | null };
}

test.each<[string, Case, string, string | null]>([
  [
    'its provider states',
    { provider: { baseUrl: FIXED, residency: 'EU' }, key: { baseUrl: null, residency: null } },
    'EU',
    'EU',
  ],
  [
    'nobody has proved',
    { provider: { baseUrl: FIXED, residency: 'US', stated: UNVERIFIED }, key: { baseUrl: null, residency: null } },
    'US',
    null,
  ],
  [
    'the operator states of servers without a fixed address',
    { provider: { baseUrl: null, residency: 'EU' }, key: { baseUrl: ELSEWHERE, residency: 'DE' } },
    'EU',
    'EU',
  ],
  [
    'its user states of another address',
    { provider: { baseUrl: FIXED, residency: 'EU' }, key: { baseUrl: ELSEWHERE, residency: 'DE' } },
    'DE',
    null,
  ],
  [
    'nobody states of another address',
    { provider: { baseUrl: FIXED, residency: 'EU' }, key: { baseUrl: ELSEWHERE, residency: null } },
    'unknown',
    null,
  ],
  [
    'nobody states',
    { provider: { baseUrl: FIXED, residency: null }, key: { baseUrl: null, residency: null } },
    'unknown',
    null,
  ],
  ['of a provider that is gone', { key: { baseUrl: null, residency: 'DE' } }, 'DE', null],
])('documents are processed where %s', (_, { provider, key }, residency, proven) => {
  const entry = provider && { ...provider, sources: { residency: provider.stated ?? 'https://terms.example' } };
  const registry = { find: () => entry } as unknown as ProviderRegistry;
  expect(getResidency(registry, key as ProviderKey)).toBe(residency);
  expect(getProvenResidency(registry, key as ProviderKey)).toBe(proven);
});

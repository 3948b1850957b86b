import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertHolds } from '../../../test/harness/properties.ts';
import { calculateConfidence, MATCH_CONFIDENCE, type ConfidenceSigns } from './confidence-formula.ts';

const found: ConfidenceSigns = {
  isNull: false,
  match: 'exact',
  likeness: 1,
  isGuess: false,
  isLabelled: false,
  isNamed: true,
  recognition: null,
  isNarrow: false,
  seen: 1,
};
const missing: ConfidenceSigns = { ...found, isNull: true, match: 'not_found', likeness: 0, isNamed: false };

it('ranks values by how they were found', () => {
  const of = (['exact', 'normalized', 'fuzzy', 'derived', 'not_found'] as const).map((match) =>
    calculateConfidence({ ...found, match }),
  );
  expect(of).toEqual(of.toSorted((a, b) => b - a));
  expect(of.at(-1)).toBe(MATCH_CONFIDENCE.not_found);
  expect(calculateConfidence({ ...found, match: 'fuzzy', likeness: 0.7 })).toBeLessThan(
    calculateConfidence({ ...found, match: 'fuzzy' }),
  );
});

it.each<[string, Partial<ConfidenceSigns>, 'more' | 'less']>([
  ['a label', { isLabelled: true }, 'more'],
  ['a format', { isNarrow: true }, 'more'],
  ['an overlap that agrees', { overlap: 'agreed' }, 'more'],
  ['a second question that agrees', { second: 'agreed' }, 'more'],
  ['a sum that holds', { adds: true }, 'more'],
  ['a guessed place', { isGuess: true }, 'less'],
  ['a doubtful recognition', { recognition: 0.6 }, 'less'],
  ['an overlap that lacks it', { overlap: 'alone' }, 'less'],
  ['an overlap that differs', { overlap: 'contradicted' }, 'less'],
  ['a second question that lacks it', { second: 'alone' }, 'less'],
  ['a second question that differs', { second: 'contradicted' }, 'less'],
  ['a sum that fails', { adds: false }, 'less'],
])('counts %s', (_, signs, direction) => {
  const [plain, changed] = [
    calculateConfidence({ ...found, match: 'normalized' }),
    calculateConfidence({ ...found, match: 'normalized', ...signs }),
  ];
  if (direction === 'more') expect(changed).toBeGreaterThan(plain);
  else expect(changed).toBeLessThan(plain);
});

it('trusts a null if nothing names the field, and less if something does or little was shown', () => {
  expect(calculateConfidence(missing)).toBeGreaterThan(0.8);
  expect(calculateConfidence({ ...missing, isNamed: true })).toBe(0.5);
  expect(calculateConfidence({ ...missing, seen: 0.2 })).toBeLessThan(calculateConfidence(missing));
  expect(calculateConfidence({ ...missing, second: 'alone' })).toBeLessThan(0.5);
  expect(calculateConfidence({ ...missing, second: 'agreed' })).toBeGreaterThan(0.9);
});

it('stays between 0 and 1', () => {
  const said = fc.constantFrom('agreed' as const, 'alone' as const, 'contradicted' as const, undefined);
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const signs = fc.record({
    isNull: fc.boolean(),
    match: fc.constantFrom(
      'exact' as const,
      'normalized' as const,
      'fuzzy' as const,
      'derived' as const,
      'not_found' as const,
    ),
    likeness: share,
    isGuess: fc.boolean(),
    isLabelled: fc.boolean(),
    isNamed: fc.boolean(),
    recognition: fc.option(share),
    isNarrow: fc.boolean(),
    seen: share,
    overlap: said,
    second: said,
    adds: fc.constantFrom(true, false, undefined),
  });
  assertHolds(
    fc.property(signs, (one) => calculateConfidence(one) >= 0 && calculateConfidence(one) <= 0.99),
    100,
  );
});

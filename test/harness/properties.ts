import fc from 'fast-check';

/**
 * Checks a property with generated values. The seed is fixed, so that a failure is caused by a change and not by
 * chance. `EXCERPT_TEST_SEED` sets another one.
 */
export function assertHolds<Values>(property: fc.IPropertyWithHooks<Values>, runs: number): void {
  fc.assert(property, { numRuns: runs, seed: Number(process.env['EXCERPT_TEST_SEED'] ?? 6) });
}

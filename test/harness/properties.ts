import fc from 'fast-check';

/**
 * Holds a property against so many generated values: the same at every run, so that a change is judged by what it does
 * and not by what it meets. `EXCERPT_TEST_SEED` takes others, to look for what nobody thought of.
 */
export function assertHolds<Values>(property: fc.IPropertyWithHooks<Values>, runs: number): void {
  fc.assert(property, { numRuns: runs, seed: Number(process.env['EXCERPT_TEST_SEED'] ?? 6) });
}

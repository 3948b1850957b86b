import { inject, test } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `long` under `npm run test:long`, of which `npm run check` runs a part. */
    scale: 'quick' | 'long';
  }
}

/** A number that depends on the scale of the tests, such as of kills or generated values. */
export function selectScale(sizes: { quick: number; long: number }): number {
  return sizes[inject('scale')];
}

/** A test that only runs under `npm run test:long`. Its file must be in `LONG` of vitest.config.ts. */
export const longTest = inject('scale') === 'long' ? test : test.skip;

/** A test of such a file that `npm test` runs, and which `npm run test:long` does not repeat. */
export const quickTest = inject('scale') === 'quick' ? test : test.skip;

import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `long` under `npm run test:long`, which `npm run check` includes. */
    scale: 'quick' | 'long';
  }
}

/** A count that depends on how much time the tests have: kills, generated values, languages. */
export function scaled(sizes: { quick: number; long: number }): number {
  return sizes[inject('scale')];
}

import { expect, it } from 'vitest';
import { assertRoundTrips } from '../testing/round-trip.ts';

/** Always the same schemas: `node test/evaluation/round-trips.ts` takes others, and as many as one likes. */
const SEED = 7;
const SCHEMAS = 2_000;

it(
  'brings the values of 2,000 generated schemas of draft-07 to eight kinds of providers and back',
  { timeout: 300_000 },
  () => {
    const { different, compiled } = assertRoundTrips('draft-07', SCHEMAS, SEED);
    expect(different).toBeGreaterThan(0.95 * SCHEMAS);
    expect(Object.keys(compiled)).toHaveLength(8);
    expect(Math.min(...Object.values(compiled))).toBeGreaterThan(150);
  },
);

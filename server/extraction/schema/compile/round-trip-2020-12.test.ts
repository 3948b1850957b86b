import { expect, it } from 'vitest';
import { selectScale } from '../../../../test/harness/scale.ts';
import { assertRoundTrips } from '../testing/assert-round-trips.ts';

/** A fixed seed: the same schemas each time. `node test/evaluation/round-trips.ts` takes other seeds and counts. */
const SEED = 20261121;
const SCHEMAS = selectScale({ quick: 80, long: 400 });

it(
  `restores the values of ${SCHEMAS} generated schemas of 2020-12 for eight kinds of providers`,
  { timeout: 300_000 },
  () => {
    const { different, compiled } = assertRoundTrips('2020-12', SCHEMAS, SEED);
    expect(different).toBeGreaterThan(0.95 * SCHEMAS);
    expect(Object.keys(compiled)).toHaveLength(8);
    expect(Math.min(...Object.values(compiled))).toBeGreaterThan(0.05 * SCHEMAS);
  },
);

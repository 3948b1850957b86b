/**
 * Round trips of values of generated schemas through the schema compiler, as in its tests but with more and other
 * schemas.
 *
 *     node test/evaluation/round-trips.ts [--schemas 10000] [--seed 7] [--dialect 2020-12|draft-07]
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { assertRoundTrips } from '../../server/extraction/schema/testing/assert-round-trips.ts';

const { values } = parseArgs({
  options: { schemas: { type: 'string', default: '10000' }, seed: { type: 'string' }, dialect: { type: 'string' } },
});
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
for (const dialect of ['2020-12', 'draft-07'] as const) {
  if (values.dialect !== undefined && values.dialect !== dialect) continue;
  console.log(`${dialect}, seed ${seed}`);
  const { different, compiled } = assertRoundTrips(dialect, Number(values.schemas), seed);
  console.log(
    `  ${different} different schemas came back as they were; by provider: ${Object.entries(compiled)
      .map(([provider, count]) => `${provider} ${count}`)
      .join(', ')}`,
  );
}

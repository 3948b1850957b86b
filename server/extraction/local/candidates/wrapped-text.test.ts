import { expect, it } from 'vitest';
import { learnExample } from '../memory/learn-example.ts';
import { extractFrom, placedLayout, schemaOf } from '../testing/layouts.ts';

const wrapped = placedLayout(`
CONTRACT 26784693

Agency: Media House     Advertiser: Committee for       Market: Dayton
                                    Better Bridges
Product: Spring         Buyer: Anna Berg                Total: 120.00
`);

it('learns the place of a name that goes on in the line below', () => {
  const data = { advertiser: 'Committee for Better Bridges' };
  const { values } = learnExample({ definition: schemaOf({ advertiser: 'string' }), layout: wrapped, data });
  expect(values.map(({ places }) => places.map(({ before }) => before))).toEqual([
    [['agency', 'media', 'house', 'advertiser']],
  ]);
});

it('reads a name that goes on in the line below its label', () => {
  const { extractedData, evidence } = extractFrom(schemaOf({ advertiser: 'string', buyer: 'string' }), wrapped);
  expect(extractedData).toEqual({ advertiser: 'Committee for Better Bridges', buyer: 'Anna Berg' });
  expect(evidence[0]).toMatchObject({ quote: 'Committee for', match: 'normalized' });
  expect(evidence[0]?.boxes).toHaveLength(2);
});

it('takes the first line of a block for a name, and nothing of the lines below', () => {
  const layout = placedLayout(`
CONTRACT 26784693

Agency: Media House     Advertiser: Bridges Committee   Market: Dayton
                                    Anna Berg
                                    Floor Seven
                                    Dayton
`);
  expect(extractFrom(schemaOf({ advertiser: 'string' }), layout).extractedData).toEqual({
    advertiser: 'Bridges Committee',
  });
});

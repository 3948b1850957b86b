import { expect, test } from 'vitest';
import { createLayout, createPlainPage } from '../../grounding/testing/pages.ts';
import { extractLocally } from '../extract-locally.ts';
import { learnExample } from './learn-example.ts';
import { rateAbsence } from './rate-absence.ts';

const definition = {
  type: 'object',
  properties: {
    contract: { type: ['string', 'null'], description: 'Number of the contract' },
    discount: { type: ['number', 'null'], description: 'What is taken off' },
  },
};

const write = (contract: string, discount: number | null) =>
  createLayout(
    createPlainPage([
      'Radio Nord   Sendeplatz Abend',
      `Kürzel: ${contract}   Disponent: M. Weber`,
      ...(discount === null ? [] : [`Rabattierung ${discount.toFixed(2)}`]),
    ]),
  );

const teach = (id: string, contract: string, discount: number | null) => ({
  id,
  ...learnExample({ definition, layout: write(contract, discount), data: { contract, discount } }),
});

/** The evidence of the discount of an order that shows none. */
function readMissing(discounts: readonly (number | null)[]) {
  const memory = discounts.map((discount, index) => teach(`mex_${index}`, `K-12${index}0`, discount));
  const { evidence } = extractLocally({ definition, layout: write('K-1533', null), memory });
  return evidence.find(({ path }) => path === '/discount');
}

test('a null is as probable as the reviewed documents that lack the field are frequent', () => {
  const [usual, rare] = [readMissing([null, null, null, null]), readMissing([5, 12.5, 7, 9.9])];
  expect(usual).toMatchObject({ match: 'not_found', signs: ['others_lack'] });
  expect(rare).toMatchObject({ match: 'not_found', signs: ['others_have'] });
  expect(usual?.confidence).toBeGreaterThan(0.9);
  expect(rare?.confidence).toBeLessThan(0.5);
});

test('without an example that says whether its document has the field, no sign speaks of it', () => {
  expect(readMissing([])?.signs).toBeUndefined();
});

test('one example says less than ten, and a better reader more of what it leaves empty', () => {
  const one = { lacking: 0, having: 1.05 };
  const ten = { lacking: 0, having: 10.5 };
  expect(rateAbsence(ten, 0.1)).toBeLessThan(rateAbsence(one, 0.1));
  expect(rateAbsence(one, 0.01)).toBeGreaterThan(rateAbsence(one, 0.5));
  expect(rateAbsence({ lacking: 1, having: 1 }, 1)).toBeCloseTo(0.5);
});

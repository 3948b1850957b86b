import { expect, it } from 'vitest';
import type { ConfidenceFacts } from './confidence-features.ts';
import { estimateTogether, type FactsAtPath } from './estimate-together.ts';
import { FOUND } from './testing/found-facts.ts';

const found: ConfidenceFacts = { ...FOUND, signs: ['label'] };
const missing: ConfidenceFacts = { ...found, match: 'not_found', signs: [], isPlaced: false, likeness: 0 };
const [fuzzy, doubted] = [
  { ...found, match: 'fuzzy' as const, likeness: 0.8 },
  { ...found, signs: ['cut_text'] },
];

function estimateOne(facts: ConfidenceFacts, others: ConfidenceFacts): number {
  const values = Array.from({ length: 9 }, (_, index): FactsAtPath => ({ path: `/field${index}`, facts: others }));
  return estimateTogether([{ path: '/own', facts }, ...values]).confidences[0] ?? 0;
}

it('trusts a value more where the others of the answer are found', () => {
  for (const own of [found, doubted, fuzzy]) expect(estimateOne(own, found)).toBeGreaterThan(estimateOne(own, missing));
});

it('doubts what others of the column share less than what it has alone', () => {
  const estimate = (others: ConfidenceFacts): number => {
    const cell = { isEntry: true, isCell: true };
    const column = Array.from({ length: 8 }, (_, index): FactsAtPath => ({
      path: `/rows/${index}/name`,
      facts: { ...(index === 0 ? fuzzy : others), ...cell },
    }));
    const amounts = column.map((_, index) => ({ path: `/rows/${index}/amount`, facts: { ...found, ...cell } }));
    return estimateTogether([...column, ...amounts]).confidences[0] ?? 0;
  };
  expect(estimate(fuzzy)).toBeGreaterThan(estimate(found));
});

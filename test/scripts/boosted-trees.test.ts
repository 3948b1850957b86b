import { expect, it } from 'vitest';
import { predict } from '../../server/extraction/local/ranking/boosted-trees.ts';
import { trainTrees, type Example } from '../../scripts/ranking/train-trees.ts';

const OPTIONS = { trees: 40, depth: 2, learningRate: 0.2, minLeaf: 0.01, lambda: 1 };

/** Right if exactly one of two features is set: no single feature is informative. */
const examples = Array.from({ length: 200 }, (_, index): Example => {
  const [a, b] = [index % 2, Math.floor(index / 2) % 2];
  return { features: [a, b, index % 7], isRight: a !== b, weight: index % 3 === 0 ? 1 : 1.1 };
});

it('learns what depends on two features', () => {
  const model = trainTrees(['a', 'b', 'noise'], examples, OPTIONS);
  expect(predict(model, [1, 0, 3])).toBeGreaterThan(0.75);
  expect(predict(model, [0, 1, 3])).toBeGreaterThan(0.75);
  expect(predict(model, [1, 1, 3])).toBeLessThan(0.25);
  expect(predict(model, [0, 0, 3])).toBeLessThan(0.25);
});

it('returns the share of right examples if no feature is informative', () => {
  const blind = examples.map((one, index) => ({ ...one, features: [1], isRight: index % 4 === 0, weight: 1 }));
  expect(predict(trainTrees(['constant'], blind, OPTIONS), [1])).toBeCloseTo(0.25);
});

it('trains the same model from the same examples', () => {
  expect(trainTrees(['a', 'b', 'noise'], examples, OPTIONS)).toEqual(
    trainTrees(['a', 'b', 'noise'], examples, OPTIONS),
  );
});

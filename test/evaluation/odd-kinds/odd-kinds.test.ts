import { expect, test } from 'vitest';
import { readPartText } from '../../../server/extraction/packets/category-signs.ts';
import { chooseCategory } from '../../../server/extraction/packets/choose-category.ts';
import { readCategory } from '../../../server/extraction/packets/describe-category.ts';
import { trainedSplitting } from '../../../server/extraction/packets/split-packet.ts';
import { INDOOR_KINDS } from './indoor-kinds.ts';
import { listOddItems, type OddItem } from './read-odd-kinds.ts';

const items = listOddItems(INDOOR_KINDS);
const { categories: weights } = trainedSplitting();

function shareOfRight(of: readonly OddItem[], listed: 'categories' | 'withExamples'): number {
  const right = of.filter((item) => {
    const { category } = chooseCategory(weights, readPartText(item.views), item[listed].map(readCategory));
    return category === item.category;
  });
  return right.length / of.length;
}

test('documents of kinds that no list has are told apart by descriptions, which training did not see', () => {
  expect(shareOfRight(items, 'categories')).toBeGreaterThan(0.77);
});

test('they are told apart better by three examples', () => {
  expect(shareOfRight(items, 'withExamples')).toBeGreaterThan(0.84);
});

test('they are recognised in a language that the category is not written in', () => {
  const foreign = items.filter(({ isSameLanguage, category }) => !isSameLanguage && category !== null);
  expect(shareOfRight(foreign, 'categories')).toBeGreaterThan(0.8);
});

test('documents that fit none of the kinds are seen as such', () => {
  const unfit = items.filter(({ category }) => category === null);
  expect(shareOfRight(unfit, 'categories')).toBeGreaterThan(0.4);
});

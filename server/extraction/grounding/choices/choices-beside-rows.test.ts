import { expect, it } from 'vitest';
import { groundExtraction } from '../ground-extraction.ts';
import { createLayout, createPlacedPage } from '../testing/pages.ts';

const item = { name: { type: 'string' }, total: { type: 'number' }, kind: { enum: ['goods', 'service'] } };
const definition = {
  type: 'object',
  properties: { items: { type: 'array', items: { type: 'object', properties: item } } },
};
const LAPTOP = 'Laptop   1,998.00';
const SUPPORT = 'Support contract   340.00';

function kindsIn(lines: string[], kinds: [string, string]) {
  const extractedData = {
    items: [
      { name: 'Laptop', total: 1998, kind: kinds[0] },
      { name: 'Support contract', total: 340, kind: kinds[1] },
    ],
  };
  const leaves = groundExtraction({ definition, extractedData, layout: createLayout(createPlacedPage(lines)) });
  return leaves.filter(({ path }) => path.endsWith('/kind')).map(({ quote, match }) => [quote, match]);
}

it.each<[string, string[]]>([
  ['above its row', ['goods', LAPTOP, 'service', SUPPORT]],
  ['above its row, far from others', ['goods', LAPTOP, '', '', 'service', SUPPORT]],
])('the choice of an entry may be %s', (_, lines) => {
  expect(kindsIn(lines, ['goods', 'service'])).toEqual([
    ['goods', 'exact'],
    ['service', 'exact'],
  ]);
});

it('the word above the row of an entry is no place of another choice, which the row may still mean', () => {
  const lines = ['goods', LAPTOP, '', '', 'service', SUPPORT];
  expect(kindsIn(lines, ['service', 'goods'])).toEqual([
    [LAPTOP, 'derived'],
    [SUPPORT, 'derived'],
  ]);
});

it('the only choice of a document is that of each entry', () => {
  expect(kindsIn([LAPTOP, SUPPORT, '', '', 'All are goods'], ['goods', 'goods'])).toEqual([
    ['goods', 'exact'],
    ['goods', 'exact'],
  ]);
});

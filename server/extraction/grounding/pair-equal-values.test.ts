import { expect, it } from 'vitest';
import { groundExtraction } from './ground-extraction.ts';
import { createLayout, createPlacedPage } from './testing/pages.ts';

function findLines(lines: string[]) {
  const text = { type: 'string' };
  const definition = { type: 'object', properties: { billing_city: text, shipping_city: text } };
  const layout = createLayout(createPlacedPage(lines));
  const leaves = groundExtraction({
    definition,
    layout,
    extractedData: { billing_city: 'Oslo', shipping_city: 'Oslo' },
  });
  const text0 = layout.pages[0]?.text ?? '';
  return leaves.map(({ start }) => text0.slice(0, start ?? 0).split('\n').length - 1);
}

it('gives each of two fields with one value the place whose line or heading names it', () => {
  expect(findLines(['Ship to: Dock 7, Oslo', 'Bill to: Main Road 1, Oslo'])).toEqual([1, 0]);
  expect(findLines(['Deliver to', 'Dock 7', 'Oslo', 'Invoice to', 'Main Road 1', 'Oslo'])).toEqual([5, 2]);
  expect(findLines(['Invoice to', 'Main Road 1', 'Oslo', 'Deliver to', 'Dock 7', 'Oslo'])).toEqual([2, 5]);
});

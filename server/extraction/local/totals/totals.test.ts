import { expect, it } from 'vitest';
import { extract, placedLayout, textLayout } from '../testing/layouts.ts';

const document = `
Net amount             100.00
VAT 18 %                18.00
                       118.00
`;

it.each([
  ['text', textLayout],
  ['a page', placedLayout],
])('takes an amount without a label as the total that closes a sum, in %s', (_, layout) => {
  expect(extract({ net: 'number', tax: 'number', total: 'number' }, layout(document))).toEqual({
    net: 100,
    tax: 18,
    total: 118,
  });
});

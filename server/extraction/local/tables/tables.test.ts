import { expect, it } from 'vitest';
import { extract, placedLayout, textLayout } from '../testing/layouts.ts';

const ITEMS = {
  items: [{ description: 'string', quantity: 'number', unit_price: 'number', amount: 'number' }] as [
    Record<string, string>,
  ],
};

it('aligns numbers with their headings where cells are missing', () => {
  const layout = placedLayout(`
Description            Qty       Price      Discount      Amount
Desk                     1      200.00          5 %       190.00
Delivery                                                   15.00
Lamp                     2       30.00                     60.00
Total                                                     265.00
`);
  expect(extract(ITEMS, layout)).toEqual({
    items: [
      { description: 'Desk', quantity: 1, unit_price: 200, amount: 190 },
      { description: 'Delivery', quantity: null, unit_price: null, amount: 15 },
      { description: 'Lamp', quantity: 2, unit_price: 30, amount: 60 },
    ],
  });
});

it('goes on over a page break and joins wrapped descriptions', () => {
  const head = 'Description                    Quantity    Unit price      Amount';
  const layout = placedLayout(
    `${head}\nHand-made stoneware bowl with        3         24.00       72.00\n` +
      'blue glaze\nCup                                  2         11.00       22.00\n' +
      'Carried forward                                             94.00',
    `${head}\nPlate                                1         18.50       18.50\n\n` +
      'Total                                                      112.50',
  );
  expect(extract(ITEMS, layout)).toEqual({
    items: [
      { description: 'Hand-made stoneware bowl with blue glaze', quantity: 3, unit_price: 24, amount: 72 },
      { description: 'Cup', quantity: 2, unit_price: 11, amount: 22 },
      { description: 'Plate', quantity: 1, unit_price: 18.5, amount: 18.5 },
    ],
  });
});

it('reads headings over two lines', () => {
  const layout = placedLayout(`
                              Unit          Line
Item              Quantity    price         total
Rope 10 m               4      8.00         32.00
Hook                   12      0.50          6.00
`);
  expect(extract(ITEMS, layout)).toEqual({
    items: [
      { description: 'Rope 10 m', quantity: 4, unit_price: 8, amount: 32 },
      { description: 'Hook', quantity: 12, unit_price: 0.5, amount: 6 },
    ],
  });
});

it('parts headings that only a space is between by the columns below', () => {
  const layout = placedLayout(`
Article          Count Price each   VAT Price incl. VAT

Desk                 2     200.00   21%          400.00
Lamp, black          1      30.00    9%           30.00
Delivery             1              21%           15.00
Total                                            445.00
`);
  const [{ description, ...numbers }] = ITEMS.items;
  const shape = { items: [{ article: description ?? 'string', ...numbers }] as [Record<string, string>] };
  expect(extract(shape, layout)).toEqual({
    items: [
      { article: 'Desk', quantity: 2, unit_price: 200, amount: 400 },
      { article: 'Lamp, black', quantity: 1, unit_price: 30, amount: 30 },
      { article: 'Delivery', quantity: 1, unit_price: null, amount: 15 },
    ],
  });
});

it('a column whose heading says nothing is the amount where count and price give it', () => {
  const layout = placedLayout(`
Description          Qty       Price      Zq         Yx
Desk                   2      200.00      21     400.00
Lamp                   3       30.00       9      90.00
`);
  expect(extract(ITEMS, layout)).toEqual({
    items: [
      { description: 'Desk', quantity: 2, unit_price: 200, amount: 400 },
      { description: 'Lamp', quantity: 3, unit_price: 30, amount: 90 },
    ],
  });
});

it('reads rows whose cells have no places, by their order', () => {
  const layout = textLayout(
    'Name   Department   Start date\nAda Cole   Sales   2021-02-01\nBo Lind   Design   2019-11-15',
  );
  expect(extract({ employees: [{ name: 'string', department: 'string', start_date: 'date' }] }, layout)).toEqual({
    employees: [
      { name: 'Ada Cole', department: 'Sales', start_date: '2021-02-01' },
      { name: 'Bo Lind', department: 'Design', start_date: '2019-11-15' },
    ],
  });
});

it('is empty where there is no table', () => {
  expect(extract(ITEMS, textLayout('Amounts are in euro.\nThe price of a unit depends on the quantity.'))).toEqual({
    items: [],
  });
});

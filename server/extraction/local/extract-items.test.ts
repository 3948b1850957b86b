import { describe, expect, it } from 'vitest';
import { extract, textLayout } from './testing/layouts.ts';

const receipt = {
  items: [{ name: 'string', quantity: 'number', unit_price: 'number', amount: 'number' }] as [never],
  total: 'number',
};
const item = (name: string, amount: number, quantity: number | null = null, price: number | null = null) => ({
  name,
  quantity,
  unit_price: price,
  amount,
});

describe('items of a receipt without headings', () => {
  it('have their quantity and price in the row, or in the one below', () => {
    const layout = textLayout(`
CORNER BAKERY LTD
12/03/2024 10:22

Sourdough loaf            3.40
2 x Croissant      1.50   3.00
Coffee  2 @ 2.20          4.40 A
Orange juice
   3 x 1.10               3.30
Cheese
  0.250 kg x 12.00        3.00

SUBTOTAL                 17.10
TOTAL                    17.10
CASH                     20.00
CHANGE                    2.90
`);
    expect(extract(receipt as never, layout)).toEqual({
      items: [
        item('Sourdough loaf', 3.4),
        item('Croissant', 3, 2, 1.5),
        item('Coffee', 4.4, 2, 2.2),
        item('Orange juice', 3.3, 3, 1.1),
        item('Cheese', 3, 0.25, 12),
      ],
      total: 17.1,
    });
  });

  it('leave out amounts carried forward, sums and discounts', () => {
    const layout = textLayout(`
MARKTHALLE NORD GMBH
BANANEN              1,99 B
VOLLMILCH            2,38 B
  2 Stk x    1,19
Übertrag             4,37
RABATT              -0,25
PFAND                0,25 A
SUMME    EUR         4,37
Geg. BAR             5,00
`);
    expect(extract(receipt as never, layout)).toEqual({
      items: [item('BANANEN', 1.99), item('VOLLMILCH', 2.38, 2, 1.19), item('PFAND', 0.25)],
      total: 4.37,
    });
  });

  it('are none where nothing is summed up', () => {
    const layout = textLayout('Opening hours\nMonday to Friday   9.30\nSaturday   10.00\n');
    expect(extract({ items: receipt.items }, layout)).toEqual({ items: [] });
  });
});

describe('lists within the items of a list', () => {
  it('are read from the section of their item', () => {
    const shape = {
      accounts: [
        {
          account_number: 'string',
          balance: 'number',
          transactions: [{ date: 'date', description: 'string', amount: 'number' }],
        },
      ],
    };
    const layout = textLayout(`
Monthly statement

Account number: 4711
Date         Description         Amount
01.03.2024   Salary              2,000.00
04.03.2024   Rent                -900.00
Balance: 1,100.00

Account number: 4712
Date         Description         Amount
09.03.2024   Interest            1.25
Balance: 51.25
`);
    expect(extract(shape as never, layout)).toEqual({
      accounts: [
        {
          account_number: '4711',
          balance: 1100,
          transactions: [
            { date: '2024-03-01', description: 'Salary', amount: 2000 },
            { date: '2024-03-04', description: 'Rent', amount: -900 },
          ],
        },
        {
          account_number: '4712',
          balance: 51.25,
          transactions: [{ date: '2024-03-09', description: 'Interest', amount: 1.25 }],
        },
      ],
    });
  });
});

describe('the end of the items of a receipt', () => {
  it.each([
    ['the amount that sums them up, whatever it is called', 'Sumatotal'],
    ['a word for what is to be paid', 'Rechnungsbetrag'],
    ['a word of another language', 'Do zapłaty'],
  ])('is %s', (_, words) => {
    const layout = textLayout(
      `CORNER BAKERY LTD\n\nLoaf     3.40\nRolls    2.10\n\n${words}     5.50\nGotówka     10.00`,
    );
    expect(extract({ items: receipt.items }, layout)).toEqual({ items: [item('Loaf', 3.4), item('Rolls', 2.1)] });
  });

  it('is no item that costs as much as those above it', () => {
    const items = [item('Coffee', 1.5), item('Tea', 1.5), item('Cake', 3), item('Jam', 2)];
    for (const sum of ['Total', 'Do zapłaty']) {
      const lines = `Coffee     1.50\nTea        1.50\nCake       3.00\nJam        2.00\n${sum}      8.00`;
      expect(extract({ items: receipt.items }, textLayout(lines))).toEqual({ items });
    }
  });

  it('is a line that has nothing but their sum', () => {
    const layout = textLayout('Loaf     3.40\nRolls    2.10\n         5.50\n+ 19 % MwSt.     1.05\n         6.55');
    expect(extract({ items: receipt.items }, layout)).toEqual({ items: [item('Loaf', 3.4), item('Rolls', 2.1)] });
  });

  it('is a sentence with their sum', () => {
    const layout = textLayout(
      'The damage is as follows:\n- Oak floor ........ 1,860.00\n- Carpet ........ 240.00\nwhich is 2,100.00 in all.',
    );
    expect(extract({ items: receipt.items }, layout)).toEqual({
      items: [item('Oak floor', 1860), item('Carpet', 240)],
    });
  });
});

describe('items that are numbered', () => {
  const numbered = '1  Oak wardrobe      2,480.00\n2  Sliding doors     1,234.50\nTotal              3,714.50';

  it('have their number where a field asks for it', () => {
    const items = [{ number: 'number', description: 'string', amount: 'number' }] as [never];
    expect(extract({ items }, textLayout(numbered))).toEqual({
      items: [
        { number: 1, description: 'Oak wardrobe', amount: 2480 },
        { number: 2, description: 'Sliding doors', amount: 1234.5 },
      ],
    });
  });

  it('do not begin with their number in a column of texts', () => {
    const items = [{ name: 'string', quantity: 'number', price: 'number' }] as [never];
    const rows = ['1.  Hinge 35 mm          120    3.40', '2.  Rail 450 mm           40   21.75'];
    const table = ['No. Name            Quantity   Price', ...rows].join('\n');
    expect(extract({ items }, textLayout(table))).toEqual({
      items: [
        { name: 'Hinge 35 mm', quantity: 120, price: 3.4 },
        { name: 'Rail 450 mm', quantity: 40, price: 21.75 },
      ],
    });
  });
});

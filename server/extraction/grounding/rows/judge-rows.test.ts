import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { ground, page } from '../testing/ground-layout.ts';

const rows = [
  'Bolts      4   2.50   10.00',
  'Washers    9   1.20   10.80',
  'Brackets   6   3.10   18.60',
  'Hinges     7   5.05   35.35',
];
const items = [
  { name: 'Bolts', quantity: 4, price: 2.5, amount: 10 },
  { name: 'Washers', quantity: 9, price: 1.2, amount: 10.8 },
  { name: 'Brackets', quantity: 6, price: 3.1, amount: 18.6 },
  { name: 'Hinges', quantity: 7, price: 5.05, amount: 35.35 },
];

function groundItems(change: (copy: Record<string, JsonValue>[]) => void, lines: string[] = rows) {
  const copy: JsonObject[] = structuredClone(items);
  change(copy);
  return ground(page('List of articles', ...lines), { items: copy });
}

describe('the values of a list of rows', () => {
  it('are exact in their own row and column', () => {
    const found = groundItems(() => undefined);
    for (const path of Object.keys(found)) expect(found[path], path).not.toMatchObject({ isInRow: false });
    expect(found['/items/2/quantity']).toMatchObject({ match: 'exact' });
  });

  it('are not exact in the row of another entry', () => {
    const found = groundItems((copy) => Object.assign(copy[2] ?? {}, { name: 'Hinges' }));
    expect(found['/items/2/name']).toMatchObject({ match: 'normalized', isInRow: false });
    expect(found['/items/3/name']).toMatchObject({ match: 'exact' });
    expect(found['/items/2/price']).not.toMatchObject({ isInRow: false });
  });

  it('are not exact in the row of another entry, where the entry has only one other value', () => {
    const short = items.map(({ name, quantity }) => ({ name, quantity }));
    const found = ground(page(...rows), { items: short.map((one, n) => (n === 1 ? { ...one, quantity: 6 } : one)) });
    expect(found['/items/1/quantity']).toMatchObject({ match: 'normalized', isInRow: false });
  });

  it('are not exact in the column of another field', () => {
    const found = groundItems((copy) => Object.assign(copy[1] ?? {}, { price: 9, quantity: null }));
    expect(found['/items/1/price']).toMatchObject({ match: 'normalized', isInColumn: false });
  });

  it('keep a value that its row has twice', () => {
    const twice = ['Bolts      1   2.50   2.50', ...rows.slice(1)];
    const found = groundItems((copy) => Object.assign(copy[0] ?? {}, { quantity: 1, price: null, amount: 2.5 }), twice);
    expect(found['/items/0/amount']).not.toMatchObject({ isInColumn: false });
  });

  it('may be in several lines, if most entries are', () => {
    const lines = items.flatMap(({ name, quantity, price, amount }) => [name, `   ${quantity}   ${price}   ${amount}`]);
    const found = groundItems(() => undefined, lines);
    for (const n of items.keys()) expect(found[`/items/${n}/name`]).toMatchObject({ match: 'exact' });
  });

  it('may have rows with empty cells', () => {
    const found = groundItems(
      (copy) => Object.assign(copy[3] ?? {}, { quantity: null, price: null }),
      [...rows.slice(0, 3), 'Hinges                35.35'],
    );
    expect(found['/items/3/amount']).toMatchObject({ match: 'exact' });
  });
});

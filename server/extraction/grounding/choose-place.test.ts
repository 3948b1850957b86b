import { describe, expect, it } from 'vitest';
import type { Layout } from '../../parsing/layout.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { groundExtraction } from './ground-extraction.ts';
import { createLayout, createPlainPage } from './testing/pages.ts';
import { ground, page } from './testing/ground-layout.ts';

describe('groundExtraction places repeated values', () => {
  it('of list items row by row', () => {
    const layout = page('Item Qty Price', 'Bolt 2 5.00', 'Nut 5 2.00', 'Bolt 2 5.00', 'Gear 5 5.00');
    const items = [
      ['Bolt', 2, 5],
      ['Nut', 5, 2],
      ['Bolt', 2, 5],
      ['Gear', 5, 5],
    ].map(([name, qty, price]) => ({ name: name ?? '', qty: qty ?? 0, price: price ?? 0 }));
    const found = ground(layout, { items });
    const lineOf = (path: string): number =>
      layout.pages[0]?.text.slice(0, found[path]?.start ?? 0).split('\n').length ?? 0;
    items.forEach((_, index) => {
      for (const name of ['name', 'qty', 'price'])
        expect([name, index, lineOf(`/items/${index}/${name}`)]).toEqual([name, index, index + 2]);
    });
  });

  it('of equal entries in the lists of a map', () => {
    const groups = ['A', 'B', 'C'];
    const layout = page(
      ...groups.flatMap((name) => [`Group ${name}`, ...Array.from({ length: 80 }, () => 'Visit 7.25')]),
    );
    const entries = Array.from({ length: 80 }, () => ({ text: 'Visit', price: 7.25 }));
    const found = ground(layout, { groups: Object.fromEntries(groups.map((name) => [name, entries])) });
    const starts = groups.flatMap((name) => entries.map((_, n) => found[`/groups/${name}/${n}/text`]?.start ?? -1));
    expect(starts).toEqual([...(layout.pages[0]?.text.matchAll(/Visit/g) ?? [])].map(({ index }) => index));
  });

  it('beside the label that names the field', () => {
    const layout = page('Ordered 2024-01-05', 'Shipping 10.00', 'Tax 10.00', 'Tax date 2024-01-05');
    const found = ground(layout, { tax: 10, shipping: 10, taxDate: '2024-01-05' });
    expect(layout.pages[0]?.text.slice(0, found['/tax']?.start ?? 0)).toContain('Tax ');
    expect(layout.pages[0]?.text.slice(0, found['/shipping']?.start ?? 0)).not.toContain('Tax');
    expect(layout.pages[0]?.text.slice(0, found['/taxDate']?.start ?? 0)).toContain('Tax date');
  });

  it('beside the title of the field', () => {
    const layout = page('Freight 10.00', 'Handling 10.00');
    const definition: JsonObject = { type: 'object', properties: { f2: { type: 'number', title: 'Handling' } } };
    const [found] = groundExtraction({ definition, extractedData: { f2: 10 }, layout });
    expect(found?.start).toBeGreaterThan(layout.pages[0]?.text.indexOf('Handling') ?? 0);
  });

  it('on the page of the neighbouring values', () => {
    const layout = createLayout(
      createPlainPage(['Seller', 'Berlin', '10115']),
      createPlainPage(['Buyer Contoso', '10115', 'Berlin'], 2),
    );
    const found = ground(layout, { buyer: { name: 'Contoso', city: 'Berlin', zip: '10115' } });
    expect([found['/buyer/name']?.page, found['/buyer/city']?.page, found['/buyer/zip']?.page]).toEqual([2, 2, 2]);
  });
});

describe('the signs of a place', () => {
  const fields = (names: string[]): JsonObject => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'number' }])),
  });
  const groundWith = (definition: JsonObject, layout: Layout, extractedData: JsonObject) =>
    Object.fromEntries(groundExtraction({ definition, extractedData, layout }).map((one) => [one.path, one]));

  it('include the label of another field', () => {
    const layout = page('Net amount: 100.00', 'Shipping: 7.00', 'Total: 107.00');
    const found = groundWith(fields(['total', 'shipping']), layout, { total: 7, shipping: 107 });
    expect(found['/total']).toMatchObject({ isOtherLabel: true, isLabelled: false });
    expect(groundWith(fields(['total', 'shipping']), layout, { total: 107, shipping: 7 })['/total']).toMatchObject({
      isOtherLabel: false,
      isLabelled: true,
    });
  });

  it('include a value of another row, a shared place and text of several cells', () => {
    const filler = Array.from({ length: 6 }, (_, n) => `Item ${n}   ${n}00.00`);
    const layout = page(...filler, 'Bolt   M8   3.00', 'one   two');
    const found = ground(layout, {
      rows: [
        { name: 'Item 1', price: 100 },
        { name: 'Bolt', size: 'M8', price: 200 },
      ],
      joined: 'one two',
      a: 500,
      b: 500,
    });
    expect(found['/rows/0/price']).toMatchObject({ isInRow: true });
    expect(found['/rows/1/price']).toMatchObject({ isInRow: false });
    expect(found['/joined']).toMatchObject({ isSplit: true });
    expect(found['/b']).toMatchObject({ isShared: true });
  });

  it('include an entry that the list repeats more often than the document', () => {
    const row = { code: 'A-1', price: 10 };
    const found = ground(page('A-1   part   10.00', 'A-1   part   10.00'), {
      rows: Array.from({ length: 500 }, () => row),
    });
    const matches = Object.values(found).map(({ match }) => match);
    expect(matches.filter((match) => match !== 'not_found')).toHaveLength(4);
    expect(found['/rows/499/code']).toMatchObject({ isRepeated: true, page: null });
  });
});

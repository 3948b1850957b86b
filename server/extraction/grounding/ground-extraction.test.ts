import { describe, expect, it } from 'vitest';
import type { Layout } from '../../parsing/layout.ts';
import type { Evidence, JsonObject } from '../engine.ts';
import { groundExtraction } from './ground-extraction.ts';
import { layoutOf, placedPage, plainPage } from './testing/pages.ts';

function ground(layout: Layout, extractedData: JsonObject): Record<string, Evidence> {
  const evidence = groundExtraction({ definition: { type: 'object' }, extractedData, layout });
  return Object.fromEntries(evidence.map((one) => [one.path, one]));
}

const page = (...lines: string[]): Layout => layoutOf(placedPage(lines));

describe('groundExtraction finds', () => {
  it('what stands there as it is, with its offsets and its box', () => {
    const layout = page('Invoice INV-7', 'Acme Widgets Inc. of York');
    const { '/seller': seller } = ground(layout, { seller: 'Acme Widgets Inc.' });
    expect(seller).toMatchObject({ match: 'exact', page: 1, quote: 'Acme Widgets Inc.', start: 14, end: 31 });
    expect(seller?.boxes).toEqual([[0, 1 / 50, 17 / 100, 2 / 50]]);
  });

  it('dates, numbers, case and white space in another form', () => {
    const layout = page('Datum 3. März 2024', 'Summe 1.234,50 EUR', 'ACME   GMBH');
    const found = ground(layout, { date: '2024-03-03', total: 1234.5, name: 'Acme GmbH', paid: '1234.50' });
    expect(found['/date']).toMatchObject({ match: 'normalized', quote: '3. März 2024' });
    expect(found['/total']).toMatchObject({ match: 'normalized', quote: '1.234,50 EUR' });
    expect(found['/name']).toMatchObject({ match: 'normalized', quote: 'ACME   GMBH' });
    expect(found['/paid']).toMatchObject({ match: 'normalized' });
  });

  it('a text over two lines, a hyphenated word, and an IBAN in groups', () => {
    const layout = page('Please pay the outstand-', 'ing amount to', 'DE89 3704 0044 0532 0130 00');
    const found = ground(layout, { a: 'the outstanding amount', b: 'DE89370400440532013000' });
    expect(found['/a']).toMatchObject({ match: 'normalized', quote: 'the outstand-\ning amount' });
    expect(found['/a']?.boxes).toHaveLength(2);
    expect(found['/b']).toMatchObject({ match: 'normalized', quote: 'DE89 3704 0044 0532 0130 00' });
  });

  it('a text that is nearly the same', () => {
    const { '/name': name } = ground(page('Customer: Nortbwind Tradlng Company'), { name: 'Northwind Trading Company' });
    expect(name).toMatchObject({ match: 'fuzzy', quote: 'Nortbwind Tradlng Company' });
    expect(name?.confidence).toBeLessThan(0.75);
  });

  it('a rate and a credit as derived', () => {
    const found = ground(page('VAT 19 %', 'Total 25.00 CR'), { rate: 0.19, total: -25 });
    expect(found['/rate']).toMatchObject({ match: 'derived' });
    expect(found['/total']).toMatchObject({ match: 'derived' });
  });

  it('a ticked box beside the words that name the field', () => {
    const found = ground(page('Gift wrap [ ]', 'Newsletter [x]'), { newsletter: true, giftWrap: false });
    expect(found['/newsletter']).toMatchObject({ match: 'normalized', quote: '[x]' });
    expect(found['/giftWrap']).toMatchObject({ match: 'normalized', quote: '[ ]' });
  });

  it('nothing for what is not there, and says so', () => {
    const found = ground(page('Invoice 17'), { a: 'Contoso Holding', b: 99, c: null, d: '', e: false });
    for (const one of Object.values(found)) {
      expect(one).toMatchObject({ match: 'not_found', page: null, quote: null, start: null, end: null, boxes: [], confidence: 0 });
    }
    expect(Object.keys(found)).toHaveLength(5);
  });
});

describe('groundExtraction places what stands there several times', () => {
  it('the items of a list, row by row', () => {
    const layout = page('Item Qty Price', 'Bolt 2 5.00', 'Nut 5 2.00', 'Bolt 2 5.00', 'Gear 5 5.00');
    const items = [['Bolt', 2, 5], ['Nut', 5, 2], ['Bolt', 2, 5], ['Gear', 5, 5]].map(([name, qty, price]) => ({ name: name ?? '', qty: qty ?? 0, price: price ?? 0 }));
    const found = ground(layout, { items });
    const lineOf = (path: string): number => layout.pages[0]?.text.slice(0, found[path]?.start ?? 0).split('\n').length ?? 0;
    items.forEach((_, index) => {
      for (const name of ['name', 'qty', 'price']) expect([name, index, lineOf(`/items/${index}/${name}`)]).toEqual([name, index, index + 2]);
    });
  });

  it('a single value beside the label that names it', () => {
    const layout = page('Ordered 2024-01-05', 'Shipping 10.00', 'Tax 10.00', 'Tax date 2024-01-05');
    const found = ground(layout, { tax: 10, shipping: 10, taxDate: '2024-01-05' });
    expect(layout.pages[0]?.text.slice(0, found['/tax']?.start ?? 0)).toContain('Tax ');
    expect(layout.pages[0]?.text.slice(0, found['/shipping']?.start ?? 0)).not.toContain('Tax');
    expect(layout.pages[0]?.text.slice(0, found['/taxDate']?.start ?? 0)).toContain('Tax date');
  });

  it('on the page where its neighbours are', () => {
    const layout = layoutOf(plainPage(['Seller', 'Berlin', '10115']), plainPage(['Buyer Contoso', '10115', 'Berlin'], 2));
    const found = ground(layout, { buyer: { name: 'Contoso', city: 'Berlin', zip: '10115' } });
    expect([found['/buyer/name']?.page, found['/buyer/city']?.page, found['/buyer/zip']?.page]).toEqual([2, 2, 2]);
  });
});

it('groundExtraction takes 10,000 leaves over 200 pages in under 2 s', () => {
  const row = (n: number): string => `Position ${n % 700}   Part number P-${n}   ${n % 13}   ${(n % 97) + 0.5}0 EUR`;
  const pages = Array.from({ length: 200 }, (_, p) => placedPage(Array.from({ length: 60 }, (__, l) => row(p * 60 + l)), p + 1));
  const items = Array.from({ length: 2_500 }, (_, n) => ({ part: `P-${n}`, quantity: n % 13, price: (n % 97) + 0.5, remark: `Missing remark ${n} of nobody` }));
  const start = performance.now();
  const evidence = groundExtraction({ definition: { type: 'object' }, extractedData: { items }, layout: layoutOf(...pages) });
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(evidence).toHaveLength(10_000);
  expect(evidence.filter((one) => one.path.endsWith('/part') && one.match === 'exact')).toHaveLength(2_500);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertHolds } from '../../../test/harness/properties.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { groundExtraction } from './ground-extraction.ts';
import { createLargeDocument } from './testing/large-document.ts';
import { createLayout, createPlacedPage, createPlainPage } from './testing/pages.ts';
import { ground, page } from './testing/ground-layout.ts';

describe('groundExtraction finds', () => {
  it('exact text, with its offsets and box', () => {
    const layout = page('Invoice INV-7', 'Acme Widgets Inc. of York');
    const { '/seller': seller } = ground(layout, { seller: 'Acme Widgets Inc.' });
    expect(seller).toMatchObject({ match: 'exact', page: 1, quote: 'Acme Widgets Inc.', start: 14, end: 31 });
    expect(seller?.boxes).toEqual([[0, 1 / 50, 17 / 100, 2 / 50]]);
  });

  it('dates, numbers, case and white space in another notation', () => {
    const layout = page('Datum 3. März 2024', 'Summe 1.234,50 EUR', 'ACME   GMBH');
    const found = ground(layout, { date: '2024-03-03', total: 1234.5, name: 'Acme GmbH', paid: '1234.50' });
    expect(found['/date']).toMatchObject({ match: 'normalized', quote: '3. März 2024' });
    expect(found['/total']).toMatchObject({ match: 'normalized', quote: '1.234,50 EUR' });
    expect(found['/name']).toMatchObject({ match: 'normalized', quote: 'ACME   GMBH' });
    expect(found['/paid']).toMatchObject({ match: 'normalized' });
  });

  it('a time zone that the document lacks', () => {
    const isAdded = (line: string, value: string): boolean | undefined =>
      ground(page(line), { start: value })['/start']?.isZoneAdded;
    expect(isAdded('Start 14 May 2026 at 09:35', '2026-05-14T09:35:00Z')).toBe(true);
    expect(isAdded('Start 14 May 2026 at 09:35', '2026-05-14T09:35:00+02:00')).toBe(true);
    expect(isAdded('Start 14 May 2026 at 09:35', '2026-05-14T09:35:00')).toBeUndefined();
    expect(isAdded('Start 14 May 2026 at 09:35 UTC', '2026-05-14T09:35:00Z')).toBeUndefined();
    expect(isAdded('Start 2026-05-14 09:35 +02:00', '2026-05-14T09:35:00+02:00')).toBeUndefined();
  });

  it('text over two lines, a hyphenated word, and an IBAN in groups', () => {
    const layout = page('Please pay the outstand-', 'ing amount to', 'DE89 3704 0044 0532 0130 00');
    const found = ground(layout, { a: 'the outstanding amount', b: 'DE89370400440532013000' });
    expect(found['/a']).toMatchObject({ match: 'normalized', quote: 'the outstand-\ning amount' });
    expect(found['/a']?.boxes).toHaveLength(2);
    expect(found['/b']).toMatchObject({ match: 'normalized', quote: 'DE89 3704 0044 0532 0130 00' });
  });

  it('similar text', () => {
    const { '/name': name } = ground(page('Customer: Nortbwind Tradlng Company'), {
      name: 'Northwind Trading Company',
    });
    expect(name).toMatchObject({ match: 'fuzzy', quote: 'Nortbwind Tradlng Company' });
    expect(name?.likeness).toBeLessThan(1);
    expect(name?.likeness).toBeGreaterThan(0.7);
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

  it('text that another column interrupts, with a box per line', () => {
    const layout = page(
      'Northwind Traders   Invoice no. 17',
      '12 Harbour Street   Date 1 May 2024',
      'Leeds   Terms 30 days',
    );
    const { '/address': address } = ground(layout, { address: 'Northwind Traders, 12 Harbour Street, Leeds' });
    expect(address).toMatchObject({ match: 'fuzzy', start: 0 });
    expect(address?.boxes).toHaveLength(3);
  });

  it('numbers and dates in a notation that differs from the rest of the document', () => {
    const layout = page('1,234.50  2,000.00  3,100.75', 'Gesamt 9.876,54 EUR', '12/31/2024 and 05/03/2024');
    const found = ground(layout, { total: 9876.54, due: '2024-03-05' });
    expect(found['/total']?.quote).toContain('9.876,54');
    expect(found['/due']).toMatchObject({ match: 'normalized', quote: '05/03/2024' });
  });

  it('a currency by its symbol, an enum value by its words, a time without seconds', () => {
    const found = ground(page('Total € 12.00', 'Credit Note', 'Arrival 17:45'), {
      currency: 'EUR',
      kind: 'creditNote',
      at: '17:45:00Z',
    });
    expect(found['/currency']).toMatchObject({ match: 'normalized', quote: '€' });
    expect(found['/kind']).toMatchObject({ match: 'normalized', quote: 'Credit Note' });
    expect(found['/at']).toMatchObject({ match: 'normalized', quote: '17:45' });
  });

  it('no number that merely resembles the value', () => {
    const found = ground(page('Invoice 2024-00187 of 12.51'), { number: '2024-00188', short: '187188', total: 12.5 });
    for (const one of Object.values(found)) expect(one.match).toBe('not_found');
  });

  it('numbers behind the dash of a list, which may be a minus', () => {
    const lines = page('Recipe no. 50', '- 250 g flour', '- 50 g butter', '- 12.50 of credit');
    const found = ground(lines, {
      items: [
        { grams: 250, name: 'flour' },
        { grams: 50, name: 'butter' },
      ],
      credit: -12.5,
    });
    expect(found['/items/0/grams']).toMatchObject({ match: 'exact', quote: '250' });
    expect(found['/items/1/grams']).toMatchObject({ match: 'exact', quote: '50', start: 30 });
    expect(found['/credit']).toMatchObject({ quote: '- 12.50' });
  });

  it('equal rows of a list that begins above the list before it', () => {
    const [rent, fee] = ['Hall rent   50.00', 'Member fee   20.00'];
    const found = ground(page(rent, fee, rent, 'Paid by: Ada', rent), {
      paidBy: 'Ada',
      fees: [{ text: 'Member fee', amount: 20 }],
      rents: Array.from({ length: 3 }, () => ({ text: 'Hall rent', amount: 50 })),
    });
    const starts = [0, 1, 2].map((row) => found[`/rents/${row}/text`]?.start);
    expect(starts).toEqual([0, 37, 68]);
  });

  it('values of entries above and below the rows of their lists', () => {
    const tenant = (name: string, rent: string, total: string): string[] => [
      `Tenant ${name}`,
      ...[1, 2, 3].map((month) => `0${month}/2026   ${rent}`),
      `Tenant ${name} (continued)`,
      ...[4, 5, 6, 7].map((month) => `0${month}/2026   ${rent}`),
      `Total   ${total}`,
    ];
    const entry = (name: string | null, rent: number, total: number, from = 1) => ({
      name,
      total,
      rents: [1, 2, 3, 4, 5, 6, 7].slice(from - 1).map((month) => ({ period: `0${month}/2026`, rent })),
    });
    const moon = tenant('Moon', '20.00', '120.00');
    const whole = ground(page(...tenant('Star', '10.00', '60.00'), ...moon), {
      tenants: [entry('Star', 10, 60), entry('Moon', 20, 120)],
    });
    const layout = page(...tenant('Star', '10.00', '60.00').slice(3), ...moon);
    const part = ground(layout, { tenants: [entry(null, 10, 60, 3), entry('Moon', 20, 120)] });
    for (const found of [whole, part])
      for (const field of ['rents/0/period', 'rents/0/rent', 'rents/3/period']) {
        const starts = [0, 1].map((index) => found[`/tenants/${index}/${field}`]?.start ?? Infinity);
        expect(starts[0]).toBeLessThan(starts[1] ?? 0);
      }
    expect(whole['/tenants/0/name']).toMatchObject({ start: 7 });
    expect(part['/tenants/0/rents/0/period']).toMatchObject({ start: 0 });
    expect(part['/tenants/0/total']).toMatchObject({ quote: '60.00' });
  });

  it('values of an entry in the row that has all of them', () => {
    const loans = [130, 131, 132, 133, 134].map((number) => `Loan ${number}   ${number}.00`);
    const found = ground(page('Cash   deposit 131   131.00', ...loans), {
      loans: [{ kind: 'Loan', number: 131, amount: 131 }],
    });
    for (const field of ['kind', 'number', 'amount']) expect(found[`/loans/0/${field}`]?.start).toBeGreaterThan(45);
  });

  it('values of entries in their row, also if another list has the same ones', () => {
    const lines = page('Visit 300: Kiel', 'Visit 301: Oslo', 'Visit 302: Kiel', 'Visit 303: Oslo');
    const ports = ['Kiel', 'Oslo', 'Kiel', 'Oslo'];
    const found = ground(lines, {
      ports: ['Kiel', 'Oslo'],
      visits: ports.map((port, index) => ({ number: 300 + index, port })),
    });
    expect(ports.map((_, index) => found[`/visits/${index}/port`]?.start)).toEqual([11, 27, 43, 59]);
  });

  it('no text within words', () => {
    expect(ground(page('we want to get her'), { a: 'together' })['/a']?.match).toBe('not_found');
  });

  it('text far into a page without line breaks', () => {
    const text = `${'lorem ipsum 12.50 dolor '.repeat(4_000)}Contoso Holding 4711`;
    const found = ground(createLayout(createPlainPage([text])), { name: 'Contoso Holding', number: 4711 });
    expect(found['/name']).toMatchObject({ match: 'exact', start: text.indexOf('Contoso') });
    expect(found['/number']).toMatchObject({ match: 'exact', quote: '4711' });
  });

  it('nothing for a value that is not in the document', () => {
    const found = ground(page('Invoice 17'), { a: 'Contoso Holding', b: 99, c: null, d: '', e: false });
    for (const one of Object.values(found)) {
      expect(one).toMatchObject({ match: 'not_found', page: null, quote: null, start: null, end: null, boxes: [] });
    }
    expect(Object.keys(found)).toHaveLength(5);
  });
});

it('groundExtraction reports labels beside the place, names of the field in the document, and OCR confidence', () => {
  const read = page('Invoice number: INV-7', 'Thank you');
  const found = ground(read, { invoiceNumber: 'INV-7', thanks: 'Thank you', invoiceDate: null, number: null });
  expect(found['/invoiceNumber']).toMatchObject({ isLabelled: true, isNamed: true, isGuess: false, recognition: null });
  expect(found['/thanks']).toMatchObject({ isLabelled: false });
  expect(found['/invoiceDate']).toMatchObject({ match: 'not_found', isNamed: false });
  expect(found['/number']).toMatchObject({ match: 'not_found', isNamed: true });

  const [first] = read.pages;
  const lines =
    first?.lines.map((line) => ({
      ...line,
      words: line.words.map((word, index) => ({ ...word, confidence: index === 2 ? 0.5 : 1 })),
    })) ?? [];
  const scanned = ground(
    { ...read, pages: first === undefined ? [] : [{ ...first, source: 'ocr', lines }] },
    { a: 'INV-7', b: 'number: INV-7' },
  );
  expect(scanned['/a']?.recognition).toBe(0.5);
  expect(scanned['/b']?.recognition).toBe(0.75);
});

it('grounds 10,000 leaves over 200 pages in time; quadratic work would exceed the limit', () => {
  const request = createLargeDocument(200, 2_500);
  const evidence = groundExtraction(request);
  expect(evidence).toHaveLength(10_000);
  expect(evidence.filter((one) => one.path.endsWith('/part') && one.match === 'exact')).toHaveLength(2_500);
  expect(evidence.filter((one) => one.path.endsWith('/remark') && one.match === 'not_found')).toHaveLength(2_500);
});

it('quotes the text at its offsets, for any document and data', () => {
  const word = fc.oneof(
    fc.constantFrom(
      '12.50',
      '1.234,5',
      '2024-03-01',
      '01/03/24',
      'EUR',
      '€',
      'İ',
      'ß',
      'ﬁ',
      '-',
      'a',
      'the',
      '你好',
      '\ud800',
    ),
    fc.string({ maxLength: 6, unit: 'binary' }),
  );
  const line = fc.array(word, { maxLength: 8 }).map((words) => words.join(' ').replaceAll('\n', ' '));
  const pages = fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 3 });
  const data = fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 3 }));
  assertHolds(
    fc.property(pages, data, fc.array(word), (texts, some, words) => {
      const layout = createLayout(...texts.map((lines, index) => createPlacedPage(lines, index + 1)));
      const extractedData = { ...(some as JsonObject), words };
      for (const one of groundExtraction({ definition: { type: 'object' }, extractedData, layout })) {
        expect(one.likeness).toBeGreaterThanOrEqual(0);
        expect(one.likeness).toBeLessThanOrEqual(1);
        if (one.page === null)
          expect(one).toMatchObject({ match: 'not_found', quote: null, start: null, end: null, boxes: [] });
        else expect(one.quote).toBe(layout.pages[one.page - 1]?.text.slice(one.start ?? 0, one.end ?? 0));
        if (one.match === 'exact') expect(String(one.quote)).not.toBe('');
      }
    }),
    300,
  );
});

describe('groundExtraction matches dates, numbers and identifiers as wholes', () => {
  it.each<[string, string, JsonObject]>([
    ['a truncated IBAN', 'IBAN: DE89 3704 0044 0532 0130 00', { a: 'DE89 3704 0044 0532' }],
    ['a truncated IBAN without spaces', 'IBAN: DE89 3704 0044 0532 0130 00', { a: 'DE8937040044053201' }],
    ['the end of an IBAN', 'IBAN: DE89 3704 0044 0532 0130 00', { a: '0532 0130 00' }],
    ['a truncated IBAN that is printed without spaces', 'IBAN: DE89370400440532013000', { a: 'DE893704004405320130' }],
    ['a number in a telephone number', 'Phone: +49 30 4711 22', { a: 4711 }],
    ['a number in a telephone number without a code', 'Tel. 030/4711-22', { a: 4711 }],
    ['a text of digits in a telephone number', 'Tel. 030 4711 22', { a: '4711' }],
    ['a part of a code', 'Invoice RE-2024-0815', { a: '0815' }],
    ['the beginning of a code', 'Invoice RE-2024-0815', { a: 'RE-2024' }],
    ['the day of a date', 'Date: 17.03.2024', { a: 17 }],
    ['a code with another digit', 'Order AB-98231-X', { a: 'AB-98237-X' }],
  ])('not %s', (_, line, data) => {
    expect(ground(page(line), data)['/a']).toMatchObject({ match: 'not_found' });
  });

  it.each<[string, string, JsonObject]>([
    ['an IBAN', 'IBAN: DE89 3704 0044 0532 0130 00', { a: 'DE89370400440532013000' }],
    ['a telephone number', 'Phone: +49 30 4711 22', { a: '+49 30 4711 22' }],
    ['a code', 'Invoice RE-2024-0815', { a: 'RE-2024-0815' }],
    ['a code after a label without a space', 'No.:4711', { a: '4711' }],
    ['a number beside a telephone number', 'Phone: +49 30 4711 22   118.00', { a: 118 }],
    ['a number in a row', 'A-1   part   12   10.00', { a: 12 }],
    ['the year of a date', 'Date: 17.03.2024', { a: 2024 }],
  ])('%s', (_, line, data) => {
    expect(ground(page(line), data)['/a']?.match).toMatch(/exact|normalized/);
  });
});

import { expect, it } from 'vitest';
import type { JsonValue } from '../../lib/json-value.ts';
import { indexDocument } from './document-index.ts';
import { ValueFinder } from './find-value.ts';
import { SearchEffort } from './search-effort.ts';
import { createLayout, createPlainPage } from './testing/pages.ts';

/** The places of a value in pages of text, and how they match. */
function find(value: string | number, ...pages: string[]) {
  const layout = createLayout(...pages.map((text, number) => createPlainPage(text.split('\n'), number + 1)));
  const finder = new ValueFinder(indexDocument(layout));
  const { hits, match, ...rest } = finder.find(value, new SearchEffort());
  return { quotes: hits.map(({ page, start, end }) => page.text.slice(start, end)), match, ...rest };
}
const none: string[] = [];

it.each<[value: string | number, text: string, match: string, quotes: string[]]>([
  ['Bolts', 'Bolts and bolts and BOLTS', 'exact', ['Bolts']],
  ['bolts Ltd', 'Bolts, Ltd', 'normalized', ['Bolts, Ltd']],
  ['Acme Inc.', 'Acme Inc. of Acme Inc', 'exact', ['Acme Inc.']],
  ['Acme Inc.', 'by Acme Inc', 'normalized', ['Acme Inc']],
  ['(net)', 'total (net) or net', 'exact', ['(net)']],
  ['"net"', 'total net', 'normalized', ['net']],
  ['steel bolts', 'steel, brass bolts', 'fuzzy', ['steel, brass bolts']],
  ['2026-05-04', '4 May 2026', 'normalized', ['4 May 2026']],
  ['2026-05-04T09:30:00', '4 May 2026', 'normalized', ['4 May 2026']],
  // The document writes the day first, this date only as the month first.
  ['2026-03-04', '03/04/2026 and 13/04/2026', 'normalized', ['03/04/2026']],
  ['118.5', 'Total 118.50', 'normalized', ['118.50']],
  ['09:30:00', 'from 09:30 on', 'normalized', ['09:30']],
  ['09:30:00Z', 'from 09:30 on', 'normalized', ['09:30']],
  ['bankTransfer', 'by bank transfer', 'normalized', ['bank transfer']],
  ['EUR', 'Total 12 €', 'normalized', ['€']],
  ['++', 'good ++ and + bad', 'exact', ['++']],
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'normalized', ['DE89 3704 0044 0532 0130 00']],
  ['4012888888881881', '4012 8888 8888 1881', 'normalized', ['4012 8888 8888 1881']],
  ['Haustür', 'Haus-tür', 'normalized', ['Haus-tür']],
  ['Haus-Tür', 'Haustür', 'normalized', ['Haustür']],
  ['together', 'to get her', 'not_found', none],
  ['AB12', 'AB 12', 'not_found', none],
  [25, 'Total 25.00', 'exact', ['25.00']],
  [-25, 'Credit 25.00', 'derived', ['25.00']],
  [25, 'Credit -25.00', 'derived', ['-25.00']],
  [0.19, 'VAT 19 %', 'derived', ['19']],
  [1, 'VAT 100 %', 'derived', ['100']],
  [1.9, 'VAT 190 %', 'not_found', none],
  [0.0725, 'VAT 7.25 %', 'derived', ['7.25']],
  [1.234, 'Sum 1,234 of 1,118.50', 'derived', ['1,234']],
  [12345678, 'No. 12345678', 'exact', ['12345678']],
  ['Nothing here', 'Bolts', 'not_found', none],
])('%j in “%s” is %s', (value, text, match, quotes) => {
  expect(find(value, text)).toMatchObject({ match, quotes });
});

it('says of a number with what it differs', () => {
  expect(find(-25, 'Credit 25.00')).toMatchObject({ similarity: 0.8, isOtherSign: true });
  expect(find(1.234, 'Sum 1,234 of 1,118.50')).toMatchObject({ similarity: 0.8, isOtherNotation: true });
  expect(find(0.19, 'VAT 19 %')).not.toHaveProperty('isOtherSign');
  expect(find(25, 'Total 25.00')).toMatchObject({ similarity: 1 });
});

it('words of two pages are no text', () => {
  expect(find('steel bolts', 'of steel', 'bolts').match).not.toBe('normalized');
  expect(find('DE89370400440532013000', 'DE89 3704 0044', '0532 0130 00')).toMatchObject({ quotes: none });
  expect(find('steel bolts', 'nothing', 'steel bolts')).toMatchObject({ quotes: ['steel bolts'] });
});

it('letters that are a currency are none in a word', () => {
  expect(find('PLN', 'Suma 12 zł').quotes).toEqual(['zł']);
  expect(find('PLN', 'Suma złoty').quotes).toEqual([]);
});

it.each<[what: string, value: string | number, text: string]>([
  ['a telephone number', 4401288, 'Tel. 030 4401288'],
  ['a telephone number in groups', '4401', '+44 20 4401 2888'],
  ['a telephone number in a later line', 4401288, 'First\nTel. 030 4401288'],
  ['a local telephone number', 5529, 'Phone 5529 3107'],
  ['an IBAN: one of its groups', 3704, 'DE89 3704 0044 0532 0130 00'],
  ['an IBAN', 'DE89 3704', 'DE89 3704 0044 0532 0130 00'],
  ['a number in groups', '4012 8888', '4012 8888 7777 1881'],
  ['a number with more groups before it', '7777 1881', '4012 8888 7777 1881'],
  ['a code with a hyphen', 'INV7', 'INV7-12'],
  ['a code behind a slash', '77', 'A/77'],
  ['a code with an underscore', 'A7', 'A7_x'],
  ['a time', '30', 'at 12:30'],
  ['the hours of a time', '12', 'at 12:30'],
  ['decimals', 12, 'Deposit 72,12'],
  ['a number with decimals', 72, 'Deposit 72,125'],
  ['a fraction', 2, '2 1/2 cups'],
  ['a day', 16, '16.04.2019'],
])('a part of %s is not the value', (_, value, text) => {
  expect(find(value, text).quotes).toEqual([]);
});

it.each<[what: string, value: string | number, text: string, quote: string]>([
  ['a number beside another one', 5529, 'Bolts 5529 3107', '5529'],
  ['the year of a date', 2019, 'on 16.04.2019', '2019'],
  ['a code with a hyphen of its own', 'INV-7', 'INV-7 of', 'INV-7'],
  ['a number before a full stop', 12, 'at 12.', '12'],
  ['a number in brackets', '77', 'A (77)', '77'],
  ['a number before words', '4012 8888', '4012 8888 pieces', '4012 8888'],
  ['a number before an amount', '4012 8888', '4012 8888 12.50', '4012 8888'],
  ['the whole of a telephone number', '030 4401288', 'Tel. 030 4401288', '030 4401288'],
  ['a word beside a slash', 'net', 'net/gross', 'net'],
  ['a short number', 77, 'Room 77 of 12', '77'],
])('%s is the value', (_, value, text, quote) => {
  expect(find(value, text).quotes).toEqual([quote]);
});

it('a year, or the name of a month, is a piece of a date', () => {
  const isInDate = (value: JsonValue, text: string) => {
    const index = indexDocument(createLayout(createPlainPage([text])));
    const finder = new ValueFinder(index);
    const [hit] = finder.find(value as string, new SearchEffort()).hits;
    return hit !== undefined && finder.isInDate(value, hit);
  };
  expect([
    isInDate('2019', '16 April 2019'),
    isInDate('April', '16 April 2019'),
    isInDate('April', 'April 16, 2019'),
  ]).toEqual([true, true, true]);
  expect([isInDate('2019', 'Model 2019'), isInDate('April', 'in April'), isInDate('Bolts', '16 Bolts 2019')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('is found the same when it is looked for again', () => {
  const index = indexDocument(createLayout(createPlainPage(['Bolts 7', 'Total € 12.50'])));
  const finder = new ValueFinder(index);
  const effort = new SearchEffort();
  for (const value of ['Bolts', 'EUR', 12.5, 'Bolds', 'nowhere']) {
    const first = finder.find(value, effort);
    expect(finder.find(value, new SearchEffort())).toEqual(first);
  }
});

it('searches that take too long find nothing, and are not kept', () => {
  const index = indexDocument(createLayout(createPlainPage(['Total € 12.50', '++', 'Northwind Trading'])));
  const finder = new ValueFinder(index);
  const tired = Object.assign(new SearchEffort(), { scans: 40 });
  expect(finder.find('++', tired).match).toBe('not_found');
  expect(finder.find('++', new SearchEffort()).match).toBe('exact');
  expect(finder.find('Bolts', Object.assign(new SearchEffort(), { scans: 41 })).match).toBe('not_found');
  const slow = Object.assign(new SearchEffort(), { steps: 4_000_001 });
  expect(finder.find('Nortbwind Tradlng', slow).match).toBe('not_found');
  expect(finder.find('Nortbwind Tradlng', new SearchEffort()).match).toBe('fuzzy');
  expect(finder.find('Nortbwind Tradlng', slow).match).toBe('not_found');
});

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { placedLayout } from '../../local/testing/layouts.ts';
import { groundExtraction } from '../ground-extraction.ts';
import { describeValue } from '../testing/describe-value.ts';

/** The paths of values that are beside the label of another field. */
function listForeign(drawing: string, extractedData: JsonObject): string[] {
  const leaves = groundExtraction({
    definition: describeValue(extractedData),
    extractedData,
    layout: placedLayout(drawing),
  });
  return leaves.flatMap(({ path, isNamedElsewhere, isInColumn }) =>
    isNamedElsewhere === true || isInColumn === false ? [path] : [],
  );
}

describe('labels of a line', () => {
  it.each([
    [
      'behind their values',
      'A lease between Harbour Estates Ltd as lessor and Mira Quinn as lessee.',
      { lessor: 'Harbour Estates Ltd', lessee: 'Mira Quinn' },
      { lessor: 'Mira Quinn', lessee: 'Harbour Estates Ltd' },
    ],
    [
      'before their values',
      'Der Vermieter, Herr Otto Braun, vermietet an die Mieterin, Frau Lena Vogt, eine Wohnung.',
      { landlord: 'Otto Braun', tenant: 'Lena Vogt' },
      { landlord: 'Lena Vogt', tenant: 'Otto Braun' },
    ],
    [
      'with a colon',
      'Phone: 030 4401288   Mobile: 0171 5529310   Fax: 030 4401289',
      { phone: '030 4401288', mobile: '0171 5529310', fax: '030 4401289' },
      { phone: '0171 5529310', mobile: '030 4401288', fax: '030 4401289' },
    ],
  ])('%s', (_, drawing, right, swapped) => {
    expect(listForeign(drawing, right)).toEqual([]);
    expect(listForeign(drawing, swapped)).toEqual(
      Object.keys(right)
        .slice(0, 2)
        .map((name) => `/${name}`),
    );
  });

  it('tell the values of an entry apart', () => {
    const drawing = 'Single   low season 80   high season 120\nDouble   low season 110   high season 170';
    const rates = [
      { room: 'Single', low: 80, high: 120 },
      { room: 'Double', low: 110, high: 170 },
    ];
    expect(listForeign(drawing, { rates })).toEqual([]);
    const swapped = rates.map(({ room, low, high }) => ({ room, low: high, high: low }));
    expect(listForeign(drawing, { rates: swapped })).toEqual([
      '/rates/0/low',
      '/rates/0/high',
      '/rates/1/low',
      '/rates/1/high',
    ]);
  });
});

it('headings of a table say whose its columns are', () => {
  const drawing = `
Test        Result   Low    High
Glucose     5.4      3.9    5.8
Sodium      141      136    145`;
  const tests = [
    { test: 'Glucose', result: 5.4, low: 3.9, high: 5.8 },
    { test: 'Sodium', result: 141, low: 136, high: 145 },
  ];
  expect(listForeign(drawing, { tests })).toEqual([]);
  const swapped = tests.map(({ low, high, ...rest }) => ({ ...rest, low: high, high: low }));
  expect(listForeign(drawing, { tests: swapped })).toEqual(
    [0, 1].flatMap((row) => [`/tests/${row}/low`, `/tests/${row}/high`]),
  );
});

it('a number with a label of its own is not that of the next label', () => {
  const drawing = 'Premium 25 %   Paddle 87   Lots 3';
  expect(listForeign(drawing, { premium: 25, paddle: 87 })).toEqual([]);
  expect(listForeign(drawing, { premium: 87, paddle: 87 })).toEqual(['/premium']);
});

describe('headings of two sides', () => {
  const right = {
    billing: { street: '12 Oak Street', city: 'Leeds' },
    shipping: { street: '98 Mill Lane', city: 'York' },
  };
  const wrong = { billing: right.shipping, shipping: right.billing };
  const all = ['/billing/street', '/billing/city', '/shipping/street', '/shipping/city'];

  it.each([
    ['in a line', 'Bill to: Anna Reyes, 12 Oak Street, Leeds\nShip to: Depot 7, 98 Mill Lane, York'],
    ['above a block', 'Bill to\n12 Oak Street\nLeeds\n\nShip to\n98 Mill Lane\nYork'],
    ['above a column', 'Bill to              Ship to\n12 Oak Street        98 Mill Lane\nLeeds                York'],
  ])('%s', (_, drawing) => {
    expect(listForeign(drawing, right)).toEqual([]);
    expect(listForeign(drawing, wrong)).toEqual(all);
  });
});

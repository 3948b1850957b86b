import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { placedLayout } from '../../local/testing/layouts.ts';
import { groundExtraction } from '../ground-extraction.ts';
import { createLayout, createPlacedPage } from '../testing/pages.ts';
import { describeValue } from '../testing/describe-value.ts';

/** The paths of values that a label says are another field's. */
function listForeign(drawing: string | string[], extractedData: JsonObject): string[] {
  const layout =
    typeof drawing === 'string'
      ? placedLayout(drawing)
      : createLayout(...drawing.map((page, index) => createPlacedPage(page.split('\n'), index + 1)));
  const leaves = groundExtraction({ definition: describeValue(extractedData), extractedData, layout });
  return leaves.flatMap(({ path, isForeign }) => (isForeign === true ? [path] : []));
}

describe('a heading says whose a value is', () => {
  const [oak, mill] = [
    { street: '12 Oak Street', city: 'Leeds' },
    { street: '98 Mill Lane', city: 'York' },
  ];
  const wrong = { billing: mill, shipping: oak };
  const [billing, shipping] = [
    ['/billing/street', '/billing/city'],
    ['/shipping/street', '/shipping/city'],
  ];
  /** A billing address above a shipping address. The answer has swapped them. */
  const draw = (heading: string, between: string[] = []) =>
    [heading, ...between, '12 Oak Street', 'Leeds', '', 'Ship to', '98 Mill Lane', 'York'].join('\n');
  const fill = (lines: number) => Array.from({ length: lines }, () => 'Some words');

  it.each<[what: string, drawing: string, found: readonly string[] | undefined]>([
    ['six lines above', draw('Bill to', fill(4)), shipping],
    ['seven lines above only one of the values', draw('Bill to', fill(5)), shipping?.slice(0, 1)],
    ['but not farther above', draw('Bill to', fill(6)), []],
    ['but not above another label', draw('Bill to', ['Contact: Ann']), []],
    ['but not above a long line', draw('Bill to', ['word '.repeat(13)]), []],
    ['with a colon and more words', draw('Bill to: all of us here now'), shipping],
    ['of three words', draw('Bill to person'), shipping],
    ['but not with a number', draw('Bill to 7'), []],
    ['but not in a sentence', draw('Please bill all of the goods to us'), []],
    ['but not if it names both', draw('Bill to and ship to'), []],
  ])('%s', (_, drawing, found) => {
    expect(listForeign(drawing, wrong)).toEqual([...(billing ?? []), ...(found ?? [])]);
    expect(listForeign(drawing, { billing: oak, shipping: mill })).toEqual([]);
  });

  it('on its page only', () => {
    expect(listForeign(['Bill to\n12 Oak Street\nLeeds', 'York'], wrong)).toEqual(shipping);
    expect(listForeign(['Bill to', '12 Oak Street\nLeeds'], wrong)).toEqual([]);
  });

  it('of its column, also far above a table', () => {
    const columns = (rows: number) =>
      [
        'Bill to              Ship to',
        ...Array.from({ length: rows }, () => 'x'),
        '12 Oak Street        98 Mill Lane',
        'Leeds                York',
      ].join('\n');
    expect(listForeign(columns(0), wrong)).toEqual([...(billing ?? []), ...(shipping ?? [])]);
    expect(listForeign(columns(30), wrong)).toEqual([...(billing ?? []), ...(shipping ?? [])]);
    expect(listForeign(columns(45), wrong)).toEqual([]);
    const between = 'Bill to              Ship to\n          12 Oak Street\n          Leeds';
    expect(listForeign(between, wrong)).toEqual([]);
  });

  it('in its line, where it is the last one before the value', () => {
    const line = 'Ship to York, 98 Mill Lane and bill to 12 Oak Street, Leeds';
    expect(listForeign(line, wrong)).toEqual([...(billing ?? []), ...(shipping ?? [])]);
    expect(listForeign(line, { billing: oak, shipping: mill })).toEqual([]);
  });

  it('of fields that are named by whose they are', () => {
    const drawing = 'Seller Leeds 12 Oak Street\nBuyer York 98 Mill Lane';
    const of = (seller: typeof oak, buyer: typeof oak) => ({
      sellerCity: seller.city,
      sellerStreet: seller.street,
      buyerCity: buyer.city,
      buyerStreet: buyer.street,
    });
    expect(listForeign(drawing, of(oak, mill))).toEqual([]);
    expect(listForeign(drawing, of(mill, oak))).toEqual(['/sellerCity', '/sellerStreet', '/buyerCity', '/buyerStreet']);
  });

  it('where both have several fields, and not in a large form', () => {
    expect(
      listForeign('Bill to\nLeeds\n\nShip to\nYork', { billing: { city: 'York' }, shipping: { city: 'Leeds' } }),
    ).toEqual([]);
    const more = (fields: number) =>
      Object.fromEntries(Array.from({ length: fields }, (_, n) => [`field${n}`, 'nowhere']));
    expect(listForeign(draw('Bill to'), { ...wrong, ...more(56) })).toHaveLength(4);
    expect(listForeign(draw('Bill to'), { ...wrong, ...more(57) })).toEqual([]);
    // The columns of a list are no labels of a form.
    expect(listForeign(draw('Bill to'), { ...wrong, rows: [more(60)] })).toHaveLength(4);
  });
});

describe('labels of a line', () => {
  const both = ['/length', '/width'];

  it.each<[what: string, line: string, found: string[]]>([
    ['before the values', 'Length 12 width 30 height 9.', both],
    ['behind the values', '12 length, 30 width, 9 height.', both],
    ['behind the values of a sentence', 'The 12 of length, 30 of width.', both],
    ['before the values of cells', 'Length 12   Width 30', both],
    ['behind the values of cells', '12 Length   30 Width', both],
    ['with colons', 'Measured length: 12   and width: 30 or so', both],
    ['before most values', 'Measured length 12, measured width 30 or so', both],
    ['behind most values', 'Measured 12 length, 30 width or so', both],
    ['nearer to the values before them', 'Measured 12 length, 30 width, 9 or so', both],
    ['nearer to the values behind them', 'Measured 9, length 12, width 30 or so', both],
    ['as near to both', 'Measured 12 length 30 width 9 or so', []],
    ['with colons, nearer to the values before them', 'Measured 9 length: 12 width: 30 or so', both],
    ['without the value behind the second name', 'Measured 12 length 30', []],
    ['of a paragraph', `${'x '.repeat(200)} Length: 12   Width: 30`, []],
  ])('%s', (_, line, found) => {
    expect(listForeign(line, { length: 30, width: 12 })).toEqual(found);
    expect(listForeign(line, { length: 12, width: 30 })).toEqual([]);
  });

  it('are as many as fields', () => {
    const line = '12 length, 30 width, 9 height.';
    expect(listForeign(line, { length: 12, width: 30, height: 9 })).toEqual([]);
    expect(listForeign(line, { length: 12, width: 9, height: 30 })).toEqual(['/width', '/height']);
  });

  it('tell nothing of a value whose field has none there', () => {
    expect(listForeign('Length: 12   Width: 30', { length: 12, weight: 30 })).toEqual([]);
    expect(listForeign('Length: 12   Width: 30', { length: 30, weight: 12, width: 30 })).toContain('/length');
  });

  it('tell nothing of a value that most entries have', () => {
    const drawing = 'Low 5 high 9 rope\n1\n2\n3';
    expect(listForeign(drawing, { rows: [1, 2, 3].map((low) => ({ low, high: 5 })) })).toEqual([]);
  });
});

describe('the headings of a table', () => {
  const head = 'Test        Result   Low    High';
  const rows = ['Glucose     5.4      3.9    5.8', 'Sodium      141      136    145'];
  const tests = [
    { test: 'Glucose', result: 5.4, low: 5.8, high: 3.9 },
    { test: 'Sodium', result: 141, low: 145, high: 136 },
  ];
  const all = [0, 1].flatMap((row) => [`/tests/${row}/low`, `/tests/${row}/high`]);
  const fill = (lines: number) => Array.from({ length: lines }, () => 'x');
  const find = (...lines: string[]) => listForeign([lines.join('\n')], { tests });

  it('say whose its columns are, with up to three lines between', () => {
    expect(find(head, ...rows)).toEqual(all);
    expect(find(head, ...fill(3), ...rows)).toEqual(all);
    expect(find(head, ...fill(4), ...rows)).toEqual([]);
  });

  it('are those above the first row, over a long line or one of one name', () => {
    expect(find(head, 'x '.repeat(210), ...rows)).toEqual(all);
    expect(find(head, 'Low', ...rows)).toEqual(all);
    expect(find('Test        Result   High   Low', head, ...rows)).toEqual(all);
    expect(find(head, 'Test        Result   High   Low', ...rows)).toEqual([]);
  });

  it('say nothing without a second one, on another page, or of a value that its row has twice', () => {
    expect(find('Test        Result   Low', ...rows)).toEqual([]);
    expect(listForeign([head, rows.join('\n')], { tests })).toEqual([]);
    expect(listForeign([[head, ...rows].join('\n'), [head, ...rows].join('\n')], { tests })).toEqual(all);
    const twice = ['Glucose     5.8      3.9    5.8', rows[1] ?? ''];
    expect(find(head, ...twice)).toEqual(['/tests/0/high', '/tests/1/high']);
  });
});

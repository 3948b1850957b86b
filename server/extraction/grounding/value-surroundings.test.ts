import { describe, expect, it, test } from 'vitest';
import { readBeside, type Neighbour } from './beside.ts';
import type { Hit } from './document-index.ts';
import { isOtherEnd } from './range-end.ts';
import { createPlainPage } from './testing/pages.ts';
import { getFieldKind } from './value-kinds.ts';

/** A text whose value is in square brackets, as the document has it without these. */
function locate(marked: string): { hit: Hit; lineStart: number } {
  const text = marked.replaceAll(/[[\]]/g, '');
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
  const hit = { page: createPlainPage(text.split('\n')), start, end, line: 0, at: start };
  return { hit, lineStart: text.lastIndexOf('\n', start - 1) + 1 };
}
const beside = (marked: string, isEntry = false) => {
  const { hit, lineStart } = locate(marked);
  return readBeside(hit, lineStart, isEntry);
};

describe('beside a value', () => {
  it.each<[string, Neighbour, Neighbour]>([
    ['Name: [Ada Roth]', 'edge', 'edge'],
    ['Roth   [Ada]   Bob', 'edge', 'edge'],
    ['Roth\t[Ada]|Bob', 'edge', 'edge'],
    ['Mr [Roth] said so', 'upper', 'lower'],
    ['Mr.[Roth]', 'edge', 'edge'],
    ['Mr. [Roth] went home', 'upper', 'lower'],
    ['see [Roth], Ada', 'lower', 'edge'],
    ['(of [Ada Roth])', 'lower', 'edge'],
    ['with [Ada] & Bob', 'lower', 'upper'],
    ["[Roth]'s boat", 'edge', 'edge'],
    ['12 [Roth]', 'number', 'edge'],
    ['10% [Rope]', 'number', 'edge'],
    ['12.50 [Rope]', 'edge', 'edge'],
    ['1234 [Rope]', 'edge', 'edge'],
    ['3 x [Rope]', 'edge', 'edge'],
    ['1) [Rope]', 'edge', 'edge'],
    ['3. [Rope]', 'edge', 'edge'],
    ['[Rope] EUR 12', 'edge', 'edge'],
    ['[Rope] € 12', 'edge', 'edge'],
    ['[Rope] 12.50', 'edge', 'edge'],
    ['[Rope] 3 x 4', 'edge', 'edge'],
    ['[Rope] 12.03.2026', 'edge', 'edge'],
    ['[Rope] - 12', 'edge', 'edge'],
    ['[Rope] 12 14 15', 'edge', 'edge'],
    ['[Rope] 12', 'edge', 'number'],
    ['[山田] Roth', 'edge', 'edge'],
    ['[山田]商店', 'edge', 'upper'],
    ['株式会社甲乙丙丁[山田太郎]商店', 'edge', 'edge'],
  ])('in “%s” are %s and %s', (marked, left, right) => {
    expect(beside(marked)).toMatchObject({ left, right });
  });

  it('a number is a cell of its own in a row', () => {
    expect(beside('[Rope] 12', true).right).toBe('edge');
    expect(beside('[Rope] twelve', true).right).toBe('lower');
  });

  it('a sentence goes on over the ends of lines', () => {
    expect(beside('It was finished. [Roth] went home with it')).toMatchObject({ left: 'edge', isProse: true });
    expect(beside('we sold the rope to Ada and [Roth')).toMatchObject({ left: 'lower', isProse: true });
    expect(beside('we paid the sum of it to Ada\n[Roth] for the rope that we had bought')).toMatchObject({
      left: 'upper',
      words: ['Ada', 'for'],
      isProse: true,
    });
    expect(beside('we sold the boat to [Ada]\nRoth for a sum that we had agreed')).toMatchObject({
      right: 'upper',
      words: ['to', 'Roth'],
    });
    expect(beside('we sold the boat to [Ada]\nRoth   12.50')).toMatchObject({ right: 'edge', words: ['to', ''] });
    expect(beside('Total of the rope\n[Roth]')).toMatchObject({ left: 'edge', isProse: false });
  });
});

test.each<[string, string, boolean]>([
  ['start', '1 May 2026 - [9 May 2026]', true],
  ['start', '[1 May 2026] - 9 May 2026', false],
  ['end', '[1 May 2026] - 9 May 2026', true],
  ['end', '1 May - [9 May 2026]', false],
  ['start', '3. Mai bis [9. Mai]', true],
  ['start', '3. bis [9. Mai]', true],
  ['start', 'May 3 to [May 9]', true],
  ['end', '[May 3] to May 9', true],
  ['min', '5 to [9]', true],
  ['max', '[5]-9', true],
  ['low', '1 - [3] - 5', false],
  ['start', '4-5-[9]', false],
  ['start', 'rope - [9]', false],
  ['end', '[9] - rope', false],
  ['date', '[1 May] - 9 May', false],
])('the %s of a range in “%s” is at its other end: %j', (name, marked, isOther) => {
  const { hit, lineStart } = locate(marked);
  expect(isOtherEnd([name], hit, { text: hit.page.text, start: lineStart })).toBe(isOther);
  expect(isOtherEnd(['start', 'end'], hit, { text: hit.page.text, start: lineStart })).toBe(false);
});

describe('the name of a field', () => {
  const flagsOf = (name: string) =>
    Object.entries(getFieldKind([name])).flatMap(([flag, value]) => (value === true ? [flag] : []));

  it.each<[string, string[], string[]]>([
    ['invoiceNumber', ['4711', 'INV-7'], ['2026-01-31', '12,50', '1,234.56', 'Roth']],
    ['customerId', ['4711', 'ROTH'], ['EUR', 'Roth', '12,50']],
    ['orderReference', ['4711', 'Ada Roth', 'ROTH'], ['Roth', '2026-01-31']],
    ['invoiceDate', ['2026-01-31', '3. Mai'], ['Roth']],
    ['currency', ['EUR', '€'], ['Roth', '12 EUR']],
    ['iban', ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'], ['4711', 'DE8937']],
    ['email', ['a@b.de'], ['a.b.de']],
    ['phone', ['030 4401288', '55301'], ['5530', '2026-01-31']],
    ['address', ['12 Mill Lane', 'Mill Lane, Oxford'], ['Oxford', '12']],
    ['sellerName', ['Ada Roth', 'ROTH'], ['4711', 'EUR', 'INV-47110', 'regarding the programme', 'Tenant']],
    ['tenant', ['Ada Roth'], ['Tenant', 'Receipt', 'EUR']],
    ['title', ['Receipt', 'Ada Roth'], ['regarding the programme', '4711']],
    ['description', ['regarding the programme', 'Receipt'], ['4711', 'EUR']],
    ['leasePeriod', ['12 months', '2026'], ['2026-01-31', 'Tenant', '12,50']],
  ])('says which texts may be a value: %s', (name, fitting, others) => {
    const { fits } = getFieldKind([name]);
    expect(fitting.filter((value) => fits?.(value) !== true)).toEqual([]);
    expect(others.filter((value) => fits?.(value) !== false)).toEqual([]);
  });

  it.each(['total', 'quantity', 'periodStart', 'taxRate', 'sellerEmailCode'])('says nothing of texts: %s', (name) => {
    expect(getFieldKind([name]).fits).toBeNull();
  });

  it.each<[string, string[]]>([
    ['total', ['isMoney', 'isQuantity']],
    ['unitPrice', ['isMoney', 'isQuantity']],
    ['taxRate', []],
    ['quantity', ['isQuantity']],
    ['netWeight', ['isQuantity']],
    ['street', ['isComponent']],
    ['zip', ['isComponent']],
    ['unit', ['isComponent']],
    ['firstName', ['isComponent']],
    ['firstPage', []],
    ['sellerName', ['isWording']],
    ['description', ['isWording']],
    ['birthplace', []],
    ['city', []],
  ])('says what a value is: %s', (name, flags) => {
    expect(flagsOf(name).toSorted()).toEqual(flags);
  });

  it('is the first of the names', () => {
    expect(getFieldKind(['total', 'Invoice number']).isMoney).toBe(true);
    expect(getFieldKind([])).toMatchObject({ concepts: [], fits: null, isMoney: false, isComponent: false });
  });
});

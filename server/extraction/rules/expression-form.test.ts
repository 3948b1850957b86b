import { describe, expect, it } from 'vitest';
import { createForms } from './expression-form.ts';
import { createExpressionParser, RuleSyntaxError, type Node } from './syntax.ts';

const shape = {
  net: 0,
  tax: 0,
  total: 0,
  date: 0,
  seller: { name: 0, vatId: 0 },
  lines: [{ qty: 0, amount: 0 }],
  größe: 0,
};
const parse = createExpressionParser(shape);
/** With a name of two words, expressions are parsed one by one. */
const parseAlone = createExpressionParser({ ...shape, 'two words': 0 });

function outcomeOf(read: (source: string) => Node, source: string): unknown {
  try {
    return read(source);
  } catch (error) {
    if (!(error instanceof RuleSyntaxError)) throw error;
    return { message: error.message, position: error.position };
  }
}

describe('an expression is read alike with the tree of its form and with a tree of its own', () => {
  it.each([
    'net + tax = total',
    '  near( net+tax , total,0.01 )  ',
    'every line in lines satisfies line.qty * 12.50 >= line.amount',
    'some a in lines, b in lines satisfies a.qty = b.amount',
    'sum(for x in lines return x.qty * x.amount) = total',
    'count(lines[qty > 3]) = 2 and lines[1].amount between 1 and 5',
    'lines[item.qty > 3].amount[1] = null',
    'if seller.name = "Net + tax" then total > 0 else tax in [1, 2..5]',
    'seller.vatId in ("DE1", "a \\"quoted\\" one", "")',
    'date("2026-01-31") + duration("P30D") > @"2026-02-01"',
    'string length(seller.name) < 40 and day of week(date) = "Monday"',
    'net-tax = total - -5 and 2**3 = .5',
    'total > 1.5e3',
    'größe > 3 // as it is "measured"',
    'größe * 2 = total /* twice */',
    'not(total = 3) or total != 4',
    'unknown name + total',
    'net +',
    'net + + tax)',
    'net tax',
    '"open text',
    '5x + 3 = total',
    'total',
    '',
    '?',
    '{a: 1, b: net}.a = 1',
    "seller.name = 'x'",
    'function(a) a + net',
  ])('%s', (source) => {
    expect(outcomeOf(parse, source)).toEqual(outcomeOf(parseAlone, source));
    // Again, with the tree that is kept now.
    expect(outcomeOf(parse, source)).toEqual(outcomeOf(parseAlone, source));
  });
});

describe('the form', () => {
  const formOf = createForms(shape);

  it('is that of expressions which differ in names, numbers and texts', () => {
    expect(formOf('near(net + tax, total, 0.01)')?.text).toBe(formOf('near(total + net, tax, 25)')?.text);
    expect(formOf('seller.name = "A"')?.text).toBe(formOf('seller.vatId = "longer"')?.text);
  });

  it('tells which names are equal', () => {
    expect(formOf('net + tax = total')?.text).not.toBe(formOf('net + net = total')?.text);
  });

  it('is not made where the data has names that the grammar has, or names of several words', () => {
    expect(formOf('date = null')).toBeNull();
    expect(formOf('total = 5x')).toBeNull();
    expect(createForms({ 'unit-price': 0, unit: 0 })('unit - 1 = 0')).toBeNull();
    expect(createForms({ lines: [{ 'net price': 0 }], net: 0 })('net = 0')).toBeNull();
  });
});

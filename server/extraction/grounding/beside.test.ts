import { describe, expect, it } from 'vitest';
import { readBeside } from './beside.ts';
import { createPlainPage } from './testing/pages.ts';

/** What is beside the text between [ and ]. */
function look(marked: string, isEntry = false) {
  const [open, close] = [marked.indexOf('['), marked.indexOf(']') - 1];
  const page = createPlainPage(marked.replace('[', '').replace(']', '').split('\n'));
  const start = page.text.lastIndexOf('\n', open - 1) + 1;
  return readBeside({ page, start: open, end: close, line: 0, at: open }, open === 0 ? 0 : start, isEntry);
}
const sides = (marked: string, isEntry = false) => {
  const { left, right } = look(marked, isEntry);
  return `${left} ${right}`;
};

it.each([
  ['a label and a unit', 'Total: [118.00] EUR', 'edge upper'],
  ['words of a sentence', 'the [second] of May', 'lower lower'],
  ['numbers', '12 [May] 2026', 'number number'],
  ['signs', '& [May] &', 'upper upper'],
  ['other cells', 'Bolts   [10]   2.50', 'edge edge'],
  ['bars', 'Bolts | [10]|2.50', 'edge edge'],
  ['nothing', '[Bolts]', 'edge edge'],
  ['the end of a sentence on the left', 'It is here. [Leeds] is nice', 'edge lower'],
  ['a shortened word', 'No. [7] of', 'upper lower'],
  ['the number of a paragraph', '12. [Leeds] is', 'edge lower'],
  ['a quotation', 'the “Fund” [Leeds] is', 'edge lower'],
  ['a title', 'Mr.[Smith] is', 'edge lower'],
  ['brackets', '([Leeds])', 'edge edge'],
  ['a dash', 'Leeds - [York] - Hull', 'edge edge'],
  ['a hyphen', 'Leeds-[York]-Hull', 'upper upper'],
  ['a comma', 'Leeds, [York], Hull', 'edge edge'],
  ['a full stop', 'in [York]. Hull', 'lower edge'],
  ['decimals', '[7].50', 'edge number'],
  ['dots', 'Bolts ..[7].. 8', 'edge edge'],
  ['a genitive', "[York]'s walls", 'edge edge'],
  ['an apostrophe', "[rock]'snroll", 'edge lower'],
])('%s', (_, marked, expected) => {
  expect(sides(marked)).toBe(expected);
});

describe('without columns, a cell ends', () => {
  it.each([
    ['before an amount', '[Bolts] 2.50', 'edge edge'],
    ['before an amount in thousands', '[Bolts] 1,002.50', 'edge edge'],
    ['before a currency', '[Bolts] EUR 2', 'edge edge'],
    ['before a date', '[Bolts] 2026-05-04', 'edge edge'],
    ['before a quantity with a price', '[Bolts] 2 x 3', 'edge edge'],
    ['behind an amount', '2.50 [Bolts]', 'edge edge'],
    ['behind a date', '4.5.26 [Bolts]', 'edge edge'],
    ['behind a long number', '2024 [Bolts]', 'edge edge'],
    ['behind the number of a row', '3) [Bolts]', 'edge edge'],
    ['behind a quantity', '2 x [Bolts]', 'edge edge'],
    ['before several numbers', '[Bolts] 10 20', 'edge edge'],
    ['not before a number', '[Bolts] 10', 'edge number'],
    ['not behind a short number', '10 [Bolts]', 'number edge'],
    ['not before three decimals', '[Bolts] 2.505', 'edge number'],
    ['not before an amount in a sentence', 'they had paid for all of the [goods] 2.50', 'lower number'],
  ])('%s', (_, marked, expected) => {
    expect(sides(marked)).toBe(expected);
  });

  it('before one number of an entry', () => {
    expect(sides('[Bolts] 10', true)).toBe('edge edge');
    expect(sides('[Bolts] 10 pieces', true)).toBe('edge number');
    expect(sides('they had paid for all of the [goods] 10', true)).toBe('lower number');
  });
});

describe('scripts without spaces', () => {
  it('have words that end where another script begins', () => {
    expect(sides('[Tokyo]東京')).toBe('edge edge');
    expect(sides('東京[Tokyo]')).toBe('edge edge');
    expect(sides('Tokyo[東京]Tower')).toBe('edge edge');
  });

  it('have words that end nowhere in a short cell, and anywhere in a long one', () => {
    expect(sides('大[東京]都')).toBe('upper upper');
    expect(sides('東京都千代田区丸の内[丁目]')).toBe('upper edge');
    expect(sides('東京都千代田区丸の内一[丁目]')).toBe('edge edge');
    expect(sides('[東京]都千代田区丸の内一番丁目')).toBe('edge edge');
  });
});

describe('a sentence', () => {
  const above = 'which was signed by the owner of';

  it('is told by its words', () => {
    expect(look('they had paid for [goods]').isProse).toBe(true);
    expect(look('they had [goods]').isProse).toBe(false);
    expect(look('He had bought it [Now] Or Then.').isProse).toBe(true);
    expect(look('They HAD [goods] That Was Here.').isProse).toBe(false);
    expect(look('two words [Only].').isProse).toBe(false);
    expect(look('Four Great Big [Words] Here').isProse).toBe(false);
  });

  it('of justified text has wide gaps', () => {
    expect(look('they  had  paid for  all of  [the]  goods').isProse).toBe(false);
    expect(look('they  had paid for all of [the] goods').isProse).toBe(true);
    expect(look('they  had paid 2.50 for all of [the] goods').isProse).toBe(false);
    expect(look('they  had paid [the] goods').isProse).toBe(false);
  });

  it('comes from the line above', () => {
    expect(look(`${above}\n[Otto Braun] in Leeds`)).toMatchObject({
      left: 'lower',
      words: ['of', 'in'],
      isProse: true,
      rest: [`${above} `, ' in Leeds'],
    });
    expect(sides(`${above}\n[otto braun]`)).toBe('lower edge');
    // A name that is the whole line is a cell.
    expect(look(`${above}\n[Otto Braun]`)).toMatchObject({ left: 'edge', isProse: false });
    expect(look(`Owner\n[Otto Braun] in Leeds`)).toMatchObject({ left: 'edge', isProse: false });
    expect(look(`${above}\n   [Otto Braun] in Leeds`)).toMatchObject({ left: 'edge', isProse: false });
  });

  it('goes on in the line below', () => {
    const line = 'the flat was let to all of the [tenants]';
    expect(look(`${line}\nof Leeds`)).toMatchObject({ right: 'lower', words: ['the', 'of'] });
    expect(look(`${line}\nof   Leeds`)).toMatchObject({ right: 'edge', words: ['the', ''] });
    expect(look(`${line} and\nof Leeds`).words).toEqual(['the', 'and']);
    expect(look('Owner: [Otto Braun]\nof Leeds')).toMatchObject({ right: 'edge' });
    expect(look(line)).toMatchObject({ right: 'edge' });
  });
});

it('the rest of a cell is what is beside the value in it, up to 120 characters', () => {
  expect(look('Price   about [12] pieces or so   of steel').rest).toEqual(['about ', ' pieces or so']);
  const long = 'x '.repeat(100);
  const { rest } = look(`${long}[12]${long}`);
  expect(rest.map((side) => side.length)).toEqual([120, 120]);
});

import { describe, expect, it } from 'vitest';
import { chooseCategory, findCategoryWord } from './categories.ts';

const KINDS = ['interest_income', 'fee', 'deposit', 'withdrawal'];

describe('the category of a text', () => {
  it.each([
    ['Habenzinsen', 1, 'interest_income'],
    ['Account fee', -1, 'fee'],
    ['Fee, later a deposit', 0, 'fee'],
    ['Cash deposit', 1, 'deposit'],
  ] as const)('%s with the sign %i is %s', (text, sign, choice) => {
    expect(chooseCategory(KINDS, text, sign)).toMatchObject({ choice, isNamed: true });
  });

  it('is that of the direction where no word says more', () => {
    expect(chooseCategory(KINDS, 'ACME 4711', 1)).toMatchObject({ choice: 'deposit', isNamed: false });
    expect(chooseCategory(KINDS, 'ACME 4711', -1)).toMatchObject({ choice: 'withdrawal', isNamed: false });
    expect(chooseCategory(['fee', 'income'], 'ACME 4711', 1)).toBeNull();
  });

  it('is none without a word and without a sign', () => {
    expect(chooseCategory(KINDS, 'ACME 4711', 0)).toBeNull();
    expect(chooseCategory([], 'fee', -1)).toBeNull();
  });

  it('is none where the sign is against the only word', () => {
    expect(chooseCategory(['deposit_slip'], 'Deposit', -1)).toBeNull();
  });
});

describe('the word that says a category', () => {
  it('is the first one in any language', () => {
    expect(findCategoryWord('fee', 'Your annual fee and fee')).toEqual({ start: 12, end: 15 });
    expect(findCategoryWord('Fee', 'the FEE')).toEqual({ start: 4, end: 7 });
    expect(findCategoryWord('fee', 'Gebühr')).toEqual({ start: 0, end: 6 });
  });

  it('is none in another text', () => {
    expect(findCategoryWord('fee', 'coffee')).toBeNull();
  });
});

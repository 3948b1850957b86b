import { describe, expect, it } from 'vitest';
import { fold, readConcepts, readNameConcepts, readWord, splitName, tokenize, tokenizeOnce } from './tokens.ts';

describe('folding', () => {
  it.each([
    ['Größe', 'grosse'],
    ['DÉSIGNATION', 'designation'],
    ['İstanbul', 'istanbul'],
    ['ﬁnal', 'final'],
    ['Total', 'total'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('a word', () => {
  it.each([
    ['invoice', ['invoice']],
    ['Rechnung', ['invoice']],
    ['invoices', ['invoice']],
    ['Empfaenger', ['recipient']],
    ['Empfänger', ['recipient']],
    ['the', []],
    ['', []],
    ['Zylinderkopf', ['zylinderkopf']],
    ['PESEL', ['id']],
  ])('%s means %s', (word, concepts) => {
    expect(readWord(word)).toEqual(concepts);
    // The second time it is remembered.
    expect(readWord(word)).toEqual(concepts);
  });

  it.each([
    ['Rechnungsnummer', ['invoice', 'number']],
    ['Kundennr', ['customer', 'number']],
    ['Bestelldatum', ['order', 'date']],
    ['Lieferadresse', ['delivery', 'address']],
  ])('%s is made of known ones', (word, concepts) => {
    expect(readWord(word)).toEqual(concepts);
  });
});

describe('the words of a text', () => {
  const words = (text: string): string[] => tokenize(text).map((token) => token.text);

  it('are letters, numbers, and signs for them', () => {
    expect(words('Invoice # 4711: 19 % of 1.234,50 €')).toEqual([
      'Invoice',
      '#',
      '4711',
      '19',
      '%',
      'of',
      '1.234,50',
      '€',
    ]);
    expect(words('n° 12, Kč5')).toEqual(['n°', '12', 'Kč', '5']);
  });

  it('have their places', () => {
    for (const { text, start, end } of tokenize('  Total: 12.50 EUR'))
      expect('  Total: 12.50 EUR'.slice(start, end)).toBe(text);
  });

  it('are joined where pieces make a known word', () => {
    expect(words('P.O. number')).toEqual(['P.O', 'number']);
    expect(words('E-Mail: a')).toEqual(['E-Mail', 'a']);
    expect(tokenize('E-Mail')[0]?.concepts).toEqual(['email']);
    expect(words('X.Y. number')).toEqual(['X', 'Y', 'number']);
    expect(words('P. O. number')).toEqual(['P', 'O', 'number']);
    // All but the last piece are short.
    expect(words('Mail-E')).toEqual(['Mail', 'E']);
  });

  it('are the same a second time', () => {
    expect(tokenizeOnce('Invoice number')).toEqual(tokenize('Invoice number'));
    expect(tokenizeOnce('Invoice number')).toBe(tokenizeOnce('Invoice number'));
  });
});

describe('the name of a field', () => {
  it.each([
    ['invoiceNumber', 'invoice Number'],
    ['invoice_number', 'invoice number'],
    ['IBANNumber', 'IBAN Number'],
    ['line2Text', 'line2 Text'],
    ['a.b-c/d:e', 'a b c d e'],
    ['_total_', 'total'],
  ])('%s is %s', (name, words) => {
    expect(splitName(name)).toBe(words);
  });

  it('means what its words mean', () => {
    expect(readNameConcepts('rechnungsDatum')).toEqual(['invoice', 'date']);
    expect(readNameConcepts('rechnungsDatum')).toEqual(readConcepts('Rechnungs Datum'));
  });
});

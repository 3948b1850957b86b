import { describe, expect, it } from 'vitest';
import { readCodes, readIbans, readTaxIds } from './identifiers.ts';
import type { Recognition } from './recogniser.ts';

const values = (found: Recognition[]) => found.map(({ value }) => value);

describe('identifiers', () => {
  it('reads IBANs with or without spaces and rates a wrong checksum lower', () => {
    expect(readIbans('IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFF')).toMatchObject([
      { value: 'DE89370400440532013000', fit: 1 },
    ]);
    expect(readIbans('GB29NWBK60161331926819')).toMatchObject([{ value: 'GB29NWBK60161331926819', fit: 1 }]);
    expect(readIbans('DE88 3704 0044 0532 0130 00')[0]?.fit).toBeLessThan(0.8);
    expect(readIbans('NL91 ABNA 0417 1643 00')).toMatchObject([{ value: 'NL91ABNA0417164300', fit: 1 }]);
  });

  it('reads VAT numbers in the format of their country', () => {
    expect(values(readTaxIds('USt-IdNr.: DE123456789'))).toEqual(['DE123456789']);
    expect(values(readTaxIds('TVA FR 12 345678901'))).toEqual(['FR12345678901']);
    expect(values(readTaxIds('ATU12345678'))).toEqual(['ATU12345678']);
    expect(values(readTaxIds('NIF: B12345678'))).toEqual(['B12345678']);
  });

  it('reads a range as a whole', () => {
    expect(values(readCodes('13.5 - 17.5'))).toEqual(['13.5 - 17.5']);
    expect(values(readCodes('13.5 - 17.5 g'))).toEqual(['13.5', '17.5']);
  });
  it('reads codes with a digit', () => expect(values(readCodes('No. RE-2024/17a of A'))).toEqual(['RE-2024/17a']));
});

import { describe, expect, it } from 'vitest';
import { codes, emails, hasIbanChecksum, ibans, phones, taxIds, urls } from './identifiers.ts';
import type { Recognition } from './recogniser.ts';

const values = (found: Recognition[]) => found.map(({ value }) => value);

describe('identifiers', () => {
  it('reads IBANs with or without spaces and tells a wrong checksum', () => {
    expect(ibans('IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFF')).toMatchObject([
      { value: 'DE89370400440532013000', fit: 1 },
    ]);
    expect(ibans('GB29NWBK60161331926819')).toMatchObject([{ value: 'GB29NWBK60161331926819', fit: 1 }]);
    expect(ibans('DE88 3704 0044 0532 0130 00')[0]?.fit).toBeLessThan(0.8);
    expect(hasIbanChecksum('NL91ABNA0417164300')).toBe(true);
  });

  it('reads VAT numbers in the shape of their country', () => {
    expect(values(taxIds('USt-IdNr.: DE123456789'))).toEqual(['DE123456789']);
    expect(values(taxIds('TVA FR 12 345678901'))).toEqual(['FR12345678901']);
    expect(values(taxIds('ATU12345678'))).toEqual(['ATU12345678']);
    expect(values(taxIds('NIF: B12345678'))).toEqual(['B12345678']);
  });

  it('reads e-mail and web addresses without what follows them', () => {
    expect(values(emails('Write to jane.doe+x@mail.example.org.'))).toEqual(['jane.doe+x@mail.example.org']);
    expect(values(urls('See https://example.org/a?b=1, or www.example.com.'))).toEqual([
      'https://example.org/a?b=1',
      'www.example.com',
    ]);
  });

  it('reads phone numbers and no dates', () => {
    expect(values(phones('Tel. +49 (0)89 123 45-67'))).toEqual(['+49 (0)89 123 45-67']);
    expect(values(phones('2024-01-31'))).toEqual([]);
  });

  it('reads codes with a digit in them', () => expect(values(codes('No. RE-2024/17a of A'))).toEqual(['RE-2024/17a']));
});

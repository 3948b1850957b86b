import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { extractLocally } from './extract-locally.ts';
import { extract, placedLayout, textLayout } from './testing/layouts.ts';

const fill = (properties: JsonObject, text: string) =>
  extractLocally({ definition: { type: 'object', properties }, layout: textLayout(text) }).extractedData;

describe('plain forms', () => {
  it('take a plain label for a qualified name', () => {
    expect(extract({ patientName: 'string' }, textLayout('Name: Anna Berg\n'))).toEqual({ patientName: 'Anna Berg' });
  });

  it('have abbreviated compound labels', () => {
    const shape = { invoiceNumber: 'string', customerNumber: 'string' };
    const layout = textLayout('Rechnungsnr. 4711\nKundennr.: K-99\n');
    expect(extract(shape, layout)).toEqual({ invoiceNumber: '4711', customerNumber: 'K-99' });
  });
});

describe('prose', () => {
  it('gives no text after a word of a sentence as a value', () => {
    const layout = textLayout(
      'The name of the game is to win, and the subject of this chapter explains the reasons.\n',
    );
    expect(extract({ name: 'string', subject: 'string' }, layout)).toEqual({ name: null, subject: null });
  });

  const contract = `
SUPPLY AGREEMENT
This Supply Agreement (the "Agreement") is made as of March 3, 2021 by and between Northwind Mills, Inc., a Delaware
corporation ("Northwind"), and Contoso Bakeries Limited, an English company (the "Buyer").
1. Exclusivity. The Buyer shall purchase flour exclusively from Northwind during the term of this Agreement.
2. Term. This Agreement shall expire on December 31, 2024 unless it is terminated earlier by either of the parties.
3. Law. This Agreement shall be governed by and construed in accordance with the laws of the State of Ohio.
`;

  it('is read by the sentence that has the words of a field', () => {
    const date = { type: 'string', format: 'date' };
    const properties = {
      governing_law: { type: 'string', description: 'State or country whose law governs the agreement' },
      expiration_date: { ...date, description: 'Date on which the initial term ends' },
      exclusivity: { type: 'boolean', description: 'Whether there is an exclusivity obligation' },
      insurance: { type: 'boolean', description: 'Whether insurance must be held' },
    };
    expect(fill(properties, contract)).toEqual({
      governing_law: 'Ohio',
      expiration_date: '2024-12-31',
      exclusivity: true,
    });
  });

  it('introduces parties with the names that it calls them by', () => {
    const item = {
      type: 'object',
      properties: { name: { type: 'string' }, short_name: { type: 'string', description: 'Name as defined' } },
    };
    expect(fill({ parties: { type: 'array', items: item } }, contract)).toEqual({
      parties: [
        { name: 'Northwind Mills, Inc.', short_name: 'Northwind' },
        { name: 'Contoso Bakeries Limited', short_name: 'Buyer' },
      ],
    });
  });
});

describe('lists', () => {
  it('are read from rows of dates and amounts without known headings', () => {
    const item = {
      type: 'object',
      properties: {
        kind: { type: 'string', enum: ['deposit', 'withdrawal', 'interest_income'] },
        date: { type: 'string', format: 'date' },
        amount: { type: 'number' },
      },
    };
    const text = `
Kontoauszug
01.07.2025 Alter Saldo 100,00
03.07.2025 Einzahlung 190,00
28.07.2025 Auszahlung -40,00
31.07.2025 Zinsertrag 3,66
31.07.2025 Neuer Saldo 253,66
`;
    expect(fill({ bookings: { type: 'array', items: item } }, text)).toEqual({
      bookings: [
        { kind: 'deposit', date: '2025-07-03', amount: 190 },
        { kind: 'withdrawal', date: '2025-07-28', amount: 40 },
        { kind: 'interest_income', date: '2025-07-31', amount: 3.66 },
      ],
    });
  });

  it('are read from columns whose headings resemble the names of fields', () => {
    const layout = placedLayout(`
                     Emissions
                     to air       to water
Methane              100          12
Benzene              1 000        200
Lead                 200          20
`);
    const shape = {
      rows: [{ row_label: 'string', emissions_to_air: 'string', emissions_to_water: 'string' }] as [never],
    };
    expect(extract(shape as never, layout)).toEqual({
      rows: [
        { row_label: 'Methane', emissions_to_air: '100', emissions_to_water: '12' },
        { row_label: 'Benzene', emissions_to_air: '1 000', emissions_to_water: '200' },
        { row_label: 'Lead', emissions_to_air: '200', emissions_to_water: '20' },
      ],
    });
  });

  it('are read from the role beside or before a name', () => {
    const names = (description: string) => ({ type: 'array', description, items: { type: 'string' } });
    const text = `
High Court of Northshire
Coram: Hon'ble Mr. Justice A. Smith

Jane Roe            ...     Petitioner

Vs

Northshire Council  ...     Respondent
`;
    expect(
      fill(
        {
          petitioners: names('Names of the petitioners'),
          respondents: names('Names of the respondents'),
          judges: names('Names of the judges'),
        },
        text,
      ),
    ).toEqual({ petitioners: ['Jane Roe'], respondents: ['Northshire Council'], judges: ['A. Smith'] });
  });
});

describe('IBANs', () => {
  it('are never altered, and one with a wrong digit is less sure', () => {
    const shape = { iban: { type: 'string' } };
    const read = (text: string) =>
      extractLocally({ definition: { type: 'object', properties: shape }, layout: textLayout(text) });
    const right = read('IBAN: DE89 3704 0044 0532 0130 00\n');
    const wrong = read('IBAN: DE89 3704 0044 0532 0130 01\n');
    expect(right.extractedData).toEqual({ iban: 'DE89370400440532013000' });
    expect(wrong.extractedData).toEqual({ iban: 'DE89370400440532013001' });
    expect(wrong.confidence).toBeLessThan(right.confidence);
  });
});

import { describe, expect, it } from 'vitest';
import { extractLocally } from './extract-locally.ts';
import { extract, fill, placedLayout, textLayout } from './testing/layouts.ts';

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

  it('takes the heading with the noun of the field as its title, not the title of a signatory', () => {
    const title = { type: 'string', description: 'Title of the agreement' };
    const page = `Northwind Mills Group\n${contract}\nNORTHWIND MILLS, INC.\nName: Ann Lee\nTitle: President\n`;
    expect(fill({ title }, page)).toEqual({ title: 'SUPPLY AGREEMENT' });
  });

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

describe('people by their role', () => {
  const names = (description: string) => ({ type: 'array', description, items: { type: 'string' } });

  it('have titles in other languages, and lists go on in the next line', () => {
    const text = `
Landgericht Hamburg
Klägerin: Nordlicht GmbH
Beklagte: Hafen AG
vertreten durch Herr Jan Ebert, Frau Petra
  Lang, Rechtsanwälte
Richter Dr. Hans Moll
`;
    const properties = {
      plaintiffs: names('Names of the plaintiffs'),
      defendants: names('Names of the defendants'),
      attorneys: names('Names of the attorneys'),
      judges: names('Names of the judges'),
    };
    expect(fill(properties, text)).toEqual({
      plaintiffs: ['Nordlicht GmbH'],
      defendants: ['Hafen AG'],
      attorneys: ['Jan Ebert', 'Petra Lang'],
      judges: ['Hans Moll'],
    });
  });

  it('are not found by words that are a part of something else', () => {
    const text = 'The Additional District Judge, Northtown, heard the case.\nCounsel was not present.\n';
    expect(fill({ judges: names('Names of the judges'), lawyers: names('Names of the lawyers') }, text)).toEqual({
      judges: [],
      lawyers: [],
    });
  });
});

describe('labels in further languages', () => {
  it.each([
    ['Factuurnummer: 4711\nFactuurdatum: 3 maart 2024\nTotaal incl. btw   € 121,00\n', 'Dutch'],
    ['Numero fattura: 4711\nData fattura: 3 marzo 2024\nTotale da pagare   € 121,00\n', 'Italian'],
    ['Fatura nº: 4711\nData de emissão: 3 de março de 2024\nTotal a pagar   € 121,00\n', 'Portuguese'],
    ['Numer faktury: 4711\nData wystawienia: 3 marca 2024\nRazem do zapłaty   121,00 €\n', 'Polish'],
  ])('are read: %j', (text) => {
    const shape = { invoiceNumber: 'string', invoiceDate: 'date', total: 'number' };
    expect(extract(shape, textLayout(text))).toEqual({ invoiceNumber: '4711', invoiceDate: '2024-03-03', total: 121 });
  });
});

it('a word of the schema only names its field after "order" as well', () => {
  const shape = { flight_start_date: 'date', flight_end_date: 'date' };
  const layout = textLayout('Invoice period: 04/01/2024 - 04/30/2024\nOrder Flight: 04/08/2024 - 04/21/2024   $5\n');
  expect(extract(shape, layout)).toEqual({ flight_start_date: '2024-04-08', flight_end_date: '2024-04-21' });
});

describe('what the schema requires and the document lacks', () => {
  const text = { type: 'string' };
  const person = { type: 'object', properties: { name: text, email: text }, required: ['name', 'email'] };
  const page = 'Invoice number: A-1\nContact name: Anna Berg\n';

  it('leaves out the object that requires it, where it may', () => {
    const properties = { invoice_number: text, contact: person };
    const { extractedData, warnings } = extractLocally({
      definition: { type: 'object', properties, required: ['invoice_number'] },
      layout: textLayout(page),
    });
    expect(extractedData).toEqual({ invoice_number: 'A-1' });
    expect(warnings).toEqual(['Values that do not fit the schema were left out at /contact.']);
  });

  it('makes a list with too few items null, or absent', () => {
    const list = { type: 'array', minItems: 2, items: text };
    expect(fill({ invoice_number: text, tags: list }, page)).toEqual({ invoice_number: 'A-1' });
    expect(fill({ invoice_number: text, tags: { ...list, type: ['array', 'null'] } }, page)).toEqual({
      invoice_number: 'A-1',
      tags: null,
    });
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

describe('journeys', () => {
  const text = { type: 'string' };
  const leg = {
    number: text,
    from: { ...text, description: 'Station of departure' },
    departure_date: { ...text, format: 'date' },
    departure_time: text,
    to: { ...text, description: 'Station of arrival' },
    arrival_time: text,
  };
  const read = (page: string) =>
    fill({ legs: { type: 'array', items: { type: 'object', properties: leg } } }, page)['legs'];

  it('are pairs of stops, with the year of the date above', () => {
    const page = `
Your connection on 03.11.2027
Stop                 Date     Time
Northtown Central    03.11.   ab 07:49   ICE 954
Eastport             03.11.   an 12:09
Eastport             03.11.   ab 12:17   RE 7
Seahaven             03.11.   an 12:45
`;
    expect(read(page)).toEqual([
      {
        number: 'ICE 954',
        from: 'Northtown Central',
        departure_date: '2027-11-03',
        departure_time: '07:49',
        to: 'Eastport',
        arrival_time: '12:09',
      },
      {
        number: 'RE 7',
        from: 'Eastport',
        departure_date: '2027-11-03',
        departure_time: '12:17',
        to: 'Seahaven',
        arrival_time: '12:45',
      },
    ]);
  });

  it('have labels before their stops', () => {
    const page = 'Flight: BT 212\nDate: 5 Nov 2017\nDeparture: 08:55 Tegel\nArrival:   11:35 Riga\n';
    expect(read(page)).toEqual([
      {
        number: 'BT 212',
        from: 'Tegel',
        departure_date: '2017-11-05',
        departure_time: '08:55',
        to: 'Riga',
        arrival_time: '11:35',
      },
    ]);
  });

  it('finds none if times have no places beside them', () => {
    expect(read('Opening hours\nMonday 09:00\n')).toEqual([]);
  });
});

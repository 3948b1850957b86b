import { describe, expect, it } from 'vitest';
import { extract, fill, textLayout } from './testing/layouts.ts';

const date = { type: ['string', 'null'], format: 'date' };
const text = { type: ['string', 'null'] };
const flag = { type: ['boolean', 'null'] };

const lease = `
MIETVERTRAG
Dieser Mietvertrag wird am 3. März 2023 zwischen der Nordlicht Immobilien GmbH und Frau Petra Lang geschlossen. Die
Vermieterin überlässt der Mieterin die Räume im zweiten Obergeschoss zur Nutzung als Büro.
Das Mietverhältnis beginnt am 1. April 2023 und endet am 31. März 2028, ohne dass es einer Kündigung bedarf.
Die Kündigung ist mit einer Frist von drei Monaten zum Ende eines Quartals schriftlich zu erklären, sofern nichts
anderes vereinbart wurde. Auf diesen Vertrag findet das Recht der Bundesrepublik Deutschland Anwendung.
`;

const licence = `
LICENCE AGREEMENT
This Licence Agreement is made on March 3, 2021 (the "Effective Date") by and between Northwind Mills, Inc., a Delaware
corporation organised under the laws of Delaware ("Northwind"), and Contoso Bakeries Limited, a subsidiary of Contoso
Holdings PLC, ("Contoso"). The parties amend the agreement dated as of May 5, 2019 as set out below in this agreement.
The licence is non-exclusive and the courts of Ohio shall have exclusive jurisdiction over all disputes between them.
The agreement begins on April 1, 2021 and continues until March 31, 2024 unless it is terminated by one of the parties.
Contoso shall pay the fee (the "Licence Fee") within thirty days after it has received an invoice for the software.
A party may terminate this agreement if a breach is not cured within ten (10) days after written notice of the breach.
This agreement shall be governed by and construed in accordance with the laws of the State of Ohio.
`;

describe('prose', () => {
  it('states dates by the words before them, in German', () => {
    const fields = {
      beginn: { ...date, description: 'Tag, an dem das Mietverhältnis beginnt' },
      ende: { ...date, description: 'Tag, an dem das Mietverhältnis endet' },
    };
    expect(fill(fields, lease)).toEqual({ beginn: '2023-04-01', ende: '2028-03-31' });
  });

  it('states lengths of time and the law that governs, in German', () => {
    const fields = { kuendigungsfrist: text, anwendbares_recht: text };
    expect(fill(fields, lease)).toEqual({ kuendigungsfrist: '3 Monate', anwendbares_recht: 'Deutschland' });
  });

  it('says by whose law a contract is governed, not by whose a party exists', () => {
    const law = { ...text, description: 'State or country whose law governs the agreement' };
    expect(fill({ governing_law: law }, licence)).toEqual({ governing_law: 'Ohio' });
  });

  it('takes the last day of a period after "until", and the date that it names', () => {
    const fields = {
      effective_date: { ...date, description: 'Date on which the agreement becomes effective' },
      expiration_date: { ...date, description: 'Date on which the term ends' },
    };
    expect(fill(fields, licence)).toEqual({ effective_date: '2021-03-03', expiration_date: '2024-03-31' });
  });

  it('answers no yes/no field from a word in another sense', () => {
    const fields = { exclusivity: { ...flag, description: 'Whether there is an exclusivity obligation' } };
    expect(fill(fields, licence)).toEqual({ exclusivity: null });
  });

  it('takes no notice of a breach for the notice that prevents a renewal', () => {
    const fields = { notice_period: { ...text, description: 'Notice needed to prevent renewal, for example 90 days' } };
    expect(fill(fields, licence)).toEqual({ notice_period: null });
  });

  it('introduces parties by their names, among other defined words and descriptions', () => {
    const items = { type: 'object', properties: { name: text, short_name: text } };
    expect(fill({ parties: { type: 'array', items } }, licence)).toEqual({
      parties: [
        { name: 'Northwind Mills, Inc.', short_name: 'Northwind' },
        { name: 'Contoso Bakeries Limited', short_name: 'Contoso' },
      ],
    });
  });

  it('is not read from its table of contents', () => {
    const contents = ['Definitions', 'Use of Proceeds', 'Payments', 'Governing Law', 'Notices', 'Counterparts']
      .map((heading, index) => `${index + 1}. ${heading} ........ ${index * 3 + 2}\n`)
      .join('');
    expect(fill({ use_of_proceeds: text, payments: text }, `${contents}\n${licence}`)).toEqual({
      use_of_proceeds: null,
      payments: null,
    });
  });
});

it('reads the person, job title and dates of employment from a reference letter', () => {
  const layout = textLayout(`
Fenwick Logistics Ltd
22 Quay Road

I am pleased to confirm that Colin Abernathy was employed by Fenwick Logistics Ltd as a Warehouse Supervisor from
8 January 2018 to 29 November 2024. During that time he was responsible for a team of twelve people.
`);
  const shape = { employee_name: 'string', job_title: 'string', start_date: 'date', end_date: 'date' };
  expect(extract(shape, layout)).toEqual({
    employee_name: 'Colin Abernathy',
    job_title: 'Warehouse Supervisor',
    start_date: '2018-01-08',
    end_date: '2024-11-29',
  });
});

it('reads the dates and the work of a German reference, and makes no salary up', () => {
  const layout = textLayout(`
Arbeitszeugnis

Frau Svenja Aldinger, geboren am 12.08.1990, war vom 01.04.2019 bis zum 31.03.2025 als Einkäuferin in unserem
Unternehmen beschäftigt. Sie erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.
`);
  const shape = {
    mitarbeiter: 'string',
    position: 'string',
    eintrittsdatum: 'date',
    austrittsdatum: 'date',
    gehalt: 'number',
  };
  expect(extract(shape, layout)).toEqual({
    mitarbeiter: 'Svenja Aldinger',
    position: 'Einkäuferin',
    eintrittsdatum: '2019-04-01',
    austrittsdatum: '2025-03-31',
    gehalt: null,
  });
});

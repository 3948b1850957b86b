import { describe, expect, it } from 'vitest';
import { extract, placedLayout, textLayout } from './testing/layouts.ts';

describe('labels of personal documents are known in every language', () => {
  it('on a German payslip', () => {
    const layout = textLayout(`
Mitarbeiterin: Silke Harms
Personalnummer: 00417
Steuerklasse: 4

Gesamtbrutto                      3.850,00
Lohnsteuer                          498,25
Krankenversicherung                 313,78
Auszahlungsbetrag                 2.511,37
`);
    const shape = {
      employee_name: 'string',
      personnel_number: 'string',
      tax_class: 'string',
      gross_pay: 'number',
      income_tax: 'number',
      health_insurance: 'number',
      payout_amount: 'number',
    };
    expect(extract(shape, layout)).toEqual({
      employee_name: 'Silke Harms',
      personnel_number: '00417',
      tax_class: '4',
      gross_pay: 3850,
      income_tax: 498.25,
      health_insurance: 313.78,
      payout_amount: 2511.37,
    });
  });

  it.each([
    ['Auszahlungsbetrag 2.511,37', 2511.37],
    ['Auszahlungsbetrag 2.511,37\nNettolohn 2.560,00', 2560],
  ])('on a German payslip, whose amount paid out is the net pay where no other is: %j', (lines, netPay) => {
    const layout = textLayout(`Mitarbeiterin: Silke Harms\nGesamtbrutto 3.850,00\n${lines}\n`);
    expect(extract({ netPay: 'number', gross_pay: 'number' }, layout)).toEqual({ netPay, gross_pay: 3850 });
  });

  it('on a Spanish account statement', () => {
    const layout = textLayout(`
Titular: Javier Molina Ruiz

Saldo inicial               540,20
Saldo final               1.310,70
`);
    const shape = { account_holder: 'string', opening_balance: 'number', closing_balance: 'number' };
    expect(extract(shape, layout)).toEqual({
      account_holder: 'Javier Molina Ruiz',
      opening_balance: 540.2,
      closing_balance: 1310.7,
    });
  });

  it('on a Polish form', () => {
    const layout = textLayout(
      'Imię i nazwisko: Ewa Lis\nStan cywilny: panna\nMiejsce urodzenia: Gdynia\nZawód: lekarka\n',
    );
    const shape = { full_name: 'string', marital_status: 'string', place_of_birth: 'string', occupation: 'string' };
    expect(extract(shape, layout)).toEqual({
      full_name: 'Ewa Lis',
      marital_status: 'panna',
      place_of_birth: 'Gdynia',
      occupation: 'lekarka',
    });
  });

  it('as abbreviations', () => {
    expect(extract({ order_number: 'string' }, textLayout('Best.-Nr.: B-8810\n'))).toEqual({ order_number: 'B-8810' });
    expect(extract({ invoice_number: 'string' }, textLayout('Fatt. n. 204 del 31/01/2025\n'))).toEqual({
      invoice_number: '204',
    });
  });

  it('for German names of properties without umlauts', () => {
    expect(extract({ empfaenger: 'string' }, textLayout('Empfänger: Renate Kling\n'))).toEqual({
      empfaenger: 'Renate Kling',
    });
  });
});

describe.each([
  ['text', textLayout],
  ['a page', placedLayout],
])('the addresses of a letter as %s', (_, layout) => {
  it('are parted by empty lines', () => {
    const letter = `
Harrow & Lyle Solicitors LLP
2 Castle Street
Leeds LS1 2AB

Mr Daniel Stone
17 Orchard Way
York YO10 4LT

12 January 2025

Dear Mr Stone,
`;
    const shape = {
      sender_name: 'string',
      sender_address: 'string',
      recipient_name: 'string',
      recipient_address: 'string',
    };
    expect(extract(shape, layout(letter))).toEqual({
      sender_name: 'Harrow & Lyle Solicitors LLP',
      sender_address: '2 Castle Street, Leeds LS1 2AB',
      recipient_name: 'Mr Daniel Stone',
      recipient_address: '17 Orchard Way, York YO10 4LT',
    });
  });
});

describe('people without a label', () => {
  it('are named on certificates', () => {
    const english =
      'CERTIFICATE OF COMPLETION\n\nThis is to certify that\n\nSamuel Okoro\n\nhas completed the course\n';
    const german = 'TEILNAHMEBESCHEINIGUNG\n\nHiermit wird bescheinigt, dass Frau Katrin Vogel am Seminar teilnahm.\n';
    expect(extract({ recipient_name: 'string' }, textLayout(english))).toEqual({ recipient_name: 'Samuel Okoro' });
    expect(extract({ participant: 'string' }, textLayout(german))).toEqual({ participant: 'Katrin Vogel' });
  });

  it('are named above the contact details of a résumé', () => {
    const resume = 'CURRICULUM VITAE\nNadia Feldman\nLeeds | +44 7700 900123\n\nEXPERIENCE\nAnalyst, Hollis Group\n';
    expect(extract({ name: 'string' }, textLayout(resume))).toEqual({ name: 'Nadia Feldman' });
  });

  it('sign letters', () => {
    const letter = 'We write about the lease of your flat.\n\nYours sincerely,\n\np.p. Eleanor Lyle\nPartner\n';
    expect(extract({ signed_by: 'string' }, textLayout(letter))).toEqual({ signed_by: 'Eleanor Lyle' });
  });

  it('are parties of a contract by what it calls them', () => {
    const contract = `
Mietvertrag zwischen Gerda Pohl, Hauptstraße 3, nachfolgend Vermieter genannt, und Paul Brandt, nachfolgend Mieter
genannt, über eine Wohnung im zweiten Obergeschoss des Hauses.
`;
    expect(extract({ landlord: 'string', tenant: 'string' }, textLayout(contract))).toEqual({
      landlord: 'Gerda Pohl',
      tenant: 'Paul Brandt',
    });
  });

  it('are introduced with their address', () => {
    const contract = `
This agreement is made on 12 June 2025 between Fiona Marsh of 8 Quay Road, Bristol (the "Landlord") and Lewis Carter
of 3 Elm Grove, Bath (the "Tenant") about the flat that the parties know.
`;
    expect(extract({ landlord: 'string', tenant: 'string' }, textLayout(contract))).toEqual({
      landlord: 'Fiona Marsh',
      tenant: 'Lewis Carter',
    });
  });

  it('are addressed on a line of their own', () => {
    const letter = 'Seguros Atlântico S.A.\n\nExmo. Senhor\nRui Cardoso\nRua Nova 4\n4000-123 Porto\n';
    expect(extract({ recipient: 'string' }, textLayout(letter))).toEqual({ recipient: 'Rui Cardoso' });
  });

  it('are not the heading of a form', () => {
    const form = 'PATIENT REGISTRATION\n\nName ______Hannah Weiss______\n';
    expect(extract({ patientName: 'string' }, textLayout(form))).toEqual({ patientName: 'Hannah Weiss' });
    expect(extract({ patientName: 'string' }, textLayout('PATIENT REGISTRATION\n\nSignature ______\n'))).toEqual({
      patientName: null,
    });
  });

  it('are not half of a name', () => {
    const form = 'Last name: Mendez\nFirst name: Gloria\nFull name: Gloria Mendez\n';
    expect(extract({ patient_name: 'string' }, textLayout(form))).toEqual({ patient_name: 'Gloria Mendez' });
  });
});

describe('forms', () => {
  it('have captions under what is written', () => {
    const form = `
Oliver Grant
______________________________
(Name)

5 Harbour Road, Poole
______________________________
Address
`;
    expect(extract({ name: 'string', address: 'string' }, textLayout(form))).toEqual({
      name: 'Oliver Grant',
      address: '5 Harbour Road, Poole',
    });
  });

  it('have headings that say whose the fields below are', () => {
    const form = `
Applicant                              Spouse
Name: Peter Lang                       Name: Julia Lang
Date of birth: 05/01/1980              Date of birth: 17/06/1982
`;
    const shape = {
      applicant_name: 'string',
      spouse_name: 'string',
      applicant_birth_date: 'date',
      spouse_birth_date: 'date',
    };
    expect(extract(shape, textLayout(form))).toEqual({
      applicant_name: 'Peter Lang',
      spouse_name: 'Julia Lang',
      applicant_birth_date: '1980-01-05',
      spouse_birth_date: '1982-06-17',
    });
  });

  it('have two names of fields as one label', () => {
    const form = 'Straße, Hausnummer: Am Markt 7\nNationality/Country: Malta\n';
    expect(extract({ street: 'string', nationality: 'string' }, textLayout(form))).toEqual({
      street: 'Am Markt 7',
      nationality: 'Malta',
    });
  });

  it('have codes in groups', () => {
    const form = 'NI number: QQ 12 34 56 C\nPostal code: 1200-093\n';
    const shape = { national_insurance_number: 'string', zip: 'string' };
    expect(extract(shape, textLayout(form))).toEqual({ national_insurance_number: 'QQ 12 34 56 C', zip: '1200-093' });
  });

  it('have quantities before or after the word for their unit', () => {
    const form = 'Duration: 16 hours\nConsumption: 342 kWh\n';
    expect(extract({ hours: 'number', consumption_kwh: 'number' }, textLayout(form))).toEqual({
      hours: 16,
      consumption_kwh: 342,
    });
  });
});

describe('organizations', () => {
  it('are named by the line with their noun', () => {
    const text = 'Banco Serrano\nEXTRACTO DE CUENTA\n\nSaldo final               1.310,70\n';
    expect(extract({ bank: 'string' }, textLayout(text))).toEqual({ bank: 'Banco Serrano' });
  });

  it('employ people by their letterhead, unless the document names the employer', () => {
    const payslip = 'Larkfield Foods Ltd\n4 Mill Road\n\nPayslip\nEmployee: Priya Nair\n';
    expect(extract({ employer_name: 'string' }, textLayout(payslip))).toEqual({ employer_name: 'Larkfield Foods Ltd' });
    const form = 'Meridian Bank plc\n4 Mill Road\n\nLoan application\nEmployer: \n';
    expect(extract({ employer_name: 'string' }, textLayout(form))).toEqual({ employer_name: null });
  });
});

it('keeps the balances of a statement out of its bookings', () => {
  const statement = `
Date         Libellé                      Débit       Crédit
             Ancien solde                             320,10
03/03/2025   Loyer mars                  650,00
27/03/2025   Virement salaire                       2 094,50
             Nouveau solde                          1 764,60
`;
  const booking = { date: 'date', description: 'string', debit: 'number', credit: 'number' };
  expect(extract({ transactions: [booking] }, textLayout(statement))).toEqual({
    transactions: [
      { date: '2025-03-03', description: 'Loyer mars', debit: 650, credit: null },
      { date: '2025-03-27', description: 'Virement salaire', debit: null, credit: 2094.5 },
    ],
  });
});

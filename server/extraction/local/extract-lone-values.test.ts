import { describe, expect, it } from 'vitest';
import { fill } from './testing/layouts.ts';

const text = { type: ['string', 'null'] };
const date = { type: ['string', 'null'], format: 'date' };
const number = { type: ['number', 'null'] };

describe('a value without a label', () => {
  it('is the only date of the document, for the only field for one', () => {
    const lines = 'GARDEN SURVEY\n\nThe beds were looked at on 30 March 2026.\nAll was well.';
    expect(fill({ survey_date: date }, lines)).toEqual({ survey_date: '2026-03-30' });
    expect(fill({ survey_date: date, next_visit: date }, lines)).toEqual({ survey_date: null, next_visit: null });
    expect(fill({ due_date: date }, lines)).toEqual({ due_date: null });
  });

  it('is the only time, beside the date of a receipt', () => {
    const lines = 'CORNER BAKERY LTD\nLoaf   3.40\nTotal   3.40\n22/03/2031 17:48   Till 3';
    expect(fill({ time: text }, lines)).toEqual({ time: '17:48' });
  });

  it('is the number after the title, or after "No."', () => {
    expect(fill({ credit_note_number: text }, 'CREDIT NOTE CN-0318\n\nCork mat   45.00')).toEqual({
      credit_note_number: 'CN-0318',
    });
    expect(fill({ certificate_number: text }, 'CERTIFICADO\nN.º 0317/2029\n\nIda Roth')).toEqual({
      certificate_number: '0317/2029',
    });
  });

  it('is a number of days for a field that ends in the unit', () => {
    const lines = 'The remaining leave of 11 days is taken before the end. You have to answer within three weeks.';
    expect(fill({ leave_days: number, answer_weeks: number }, lines)).toEqual({ leave_days: 11, answer_weeks: 3 });
  });

  it('is the name below a company that somebody signs for, and the role below it', () => {
    const lines = 'All dues have been settled.\n\nFor Northwind Tools Ltd.\n\n\nV. Roth\nGeneral Manager - Staff';
    expect(fill({ signatory_name: text, signatory_title: text }, lines)).toEqual({
      signatory_name: 'V. Roth',
      signatory_title: 'General Manager - Staff',
    });
  });
});

describe('a field for a number', () => {
  it('is not the number of a party, where the document has its own', () => {
    const lines = 'Customer number   59491\nInvoice number   52362\nDate   3 May 2026';
    expect(fill({ number: text }, lines)).toEqual({ number: '52362' });
  });
});

describe('a value of a form', () => {
  const flag = { type: ['boolean', 'null'] };

  it('is the answer to a question that has its words in another form', () => {
    const lines = 'Do you smoke?                  [ ] Yes   [x] No\nDo you have any allergies?     [x] Yes   [ ] No';
    expect(fill({ smoker: flag, has_allergies: flag, pregnant: flag }, lines)).toEqual({
      smoker: false,
      has_allergies: true,
      pregnant: null,
    });
  });

  it('is what is between brackets', () => {
    const lines = 'Name:          [ Ida Roth ]\nNationality:   [ Swiss ]\nAddress:       [ 12 Elm Grove, Leeds ]';
    expect(fill({ name: text, citizenship: text, address: text }, lines)).toEqual({
      name: 'Ida Roth',
      citizenship: 'Swiss',
      address: '12 Elm Grove, Leeds',
    });
  });
});

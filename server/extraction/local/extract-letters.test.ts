import { describe, expect, it } from 'vitest';
import { fill } from './testing/layouts.ts';

const text = { type: ['string', 'null'] };
const date = { type: ['string', 'null'], format: 'date' };
const amount = { type: ['number', 'null'] };

describe('the subject of a letter', () => {
  it.each([
    ['English', 'Your garden fence', 'Dear Mrs Roth,'],
    ['German', 'Ihr Gartenzaun', 'Sehr geehrte Frau Roth,'],
    ['Spanish', 'Su valla de jardín', 'Estimada Sra. Roth:'],
    ['French', 'Votre clôture', 'Chère Madame,'],
    ['Italian', 'La Sua recinzione', 'Gentile Signora Roth,'],
    ['Dutch', 'Uw tuinhek', 'Geachte mevrouw Roth,'],
    ['Polish', 'Państwa ogrodzenie', 'Szanowna Pani,'],
    ['Portuguese', 'A sua vedação', 'Exma. Senhora,'],
  ])('is the line above the salutation, in %s', (_, subject, salutation) => {
    const head = 'North Quay Ltd\n\nIda Roth\n12 Elm Grove\n\n3 May 2026';
    const lines = `${head}\n\n${subject}\n\n${salutation}\n\nWe write to you.`;
    expect(fill({ subject: text }, lines)).toEqual({ subject });
  });

  it.each([
    ['a date', '3 May 2026'],
    ['an address', '80331 München'],
    ['a label with a colon', 'For the attention of:'],
  ])('is not %s', (_, line) => {
    const lines = `Ida Roth\n\n${line}\n\nDear Mrs Roth,\n\nWe write to you.`;
    expect(fill({ recipient: text, subject: text }, lines)).toMatchObject({ subject: null });
  });
});

describe('the sentences of a letter', () => {
  it.each([
    ['English', 'Please return the signed form to our office no later than 9 June 2026.'],
    ['German', 'Bitte senden Sie uns das Formular bis spätestens zum 9. Juni 2026 unterschrieben zurück.'],
    ['Spanish', 'Le rogamos que devuelva el formulario firmado a más tardar el 9 de junio de 2026.'],
    ['French', "Nous vous prions de renvoyer le formulaire signé d'ici le 9 juin 2026."],
    ['Italian', 'La preghiamo di restituire il modulo firmato entro e non oltre il 9 giugno 2026.'],
    ['Dutch', 'Wij vragen u het formulier uiterlijk op 9 juni 2026 getekend terug te sturen.'],
    ['Polish', 'Prosimy o odesłanie podpisanego formularza najpóźniej do dnia 9 czerwca 2026.'],
    ['Portuguese', 'Pedimos que devolva o formulário assinado até ao dia 9 de junho de 2026.'],
  ])('say until when something is to be done, in %s', (_, sentence) => {
    const lines = `North Quay Ltd\n\n3 May 2026\n\n${sentence}`;
    expect(fill({ deadline: date, letter_date: date }, lines)).toEqual({
      deadline: '2026-06-09',
      letter_date: '2026-05-03',
    });
  });

  it('have the number of what they are about behind its name', () => {
    const lines = 'We thank you for your order no. KX-4471, which we received with contract 2026/118 last week.';
    expect(fill({ order_number: text, contract_number: text }, lines)).toEqual({
      order_number: 'KX-4471',
      contract_number: '2026/118',
    });
    const german = 'Wir kommen auf Ihre Bestellung KX-4471 zurück, die wir in der letzten Woche erhalten haben.';
    expect(fill({ order_number: text }, german)).toEqual({ order_number: 'KX-4471' });
  });

  it('have the amount that is to be paid, if they have no other', () => {
    const lines = 'We kindly ask you to transfer EUR 1,250.40 to our account within the next two weeks.';
    expect(fill({ amount_due: amount }, lines)).toEqual({ amount_due: 1250.4 });
    expect(fill({ penalty_amount: amount }, lines)).toEqual({ penalty_amount: 1250.4 });
    expect(fill({ discount: amount }, lines)).toEqual({ discount: null });
    const other = `${lines} You have paid EUR 99.00 of the earlier bill already.`;
    expect(fill({ amount_due: amount }, other)).toEqual({ amount_due: null });
  });
});

import { describe, expect, it } from 'vitest';
import { fill } from './testing/layouts.ts';

const text = { type: ['string', 'null'] };
const date = { type: ['string', 'null'], format: 'date' };

describe('short sentences of a contract', () => {
  it.each([
    ['English', '4. The notice period is six weeks.', '6 weeks'],
    ['German', '§ 4 Die Kündigungsfrist beträgt 6 Wochen.', '6 Wochen'],
    ['Spanish', 'El plazo de preaviso es de 2 meses.', '2 meses'],
    ['French', "Le préavis est d'une durée de 2 mois.", '2 mois'],
    ['Polish', 'Okres wypowiedzenia wynosi 2 miesiące.', '2 miesiące'],
  ])('say how long the notice is, in %s', (_, sentence, notice) => {
    expect(fill({ notice_period: text }, `CONTRACT\n\n${sentence}\n\nSigned twice.`)).toEqual({
      notice_period: notice,
    });
  });

  it.each([
    ['English', 'The lease commences on 3 May 2026.'],
    ['German', 'Mietbeginn ist der 3. Mai 2026.'],
    ['Spanish', 'El arriendo comienza el 3 de mayo de 2026.'],
    ['French', "L'engagement débute le 3 mai 2026."],
    ['Dutch', 'De huur begint op 3 mei 2026.'],
    ['Polish', 'Najem rozpoczyna się 3 maja 2026.'],
  ])('say when it begins, in %s', (_, sentence) => {
    const lines = `CONTRACT\n\n${sentence}\n\nSigned twice.`;
    expect(fill({ commencement_date: date }, lines)).toEqual({ commencement_date: '2026-05-03' });
  });

  it.each([
    ['Spanish', 'Se aplicará la legislación de Chile.', 'Chile'],
    ['French', 'Le contrat est régi par le droit en vigueur au Québec.', 'Québec'],
    ['English', 'The law of Scotland applies to this lease.', 'Scotland'],
  ])('say whose law governs, in %s', (_, sentence, law) => {
    expect(fill({ governing_law: text }, `CONTRACT\n\n${sentence}\n\nSigned twice.`)).toEqual({ governing_law: law });
  });

  it('do not give another date a last day', () => {
    const lines = 'TREATMENT PLAN                 Date: 3 May 2026\n\nThis plan is valid until 9 August 2026.';
    expect(fill({ plan_date: date }, lines)).toEqual({ plan_date: '2026-05-03' });
  });
});

describe('the opening of a contract', () => {
  it.each([
    ['German', 'Zwischen der Alpenblick AG und Frau Ida Roth wird am 7. Juni 2025 folgender Vertrag geschlossen.'],
    ['Italian', 'In data 7 giugno 2025, la Alpenblick S.r.l. e Ida Roth convengono quanto segue.'],
    ['Polish', 'Umowa najmu zawarta w dniu 7 czerwca 2025 pomiędzy Alpenblick Sp. z o.o. a Ida Roth.'],
    ['Dutch', 'Alpenblick B.V. en Ida Roth zijn op 7 juni 2025 het volgende overeengekomen.'],
  ])('says when it was made, in %s', (_, opening) => {
    expect(fill({ contract_date: date }, `${opening}\n\nSigned twice.`)).toEqual({ contract_date: '2025-06-07' });
  });

  it.each([
    [
      'English',
      'On 7 June 2025, North Quay Ltd, hereinafter the "Landlord", and Ida Roth, hereinafter the "Tenant", agree.',
    ],
    [
      'German',
      'Zwischen der Firma Haus am See GmbH (nachfolgend "Vermieter") und Ida Roth (nachfolgend "Mieter") gilt:',
    ],
    [
      'Polish',
      'Dom Pod Lasem Sp. z o.o., zwany dalej „Wynajmującym”, oraz Ida Roth, zwana dalej „Najemcą”, zawierają umowę.',
    ],
  ])('names the parties with all of their words, in %s', (language, opening) => {
    const landlord = { English: 'North Quay Ltd', German: 'Haus am See GmbH', Polish: 'Dom Pod Lasem Sp. z o.o.' }[
      language
    ];
    const lines = `Tenancy Agreement\n\n${opening}\n\nSigned twice.`;
    expect(fill({ landlord: text, tenant: text }, lines)).toEqual({ landlord, tenant: 'Ida Roth' });
  });

  it('calls the employer just the company', () => {
    const lines =
      'Contrato\n\nEntre Puerto Azul S.L. (en adelante, la "Empresa") y Ida Roth (en adelante, la "Trabajadora").';
    expect(fill({ employer: text, employee: text }, lines)).toEqual({
      employer: 'Puerto Azul S.L.',
      employee: 'Ida Roth',
    });
  });
});

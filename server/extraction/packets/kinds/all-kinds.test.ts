import { describe, expect, it } from 'vitest';
import { readCategory } from '../describe-category.ts';
import { readExample } from '../read-example.ts';
import { KINDS } from './all-kinds.ts';

const CATEGORIES = [
  { name: 'Prescriptions', description: 'medicines that a doctor orders from the pharmacy' },
  { name: 'Vaccination records', description: 'which vaccines a person was given and when' },
  { name: 'Sick notes', description: 'a doctor certifies that an employee cannot work' },
  { name: 'Invoices', description: 'bills from suppliers' },
  { name: 'Letters', description: 'letters to customers' },
  { name: 'Vehicle registrations', description: 'papers of a car with its keeper and number plate' },
  { name: 'Wills', description: 'who inherits what after a death' },
  { name: 'Mandates', description: 'permission to collect money by direct debit' },
];

const DOCUMENTS: [string, string][] = [
  [
    'Prescriptions',
    'Dr. A. Rossi\nMedico chirurgo\nPaziente: Bianchi Luca\nAmoxicillina 1 g compresse\n1 compressa ogni 12 ore\nPosologia: per 6 giorni\nTimbro e firma del medico',
  ],
  [
    'Vaccination records',
    'Name: Meyer, Jana\ngeb. 02.03.2015\nDatum  Impfstoff  Chargen-Nr.  Unterschrift des Arztes\n04.05.2015  Infanrix hexa  A21CB\nMasern, Mumps, Röteln\nTetanus, Diphtherie\nAuffrischimpfung 2025',
  ],
  [
    'Sick notes',
    'Cabinet du Dr Morel\nJe soussigné certifie avoir examiné M. Petit\nson état de santé nécessite un repos\narrêt de travail du 3 au 9 mars inclus\nsorties autorisées\nCachet et signature',
  ],
  [
    'Vehicle registrations',
    'Kenteken: 12-ABC-3\nMerk: Volvo\nHandelsbenaming V60\nVoertuigidentificatienummer YV1ZW\nDatum eerste toelating 12-04-2019\nMassa ledig voertuig 1610 kg',
  ],
  [
    'Wills',
    'I, Mary Jones, of sound mind\nrevoke all former testamentary dispositions\nI appoint my son as executor\nI give and bequeath my house to my daughter\nthe residue of my estate to my sister\nin the presence of us both',
  ],
  [
    'Mandates',
    'Gläubiger-Identifikationsnummer DE98ZZZ0999\nMandatsreferenz 4711\nIch ermächtige den Verein, Zahlungen von meinem Konto einzuziehen\nKontoinhaber\nIBAN\nWiederkehrende Zahlung\nOrt, Datum, Unterschrift',
  ],
];

describe('the known kinds', () => {
  it('have keys of their own, titles and words', () => {
    expect(new Set(KINDS.map(({ key }) => key)).size).toBe(KINDS.length);
    for (const { titles, words } of KINDS) expect(Math.min(titles.length, words.length)).toBeGreaterThan(1);
  });

  it.each(DOCUMENTS)('tell %s by what they say, without a heading', (name, text) => {
    const { kinds } = readExample(text);
    const scores = CATEGORIES.map((category) => ({
      name: category.name,
      score: readCategory(category).kinds.reduce((sum, weight, kind) => sum + weight * (kinds.text[kind] ?? 0), 0),
    })).toSorted((a, b) => b.score - a.score);
    expect(scores[0]?.name).toBe(name);
  });
});

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
  { name: 'Service reports', description: 'a technician says which repair was done' },
  { name: 'Inspections', description: 'defects found at the handover or test of a building or machine' },
  { name: 'Price inquiries', description: 'a buyer asks suppliers for an offer' },
  { name: 'Register extracts', description: 'facts of a company in a public register' },
  { name: 'Accident reports', description: 'what happened in an accident, by the drivers or the police' },
  { name: 'Terms', description: 'standard clauses of a company' },
];

/** Lines of documents, none of which names its kind. */
const DOCUMENTS: [string, string[]][] = [
  [
    'Prescriptions',
    [
      'Dr. A. Rossi',
      'Medico chirurgo',
      'Paziente: Bianchi Luca',
      'Amoxicillina 1 g compresse',
      '1 compressa ogni 12 ore',
      'Posologia: per 6 giorni',
      'Timbro e firma del medico',
    ],
  ],
  [
    'Vaccination records',
    [
      'Name: Meyer, Jana',
      'geb. 02.03.2015',
      'Datum  Impfstoff  Chargen-Nr.  Unterschrift des Arztes',
      '04.05.2015  Infanrix hexa  A21CB',
      'Masern, Mumps, Röteln',
      'Tetanus, Diphtherie',
      'Auffrischimpfung 2025',
    ],
  ],
  [
    'Sick notes',
    [
      'Cabinet du Dr Morel',
      'Je soussigné certifie avoir examiné M. Petit',
      'son état de santé nécessite un repos',
      'arrêt de travail du 3 au 9 mars inclus',
      'sorties autorisées',
      'Cachet et signature',
    ],
  ],
  [
    'Vehicle registrations',
    [
      'Kenteken: 12-ABC-3',
      'Merk: Volvo',
      'Handelsbenaming V60',
      'Voertuigidentificatienummer YV1ZW',
      'Datum eerste toelating 12-04-2019',
      'Massa ledig voertuig 1610 kg',
    ],
  ],
  [
    'Wills',
    [
      'I, Mary Jones, of sound mind',
      'revoke all former testamentary dispositions',
      'I appoint my son as executor',
      'I give and bequeath my house to my daughter',
      'the residue of my estate to my sister',
      'in the presence of us both',
    ],
  ],
  [
    'Mandates',
    [
      'Gläubiger-Identifikationsnummer DE98ZZZ0999',
      'Mandatsreferenz 4711',
      'Ich ermächtige den Verein, Zahlungen von meinem Konto einzuziehen',
      'Kontoinhaber',
      'IBAN',
      'Wiederkehrende Zahlung',
      'Ort, Datum, Unterschrift',
    ],
  ],
  [
    'Service reports',
    [
      'Kundendienst Nord GmbH',
      'Kunde: Bäckerei Sommer, Anlage: Kühlzelle 2',
      'Meldung: Gerät kühlt nicht',
      'Ausgeführte Arbeiten: Verdichter getauscht, Kältemittel aufgefüllt',
      'Ersatzteile: 1 Verdichter, 2 Ventile',
      'Anfahrt 35 km, Arbeitszeit 2,5 Std.',
      'Unterschrift Monteur, Unterschrift Kunde',
    ],
  ],
  [
    'Inspections',
    [
      'Appartement 4B, 12 rue des Lilas',
      'Contrôle effectué le 3 avril 2026 en présence du locataire',
      'Cuisine : évier, défauts constatés : joint usé',
      'Séjour : parquet en bon état',
      'Réserves : remplacer le joint',
      'Signature du propriétaire et du locataire',
    ],
  ],
  [
    'Price inquiries',
    [
      'To: Northfield Steel Ltd',
      'Ref. 2026-117',
      'We would like to receive your offer for the following items',
      'Item 1: 400 m square tube 40 x 40',
      'Item 2: 120 pcs end cap',
      'Please quote ex works, with delivery time',
      'Quotation due: 12 May 2026',
    ],
  ],
  [
    'Register extracts',
    [
      'N. REA MI-1234567',
      'Denominazione: Officine Lario S.r.l.',
      'Sede legale: Via Roma 8, Como',
      'Capitale sociale: Euro 50.000,00 i.v.',
      'Oggetto sociale: lavorazione di metalli',
      'Amministratore unico: Ferrari Paola',
    ],
  ],
  [
    'Accident reports',
    [
      'Data i godzina: 14.03.2026, 8:40',
      'Miejsce zdarzenia: ul. Polna 5, Gdynia',
      'Pojazd A: Skoda, Pojazd B: Opel',
      'Ranni: brak',
      'Świadkowie: Anna Nowak',
      'Szkic i okoliczności: pojazd B cofał i uderzył w drzwi pojazdu A',
      'Podpisy kierujących',
    ],
  ],
  [
    'Terms',
    [
      '1. Toepasselijkheid',
      'Op al onze aanbiedingen zijn deze bepalingen van toepassing',
      '2. Betaling binnen veertien dagen',
      '3. Aansprakelijkheid',
      'Onze aansprakelijkheid is beperkt tot het factuurbedrag',
      '4. Persoonsgegevens',
      'Wij verwerken persoonsgegevens voor de uitvoering van de overeenkomst',
    ],
  ],
];

const DEAL = [
  { name: 'Invoices', description: 'bills from suppliers' },
  { name: 'Quotations', description: 'offers with prices' },
  { name: 'Order confirmations', description: 'the seller accepts an order' },
  { name: 'Delivery notes', description: 'goods in a shipment' },
  { name: 'Reminders', description: 'an invoice is overdue' },
  { name: 'Open items', description: 'open invoices and payments of one customer' },
  { name: 'Cover sheets', description: 'sheets that say what follows' },
];

/** Lines of documents of one deal, which name the others. */
const DEALT: [string, string[]][] = [
  ['Invoices', ['Nr. 118', 'Consegna come da bolla 97. Pagabile entro il 18.02.2026.', '4  Vite M8  0,40  1,60']],
  ['Quotations', ['N° 64', 'Nos prix sont valables un mois. La facture suit la livraison.', '2  Lampe  40,00  80,00']],
  ['Order confirmations', ['No. 65', 'Thank you for your order. Our quotation 64 applies.', '2  Lamp  40.00  80.00']],
  ['Delivery notes', ['Nr. 66', 'Bitte prüfen Sie die Ware. Unsere Rechnung 67 folgt.', '2  Lampe']],
  ['Reminders', ['Nr 68', 'Faktura 67 nadal nieopłacona. Prosimy o zapłatę w ciągu 7 dni.']],
  [
    'Open items',
    ['N.º 70', 'Faturas e pagamentos até hoje', '03.01.26  Fatura 67  82,44', '04.02.26  Fatura 69  12,00'],
  ],
  ['Cover sheets', ['Stapel 12', '1  Rechnung, 2 Seiten', '2  Rechnung, 1 Seite', '3  Angebot, 4 S.']],
  ['Cover sheets', ['À : Mme Petit', '• Facture (1 page)', '• Bon de livraison (3 pages)']],
];

function nearest(categories: readonly (typeof DEAL)[number][], lines: readonly string[]): string | undefined {
  const { kinds } = readExample(lines.join('\n'));
  const score = (category: (typeof DEAL)[number]) =>
    readCategory(category).kinds.reduce((sum, weight, kind) => sum + weight * (kinds.text[kind] ?? 0), 0);
  return categories.toSorted((a, b) => score(b) - score(a))[0]?.name;
}

describe('the known kinds', () => {
  it('have keys of their own, titles and words', () => {
    expect(new Set(KINDS.map(({ key }) => key)).size).toBe(KINDS.length);
    for (const { titles, words } of KINDS) expect(Math.min(titles.length, words.length)).toBeGreaterThan(1);
  });

  it.each(DOCUMENTS)('tell %s by what they say, without a heading', (name, lines) => {
    expect(nearest(CATEGORIES, lines)).toBe(name);
  });

  it.each(DEALT)('tell %s of one deal, whose documents name each other', (name, lines) => {
    expect(nearest(DEAL, lines)).toBe(name);
  });
});

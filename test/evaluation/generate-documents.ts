/**
 * Documents of our own with the data that they hold, drawn from a small grammar by a seed: business and personal
 * documents in four languages, with labels, layouts and orders that vary.
 */
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import { seeded } from './imperfect-model.ts';

export interface GeneratedDocument {
  kind: string;
  language: string;
  text: string;
  definition: JsonObject;
  expected: JsonObject;
}

const WORDS = {
  en: {
    invoice: ['Invoice No.', 'Invoice number', 'Inv. #'],
    date: ['Date', 'Invoice date'],
    total: ['Total', 'Amount due', 'Total payable'],
    name: ['Name', 'Full name'],
    birth: ['Date of birth', 'Born'],
    net: ['Net pay', 'Net amount'],
    gross: ['Gross pay', 'Gross amount'],
    delivery: ['Delivery note no.', 'Delivery note number'],
    statement: 'Account statement',
    deposit: 'Deposit',
    withdrawal: 'Card payment',
    balance: 'Balance',
  },
  de: {
    invoice: ['Rechnungsnr.', 'Rechnungsnummer', 'Rechnung Nr.'],
    date: ['Datum', 'Rechnungsdatum'],
    total: ['Gesamtbetrag', 'Summe', 'Zu zahlen'],
    name: ['Name', 'Vollständiger Name'],
    birth: ['Geburtsdatum', 'Geboren am'],
    net: ['Nettobetrag', 'Netto'],
    gross: ['Bruttobetrag', 'Brutto'],
    delivery: ['Lieferscheinnr.', 'Lieferschein Nr.'],
    statement: 'Kontoauszug',
    deposit: 'Gutschrift',
    withdrawal: 'Lastschrift',
    balance: 'Saldo',
  },
  fr: {
    invoice: ['Facture N°', 'Numéro de facture'],
    date: ['Date', 'Date de facture'],
    total: ['Total TTC', 'Montant total', 'Total'],
    name: ['Nom', 'Nom complet'],
    birth: ['Date de naissance', 'Né le'],
    net: ['Montant net', 'Net'],
    gross: ['Montant brut', 'Brut'],
    delivery: ['Bon de livraison N°', 'Numéro de bon de livraison'],
    statement: 'Relevé de compte',
    deposit: 'Versement',
    withdrawal: 'Prélèvement',
    balance: 'Solde',
  },
  es: {
    invoice: ['Factura N.º', 'Número de factura'],
    date: ['Fecha', 'Fecha de factura'],
    total: ['Total', 'Importe total', 'Total a pagar'],
    name: ['Nombre', 'Nombre completo'],
    birth: ['Fecha de nacimiento'],
    net: ['Importe neto', 'Neto'],
    gross: ['Importe bruto', 'Bruto'],
    delivery: ['Albarán N.º', 'Número de albarán'],
    statement: 'Extracto de cuenta',
    deposit: 'Abono',
    withdrawal: 'Cargo',
    balance: 'Saldo',
  },
} as const;
type Language = keyof typeof WORDS;

const PEOPLE = ['Anna Berg', 'Paul Moreau', 'Lucía Ortega', 'Tom Hale', 'Jana Vogt', 'Marie Lenoir'];
const COMPANIES = ['Northwind Mills Ltd', 'Bergfeld Technik GmbH', 'Atelier Lenoir SARL', 'Talleres Ortega S.L.'];
const string = { type: 'string' };
const date = { type: 'string', format: 'date' };
const number = { type: 'number' };

/** The same documents for the same seed. */
export function generateDocuments(seed: number, count: number): GeneratedDocument[] {
  const random = seeded(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const kinds = [drawInvoice, drawReceipt, drawForm, drawPayslip, drawStatement, drawDeliveryNote, drawCertificate];
  const languages = Object.keys(WORDS) as Language[];
  return Array.from({ length: count }, (_, index) => {
    const language = languages[index % languages.length] as Language;
    const draw = kinds[index % kinds.length] as (typeof kinds)[number];
    return { ...draw({ language, pick, whole }), language };
  });
}

interface Draw {
  language: Language;
  pick: <T>(of: readonly T[]) => T;
  whole: (from: number, to: number) => number;
}

type Drawn = Omit<GeneratedDocument, 'language'>;

function objectOf(properties: JsonObject): JsonObject {
  return { type: 'object', properties };
}

function money(cents: number, language: Language): string {
  const digits = (cents / 100).toFixed(2);
  return language === 'en' ? digits : digits.replace('.', ',');
}

function drawDay({ whole, language, pick }: Draw): { printed: string; iso: string } {
  const [year, month, day] = [whole(2019, 2025), whole(1, 12), whole(13, 28)].map((part) =>
    String(part).padStart(2, '0'),
  ) as [string, string, string];
  const iso = `${year}-${month}-${day}`;
  const printed = language === 'de' ? `${day}.${month}.${year}` : `${day}/${month}/${year}`;
  return { printed: pick([printed, iso]), iso };
}

/** A label and its value: on one line, with dots or underscores, or one below the other. */
function line(draw: Draw, label: string, value: string): string {
  return draw.pick([`${label}: ${value}`, `${label} ........ ${value}`, `${label}:      ${value}`]);
}

function drawInvoice(draw: Draw): Drawn {
  const words = WORDS[draw.language];
  const code = `${draw.pick(['R', 'INV-', '20'])}${draw.whole(1000, 9999)}`;
  const day = drawDay(draw);
  const [net, tax] = [draw.whole(1_000, 90_000), draw.whole(100, 900)];
  const lines = [
    line(draw, draw.pick(words.invoice), code),
    line(draw, draw.pick(words.date), day.printed),
    draw.pick(PEOPLE),
    line(draw, draw.pick(words.total), `${money(net + tax, draw.language)} EUR`),
  ];
  return {
    kind: 'invoice',
    text: [draw.pick(COMPANIES), '', ...lines].join('\n'),
    definition: objectOf({ invoice_number: string, invoice_date: date, total: number, currency: string }),
    expected: { invoice_number: code, invoice_date: day.iso, total: (net + tax) / 100, currency: 'EUR' },
  };
}

function drawReceipt(draw: Draw): Drawn {
  const day = drawDay(draw);
  const company = draw.pick(COMPANIES);
  const prices = Array.from({ length: draw.whole(2, 4) }, () => draw.whole(100, 2_500));
  const sum = prices.reduce((total, price) => total + price, 0);
  const items = prices.map((price, index) => `Item ${'ABCD'[index] ?? ''}          ${money(price, draw.language)}`);
  return {
    kind: 'receipt',
    text: [
      company,
      'Main Street 4',
      '',
      `${day.printed}  12:30`,
      ...items,
      `TOTAL          ${money(sum, draw.language)}`,
    ].join('\n'),
    definition: objectOf({ company: { ...string, description: 'Name of the shop' }, date, total: number }),
    expected: { company, date: day.iso, total: sum / 100 },
  };
}

function drawForm(draw: Draw): Drawn {
  const words = WORDS[draw.language];
  const [name, day] = [draw.pick(PEOPLE), drawDay(draw)];
  return {
    kind: 'form',
    text: [line(draw, draw.pick(words.name), name), line(draw, draw.pick(words.birth), day.printed)].join('\n'),
    definition: objectOf({ patient_name: string, date_of_birth: date }),
    expected: { patient_name: name, date_of_birth: day.iso },
  };
}

function drawPayslip(draw: Draw): Drawn {
  const words = WORDS[draw.language];
  const gross = draw.whole(200_000, 600_000);
  const net = Math.round(gross * 0.7);
  const lines = [
    line(draw, draw.pick(words.gross), money(gross, draw.language)),
    line(draw, draw.pick(words.net), money(net, draw.language)),
  ];
  return {
    kind: 'payslip',
    text: [draw.pick(COMPANIES), '', ...lines].join('\n'),
    definition: objectOf({ gross_amount: number, net_amount: number }),
    expected: { gross_amount: gross / 100, net_amount: net / 100 },
  };
}

function drawStatement(draw: Draw): Drawn {
  const words = WORDS[draw.language];
  const bookings = Array.from({ length: draw.whole(2, 6) }, () => {
    const isDeposit = draw.pick([true, false]);
    return { isDeposit, day: drawDay(draw), cents: draw.whole(500, 90_000) };
  });
  const rows = bookings.map(({ isDeposit, day, cents }) => {
    const kind = isDeposit ? words.deposit : words.withdrawal;
    return `${day.printed} ${kind} ${isDeposit ? '' : '-'}${money(cents, draw.language)}`;
  });
  const item = objectOf({ kind: { type: 'string', enum: ['deposit', 'withdrawal'] }, date, amount: number });
  return {
    kind: 'statement',
    text: [words.statement, `${words.balance} 100,00`, ...rows].join('\n'),
    definition: objectOf({ bookings: { type: 'array', items: item } }),
    expected: {
      bookings: bookings.map(({ isDeposit, day, cents }): JsonValue => {
        return { kind: isDeposit ? 'deposit' : 'withdrawal', date: day.iso, amount: cents / 100 };
      }),
    },
  };
}

function drawDeliveryNote(draw: Draw): Drawn {
  const code = `L${draw.whole(10_000, 99_999)}`;
  return {
    kind: 'delivery note',
    text: [draw.pick(COMPANIES), line(draw, draw.pick(WORDS[draw.language].delivery), code)].join('\n'),
    definition: objectOf({ delivery_note_number: string, iban: string }),
    expected: { delivery_note_number: code, iban: null },
  };
}

function drawCertificate(draw: Draw): Drawn {
  const [name, day] = [draw.pick(PEOPLE), drawDay(draw)];
  const words = WORDS[draw.language];
  return {
    kind: 'certificate',
    text: [
      'CERTIFICATE OF COMPLETION',
      '',
      line(draw, draw.pick(words.name), name),
      line(draw, words.date[0], day.printed),
    ].join('\n'),
    definition: objectOf({ document_title: string, participant_name: string, date }),
    expected: { document_title: 'CERTIFICATE OF COMPLETION', participant_name: name, date: day.iso },
  };
}

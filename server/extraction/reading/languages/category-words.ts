import type { LanguageCode } from './language.ts';
import type { Terms } from './term-list.ts';

/** What the values of enumerations are usually about, by the words that documents have for it. */
export const CATEGORY_WORDS: Readonly<Record<string, Readonly<Partial<Record<LanguageCode, Terms>>>>> = {
  buy: {
    en: 'buy, bought, purchase, purchased',
    de: 'kauf, gekauft, ankauf, zeichnung, sparplan',
    fr: 'achat, acheté',
    es: 'compra, comprado',
  },
  sell: { en: 'sell, sold, sale', de: 'verkauf, verkauft', fr: 'vente, vendu', es: 'venta, vendido' },
  dividend: {
    en: 'dividend, dividends, distribution',
    de: 'dividende, dividenden, dividendengutschrift, ausschüttung, ertragsgutschrift, erträgnisgutschrift',
    fr: 'dividende, dividendes',
    es: 'dividendo, dividendos',
  },
  interest: {
    en: 'interest',
    de: 'zinsen, zins, habenzinsen, sollzinsen, zinsertrag, zinsgutschrift, zinsabschluss, zinszahlung',
    fr: 'intérêt, intérêts',
    es: 'interés, intereses',
  },
  income: {
    en: 'income, earned',
    de: 'ertrag, erträge, zinsertrag, habenzinsen, habenzins, guthabenzinsen, zinsgutschrift',
    fr: 'produit, créditeurs',
    es: 'rendimiento, acreedores',
  },
  charge: {
    en: 'charged, overdraft',
    de: 'sollzinsen, sollzins, zinsbelastung, kreditzinsen, überziehungszinsen',
    fr: 'agios, débiteurs',
    es: 'deudores, descubierto',
  },
  deposit: {
    en: 'deposit, credit, received, incoming, salary, topup',
    de: `einzahlung, gutschrift, eingang, zahlungseingang, überweisungsgutschr, überweisungsgutschrift, gehalt, lohn,
      geldeingang, dauerauftragsgutschr`,
    fr: 'versement, crédit, dépôt, reçu, salaire',
    es: 'depósito, abono, ingreso, recibida, recibido',
  },
  withdrawal: {
    en: 'withdrawal, debit, outgoing, payment, card, cash',
    de: `auszahlung, lastschrift, belastung, kartenzahlung, basislastschrift, dauerauftrag, ausgang, verfügung,
      abhebung, überweisungsauftrag`,
    fr: 'retrait, prélèvement, débit, paiement',
    es: 'retirada, retiro, cargo, pago, recibo',
  },
  fee: {
    en: 'fee, fees, commission, charge, charges',
    de: 'gebühr, gebühren, entgelt, entgelte, provision, kontoführung, kontogebühren',
    fr: 'frais, commission',
    es: 'comisión, gastos',
  },
  tax: {
    en: 'tax, taxes, withholding',
    de: 'steuer, steuern, abgeltungsteuer, kapitalertragsteuer, solidaritätszuschlag, kirchensteuer',
    fr: 'taxe, impôt',
    es: 'impuesto, retención',
  },
  refund: {
    en: 'refund, reversal, reimbursement, storno',
    de: 'erstattung, rückerstattung, storno, rückzahlung, steuerausgleich',
    fr: 'remboursement',
    es: 'reembolso, devolución',
  },
  flight: { en: 'flight, airline, airport, boarding', de: 'flug, flughafen', fr: 'vol, aéroport', es: 'vuelo' },
  train: {
    en: 'train, rail, railway, coach',
    de: 'zug, bahn, bahnhof, hbf, wagen, gleis',
    fr: 'train, gare, voiture',
    es: 'tren, estación, coche',
  },
  bus: { en: 'bus', de: 'bus, fernbus', fr: 'bus, autocar', es: 'autobús, bus' },
  male: {
    en: 'male, mr, m',
    de: 'männlich, herr, herrn',
    fr: 'masculin, monsieur, homme',
    es: 'masculino, señor, hombre',
  },
  female: {
    en: 'female, mrs, ms, f',
    de: 'weiblich, frau',
    fr: 'féminin, madame, femme',
    es: 'femenino, señora, mujer',
  },
  married: { en: 'married', de: 'verheiratet', fr: 'marié, mariée', es: 'casado, casada' },
  single: { en: 'single, unmarried', de: 'ledig', fr: 'célibataire', es: 'soltero, soltera' },
};

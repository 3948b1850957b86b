/** Packets of pages in several languages: stamped, numbered in many ways, blank, of other sizes. */
import {
  CONTRACT_PAGES,
  COVER_PAGE,
  invoicePage,
  LETTER_PAGE,
  makePages,
} from '../../server/extraction/packets/testing/make-pages.ts';
import type { Box, LayoutPage } from '../../server/parsing/layout.ts';

const RECHNUNG_HEAD = '# RECHNUNG\nRechnungsnummer: RE-2026-0815\nRechnungsdatum: 12.03.2026\nKundennummer 4711';

const RECHNUNG = (page: number) => `
  # Muster GmbH
  Telefon 030 1234567 · info@muster.example
  Seite ${page} von 2
  ${page === 1 ? RECHNUNG_HEAD : 'Übertrag'}
  Menge   Bezeichnung   Einzelpreis   Gesamt
  2   Schreibtischlampe   40,00   80,00
  1   Bürostuhl   210,00   210,00
  ${page === 2 ? 'Gesamtbetrag 290,00 EUR\nBitte zahlen Sie innerhalb von 14 Tagen.\nMit freundlichen Grüßen' : ''}`;

const FAX = `
  An: Frau Moreau
  Von: Kessler GmbH
  Betreff: Ihr Auftrag AU-99812
  Datum: 3. Mai 2026
  Guten Tag, anbei unser Angebot Nr. 55120 für die Lieferung der Geräte, wie gestern am Telefon besprochen.
  - 1 -`;

const MINUTES = [
  `# Minutes of the board
  Meeting of 4 May 2026, page one
  1. Opening. The chair opens the meeting at nine and welcomes all members of the board, who are present,
  2. Report. The treasurer reports on the year and on the budget, which the members have received and`,
  `read before the meeting. There are no questions about it from the members who are present today.
  3. Election. Ada Finch is elected.
  Page two
  Signed: the secretary`,
];

const STATEMENT = (page: number) => `
  Kontoauszug Nr. 7   Blatt ${page}
  IBAN DE89 3704 0044 0532 0130 00
  01.03.2026   Miete   -812,50
  02.03.2026   Gehalt   3.100,00
  ${page === 3 ? 'Saldo 2.287,50' : 'Fortsetzung nächste Seite'}`;

const LIST = `
  # Contents of this batch
  1 Contract, 4 pages
  2 Invoice, 1 page
  3 Letter (2 p.)`;

const withStamps = (pages: readonly string[], from: number): string[] =>
  pages.map((page, index) => `ABC ${from + index}\n${page}`);

const inSize = (pages: LayoutPage[], at: number, width: number, height: number): LayoutPage[] =>
  pages.map((page, index) => (index === at ? { ...page, width, height } : page));

/** Lines further to the right, but the first: it is in the margin. */
const indented = (pages: LayoutPage[], at: number): LayoutPage[] =>
  pages.map((page, index) => {
    if (index !== at) return page;
    const lines = page.lines.map((line, row) => {
      const shift = row === 0 ? -0.08 : 0.05;
      const [left, top, right, bottom] = line.box ?? [0, 0, 0, 0];
      const box: Box = [left + shift, top, right + shift, bottom];
      return { ...line, box };
    });
    return { ...page, lines };
  });

export const PACKETS: Record<string, LayoutPage[]> = {
  'office post': inSize(
    makePages(
      COVER_PAGE,
      invoicePage('4711', { page: 1, of: 2 }),
      invoicePage('4711', { page: 2, of: 2 }),
      '',
      ...CONTRACT_PAGES,
      LETTER_PAGE,
      RECHNUNG(1),
      RECHNUNG(2),
      FAX,
    ),
    6,
    612,
    792,
  ),
  'stamped sheets': makePages(...withStamps([...MINUTES, STATEMENT(1), STATEMENT(2), STATEMENT(3), LIST], 100_200)),
  'invoices without numbers': indented(
    makePages(
      ...['1', '2', '3'].map((number) => invoicePage(`90${number}`, { numbered: false })),
      'x',
      invoicePage('904', { page: 1, of: 2, numbered: false }),
      invoicePage('904', { page: 2, of: 2, numbered: false }),
    ),
    1,
  ),
  'only blank pages': makePages('', '.', ''),
};

/** Edges of pages with what may be their numbers. */
export const NUMBERED_LINES: string[] = [
  'Page 2 of 3',
  'page: 2/3',
  'Seite 4 von 3',
  'Page l of 2',
  'Pagina 12',
  'p. 7',
  'page seven',
  'Seite drei',
  '- 5 -',
  '(6)',
  '3 / 4',
  'o of 2',
  '2026',
  '9999 of 10000',
  'Total   Page 1   of 2',
  'Invoice 17',
  'strona 3',
  'Folha dois',
];

export const STAMPED_LINES: string[] = [
  'ABC 100234',
  '7001 2345',
  'No. 12',
  '123456789012345',
  'A-12345',
  'Total 12345.00',
];

/** Lines that name a number of the document, and others. */
export const LABELLED_LINES: string[] = [
  'Aktenzeichen: 2026-17',
  'Vertrag Nr. 8812',
  'Lieferschein 55120',
  'Contract no 4455-B',
  'Kundennummer 4711',
  'Ref. 9981',
  'Numéro 1234',
  'Datum: 12.03.2026',
  'Quotation #7712',
  'Mahnung 4455',
  'Pedido 4411/26',
  'Zamówienie 7788/26',
  'Offerte 12345',
  'Delivery note: DN-99812',
  'Order AB-12',
  'Our order confirmation 20260101 and invoice 998877',
  'Case 17/2026   File 18/2026',
  'Kenmerk: K.2026.11',
  'The house has 12345 bricks',
];

import type { LayoutLine, LayoutPage } from '../../../parsing/layout.ts';

const LETTER = 0.0065;
const HEIGHT = 0.012;

/** Pages with these lines, from top to bottom. A line that begins with `# ` is a heading. */
export function makePages(...pages: readonly string[]): LayoutPage[] {
  return pages.map((content, index) => {
    const texts = content.split('\n').map((text) => text.trim());
    let start = 0;
    const lines = texts.flatMap((text, row): LayoutLine[] => {
      if (text === '') return [];
      const isHeading = text.startsWith('# ');
      const shown = isHeading ? text.slice(2) : text;
      const [top, height] = [0.06 + row * 0.02, isHeading ? HEIGHT * 1.8 : HEIGHT];
      let left = 0.1;
      const words = shown.split(/( +)/).flatMap((piece) => {
        const from = left;
        left += piece.length * LETTER;
        return piece.trim() === '' ? [] : [{ text: piece, box: [from, top, left, top + height] as const }];
      });
      const line = { text: shown, start, words, box: [0.1, top, left, top + height] } as unknown as LayoutLine;
      start += shown.length + 1;
      return [line];
    });
    const text = lines.map((line) => line.text).join('\n');
    return { number: index + 1, width: 595, height: 842, source: 'text', text, lines, tables: [] };
  });
}

const ROWS = ['Desk lamp   2   40.00   80.00', 'Office chair   1   210.00   210.00', 'Paper A4   10   4.00   40.00'];

const DATES = 'Invoice date: 12.03.2025   Due date: 26.03.2025';

/** A page of an invoice of one seller. */
export const invoicePage = (number: string, { page = 1, of = 1, numbered = true } = {}): string => `
  # Aldgate Office Ltd
  12 Aldgate Street, London · www.example.com · Tel. 020 5550 100
  ${numbered ? `Page ${page} of ${of}` : ''}
  ${page === 1 ? `Hartwell Print Works\n# INVOICE\nInvoice number: ${number}\n${DATES}` : ''}
  Description   Quantity   Unit price   Amount
  ${[...ROWS, ...ROWS, ...ROWS].join('\n')}
  ${page === of ? 'Subtotal 330.00\nVAT 66.00\nTotal due 396.00\nPlease pay within 14 days.' : ''}`;

export const LETTER_PAGE = `
  # Finch & Sons
  4 March 2025
  Mrs Moreau, 8 Mill Lane, Oxford
  Dear Mrs Moreau,
  thank you for your letter of last week. We were glad to read that the work is done
  and that the garden will be open to the public in spring, as we had hoped all along.
  We would like to visit you and your family in the second week of May if that suits you.
  Yours sincerely,
  Ada Finch`;

export const CONTRACT_PAGES = [
  `# SERVICE AGREEMENT
  This agreement is made between Kessler GmbH (hereinafter the Provider) and Moreau SARL (the Customer).
  WHEREAS the parties wish to agree on services, the parties agree as follows:
  1. Services. The Provider shall perform the services that are described in Exhibit A
  2. Term. This agreement begins on 1 January 2025 and continues until it is terminated
  by either party with a notice of three months to the end of a year, in writing, and`,
  `without any further condition, subject to the provisions on liability below.
  3. Liability. Neither party shall be liable for indirect damages, confidential information excepted
  4. Governing law. This agreement is governed by the laws of England.
  IN WITNESS WHEREOF the parties have signed this agreement.
  Signature   Signature`,
];

export const COVER_PAGE = `
  # BATCH COVER SHEET
  Batch 2025-031   Operator: scanning room 2
  Number of documents: 2
  The documents follow this page.`;

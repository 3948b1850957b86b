/** The receipts of a shop, as files that a person chooses. */
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';

export const RECEIPTS = 60;

export const receiptDefinition = {
  type: 'object',
  properties: {
    receiptNumber: { type: ['string', 'null'], description: 'Number of the receipt' },
    date: { type: ['string', 'null'], format: 'date', description: 'Date of the receipt' },
    total: { type: ['number', 'null'], description: 'Total that was paid' },
    currency: { type: ['string', 'null'], description: 'ISO 4217 code of the currency' },
  },
  required: ['receiptNumber', 'date', 'total'],
};

export const nameReceipt = (number: number): string => `receipt-${String(number).padStart(2, '0')}.pdf`;

/** Receipt 13 is no receipt. */
export async function drawReceipt(number: number): Promise<Uint8Array> {
  const lines =
    number === 13
      ? ['Dear guests,', 'the pool is closed until further notice.', 'The management']
      : [
          'Corner Shop',
          `Receipt number: R-${1000 + number}`,
          `Date: 2026-03-${String((number % 28) + 1).padStart(2, '0')}`,
          `Tea and milk ${number}.00`,
          `Total: EUR ${number}.50`,
        ];
  return makePdf([{ texts: lines.map((text, index) => ({ text, x: 72, y: 90 + 24 * index })) }]);
}

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Receipt 7 is another file of receipt 6. */
export async function drawReceipts(): Promise<ChosenFile[]> {
  const files: ChosenFile[] = [];
  for (let number = 1; number <= RECEIPTS; number += 1) {
    const drawn = number === 7 ? files.at(-1)?.buffer : await drawReceipt(number);
    files.push({ name: nameReceipt(number), mimeType: 'application/pdf', buffer: Buffer.from(drawn ?? []) });
  }
  return files;
}

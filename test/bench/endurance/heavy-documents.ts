import { utils, write } from '@e965/xlsx';
import { makePdf } from '../../../server/parsing/testing/make-pdf.ts';
import { drawPage, makeScannedPdf } from '../../../server/parsing/testing/make-picture.ts';
import { createSeededRandom } from '../../jobs/seeded-random.ts';

export interface HeavyDocument {
  filename: string;
  bytes: Buffer;
}

const GOODS = ['Milk', 'Bread', 'Coffee', 'Screws M4 x 20', 'Printer paper', 'Cable 3 m', 'Apples', 'Light bulb'];

/** A photograph of a receipt: many short lines, a little tilted. */
async function drawReceipt(random: () => number, language: 'en' | 'de'): Promise<Buffer> {
  const rows = Array.from({ length: 34 }, (_, row) => {
    const good = GOODS[Math.floor(random() * GOODS.length)] ?? '';
    return [
      { text: `${good} ${Math.ceil(random() * 9)} x`, x: 90, y: 200 + row * 33, size: 26 },
      { text: (random() * 90).toFixed(2), x: 760, y: 200 + row * 33, size: 26 },
    ];
  }).flat();
  const title = language === 'de' ? 'Quittung über Büromaterial, Größe A4' : 'Receipt for office supplies';
  return await drawPage([{ text: title, x: 90, y: 110, size: 34 }, ...rows], random() * 4 - 2)
    .resize({ width: 1800 })
    .jpeg()
    .toBuffer();
}

async function drawReport(pages: number): Promise<Buffer> {
  const line = (page: number, row: number) =>
    `Page ${page}, row ${row}: the quick brown fox jumps over 118.00 lazy dogs`;
  return await makePdf(
    Array.from({ length: pages }, (_, page) => ({
      texts: Array.from({ length: 55 }, (_row, row) => ({ text: line(page, row), x: 40, y: 40 + row * 14, size: 10 })),
    })),
  );
}

function fillWorkbook(rows: number): Buffer {
  const cells = Array.from({ length: rows }, (_, row) => [row, `Item ${row}`, row * 1.5, 'EUR', `Note of row ${row}`]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Rows');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

/** Receipts, scanned PDFs, a report of 300 pages and a workbook of 40,000 rows a round. */
export async function makeHeavyDocuments(rounds: number): Promise<HeavyDocument[]> {
  const random = createSeededRandom(4711);
  const documents: HeavyDocument[] = [];
  const report = await drawReport(300);
  const workbook = fillWorkbook(40_000);
  for (let round = 1; round <= rounds; round++) {
    for (let index = 1; index <= 4; index++) {
      const language = index % 2 === 0 ? 'de' : 'en';
      documents.push({ filename: `receipt-${round}-${index}.jpg`, bytes: await drawReceipt(random, language) });
    }
    const scans = await Promise.all(['de', 'en', 'de'].map((language) => drawReceipt(random, language as 'de' | 'en')));
    documents.push({ filename: `scan-${round}.pdf`, bytes: await makeScannedPdf(scans) });
    // Another document for the cache of layouts each time.
    const mark = Buffer.from(`\n% ${round}`);
    documents.push({ filename: `report-${round}.pdf`, bytes: Buffer.concat([report, mark]) });
    documents.push({ filename: `rows-${round}.xlsx`, bytes: round === 1 ? workbook : fillWorkbook(40_000 + round) });
  }
  return documents;
}

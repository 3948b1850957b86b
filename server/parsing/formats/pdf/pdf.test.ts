import { expect, test } from 'vitest';
import type { Box, LayoutLine, LayoutPage } from '../../layout.ts';
import { ParseError } from '../../parser.ts';
import { countPdfPages, parsePdf } from './pdf.ts';
import { makePdf, textWidth, type PdfText } from '../../testing/make-pdf.ts';
import { makeFormPdf, makeLongPdf, writePdf } from '../../testing/raw-pdf.ts';

async function parse(bytes: Uint8Array): Promise<{ pageCount: number; pages: LayoutPage[] }> {
  const pages: LayoutPage[] = [];
  let pageCount = -1;
  for await (const step of parsePdf(bytes)) {
    if ('pages' in step) pages.push(...step.pages);
    else pageCount = step.pageCount;
  }
  return { pageCount, pages };
}

async function parsePage(...parameters: Parameters<typeof makePdf>): Promise<LayoutPage> {
  const [page] = (await parse(await makePdf(...parameters))).pages;
  if (page === undefined) expect.fail('There is no page.');
  return page;
}

async function failure(bytes: Uint8Array): Promise<ParseError> {
  const error = await parse(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ParseError);
  return error as ParseError;
}

const texts = (page: LayoutPage): string[] => page.lines.map((line) => line.text);
const inPoints = (box: Box, page: LayoutPage): number[] =>
  box.map((value, i) => value * (i % 2 === 0 ? page.width : page.height));

/** Holds for every page: its text is its lines, and a line contains its words in order. */
function checkConsistent(page: LayoutPage): void {
  expect(page.text).toBe(texts(page).join('\n'));
  for (const line of page.lines) {
    expect(page.text.slice(line.start, line.start + line.text.length)).toBe(line.text);
    expect(line.words.map((word) => word.text).join('')).toBe(line.text.replaceAll(' ', ''));
    for (const word of line.words) checkWithin(word.box, line);
  }
}

function checkWithin([x0, y0, x1, y1]: Box, line: LayoutLine): void {
  const [left, top, right, bottom] = line.box ?? expect.fail('A line has no box.');
  expect(x0 >= left && y0 >= top && x1 <= right && y1 <= bottom && x0 < x1 && y0 < y1).toBe(true);
}

const LABEL: PdfText = { text: 'Invoice number', x: 50, y: 100 };
const VALUE: PdfText = { text: 'INV-2024-001', x: 300, y: 100 };
const TOTAL: PdfText = { text: 'Total due 1,234.50 EUR', x: 50, y: 130 };
const INVOICE = [TOTAL, VALUE, LABEL];
const INVOICE_LINES = ['Invoice number   INV-2024-001', 'Total due 1,234.50 EUR'];

test('gives words with boxes, a line a visual row, columns set apart', async () => {
  const page = await parsePage([{ texts: INVOICE }]);
  expect(page).toMatchObject({ number: 1, width: 595.28, height: 841.89, source: 'text' });
  expect(texts(page)).toEqual(INVOICE_LINES);
  checkConsistent(page);
  const [invoice, , value] = page.lines[0]?.words ?? [];
  expect([invoice?.text, value?.text]).toEqual(['Invoice', 'INV-2024-001']);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = inPoints(value?.box ?? [0, 0, 0, 0], page);
  expect(Math.abs(x0 - VALUE.x)).toBeLessThan(2);
  expect(Math.abs(x1 - VALUE.x - textWidth(VALUE))).toBeLessThan(2);
  // The type begins at y; its box has room for ascent and descent.
  expect(y0).toBeGreaterThan(VALUE.y - 4);
  expect(y1).toBeLessThan(VALUE.y + 12 + 4);
  expect(y0).toBeLessThan(VALUE.y + 2);
});

test('counts pages and reads each', async () => {
  const bytes = await makePdf([{ texts: [LABEL] }, { texts: [] }, { texts: [TOTAL] }]);
  const { pageCount, pages } = await parse(bytes);
  expect(pageCount).toBe(3);
  expect(await countPdfPages(bytes)).toBe(3);
  expect(pages.map((page) => [page.number, page.text])).toEqual([
    [1, LABEL.text],
    [2, ''],
    [3, TOTAL.text],
  ]);
});

test.each([90, 180, 270] as const)('reads a page with /Rotate %i as a viewer shows it', async (rotate) => {
  const page = await parsePage([{ texts: INVOICE, rotate, counterRotate: true }]);
  expect(texts(page)).toEqual(INVOICE_LINES);
  expect(page.rotation).toBeUndefined();
  expect(page.width > page.height).toBe(rotate !== 180);
  const [x0 = 0, y0 = 0] = inPoints(page.lines[0]?.words[0]?.box ?? [0, 0, 0, 0], page);
  expect(Math.abs(x0 - LABEL.x)).toBeLessThan(2);
  expect(Math.abs(y0 - LABEL.y)).toBeLessThan(4);
});

test.each([90, 180, 270] as const)('turns a page upright that a viewer shows rotated by %i', async (rotate) => {
  const page = await parsePage([{ texts: INVOICE, rotate }]);
  expect(texts(page)).toEqual(INVOICE_LINES);
  expect(page).toMatchObject({ rotation: rotate, width: 595.28, height: 841.89 });
  checkConsistent(page);
  const [x0 = 0] = inPoints(page.lines[0]?.words[0]?.box ?? [0, 0, 0, 0], page);
  expect(Math.abs(x0 - LABEL.x)).toBeLessThan(2);
});

test('separates a label from a close value by the surrounding rows', async () => {
  const rows = ['Date', 'Reference', 'Terms of our payment', 'Customer'].map((text, i) => ({
    text,
    x: 50,
    y: 100 + 20 * i,
  }));
  const column = 50 + textWidth({ text: 'Terms of our payment', x: 0, y: 0 }) + 9;
  const values = ['16/11/2017', 'PO445', 'Immediate payment', 'Jane'].map((text, i) => ({
    text,
    x: column,
    y: 100 + 20 * i,
  }));
  const page = await parsePage([{ texts: [...rows, ...values] }]);
  expect(texts(page)).toEqual([
    'Date   16/11/2017',
    'Reference   PO445',
    'Terms of our payment   Immediate payment',
    'Customer   Jane',
  ]);
});

test('type of different sizes on one base line is one line; lines that are close stay two', async () => {
  const page = await parsePage([
    {
      texts: [
        { text: 'Total', x: 50, y: 200, size: 8 },
        { text: '99.00', x: 120, y: 196.4, size: 13, font: 'Helvetica-Bold' },
        { text: 'first line', x: 50, y: 300, size: 10 },
        { text: 'second line', x: 50, y: 309, size: 10 },
      ],
    },
  ]);
  expect(texts(page)).toEqual(['Total   99.00', 'first line', 'second line']);
});

test('a word in two styles is one word, bold type printed twice is there once', async () => {
  const bold = { text: 'Total', x: 50, y: 100, font: 'Helvetica-Bold' } as const;
  const page = await parsePage([
    {
      texts: [
        bold,
        { text: ':', x: 50 + textWidth(bold), y: 100 },
        { ...LABEL, y: 150 },
        { ...LABEL, x: 50.2, y: 150 },
      ],
    },
  ]);
  expect(texts(page)).toEqual(['Total:', 'Invoice number']);
});

test('reads columns of prose one after the other, and two columns of fields row by row', async () => {
  const prose = (x: number, word: string): PdfText[] =>
    Array.from({ length: 12 }, (_, i) => ({
      text: `${word} ${'abcdefghijkl'[i]} goes on with many plain words here`,
      x,
      y: 200 + 14 * i,
      size: 10,
    }));
  const title = {
    text: 'A title over the width of the whole page, which nobody would take for a column',
    x: 50,
    y: 100,
  };
  const columns = await parsePage([{ texts: [title, ...prose(50, 'left'), ...prose(320, 'right')] }]);
  expect(texts(columns).map((text) => text.split(' ')[0])).toEqual([
    'A',
    ...Array<string>(12).fill('left'),
    ...Array<string>(12).fill('right'),
  ]);
  checkConsistent(columns);
  const fields = (x: number): PdfText[] =>
    Array.from({ length: 12 }, (_, i) => ({ text: `Field ${i}: ${i * 17}`, x, y: 200 + 14 * i, size: 10 }));
  const form = await parsePage([{ texts: [...fields(50), ...fields(320)] }]);
  expect(texts(form)).toEqual(Array.from({ length: 12 }, (_, i) => `Field ${i}: ${i * 17}   Field ${i}: ${i * 17}`));
});

test('shows what is filled in a form', async () => {
  const { pages } = await parse(makeFormPdf('Jane Doe'));
  expect(pages.map(texts)).toEqual([['Customer   Jane Doe', 'I agree   \u2612', 'I decline   \u2610']]);
});

test('text outside of the page is not there', async () => {
  const page = await parsePage([
    { texts: [LABEL, { text: 'beyond', x: 700, y: 100 }, { text: 'below', x: 50, y: 900 }] },
  ]);
  expect(texts(page)).toEqual(['Invoice number']);
});

test('reads a file with other bytes before its header', async () => {
  const bytes = makeLongPdf(3, 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n');
  expect(await countPdfPages(bytes)).toBe(3);
  expect((await parse(bytes)).pages.map((page) => page.text)).toEqual([
    'Page number 1',
    'Page number 2',
    'Page number 3',
  ]);
});

test('reads a page of 200 by 200 inches', async () => {
  const side = 14_400;
  const { pages } = await parse(
    await makePdf([{ texts: [{ text: 'Corner', x: 14_300, y: 14_380 }] }], { size: [side, side] }),
  );
  expect(pages[0]).toMatchObject({ width: side, height: side, text: 'Corner' });
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = pages[0]?.lines[0]?.words[0]?.box ?? [];
  expect([x0, y0].every((start) => start > 0.99) && [x1, y1].every((end) => end > 0.993 && end <= 1)).toBe(true);
  expect(x1 - x0).toBeGreaterThan(0.002);
});

test('a file that asks for a password is encrypted, one that only forbids things is read', async () => {
  for (const pdfVersion of ['1.3', '1.7ext3'] as const) {
    const locked = await makePdf([{ texts: INVOICE }], { userPassword: 'secret', ownerPassword: 'owner', pdfVersion });
    expect((await failure(locked)).code).toBe('document_encrypted');
    expect(await countPdfPages(locked)).toBe(null);
    const limited = await makePdf([{ texts: INVOICE }], {
      ownerPassword: 'owner',
      permissions: { copying: false },
      pdfVersion,
    });
    expect((await parse(limited)).pages.map(texts)).toEqual([INVOICE_LINES]);
  }
});

test('damaged files are unreadable', async () => {
  const good = await makePdf([{ texts: INVOICE }]);
  for (const bytes of [good.subarray(0, 300), Buffer.from('%PDF-1.7\nnothing of the kind'), Buffer.from('%PDF-')]) {
    const error = await failure(bytes);
    expect([error.code, error.retryable]).toEqual(['document_unreadable', false]);
    expect(await countPdfPages(bytes)).toBe(null);
  }
});

test('reads a file with a wrong cross-reference table', async () => {
  const good = makeLongPdf(3).toString('latin1');
  const wrong = good.replace(/\d{10} 00000 n/g, '0000000007 00000 n').replace(/startxref\n\d+/, 'startxref\n99');
  expect((await parse(Buffer.from(wrong, 'latin1'))).pages.map((page) => page.text)).toEqual([
    'Page number 1',
    'Page number 2',
    'Page number 3',
  ]);
});

test("reads a PDF that keeps Illustrator's own data", async () => {
  const content = 'BT /F1 12 Tf 72 720 Td (Drawn by hand) Tj ET';
  const page = '/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R';
  const file = writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Page/Parent 2 0 R${page}/PieceInfo<</Illustrator<</Private<</AIPrivateData1 6 0 R>>>>>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Length 5>>stream\nAdobe\nendstream',
  ]);
  expect(await countPdfPages(file)).toBe(1);
  expect((await parse(file)).pages.map(texts)).toEqual([['Drawn by hand']]);
});

/** A page with a field without a printed label, a typed note and a comment. */
function makeAnnotatedPdf(catalog: string, annotations: string[], data = ''): Buffer {
  const content = 'BT /F1 12 Tf 72 720 Td (Printed text) Tj ET';
  const stream = (text: string) => `<</Length ${text.length}>>stream\n${text}\nendstream`;
  const ids = annotations.map((_, index) => `${index + 7} 0 R`).join(' ');
  return writePdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R/Annots[${ids}]>>`,
    stream(content),
    stream(data),
    ...annotations.map((annotation) => `<</Type/Annot/F 4${annotation}>>`),
  ]);
}

test('reads typed notes in their place, comments after the page, and names of fields without a label', async () => {
  const file = makeAnnotatedPdf('/AcroForm<</Fields[7 0 R 8 0 R]/DA(/F1 12 Tf)>>', [
    '/Subtype/Widget/FT/Tx/T(cust_name)/TU(Customer name)/V(Acme)/Rect[260 596 460 616]',
    '/Subtype/Widget/FT/Tx/T(Text12)/V(Nameless)/Rect[260 546 460 566]',
    '/Subtype/FreeText/Contents(Paid on 12 March)/DA(/F1 12 Tf)/Rect[72 500 300 514]',
    '/Subtype/Text/Contents(Please check)/Rect[500 710 520 730]',
  ]);
  const [page] = (await parse(file)).pages;
  if (page === undefined) expect.fail('There is no page.');
  checkConsistent(page);
  expect(texts(page).map((line) => line.replace(/ +/g, ' '))).toEqual([
    'Printed text',
    'Customer name: Acme',
    'Nameless',
    'Paid on 12 March',
    'Please check',
  ]);
});

test('reads the data of an XFA form, which its page does not show', async () => {
  const data =
    '<?xml version="1.0"?><xfa:datasets xmlns:xfa="x"><xfa:data><form1><Total>118.00</Total></form1></xfa:data></xfa:datasets>';
  const { pageCount, pages } = await parse(makeAnnotatedPdf('/AcroForm<</Fields[]/XFA[(datasets) 6 0 R]>>', [], data));
  expect([pageCount, pages.map((page) => [page.number, page.name])]).toEqual([
    1,
    [
      [1, undefined],
      [2, 'Form data'],
    ],
  ]);
  expect(pages[1]?.text).toContain('Total: 118.00');
});

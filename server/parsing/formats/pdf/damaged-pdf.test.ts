import { expect, test } from 'vitest';
import { ParseError } from '../../parser.ts';
import { countPdfPages } from './pdf.ts';
import { makePdf } from '../../testing/make-pdf.ts';
import { makeLongPdf, writePdf } from '../../testing/raw-pdf.ts';
import { INVOICE, INVOICE_LINES, parseTestPdf, getLineTexts } from '../../testing/parse-test-pdf.ts';

async function failure(bytes: Uint8Array): Promise<ParseError> {
  const error = await parseTestPdf(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ParseError);
  return error as ParseError;
}

test('reads a file with other bytes before its header', async () => {
  const bytes = makeLongPdf(3, 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n');
  expect(await countPdfPages(bytes)).toBe(3);
  expect((await parseTestPdf(bytes)).pages.map((page) => page.text)).toEqual([
    'Page number 1',
    'Page number 2',
    'Page number 3',
  ]);
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
    expect((await parseTestPdf(limited)).pages.map(getLineTexts)).toEqual([INVOICE_LINES]);
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
  expect((await parseTestPdf(Buffer.from(wrong, 'latin1'))).pages.map((page) => page.text)).toEqual([
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
  expect((await parseTestPdf(file)).pages.map(getLineTexts)).toEqual([['Drawn by hand']]);
});

import { expect, test } from 'vitest';
import { makeFormPdf, writePdf } from '../../testing/raw-pdf.ts';
import { checkConsistent, parseTestPdf, getLineTexts } from '../../testing/parse-test-pdf.ts';

test('shows what is filled in a form', async () => {
  const { pages } = await parseTestPdf(makeFormPdf('Jane Doe'));
  expect(pages.map(getLineTexts)).toEqual([['Customer   Jane Doe', 'I agree   \u2612', 'I decline   \u2610']]);
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

test('reads typed notes in position, comments after the page, and names of fields without a label', async () => {
  const file = makeAnnotatedPdf('/AcroForm<</Fields[7 0 R 8 0 R]/DA(/F1 12 Tf)>>', [
    '/Subtype/Widget/FT/Tx/T(cust_name)/TU(Customer name)/V(Acme)/Rect[260 596 460 616]',
    '/Subtype/Widget/FT/Tx/T(Text12)/V(Nameless)/Rect[260 546 460 566]',
    '/Subtype/FreeText/Contents(Paid on 12 March)/DA(/F1 12 Tf)/Rect[72 500 300 514]',
    '/Subtype/Text/Contents(Please check)/Rect[500 710 520 730]',
  ]);
  const [page] = (await parseTestPdf(file)).pages;
  if (page === undefined) expect.fail('There is no page.');
  checkConsistent(page);
  expect(getLineTexts(page).map((line) => line.replace(/ +/g, ' '))).toEqual([
    'Printed text',
    'Customer name: Acme',
    'Nameless',
    'Paid on 12 March',
    'Please check',
  ]);
});

test('reads the data of an XFA form, which its page does not show', async () => {
  const data =
    '<?xml version="1.0"?><xfa:datasets xmlns:xfa="x"><xfa:data><form1><Total>118.00</Total></form1>' +
    '</xfa:data></xfa:datasets>';
  const { pageCount, pages } = await parseTestPdf(
    makeAnnotatedPdf('/AcroForm<</Fields[]/XFA[(datasets) 6 0 R]>>', [], data),
  );
  expect([pageCount, pages.map((page) => [page.number, page.name])]).toEqual([
    1,
    [
      [1, undefined],
      [2, 'Form data'],
    ],
  ]);
  expect(pages[1]?.text).toContain('Total: 118.00');
});

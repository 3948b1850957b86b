/** PDFs written by hand: for what a PDF library does not write, and for speed. */

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
const LETTER = '/MediaBox[0 0 612 792]';

/**
 * A PDF of these objects, numbered from 1; the first is the catalog. `junk` precedes it and is not counted by its
 * offsets.
 */
export function writePdf(objects: string[], junk = ''): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${junk}${body}${xref}${trailer}`, 'latin1');
}

/** A PDF with this number of pages and the line "Page number N" on each. */
export function makeLongPdf(pages: number, junk = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, i) => `${4 + 2 * i} 0 R`).join(' ');
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`, FONT];
  for (let i = 1; i <= pages; i++) {
    const resources = '/Resources<</Font<</F1 3 0 R>>>>';
    objects.push(`<</Type/Page/Parent 2 0 R${LETTER}${resources}/Contents ${objects.length + 2} 0 R>>`);
    objects.push(stream(`BT /F1 12 Tf 72 720 Td (Page number ${i}) Tj ET`));
  }
  return writePdf(objects, junk);
}

export interface EmbeddedTestFile {
  name: string;
  content: Uint8Array;
  /** Attached by an annotation instead of to the document. */
  isAnnotation?: boolean;
}

/** A page with the line "See the attachments", and these files embedded. */
export function makePortfolio(files: EmbeddedTestFile[]): Buffer {
  const entries = files.map(({ isAnnotation = false }, index) => ({ isAnnotation, at: 6 + 2 * index }));
  const names = entries.filter(({ isAnnotation }) => !isAnnotation).map(({ at }) => `(f${at}) ${at} 0 R`);
  const annotations = entries
    .filter(({ isAnnotation }) => isAnnotation)
    .map(({ at }) => `<</Type/Annot/Subtype/FileAttachment/Rect[10 10 30 30]/FS ${at} 0 R>>`);
  return writePdf([
    `<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[${names.join(' ')}]>>>>>>`,
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    FONT,
    `<</Type/Page/Parent 2 0 R${LETTER}/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R` +
      `/Annots[${annotations.join('')}]>>`,
    stream('BT /F1 12 Tf 72 720 Td (See the attachments) Tj ET'),
    ...files.flatMap(({ name, content }, index) => [
      `<</Type/Filespec/F(${name})/UF(${name})/EF<</F ${7 + 2 * index} 0 R>>>>`,
      stream(Buffer.from(content).toString('latin1'), '/Type/EmbeddedFile'),
    ]),
  ]);
}

/** A form of 612 by 792 points: the field `customer`, and the boxes `agree` (ticked) and `decline` (not). */
export function makeFormPdf(customer: string): Buffer {
  const labels = 'BT /F1 12 Tf 72 700 Td (Customer) Tj 0 -40 Td (I agree) Tj 0 -40 Td (I decline) Tj ET';
  const box = (name: string, state: string, rect: string): string =>
    `<</Type/Annot/Subtype/Widget/FT/Btn/T(${name})/V/${state}/AS/${state}/F 4/Rect[${rect}]/AP<</N` +
    '<</Yes 10 0 R/Off 11 0 R>>>>>>';
  const appearance = (content: string): string => stream(content, '/Type/XObject/Subtype/Form/BBox[0 0 14 14]');
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R 7 0 R 8 0 R]/DA(/F1 12 Tf)/DR<</Font<</F1 3 0 R>>>>>>>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    FONT,
    `<</Type/Page/Parent 2 0 R${LETTER}/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R/Annots[6 0 R 7 0 R 8 0 R]>>`,
    stream(labels),
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(customer)/V(${customer})/F 4/Rect[160 696 360 716]/DA(/F1 12 Tf)>>`,
    box('agree', 'Yes', '160 656 174 670'),
    box('decline', 'Off', '160 616 174 630'),
    '<<>>',
    appearance('0 0 14 14 re f'),
    appearance('0 0 14 14 re S'),
  ]);
}

function stream(content: string, entries = ''): string {
  return `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;
}

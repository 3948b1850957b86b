/** Office documents written by hand, with known words and tables. */
import { writeZip, type ZipPart } from '../archive/zip-writer.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const P = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** An archive of these texts, by their names. */
export function archiveOf(parts: Record<string, string>): Buffer {
  return writeZip(
    Object.entries(parts).map(([name, text]): ZipPart => ({ name, content: Buffer.from(text), packed: true })),
  );
}

/** The parts of a Word document with this body (WordprocessingML). */
export function docxParts(body: string): Record<string, string> {
  return {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
  };
}

export function paragraph(text: string, properties = ''): string {
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A letter with header, footer, a table with merged cells, a text box, a footnote, a deletion and hidden text. */
export function makeDocx(): Buffer {
  const cell = (text: string, properties = ''): string =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
  const box = (text: string): string => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
  const body = [
    paragraph('Invoice', '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>'),
    '<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="2000"/></w:tabs></w:pPr><w:r><w:t>Number:</w:t>' +
      '<w:tab/><w:t>R-7</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r></w:p>',
    paragraph('M&#xFC;ller &amp; S&#xF6;hne, 5 €'),
    '<w:tbl><w:tblPr/><w:tblGrid/>',
    `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Item')}${cell('Qty')}${cell('Price')}</w:tr>`,
    `<w:tr>${cell('Screw')}${cell('100')}${cell('5.00')}</w:tr>`,
    `<w:tr>${cell('Total', '<w:gridSpan w:val="2"/>')}${cell('5.00')}</w:tr></w:tbl>`,
    `<w:p><w:r><mc:AlternateContent xmlns:mc="mc"><mc:Choice Requires="wps">${box('Box text')}` +
      `</mc:Choice><mc:Fallback>${box('Box text')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    '<w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:r><w:t>Thank</w:t></w:r><w:r>' +
      '<w:t xml:space="preserve"> you</w:t></w:r></w:p>',
    '<w:sectPr/>',
  ];
  const part = (name: string, text: string): string => `<w:${name} ${W}>${paragraph(text)}</w:${name}>`;
  return archiveOf({
    ...docxParts(body.join('')),
    'word/header1.xml': part('hdr', 'Acme Ltd'),
    'word/header2.xml': part('hdr', 'Acme Ltd'),
    'word/footer1.xml': part('ftr', 'IBAN DE00'),
    'word/footnotes.xml': part('footnotes', 'A footnote'),
  });
}

/** Two slides, of which the second in the archive is the first to be shown; one has a table, the other has notes. */
export function makePptx(): Buffer {
  const text = (words: string): string => `<a:p><a:pPr/><a:r><a:rPr/><a:t>${words}</a:t></a:r></a:p>`;
  const shape = (...lines: string[]): string =>
    `<p:sp><p:txBody><a:bodyPr/>${lines.map(text).join('')}</p:txBody></p:sp>`;
  const cell = (words: string, attributes = ''): string =>
    `<a:tc${attributes}><a:txBody>${text(words)}</a:txBody><a:tcPr/></a:tc>`;
  const row = (...cells: string[]): string => `<a:tr h="1">${cells.join('')}</a:tr>`;
  const table =
    '<a:tbl><a:tblPr firstRow="1"/><a:tblGrid/>' +
    `${row(cell('Region'), cell('Q1'), cell('Remark'))}${row(cell('North'), cell('10'), cell('fine'))}` +
    `${row(cell('All', ' gridSpan="2"'), cell('', ' hMerge="1"'), cell('sum'))}</a:tbl>`;
  const slide = (content: string): string =>
    `<p:sld ${P} ${A}><p:cSld><p:spTree>${content}</p:spTree></p:cSld></p:sld>`;
  const relations = (...targets: string[]): string =>
    '<Relationships>' +
    `${targets.map((target, i) => `<Relationship Id="rId${i + 1}" Type="x" Target="${target}"/>`).join('')}` +
    '</Relationships>';
  return archiveOf({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml':
      `<p:presentation ${P} ${R}><p:sldIdLst><p:sldId id="300" r:id="rId2"/><p:sldId id="301" r:id="rId1"/>` +
      '</p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relations('slides/slide1.xml', '/ppt/slides/slide2.xml'),
    'ppt/slides/slide1.xml': slide(shape('Figures') + table),
    'ppt/slides/slide2.xml': slide(shape('Welcome', 'to the show')),
    'ppt/slides/_rels/slide2.xml.rels': relations('../notesSlides/notesSlide1.xml'),
    'ppt/notesSlides/notesSlide1.xml': slide(shape('Say hello')),
  });
}

const OFFICE = 'xmlns:office="o" xmlns:text="t" xmlns:table="ta" xmlns:draw="d" xmlns:style="s" xmlns:presentation="p"';

function odf(kind: 'text' | 'presentation' | 'spreadsheet', content: string, styles = ''): Buffer {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  return writeZip([
    { name: 'mimetype', content: Buffer.from(type) },
    {
      name: 'content.xml',
      content: Buffer.from(
        `<office:document-content ${OFFICE}><office:body>${content}</office:body></office:document-content>`,
      ),
      packed: true,
    },
    {
      name: 'styles.xml',
      content: Buffer.from(`<office:document-styles ${OFFICE}>${styles}</office:document-styles>`),
      packed: true,
    },
    { name: 'META-INF/manifest.xml', content: Buffer.from('<manifest/>'), packed: true },
  ]);
}

/** A text with header and footer, a heading, a tab, repeated spaces, a deletion and a table with merged cells. */
export function makeOdt(): Buffer {
  const cell = (text: string, attributes = ''): string =>
    `<table:table-cell${attributes}><text:p>${text}</text:p></table:table-cell>`;
  return odf(
    'text',
    `<office:text><text:tracked-changes><text:p>gone</text:p></text:tracked-changes>
      <text:h>Report</text:h><text:p>Name:<text:tab/>Bob</text:p><text:p>one<text:s
        text:c="3"/><text:span>two</text:span></text:p>
      <table:table>
      <table:table-header-rows><table:table-row>${cell('A')}${cell('B')}</table:table-row></table:table-header-rows>
      <table:table-row>${cell('1')}${cell('2')}</table:table-row>
      <table:table-row>${cell('both', ' table:number-columns-spanned="2"')}<table:covered-table-cell/>
      </table:table-row></table:table></office:text>`,
    '<style:master-page><style:header><text:p>Top</text:p></style:header><style:footer><text:p>Bottom' +
      '</text:p></style:footer></style:master-page>',
  );
}

/** Two slides, "Intro" and "End". */
export function makeOdp(): Buffer {
  const page = (name: string, text: string): string =>
    `<draw:page draw:name="${name}"><draw:frame><draw:text-box><text:p>${text}</text:p></draw:text-box>` +
    '</draw:frame></draw:page>';
  return odf(
    'presentation',
    `<office:presentation>${page('Intro', 'Hello')}${page('End', 'Bye')}</office:presentation>`,
  );
}

/** A sheet whose last rows claim 10⁹ repetitions, each with a million cells of this text. */
export function makeRepeatingOds(repeated: string, rows = 1): Buffer {
  const cell = (text: string, attributes = ''): string =>
    `<table:table-cell office:value-type="string"${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const many = ' table:number-columns-repeated="1000000"';
  return odf(
    'spreadsheet',
    `<office:spreadsheet><table:table table:name="S"><table:table-row>${cell('a')}${cell('b')}</table:table-row>
      ${(
        '<table:table-row table:number-rows-repeated="1000000000">' +
        `${repeated === '' ? `<table:table-cell${many}/>` : cell(repeated, many)}</table:table-row>`
      ).repeat(rows)}</table:table></office:spreadsheet>`,
  );
}

/** Office documents with what their programs write seldom: notes, symbols, merged cells, canvases, parts elsewhere. */
import { archiveOf, docxParts, paragraph } from '../../server/parsing/testing/make-office.ts';
import type { OddFileRow as Row } from './odd-file.ts';

const run = (content: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr>${content}</w:r>`;
const words = (text: string): string => `<w:t>${text}</w:t>`;
const cell = (text: string, properties = ''): string => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;

function wordDocuments(): Row[] {
  const symbols = ['F0FE', 'f0fd', 'F078', 'F0A8', 'F06F', 'F0FC', 'F041'].map((char) => `<w:sym w:char="${char}"/>`);
  const text =
    `<w:p>${run(words('Total'))}<w:r><w:noBreakHyphen/></w:r>${run(`<w:t>sum</w:t><w:tab/>${words('118')}`)}` +
    `<w:r><w:br/>${words('next')}<w:cr/>${words('line')}<w:ptab/>${words('far')}</w:r></w:p>` +
    `<w:p>${run(words('gone'), '<w:vanish/>')}${run(words('shown'), '<w:vanish w:val="0"/>')}` +
    `${run(words(' too'), '<w:vanish w:val="false"/>')}</w:p><w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>` +
    `${run(words('mark'))}</w:p><w:p/><w:p>${run(symbols.join(''))}</w:p>` +
    '<w:p><w:r><w:instrText>DATE</w:instrText></w:r><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>' +
    '<w:ins><w:r><w:t>inserted</w:t></w:r></w:ins></w:p>' +
    ['Heading2', 'berschrift1', 'Titre', 'Normal', 'Subtitle']
      .map((style) => paragraph(style, `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`))
      .join('');
  const merged =
    `<w:tbl>${row(cell('Group'), cell('Item'), cell('Qty'))}` +
    row(cell('Tools', '<w:vMerge w:val="restart"/>'), cell('Saw'), cell('1')) +
    row(cell('', '<w:vMerge/>'), cell('Axe'), cell('2')) +
    row(cell('', '<w:vMerge w:val="continue"/>'), cell('Awl'), cell('3')) +
    `${row(cell('Sum', '<w:gridSpan w:val="2"/>'), cell('6'))}</w:tbl>` +
    `<w:tbl>${row(cell('<b/>a'), cell('b'))}<w:tr><w:trPr><w:tblHeader w:val="0"/></w:trPr>${cell('c')}${cell('d')}` +
    `</w:tr></w:tbl><w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>` +
    `${cell('7')}${cell('8')}</w:tr>${row(cell('9'), cell('10'))}` +
    `</w:tbl><w:tbl>${row('<w:tc/>', cell('right'))}${row(cell('left'), '<w:tc></w:tc>')}</w:tbl>`;
  const part = (name: string, content: string): string => `<w:${name} xmlns:w="w">${paragraph(content)}</w:${name}>`;
  const parts = {
    ...docxParts(paragraph('Total')),
    'word/header2.xml': part('hdr', 'Second head').replace('<w:p>', '<w:p w:rsidR="1" w14:paraId="2">'),
    'word/header10.xml': part('hdr', 'Tenth head'),
    'word/header3.xml': part('hdr', 'Second head').replace('<w:p>', '<w:p w:rsidR="3" w14:paraId="4">'),
    'word/endnotes.xml': part('endnotes', 'End note'),
    'word/footnotes.xml': part('footnotes', 'Note'),
    'word/footer1.xml': part('ftr', 'Foot'),
    'word/footer2.xml': part('ftr', 'Foot'),
    'word/headers/header9.xml': part('hdr', 'no part'),
    'word/comments.xml': part('comments', 'no text'),
  };
  const empty = { '[Content_Types].xml': '<Types/>', 'word/styles.xml': '<w/>' };
  return [
    [
      'a Word document with symbols and hidden words',
      'a.docx',
      archiveOf(docxParts(text)),
      { text: 'Total-sum   118' },
    ],
    ['a Word document with merged cells', 'a.docx', archiveOf(docxParts(merged)), { text: 'Tools   Saw   1' }],
    ['a Word document with parts of each kind', 'a.docx', archiveOf(parts), { text: 'Second head' }],
    [
      'a Word document with a number in its name',
      'a.docx',
      archiveOf({ ...empty, 'word/document2.xml': part('document', 'Total') }),
      { text: 'Total' },
    ],
    ['a Word document without its text', 'a.docx', archiveOf(empty), { code: 'document_unreadable' }],
  ];
}

function presentations(): Row[] {
  const slide = (text: string): string =>
    `<p:sld><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sld>`;
  const relation = (id: string, target: string, more = ''): string =>
    `<Relationship Id="${id}" Target="${target}" Type="t"${more}/>`;
  const relations = (...all: string[]): string =>
    `<Relationships>${all.join('')}<Other Id="r9" Target="x"/></Relationships>`;
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml':
      `<p:presentation><p:sldIdLst>` +
      `${[3, 1, 4, 5, 9, 7].map((n) => `<p:sldId id="${n}" r:id="r${n}"/>`).join('')}` +
      `<p:sldId id="8"/><p:other r:id="r1"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      relation('r1', 'slides/a.xml'),
      relation('r3', '/ppt/slides/b.xml'),
      relation('r4', 'slides/missing.xml'),
      relation('r5', 'slides/a.xml', ' TargetMode="External"'),
    ),
    'ppt/slides/a.xml': slide('Total'),
    'ppt/slides/b.xml': slide('First').replace(/<p:txBody>.*<\/p:txBody>/, '$&$&'),
    'ppt/slides/_rels/a.xml.rels': relations(relation('r1', '../media/x.png'), relation('r2', '../notesSlides/n.xml')),
    'ppt/notesSlides/n.xml': slide('Noted'),
  };
  return [
    ['a presentation with parts that are missing', 'a.pptx', archiveOf(parts), { text: 'Total' }],
    [
      'a presentation without its list',
      'a.pptx',
      archiveOf({ '[Content_Types].xml': '<Types/>', 'ppt/x.xml': '<x/>' }),
      { code: 'document_unreadable' },
    ],
  ];
}

function openDocuments(): Row[] {
  const content = (kind: string, body: string): string =>
    `<office:document-content><office:body><office:${kind}>${body}</office:${kind}></office:body>` +
    `</office:document-content>`;
  const odf = (kind: string, body: string, styles = ''): Buffer =>
    archiveOf({
      mimetype: `application/vnd.oasis.opendocument.${kind}`,
      'content.xml': content(kind, body),
      'styles.xml': `<office:document-styles>${styles}</office:document-styles>`,
    });
  const tableCell = (text: string, attributes = ''): string =>
    `<table:table-cell${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const tableRow = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
  const text =
    'lost<text:h>Total</text:h><text:p>one<text:line-break/>two<text:s/><text:s text:c="2"/>three<text:tab/>four' +
    '<text:note><text:note-citation>9</text:note-citation><text:note-body><text:p>a note</text:p>' +
    '</text:note-body></text:note> after</text:p>' +
    '<text:p/><text:p> </text:p><text:p>five<office:annotation><text:p>gone</text:p></office:annotation></text:p>\n' +
    '<text:sequence-decls><text:p>gone</text:p></text:sequence-decls><text:list><text:list-item><text:p>' +
    'six</text:p></text:list-item></text:list>' +
    '<draw:frame><svg:title>gone</svg:title><svg:desc>gone</svg:desc><draw:text-box><text:p>boxed</text:p>' +
    '</draw:text-box></draw:frame>' +
    `<table:table>${tableRow(tableCell('Group'), tableCell('Item'), tableCell('Qty'))}` +
    tableRow(tableCell('Tools', ' table:number-rows-spanned="2"'), tableCell('Saw'), tableCell('1')) +
    tableRow(
      '<table:covered-table-cell><text:p>gone</text:p></table:covered-table-cell>',
      tableCell('Axe'),
      tableCell('2'),
    ) +
    tableRow('<table:table-cell table:number-columns-repeated="2"/>', tableCell('3')) +
    `${tableRow(tableCell('4', ' table:number-columns-repeated="999999"'))}</table:table><text:p>end</text:p>`;
  const master = (name: string, head: string): string =>
    `<style:master-page style:name="${name}"><style:header><text:p>${head}</text:p></style:header>` +
    `<style:footer><text:p>${head} foot</text:p></style:footer></style:master-page>`;
  const slides =
    '<draw:page draw:name="One"><draw:frame><draw:text-box><text:p>Total</text:p></draw:text-box></draw:frame>' +
    '<presentation:notes><text:p>said</text:p></presentation:notes></draw:page><draw:page/><draw:page draw:name="">' +
    '<text:p>last</text:p></draw:page>';
  return [
    ['an OpenDocument text with notes, boxes and merged cells', 'a.odt', odf('text', text), { text: 'Total' }],
    [
      'an OpenDocument text with two masters',
      'a.odt',
      odf('text', '<text:p>Total</text:p>', master('A', 'Top') + master('B', 'Other')),
      { text: 'Total' },
    ],
    ['an OpenDocument presentation with notes', 'a.odp', odf('presentation', slides), { text: 'Total' }],
    [
      'an OpenDocument text without its content',
      'a.odt',
      archiveOf({ mimetype: 'application/vnd.oasis.opendocument.text' }),
      { code: 'document_unreadable' },
    ],
  ];
}

function books(): Row[] {
  const container =
    '<container><rootfiles><rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/>' +
    '<rootfile full-path="no.opf"/></rootfiles></container>';
  const item = (id: string, href: string): string => `<item id="${id}" href="${href}"/>`;
  const book = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    'OPS/book.opf':
      `<package><manifest>${item('a', 'b%20c.xhtml#top')}` +
      `${item('b', '../d.xhtml')}${item('c', '50%.xhtml')}` +
      `${item('d', 'gone.xhtml')}</manifest>` +
      '<spine><itemref idref="b"/><itemref idref="a"/><itemref idref="d"/><itemref idref="c"/><itemref/>' +
      '</spine></package>',
    'OPS/b c.xhtml': '<html><body><p>Second</p></body></html>',
    'd.xhtml': '<html><body><p>Total</p></body></html>',
    'OPS/50%.xhtml': '<html><body><p>Half</p></body></html>',
  };
  const { 'META-INF/container.xml': _, ...bare } = book;
  const fonts = '<encryption><CipherReference URI="f.otf"/></encryption>';
  return [
    [
      'a book with addresses of each kind',
      'a.epub',
      archiveOf({ ...book, 'META-INF/encryption.xml': fonts }),
      { text: 'Total' },
    ],
    ['a book without its container', 'a.epub', archiveOf(bare), { text: 'Total' }],
    [
      'a book without its package',
      'a.epub',
      archiveOf({ mimetype: 'application/epub+zip', 'a.xhtml': '<p>x</p>' }),
      { code: 'document_unreadable' },
    ],
    [
      'a book with rights',
      'a.epub',
      archiveOf({ ...book, 'META-INF/encryption.xml': fonts, 'META-INF/rights.xml': '<r/>' }),
      { code: 'document_encrypted' },
    ],
  ];
}

function fixedPages(): Row[] {
  const glyphs = (text: string, x: number, y: number, size = 10): string =>
    `<Glyphs UnicodeString="${text}" OriginX="${x}" OriginY="${y}" FontRenderingEmSize="${size}"/>`;
  const page =
    '<FixedPage>' +
    glyphs('118', 200, 104) +
    glyphs('Total ', 10, 100) +
    glyphs('sum', 40, 100) +
    glyphs('far', 70, 105) +
    glyphs('{}{braced}', 10, 106) +
    `<Canvas RenderTransform="1,0,0,1,100,50">${glyphs('moved', 10, 100)}<Canvas RenderTransform="1 0 0 1 5 ` +
    `20">${glyphs('twice', 10, 100)}</Canvas></Canvas>` +
    `<Canvas RenderTransform="1,2,3">${glyphs('still', 10, 300)}</Canvas>` +
    '<Glyphs UnicodeString="own" OriginX="5" OriginY="6" RenderTransform="1,0,0,1,30,400"/>' +
    '<Glyphs UnicodeString="no place"/><Glyphs OriginX="1" OriginY="1"/><Path UnicodeString="none"/></FixedPage>';
  const documents = (folder: string): Record<string, string> => ({
    [`${folder}FixedDocSeq.fdseq`]:
      '<FixedDocumentSequence><DocumentReference Source="Docs/one.fdoc"/><DocumentReference ' +
      'Source="/Docs/two.fdoc"/><Other Source="Docs/one.fdoc"/><DocumentReference/></FixedDocumentSequence>',
    'Docs/one.fdoc':
      '<FixedDocument><PageContent Source="Pages/1.fpage"/><PageContent Source="Pages/gone.fpage"/></FixedDocument>',
    'Docs/two.fdoc': '<FixedDocument><PageContent Source="/Docs/Pages/2.fpage"/></FixedDocument>',
    'Docs/Pages/1.fpage': page,
    'Docs/Pages/2.fpage': `<FixedPage>${glyphs('Second', 10, 10)}</FixedPage>`,
  });
  return [
    ['an XPS document with canvases', 'a.xps', archiveOf(documents('')), { text: 'Total' }],
    ['an XPS document in folders', 'a.oxps', archiveOf(documents('Docs/../')), { text: 'Total' }],
  ];
}

export function makeOddPackages(): Row[] {
  return [...wordDocuments(), ...presentations(), ...openDocuments(), ...books(), ...fixedPages()];
}

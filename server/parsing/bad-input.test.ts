import { CFB } from '@e965/xlsx';
import { afterAll, expect, test } from 'vitest';
import { createParser } from './child/child-parser.ts';
import { layoutText, type Layout } from './layout.ts';
import { ParseError } from './parser.ts';
import { makeMail } from './testing/make-mail.ts';
import { archiveOf, docxParts, makeDocx, makeOdp, makeOdt, makePptx, paragraph } from './testing/make-office.ts';
import { temporaryFiles } from './testing/temporary-files.ts';
import { writeZip, type ZipPart } from './archive/zip-writer.ts';

const write = temporaryFiles();
const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
afterAll(() => parser.close());

/** What becomes of an upload: inspected by its name, then parsed. */
async function upload(
  content: Uint8Array | string,
  filename: string,
  maxCharacters = 1_000_000,
): Promise<{ pageCount: number | null; layout: Layout }> {
  const path = write(content);
  const { mimeType, pageCount } = await parser.inspect({ path, filename });
  return {
    pageCount,
    layout: await parser.parse({ path, mimeType }, { limits: { maxPages: 100, maxCharacters, deadlineMs: 20_000 } }),
  };
}

/** An archive with the parts of a document, of which one is this many blanks and declares another size. */
function bomb(parts: Record<string, string>, name: string, size: number, declaredSize = size): Buffer {
  const small = Object.entries(parts).filter(([part]) => part !== name);
  return writeZip([
    ...small.map(([part, text]): ZipPart => ({ name: part, content: Buffer.from(text) })),
    { name, content: Buffer.alloc(size, ' '), packed: true, declaredSize },
  ]);
}

const WORD = docxParts(paragraph('words'));
const BOOK = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };
const MANY = 100 * 2 ** 20;

test.each([
  ['DOCX that declares its size', bomb(WORD, 'word/document.xml', MANY), 'x.docx', 'limit of the archive ratio'],
  [
    'DOCX that declares more than is allowed',
    bomb(WORD, 'word/document.xml', 1000, 2 ** 31),
    'x.docx',
    'limit of the archive size',
  ],
  ['DOCX that lies about its size', bomb(WORD, 'word/document.xml', MANY, 1000), 'x.docx', 'limit of the archive size'],
  ['XLSX that declares its size', bomb(BOOK, 'xl/sharedStrings.xml', MANY), 'x.xlsx', 'limit of the archive ratio'],
  ['XLSX that lies about its size', bomb(BOOK, 'xl/workbook.xml', MANY, 1000), 'x.xlsx', 'limit of the archive size'],
  [
    'attachment',
    makeMail({ type: 'text/plain', content: 'x' }, [
      { type: 'a/b', filename: 'a.docx', content: bomb(WORD, 'word/document.xml', MANY, 9) },
    ]),
    'x.eml',
    'limit of the archive size',
  ],
  [
    'DOCX of elements within elements',
    archiveOf(docxParts('<w:sdt>'.repeat(5000))),
    'x.docx',
    'limit of the nesting depth',
  ],
])('a bomb is refused by the name of the limit: %s', async (_, content, filename, message) => {
  await expect(upload(content, filename)).rejects.toMatchObject({
    code: 'payload_too_large',
    retryable: false,
    message: expect.stringContaining(message) as string,
  });
});

function encrypted(): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.from('content'));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

test.each([
  ['a DOCX that is cut short', makeDocx().subarray(0, 1000), 'x.docx', 'document_unreadable'],
  ['no bytes', '', 'x.docx', 'document_empty'],
  ['an encrypted workbook', encrypted(), 'x.xlsx', 'document_encrypted'],
  ['an encrypted Word document', encrypted(), 'x.docx', 'document_encrypted'],
  ['an XLSX without its parts', archiveOf(BOOK), 'x.xlsx', 'document_unreadable'],
])('reports what is wrong with %s', async (_, content, filename, code) => {
  await expect(upload(content, filename)).rejects.toMatchObject({ name: ParseError.name, code });
});

test('a .pdf that is HTML is read as HTML', async () => {
  expect(layoutText((await upload('<!doctype html><p>No <b>PDF</b>', 'x.pdf')).layout)).toBe('No PDF');
});

test('the entities of an XML bomb are left as they are', async () => {
  const entities = Array.from({ length: 20 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
  expect(
    layoutText((await upload(`<?xml version="1.0"?><!DOCTYPE a [${entities}]><a>&l20;</a>`, 'x.xml')).layout),
  ).toBe('a: &l20;');
});

test('too much text names the setting', async () => {
  await expect(upload(archiveOf(docxParts(paragraph('words '.repeat(1000)))), 'x.docx', 500)).rejects.toMatchObject({
    code: 'payload_too_large',
    message: expect.stringContaining('EXCERPT_MAX_CHARACTERS') as string,
  });
});

test.each([
  ['x.docx', makeDocx(), null, 1],
  ['x.pptx', makePptx(), 2, 2],
  ['x.odp', makeOdp(), 2, 2],
  ['x.odt', makeOdt(), null, 1],
])('%s has its page count at inspection and after', async (filename, content, pageCount, pages) => {
  const seen = await upload(content, filename);
  expect([seen.pageCount, seen.layout.pageCount, seen.layout.pages.length]).toEqual([pageCount, pageCount, pages]);
});

test('after twenty bad files the next one is fine', async () => {
  for (let i = 0; i < 20; i++)
    await expect(upload(makeDocx().subarray(0, 600 + i), 'x.docx')).rejects.toBeInstanceOf(ParseError);
  expect(layoutText((await upload('fine', 'x.txt')).layout)).toBe('fine');
});

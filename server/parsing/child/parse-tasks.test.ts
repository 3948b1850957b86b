import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { archiveOf } from '../testing/make-office.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { makeTiff } from '../testing/make-picture.ts';
import { makeLongPdf, makePortfolio } from '../testing/raw-pdf.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';
import type { ParsableType } from '../parser.ts';
import { LayoutReceiver } from './layout-chunks.ts';
import { performParseTask, type ParseChildProgress, type ParseChildRequest } from './parse-tasks.ts';

const write = temporaryFiles();
const LIMITS = { maxPages: 10, maxCharacters: 10_000, maxPixels: 1_000_000 };

async function perform(request: ParseChildRequest) {
  const told: ParseChildProgress[] = [];
  const receiver = new LayoutReceiver();
  const result = await performParseTask(request, {
    progress(step) {
      if ('chunk' in step) receiver.add(step.chunk);
      else told.push(step);
    },
  });
  return { result, told, pages: receiver.layout({ pageCount: result.pageCount, truncated: false }).pages };
}

const parse = (content: Uint8Array | string, mimeType: ParsableType, limits: object = {}, charset?: string) =>
  perform({ kind: 'parse', path: write(content), mimeType, charset, limits: { ...LIMITS, ...limits } });
const texts = async (...given: Parameters<typeof parse>): Promise<string[]> =>
  (await parse(...given)).pages.map(({ number, text }) => `${number}: ${text}`);

const XPS = 'application/vnd.ms-xpsdocument';
/** Three pages that name themselves. */
const xps = archiveOf({
  'a.fdseq': '<FixedDocumentSequence><DocumentReference Source="a.fdoc"/></FixedDocumentSequence>',
  'a.fdoc': `<FixedDocument>${[1, 2, 3].map((n) => `<PageContent Source="${n}.fpage"/>`).join('')}</FixedDocument>`,
  ...Object.fromEntries(
    [1, 2, 3].map((n) => [`${n}.fpage`, `<FixedPage><Glyphs UnicodeString="page ${n}" OriginX="1"/></FixedPage>`]),
  ),
});

describe('of a document', () => {
  test('the pages are read that all ranges select', async () => {
    expect(await texts(xps, XPS)).toEqual(['1: page 1', '2: page 2', '3: page 3']);
    expect(await texts(xps, XPS, { pages: ['2-3'] })).toEqual(['2: page 2', '3: page 3']);
    expect(await texts(xps, XPS, { pages: ['2-3', '1-2'] })).toEqual(['2: page 2']);
    expect(await texts(xps, XPS, { pages: ['-1'] })).toEqual(['3: page 3']);
    expect(await texts(xps, XPS, { pages: [] })).toHaveLength(3);
    expect(await texts(makeLongPdf(4), 'application/pdf', { pages: ['2,4'] })).toEqual([
      '2: Page number 2',
      '4: Page number 4',
    ]);
    // A text does not count its pages beforehand.
    expect(await texts('words', 'text/plain', { pages: ['1-2'] })).toEqual(['1: words']);
  });

  test('ranges that select nothing are refused', async () => {
    const message = 'pages 7 selects no page: the document has 3 pages.';
    await expect(parse(xps, XPS, { pages: ['7'] })).rejects.toMatchObject({ code: 'document_empty', message });
    await expect(parse('words', 'text/plain', { pages: ['2'] })).rejects.toMatchObject({
      code: 'document_empty',
      message: 'pages 2 selects no page: the document has 1 page.',
    });
  });

  test('only the selected pages count', async () => {
    expect(await texts(xps, XPS, { maxPages: 3 })).toHaveLength(3);
    await expect(parse(xps, XPS, { maxPages: 2 })).rejects.toMatchObject({ code: 'too_many_pages' });
    expect(await texts(xps, XPS, { maxPages: 2, pages: ['1,3'] })).toHaveLength(2);
    await expect(parse(xps, XPS, { maxPages: 1, pages: ['1,3'] })).rejects.toMatchObject({
      code: 'too_many_pages',
      detail: 'EXCERPT_MAX_PAGES=1',
    });
    expect(await texts(makeLongPdf(30), 'application/pdf', { maxPages: 1, pages: ['29'] })).toEqual([
      '29: Page number 29',
    ]);
  });

  test('the text is as long as allowed, over all pages', async () => {
    expect(await texts(xps, XPS, { maxCharacters: 18 })).toHaveLength(3);
    await expect(parse(xps, XPS, { maxCharacters: 17 })).rejects.toMatchObject({
      code: 'payload_too_large',
      detail: 'EXCERPT_MAX_CHARACTERS=17',
    });
    expect(await texts('12345', 'text/plain', { maxCharacters: 5 })).toEqual(['1: 12345']);
    await expect(parse('12345', 'text/plain', { maxCharacters: 4 })).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });

  test('embedded files are left out where ranges select pages, and of many warnings twenty are given', async () => {
    const unknown = Array.from({ length: 25 }, (_, index) => ({
      name: `${index}.bin`,
      content: Buffer.from([index, 0, 1]),
    }));
    const portfolio = makePortfolio([...unknown, { name: 'a.txt', content: Buffer.from('inside') }]);
    const { pages, result } = await parse(portfolio, 'application/pdf');
    expect(pages.map(({ text }) => text)).toEqual(['See the attachments', 'inside']);
    expect(result.warnings).toHaveLength(20);
    expect(result.warnings?.[0]).toMatch(/^The embedded file 0\.bin was not read: /);
    const selected = await parse(portfolio, 'application/pdf', { pages: ['1-2'] });
    expect(selected.pages.map(({ text }) => text)).toEqual(['See the attachments']);
    expect(selected.result.warnings).toEqual([]);
    expect((await parse('plain', 'text/plain')).result).toMatchObject({ warnings: [], unread: [], pageCount: null });
  });

  test('the pages without a text layer are to be recognised, of those that are selected', async () => {
    const tiff = await makeTiff(
      [1, 2, 3].map(() => sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })),
    );
    const unread = async (limits: object) =>
      (await parse(tiff, 'image/tiff', limits)).result.unread?.map(({ number }) => number);
    expect(await unread({})).toEqual([1, 2, 3]);
    expect(await unread({ pages: ['2-3'] })).toEqual([2, 3]);
  });

  test('the charset that was declared is used', async () => {
    const cyrillic = Buffer.from('d1f7b8f2', 'hex');
    expect(await texts(cyrillic, 'text/plain', {}, 'windows-1251')).toEqual(['1: Счёт']);
    expect(await texts(cyrillic, 'text/html', {}, 'windows-1251')).toEqual(['1: Счёт']);
  });
});

describe('a first look', () => {
  const inspect = (content: Uint8Array | string, filename: string, declaredType?: string) =>
    perform({
      kind: 'inspect',
      file: { path: write(content), filename, ...(declaredType !== undefined && { declaredType }) },
      maxPixels: 400,
    });

  test.each<[string, () => Promise<Buffer> | Buffer | string, string, number | null]>([
    ['a PDF', () => makeLongPdf(3), 'application/pdf', 3],
    ['a PDF that is broken', () => '%PDF-1.4 broken', 'application/pdf', null],
    ['an XPS document', () => xps, XPS, 3],
    ['a text', () => 'words', 'text/plain', null],
    ['a picture that is cut short', () => Buffer.from('89504e470d0a1a0a00', 'hex'), 'image/png', null],
  ])('counts the pages of %s', async (_, make, mimeType, pageCount) => {
    const { told, result } = await inspect(await make(), 'x');
    expect(told).toEqual([{ mimeType, charset: null }]);
    expect(result).toEqual({ pageCount });
  });

  test('counts the pages of a picture, and refuses too many pixels', async () => {
    const sheet = (side: number) => sharp({ create: { width: side, height: 20, channels: 3, background: '#fff' } });
    expect((await inspect(await makeTiff([sheet(20), sheet(20)]), 'x')).result).toEqual({ pageCount: 2 });
    await expect(inspect(await makeTiff([sheet(21)]), 'x')).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  test.each([
    ['text/plain; charset=windows-1251', 'windows-1251'],
    ['text/plain; Charset = "KOI8-R"; format=flowed', 'koi8-r'],
    ['text/plain; charset=utf-8', null],
    ['text/plain; charset=ascii', 'windows-1252'],
    ['text/plain; charset=none-such', null],
    ['text/plain', null],
    [undefined, null],
  ])('finds the charset of %s', async (declaredType, charset) => {
    expect((await inspect('words', 'x', declaredType)).told).toEqual([{ mimeType: 'text/plain', charset }]);
  });

  test('finds no charset of a file that is no text', async () => {
    const { told } = await inspect(makeLongPdf(1), 'x', 'application/pdf; charset=windows-1251');
    expect(told).toEqual([{ mimeType: 'application/pdf', charset: null }]);
  });
});

test('pages are cut out of a PDF, in the order of the part', async () => {
  const cut = async (...parts: number[][]) =>
    (await perform({ kind: 'cut', path: write(makeLongPdf(3)), mimeType: 'application/pdf', parts, maxPixels: 9 }))
      .result.excerpts ?? [];
  const [first, none] = await cut([3, 1, 4], [4]);
  expect([first?.pages, none]).toEqual([[3, 1], null]);
  expect(await texts(first?.bytes ?? '', 'application/pdf')).toEqual(['1: Page number 3', '2: Page number 1']);
  await expect(
    perform({ kind: 'cut', path: write('none'), mimeType: 'application/pdf', parts: [[1]], maxPixels: 9 }),
  ).rejects.toMatchObject({ code: 'document_unreadable' });
});

test('a protected PDF is unlocked with a password of its own, into a file that nobody else reads', async () => {
  const locked = await makePdf([{ texts: [{ text: 'Secret', x: 50, y: 50 }] }], {
    userPassword: 'user',
    ownerPassword: 'owner',
  });
  const unlock = async (password: string) => {
    const copyPath = `${write('')}-copy`;
    await perform({ kind: 'unlock', path: write(locked), password, copyPath });
    return copyPath;
  };
  const copyPath = await unlock('owner');
  expect(await texts(readFileSync(copyPath), 'application/pdf')).toEqual(['1: Secret']);
  expect(statSync(copyPath).mode & 0o077).toBe(0);
  await expect(unlock('no')).rejects.toMatchObject({
    code: 'document_encrypted',
    message: expect.stringContaining('does not open the PDF') as string,
  });
});

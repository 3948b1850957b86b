import { afterAll, describe, expect, test } from 'vitest';
import type { LayoutPage } from '../layout.ts';
import type { UnreadPage } from '../parse-step.ts';
import type { ScriptedPage } from '../testing/scripted-ocr-child.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';
import { createRecognition } from './page-recognition.ts';

const write = temporaryFiles();
const recognition = createRecognition({
  maxPagesPerChild: 100,
  maxRssBytes: 2 ** 30,
  maxPixels: 1_000,
  languages: ['de', 'en'],
  entry: new URL('../testing/scripted-ocr-child.ts', import.meta.url),
});
afterAll(() => recognition.close());

const LIMITS = { maxPages: 10, maxCharacters: 1_000, deadlineMs: 60_000 };
const own = (number: number, text: string, more: Partial<LayoutPage> = {}): LayoutPage => ({
  number,
  width: 30,
  height: 40,
  source: 'text',
  text,
  lines: [],
  tables: [],
  ...more,
});

interface Given {
  pages?: LayoutPage[];
  unread: Partial<UnreadPage>[];
  limits?: object;
  spentMs?: number;
}

/** Numbers of pages of the document are those of its file and ten. */
async function complete(script: Record<number, ScriptedPage>, { pages = [], unread, limits, spentMs = 0 }: Given) {
  const given = unread.map((one, index): UnreadPage => ({ number: 11 + index, kind: 'pdf', page: 1 + index, ...one }));
  const document = { path: write(JSON.stringify(script)), pages, unread: given, spentMs };
  return recognition.complete(document, { limits: { ...LIMITS, ...limits } });
}

const texts = async (...given: Parameters<typeof complete>): Promise<string[]> =>
  (await complete(...given)).map(({ number, text }) => `${number}: ${text}`);

describe('a page that was recognised', () => {
  test('takes the place of its own, under its number and name', async () => {
    const pages = [own(11, '', { name: 'scan.pdf' }), own(12, 'typed')];
    const [read, typed] = await complete({ 1: { text: 'Total' } }, { pages, unread: [{}] });
    expect(read).toMatchObject({ number: 11, text: 'Total', name: 'scan.pdf', source: 'ocr' });
    // The side by which a page is drawn is its longer one.
    expect(read?.width).toBe(40);
    expect(typed).toEqual(pages[1]);
  });

  test('is read in the languages of the service', async () => {
    const [read] = await complete({ 1: { text: 'Total' } }, { pages: [own(11, '')], unread: [{}] });
    expect(read?.name).toBe('de,en');
  });

  test('is one of the document, though it was none before', async () => {
    const script = { 1: { text: 'one' }, 3: { text: 'three' } };
    expect(await texts(script, { pages: [own(14, 'last')], unread: [{}, {}, {}] })).toEqual([
      '11: one',
      '12: ',
      '13: three',
      '14: last',
    ]);
  });

  test('loses to a text of its own that is more than twice as long', async () => {
    const read = (text: string) => texts({ 1: { text: 'read' } }, { pages: [own(11, text)], unread: [{}] });
    expect(await read('12345678')).toEqual(['11: read']);
    expect(await read('123456789')).toEqual(['11: 123456789']);
    expect(await texts({ 1: {} }, { pages: [own(11, 'kept')], unread: [{}] })).toEqual(['11: kept']);
  });
});

test('the text is as long as allowed, with what was recognised in place of what was there', async () => {
  const script = { 1: { text: '12345' }, 2: { text: '12345' } };
  const pages = [own(11, '1234567890'), own(12, '')];
  const within = { pages, unread: [{}, {}], limits: { maxCharacters: 10 } };
  expect(await texts(script, within)).toEqual(['11: 12345', '12: 12345']);
  await expect(complete(script, { ...within, limits: { maxCharacters: 9 } })).rejects.toMatchObject({
    code: 'payload_too_large',
  });
});

describe('the time of a document', () => {
  const limits = { deadlineMs: 20_000 };

  test('counts what parsing took', async () => {
    const script = { 1: { text: 'one', elapsedMs: 10_000 }, 2: { text: 'two' } };
    expect(await texts(script, { unread: [{}, {}], limits, spentMs: 9_000 })).toHaveLength(2);
    await expect(complete(script, { unread: [{}, {}], limits, spentMs: 10_000 })).rejects.toMatchObject({
      code: 'parse_timeout',
      detail: 'EXCERPT_PARSE_TIMEOUT_SECONDS=20',
    });
  });

  test('is for the pages without a text first, and leaves the others as they are when it is over', async () => {
    const script = { 1: { text: 'better one', elapsedMs: 20_000 }, 2: { text: 'two' }, 3: { text: 'better three' } };
    const pages = [own(11, 'poor one'), own(12, ''), own(13, 'poor three')];
    const unread = [{ hasText: true as const }, {}, { hasText: true as const }];
    expect(await texts(script, { pages, unread, limits })).toEqual(['11: better one', '12: two', '13: poor three']);
  });

  test('of scanned pages is not for those with a text', async () => {
    const script = { 1: { text: 'one' }, 2: { text: 'better two' } };
    const given = { pages: [own(12, 'poor two')], unread: [{}, { hasText: true as const }], spentMs: 20_000 };
    expect(await texts(script, { ...given, limits: { ...limits, scannedPageMs: 5_000 } })).toEqual([
      '11: one',
      '12: poor two',
    ]);
  });

  test('is over where a page with a text fails, and the page stays as it is', async () => {
    const script = { 1: { code: 'document_unreadable' }, 2: { text: 'better two' } };
    const pages = [own(11, 'poor one'), own(12, 'poor two')];
    const unread = [{ hasText: true as const }, { hasText: true as const }];
    expect(await texts(script, { pages, unread, limits })).toEqual(['11: poor one', '12: poor two']);
  });
});

test('a process that crashes reads the page after all', async () => {
  expect(await texts({ 1: { text: 'read', crashes: 1 } }, { unread: [{}] })).toEqual(['11: read']);
});

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { LayoutPage } from '../layout.ts';
import type { UnreadPage } from '../parse-step.ts';
import { createRecognition, type Recognition } from './page-recognition.ts';

const own: LayoutPage = {
  number: 1,
  width: 0,
  height: 0,
  source: 'logical',
  text: 'Dear reader',
  lines: [],
  tables: [],
};
const LIMITS = { maxPages: 10, maxCharacters: 1_000, deadlineMs: 60_000 };

describe('a page that cannot be recognised', () => {
  let recognition: Recognition;
  beforeAll(() => {
    recognition = createRecognition({
      maxPagesPerChild: 10,
      maxRssBytes: 2 ** 30,
      maxPixels: 1_000,
      languages: ['en'],
      entry: new URL('../testing/ocr-failing-child.ts', import.meta.url),
    });
  });
  afterAll(() => recognition.close());

  const complete = (code: string, unread: Omit<UnreadPage, 'number' | 'kind' | 'page'>) =>
    recognition.complete(
      { path: code, pages: [own], unread: [{ number: 2, kind: 'picture', page: 1, ...unread }], spentMs: 0 },
      { limits: LIMITS },
    );

  it('is empty where an attachment is damaged: the rest of the mail is good', async () => {
    const pages = await complete('document_unreadable', { attachment: [0] });
    expect(pages.map(({ text }) => text)).toEqual(['Dear reader', '']);
  });

  it('fails the document where it is a page of its own, or another fault', async () => {
    await expect(complete('document_unreadable', {})).rejects.toMatchObject({ code: 'document_unreadable' });
    await expect(complete('engine_missing', { attachment: [0] })).rejects.toMatchObject({ code: 'engine_missing' });
  });

  it('is empty where it has a text of its own', async () => {
    expect((await complete('engine_missing', { hasText: true })).map(({ text }) => text)).toEqual(['Dear reader', '']);
  });
});

const DEADLINE_MS = 250;

/** Pages without a text layer, and one that has text beside its pictures; OCR says that each took 100 ms. */
async function read(scanned: number, scannedPageMs?: number) {
  const recognition = createRecognition({
    maxPagesPerChild: 100,
    maxRssBytes: 2 ** 30,
    maxPixels: 1_000,
    languages: ['en'],
    entry: new URL('../testing/slow-ocr-child.ts', import.meta.url),
  });
  onTestFinished(() => recognition.close());
  const unread = Array.from({ length: scanned }, (_, index) => ({
    kind: 'pdf' as const,
    number: index + 2,
    page: index,
  }));
  const limits = {
    maxPages: 100,
    maxCharacters: 100,
    deadlineMs: DEADLINE_MS,
    ...(scannedPageMs && { scannedPageMs }),
  };
  return recognition.complete({ path: '', pages: [own], unread, spentMs: 0 }, { limits });
}

it('each scanned page of a long document has its own time', async () => {
  await expect(read(6)).rejects.toMatchObject({ code: 'parse_timeout' });
  expect(await read(6, 120)).toHaveLength(7);
  // What a page does not use is for the others, as is the time of the document.
  await expect(read(6, 40)).rejects.toMatchObject({ code: 'parse_timeout' });
  expect(await read(4, 40)).toHaveLength(5);
});

import { expect, onTestFinished, test } from 'vitest';
import type { LayoutPage } from '../layout.ts';
import { createRecognition } from './page-recognition.ts';

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
  const own: LayoutPage = { number: 1, width: 1, height: 1, source: 'text', text: 'own', lines: [], tables: [] };
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

test('each scanned page of a long document has its own time', async () => {
  await expect(read(6)).rejects.toMatchObject({ code: 'parse_timeout' });
  expect(await read(6, 120)).toHaveLength(7);
  // What a page does not use is for the others, as is the time of the document.
  await expect(read(6, 40)).rejects.toMatchObject({ code: 'parse_timeout' });
  expect(await read(4, 40)).toHaveLength(5);
});

import { expect, test } from 'vitest';
import { drawPage, makeScannedPdf, type ReadScan } from '../../testing/make-picture.ts';
import { parsePdf } from './pdf.ts';
import { pagesToRecognize } from './pdf-ocr-need.ts';

const picture = await drawPage([{ text: 'Contract dates', x: 80, y: 120 }])
  .png()
  .toBuffer();
const FILLER = Array.from({ length: 12 }, (_, index) => `The station airs each spot in the week of booking ${index}`);
const ODD = ['Flight 05t19t20 to 05t25t20', 'B¡lling Cycle', 'Cl¡fford for Congress'];

async function listUnread(page: ReadScan | string): Promise<unknown[]> {
  const unread: unknown[] = [];
  for await (const step of parsePdf(await makeScannedPdf([page]))) if ('pages' in step) unread.push(...step.unread);
  return unread;
}

test('a scan whose text layer was misread is to be recognised again, and has a text', async () => {
  expect(await listUnread({ picture, lines: [...FILLER, ...ODD] })).toEqual([{ number: 1, hasText: true }]);
});

test('a scan with a sound text layer keeps it', async () => {
  expect(
    await listUnread({ picture, lines: [...FILLER, 'Flight 05/19/20 to 05/25/20', 'anna|x@example.com'] }),
  ).toEqual([]);
});

test('a written page keeps its text, however odd', async () => {
  expect(await listUnread([...FILLER, ...ODD].join(' '))).toEqual([]);
});

test('a scan with little text is to be recognised', async () => {
  expect(await listUnread({ picture, lines: ['Page 1'] })).toEqual([{ number: 1 }]);
});

test('two odd words are chance', async () => {
  expect(await listUnread({ picture, lines: [...FILLER, ...ODD.slice(1)] })).toEqual([]);
});

/** What is found on pages of texts so long that no look at the file is needed. */
const listGarbled = async (...texts: string[]): Promise<number[]> => {
  const pages = texts.map((text, index) => ({ number: 5 + index, width: 0, height: 0, source: 'text', text }));
  return (await pagesToRecognize(new Uint8Array(), pages as never, {})).map(({ number }) => number);
};

test('letters without a meaning show a font that lies, if they are many and a part of the text', async () => {
  const text = (meaningless: string, count: number, letters: number): string =>
    `${meaningless.repeat(count)} ${'word '.repeat(letters / 4)}`;
  expect(await listGarbled(text('\ufffd', 11, 96))).toEqual([5]);
  expect(await listGarbled(text('\ue000', 11, 96), 'sound', text('\uf8ff', 11, 96))).toEqual([5, 7]);
  expect(await listGarbled(text('\ufffd', 10, 40))).toEqual([]);
  expect(await listGarbled(text('\ufffd', 11, 100))).toEqual([]);
});

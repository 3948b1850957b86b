import { beforeAll, describe, expect, test } from 'vitest';
import type { OcrLanguage } from '../../lib/ocr-languages.ts';
import { drawPage } from '../testing/make-picture.ts';
import { toRaster, type Raster } from './raster.ts';
import type { RecognizedLine } from './recognize.ts';
import { createSecondReading } from './second-reading.ts';

const SIZE = 30;
const TOP = 40;
const STEP = 60;

/** What is printed, how wide it is about, and what the general model reads of it. */
const PRINTED = [
  ['Die Größe überprüfen', 'Die Grobe uberprufen'],
  ['und die Straße prüfen', 'und die Strabe prufen'],
  ['Betrag 12,50 €', 'Betrag 12,50'],
  ['Please pay the amount now', 'Please pay the amount now'],
  ['Total 12.50 €', 'Total 12.50'],
  ['Total 99.00', 'Total 99.00'],
  ['Smørrebrød', 'Smorrebrod'],
  ['Æblegrød', 'Aeblegrod'],
  ['Rødgrød', 'Rodgrod'],
  ['smörgås på bordet och kaffe', 'smorgas pa bordet och kaffe'],
  ['Vi har inte fått någon betalning', 'Vi har inte fatt nagon betalning'],
  ['och köket är öppet på lördag', 'och koket ar oppet pa lordag'],
  ['Tax 1.00', 'Tax 1.00'],
  ['Fee 2.00', 'Fee 2.00'],
  ['Tip 3.00', 'Tip 3.00'],
] as const;

let raster: Raster;
beforeAll(async () => {
  const texts = PRINTED.map(([text], index) => ({ text, x: 20, y: TOP + STEP * index, size: SIZE }));
  raster = await toRaster(
    drawPage(texts).extract({ left: 0, top: 0, width: 640, height: TOP + STEP * PRINTED.length }),
  );
});

/** Lines by their places in `PRINTED`. */
const linesOf = (...places: number[]): RecognizedLine[] =>
  places.map((place) => {
    const [printed, read] = PRINTED[place] ?? ['', ''];
    const width = 17 * printed.length + 20;
    return {
      region: { x: 10 + width / 2, y: TOP + STEP * place - 8, width, height: 44, angle: 0 },
      confidence: 0.9,
      words: read.split(' ').map((text, index, all) => ({
        text,
        from: index / all.length,
        to: (index + 1) / all.length,
        confidence: 0.9,
      })),
    };
  });
const textOf = ({ words }: RecognizedLine): string => words.map(({ text }) => text).join(' ');
const read = async (languages: OcrLanguage[], lines: RecognizedLine[]): Promise<string[]> =>
  (await createSecondReading(languages)(raster, lines)).map(textOf);

describe('lines are read again', () => {
  test('in the language of the page, with its letters and the sign of its currency', async () => {
    const again = await read(['de', 'en', 'fr'], linesOf(0, 1, 2));
    expect(again.map((text) => text.split(' ')[1])).toEqual(['Größe', 'die', '12,50']);
    expect(again[1]).toContain('Straße');
    expect(again[2]).toContain('€');
  });

  test('of an English page where an amount has a sign that is missing', async () => {
    const lines = linesOf(3, 4);
    const again = await createSecondReading(['en', 'de'])(raster, lines);
    // What is no amount stays as it was.
    expect(again[0]).toBe(lines[0]);
    expect(again.map(textOf)[1]).toContain('€');
  });
});

test('the longest lines tell the language where several are likely', async () => {
  const again = await read(['sv', 'da'], linesOf(6, 7, 8, 9, 10, 11));
  expect(again.slice(3)).toEqual(linesOf(9, 10, 11).map((_, index) => PRINTED[9 + index]?.[0]));
});

test('the four shortest amounts tell whether an English page has signs of currencies', async () => {
  const lines = linesOf(3, 5, 12, 13, 14, 4);
  expect(await read(['en'], lines)).toEqual(lines.map(textOf));
  expect((await read(['en'], lines.toSpliced(1, 1)))[4]).toContain('€');
});

describe('lines stay as they are', () => {
  test.each<[string, OcrLanguage[], number[]]>([
    ['in a language that is not enabled', ['fr'], [0, 1]],
    ['without any language', [], [0, 1]],
    ['where they say too little', ['de'], [5]],
    ['on an English page without a sign', ['en'], [3, 5]],
    ['on a page without lines', ['de'], []],
  ])('%s', async (_, languages, places) => {
    const lines = linesOf(...places);
    expect(await createSecondReading(languages)(raster, lines)).toEqual(lines);
  });
});

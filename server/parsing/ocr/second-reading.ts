import type { eld as Detector } from 'eld/small';
import { isOcrLanguage, OCR_LANGUAGES, type OcrLanguage } from '../../lib/ocr-languages.ts';
import { createLineReaders, type LineReader } from './line-reader.ts';
import { mergeReadings } from './merge-readings.ts';
import type { Raster } from './raster.ts';
import type { RecognizedLine } from './recognize.ts';

/** Without accents, related languages are hard to distinguish: all this close to the likeliest are candidates. */
const NEAR = 0.08;
const MOST = 3;
/** Fewer letters are in no language. */
const MIN_LETTERS = 12;

let detector: Promise<typeof Detector> | null = null;

/** Reads the lines of a page once more, with the letters of its language. */
export type SecondReading = (raster: Raster, lines: RecognizedLine[]) => Promise<RecognizedLine[]>;

/** Lines by which a language is chosen where several are likely. */
const PROBES = 3;
/** Amounts by which it is found out whether an English page has signs of currencies. */
const AMOUNT_PROBES = 4;
const AMOUNT = /\d[.,]\d\d\b/;

/**
 * The general model lacks most letters with accents and the euro. A page in a language that has them is read again as a
 * whole; of an English one its amounts are, where the first ones show a sign that is missing.
 */
export function createSecondReading(languages: readonly OcrLanguage[]): SecondReading {
  const readerOf = createLineReaders();
  return async (raster, lines) => {
    const legible = lines.filter((line) => /\p{L}{2}/u.test(textOf(line)) || AMOUNT.test(textOf(line)));
    const likely = await likelyLanguages(legible.map(textOf).join('\n'), languages);
    const language = likely.length > 1 ? await surest(likely, { raster, lines: legible, readerOf }) : likely[0];
    if (language === undefined || !languages.includes(language)) return lines;
    const reader = await readerOf(language);
    const again = language === 'en' ? signedAmounts(raster, legible, reader) : legible;
    const chosen = new Set(again);
    return lines.map((line) => (chosen.has(line) ? readAgain(raster, line, reader) : line));
  };
}

interface Choice {
  raster: Raster;
  lines: RecognizedLine[];
  readerOf: (language: OcrLanguage) => Promise<LineReader>;
}

/** The language whose reader is most confident about the longest lines. */
async function surest(likely: OcrLanguage[], { raster, lines, readerOf }: Choice): Promise<OcrLanguage | undefined> {
  const probes = [...lines].sort((a, b) => textOf(b).length - textOf(a).length).slice(0, PROBES);
  let best: { language: OcrLanguage; sureness: number } | null = null;
  for (const language of likely) {
    const reader = await readerOf(language);
    const words = probes.flatMap(({ region }) => reader.read(raster, region));
    const sureness = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0);
    if (best === null || sureness > best.sureness) best = { language, sureness };
  }
  return best?.language;
}

function signedAmounts(raster: Raster, lines: RecognizedLine[], reader: LineReader): RecognizedLine[] {
  const amounts = lines.filter((line) => AMOUNT.test(textOf(line)));
  const probes = [...amounts].sort((a, b) => textOf(a).length - textOf(b).length).slice(0, AMOUNT_PROBES);
  return probes.some(({ region }) => reader.read(raster, region).some((word) => /[€£]/.test(word.text))) ? amounts : [];
}

function readAgain(raster: Raster, line: RecognizedLine, reader: LineReader): RecognizedLine {
  return { ...line, words: mergeReadings(line.words, reader.read(raster, line.region)) };
}

function textOf({ words }: RecognizedLine): string {
  return words.map((word) => word.text).join(' ');
}

/**
 * The languages that a text, read without its accents, may be in, the likeliest first; none where it says too little.
 */
export async function likelyLanguages(text: string, enabled: readonly OcrLanguage[]): Promise<OcrLanguage[]> {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return [];
  detector ??= loadDetector();
  const scores = Object.entries((await detector).detect(text).getScores()).sort(([, a], [, b]) => b - a);
  const [, best = 0] = scores[0] ?? [];
  return scores
    .filter(([, score]) => score > best - NEAR)
    .map(([language]) => language)
    .filter(isOcrLanguage)
    .filter((language) => language === 'en' || enabled.includes(language))
    .slice(0, MOST);
}

/** Loaded on first use: loading its tables takes some 100 ms. */
async function loadDetector(): Promise<typeof Detector> {
  const { eld } = await import('eld/small');
  eld.setLanguageSubset([...OCR_LANGUAGES]);
  return eld;
}

import type { OcrLanguage } from '../../lib/ocr-languages.ts';
import { createLineReaders, type LineReader } from './line-reader.ts';
import { mergeReadings } from './merge-readings.ts';
import { likelyLanguages } from './page-language.ts';
import type { Raster } from './raster.ts';
import type { RecognizedLine } from './recognize.ts';

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

import type { eld as Detector } from 'eld/small';
import { isOcrLanguage, OCR_LANGUAGES, type OcrLanguage } from '../../lib/ocr-languages.ts';

/** Without accents, related languages are hard to distinguish: all this close to the likeliest are candidates. */
const NEAR = 0.08;
const MOST = 3;
/** Fewer letters are in no language. */
const MIN_LETTERS = 12;

let detector: Promise<typeof Detector> | null = null;

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

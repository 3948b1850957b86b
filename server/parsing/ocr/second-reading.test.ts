import { expect, test } from 'vitest';
import { OCR_LANGUAGES } from '../../lib/ocr-languages.ts';
import { EUROPEAN_TEXT, type SampleLanguage } from '../testing/european-text.ts';
import { likelyLanguages } from './second-reading.ts';

/** As the general model reads it. */
const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[øØ]/g, 'o').replaceAll('ß', 'B').replaceAll('ł', 'l');

test.each(OCR_LANGUAGES)('recognises %s without its accents', async (language: SampleLanguage) => {
  expect(await likelyLanguages(bare(EUROPEAN_TEXT[language].join('\n')), OCR_LANGUAGES)).toContain(language);
});

test('says nothing of a text without words, and names no language that is off', async () => {
  expect(await likelyLanguages('12.50 3 4', OCR_LANGUAGES)).toEqual([]);
  expect(await likelyLanguages(EUROPEAN_TEXT.de.join('\n'), ['fr'])).not.toContain('de');
});

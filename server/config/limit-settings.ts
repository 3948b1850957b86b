import { OCR_LANGUAGES } from '../lib/ocr-languages.ts';
import { setting } from './setting.ts';
import { integer, limit, ocrLanguages } from './values.ts';

const MEBIBYTE = 1024 * 1024;

/** Limits of requests and documents. */
export const limitSettings = {
  maxFileBytes: setting(
    'EXCERPT_MAX_FILE_BYTES',
    `${50 * MEBIBYTE}`,
    'Maximum size of a file, in bytes',
    integer(1, 2 ** 40),
  ),
  maxJsonBytes: setting(
    'EXCERPT_MAX_JSON_BYTES',
    `${10 * MEBIBYTE}`,
    'Maximum size of a JSON body, in bytes',
    integer(1, 2 ** 30),
  ),
  maxPages: setting('EXCERPT_MAX_PAGES', '1000', 'Maximum number of pages of a document', integer(1, 1_000_000)),
  maxCharacters: setting(
    'EXCERPT_MAX_CHARACTERS',
    '20000000',
    'Maximum number of characters of a document',
    integer(1, 2 ** 31),
  ),
  maxPixels: setting(
    'EXCERPT_MAX_PIXELS',
    '100000000',
    'Maximum number of pixels of an image; each takes up to four bytes of memory',
    integer(1, 2 ** 28),
  ),
  rateLimit: setting(
    'EXCERPT_RATE_LIMIT',
    '6000',
    'Requests a minute with one API key, for each process that serves them; 0 for no limit',
    limit(100_000_000),
  ),
  rateBurst: setting(
    'EXCERPT_RATE_BURST',
    '600',
    'Requests with one API key that may come at once, within the limit a minute',
    integer(1, 100_000_000),
  ),
  ocrLanguages: setting(
    'EXCERPT_OCR_LANGUAGES',
    OCR_LANGUAGES.join(','),
    'Languages that OCR recognises in scans and images',
    ocrLanguages,
  ),
};

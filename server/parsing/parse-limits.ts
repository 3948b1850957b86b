import { explainNoPages, explainTooManyPages, selectCommonPages } from '../lib/page-range.ts';
import { ParseError } from './parser.ts';

/** Of a picture, by default. An A3 page at 600 dpi has 70 million. */
export const MAX_PIXELS = 100_000_000;

const tooManyPages = (ranges: readonly string[], pageCount: number, maxPages: number): ParseError =>
  new ParseError('too_many_pages', explainTooManyPages(ranges, pageCount, maxPages), {
    detail: `EXCERPT_MAX_PAGES=${maxPages}`,
  });

/** The number of pages, where it is within the limit. Throws `ParseError` with `too_many_pages`. */
export function checkPages(pageCount: number, maxPages: number): number {
  if (pageCount <= maxPages) return pageCount;
  throw tooManyPages([], pageCount, maxPages);
}

/**
 * The pages that the ranges select. Throws `ParseError` where they select none, and with `too_many_pages` where they
 * select more than the limit.
 */
export function checkSelection(ranges: readonly string[], pageCount: number, maxPages: number): Set<number> {
  const selected = selectCommonPages(ranges, pageCount);
  if (selected.length === 0) throw new ParseError('document_empty', explainNoPages(ranges, pageCount));
  if (selected.length > maxPages) throw tooManyPages(ranges, selected.length, maxPages);
  return new Set(selected);
}

export function tooLong(maxCharacters: number): ParseError {
  return new ParseError(
    'payload_too_large',
    `The document has more than ${maxCharacters} characters of text (EXCERPT_MAX_CHARACTERS).`,
    {
      detail: `EXCERPT_MAX_CHARACTERS=${maxCharacters}`,
    },
  );
}

export function tooSlow(deadlineMs: number, cause?: unknown): ParseError {
  const seconds = deadlineMs / 1000;
  return new ParseError(
    'parse_timeout',
    `The document took longer than ${seconds} s to parse (EXCERPT_PARSE_TIMEOUT_SECONDS).`,
    {
      detail: `EXCERPT_PARSE_TIMEOUT_SECONDS=${seconds}`,
      cause,
    },
  );
}

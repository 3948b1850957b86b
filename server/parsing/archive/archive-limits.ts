import { ParseError } from '../parser.ts';

const MEBIBYTE = 2 ** 20;

/** What a document that is an archive, or is nested, may ask for. Fixed: no sound document comes near. */
export const ARCHIVE_LIMITS = {
  /** Bytes that the entries of an archive may become, as the directory declares them and as they are inflated. */
  totalBytes: 512 * MEBIBYTE,
  entries: 10_000,
  /** Inflated bytes for each packed one; sheets of equal rows come to 100. */
  ratio: 200,
  /** An archive that stays below may have any ratio. */
  ratioFreeBytes: 16 * MEBIBYTE,
} as const;

/** Elements within elements in XML and office formats, values within values in JSON, groups in RTF. */
export const MAX_NESTING = 1000;

/** Cells of a workbook: the rows of its sheets times their columns. So many take 20 seconds and most of a gigabyte. */
export const MAX_SHEET_CELLS = 2_000_000;
/** No sheet has more rows: what a file claims beyond is not there. */
export const MAX_SHEET_ROWS = 1_048_576;

export const MAX_MIME_DEPTH = 20;
export const MAX_ATTACHMENTS = 200;

/** The refusal of a document that goes over a fixed limit; `limit` is its name. */
export function overLimit(limit: string, message: string): ParseError {
  return new ParseError('payload_too_large', `${message} This limit is fixed.`, { detail: `limit: ${limit}` });
}

export function tooDeep(what: string): ParseError {
  return overLimit(
    'nesting depth',
    `The ${what} is nested too deep: the limit of the nesting depth is ${MAX_NESTING}.`,
  );
}

import type { ZipArchive } from '../../archive/zip-archive.ts';
import { ParseError, type IworkType } from '../../parser.ts';

const PREVIEW = /^(?:QuickLook\/Preview|preview)\.pdf$/i;

/** The main part, of 2009 and of 2013 and later. */
const MAIN_PART = /^(?:index\.(?:apxl|xml)(?:\.gz)?|Index\/Document\.iwa|Index\.zip)$/;

const BY_NAME: Record<string, IworkType> = {
  '.pages': 'application/vnd.apple.pages',
  '.numbers': 'application/vnd.apple.numbers',
  '.key': 'application/vnd.apple.keynote',
};

/** The type of a document by Pages, Numbers or Keynote, by its name; null for another archive. */
export function iworkType(names: readonly string[], extension: string): IworkType | null {
  return names.some((name) => MAIN_PART.test(name)) ? (BY_NAME[extension] ?? 'application/vnd.apple.pages') : null;
}

export const hasPreview = (names: readonly string[]): boolean => names.some((name) => PREVIEW.test(name));

/** The PDF that shows the document. Throws `ParseError` without one. */
export function readPreview(archive: ZipArchive): Uint8Array {
  const name = archive.names.find((one) => PREVIEW.test(one));
  const preview = name === undefined ? null : archive.read(name);
  if (preview === null) throw withoutPreview('document_unreadable');
  return preview;
}

/** Only older versions save a PDF with each document. The document itself is in a format that nobody describes. */
export function withoutPreview(code: 'document_unreadable' | 'unsupported_file_type'): ParseError {
  return new ParseError(
    code,
    'The file is a document of Pages, Numbers or Keynote without a PDF preview, which cannot be read. ' +
      'Export it as PDF.',
  );
}

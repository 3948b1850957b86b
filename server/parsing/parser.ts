import type { Layout, LayoutPage, PageFrame } from './layout.ts';

/** The media types that can be parsed. Everything else is refused at upload with `unsupported_file_type`. */
export type ParsableType =
  | 'text/plain'
  | 'text/markdown'
  | 'text/html'
  | 'text/csv'
  | 'application/pdf'
  | PictureType
  | OfficeType
  | StructuredType;

export type OfficeType =
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  | 'application/vnd.oasis.opendocument.text'
  | 'application/vnd.oasis.opendocument.spreadsheet'
  | 'application/vnd.oasis.opendocument.presentation'
  | 'application/vnd.ms-excel'
  | 'application/msword'
  | 'application/vnd.ms-powerpoint'
  | 'application/epub+zip'
  | 'application/vnd.ms-xpsdocument'
  | 'application/rtf'
  | IworkType;

/** Documents of Pages, Numbers and Keynote. */
export type IworkType =
  | 'application/vnd.apple.pages'
  | 'application/vnd.apple.numbers'
  | 'application/vnd.apple.keynote';

export type StructuredType =
  | 'application/xml'
  | 'application/json'
  | 'message/rfc822'
  | 'application/vnd.ms-outlook'
  | 'text/vcard'
  | 'text/calendar';

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/tiff' | 'image/heic' | 'image/avif';

/** What the first look at an upload says: cheap enough to do before the upload is answered. */
export interface Inspection {
  mimeType: ParsableType;
  /** The real number of pages; null where pages mean nothing or the file cannot be opened. */
  pageCount: number | null;
  /** The charset of a text that the declared media type names; null for none and for UTF-8. */
  charset: string | null;
}

export interface ParseLimits {
  /** Of those that are parsed. */
  maxPages: number;
  /** Characters of text over all pages. */
  maxCharacters: number;
  /** Wall-clock milliseconds for the whole document. */
  deadlineMs: number;
  /** More of them for each page that only OCR can read; none by default. */
  scannedPageMs?: number;
}

export interface Parser {
  /** Changes whenever the same bytes may give another layout. Part of the cache key. */
  readonly version: string;
  /**
   * Decides the type by the bytes, then by the name; the declared media type is only a hint for text.
   * Throws `ParseError` with `unsupported_file_type` when no parser takes it and `document_empty` for no bytes.
   */
  inspect(file: { path: string; filename: string; declaredType?: string }): Promise<Inspection>;
  /** Parses in a child process under the limits. Throws `ParseError`, or the signal's reason when it was aborted. */
  parse(
    file: { path: string; mimeType: ParsableType; charset?: string | undefined },
    options: {
      limits: ParseLimits;
      /** Only the pages that all of these ranges select; all pages by default. */
      pages?: readonly string[];
      signal?: AbortSignal;
      /** Whose document it is: owner and workspace. They take turns. */
      group?: readonly string[];
    },
  ): Promise<Layout>;
  /**
   * Writes a copy of a protected PDF without its protection, in a child process. Throws `ParseError` with
   * `document_encrypted` for a wrong password, or the signal's reason.
   */
  unlock(
    file: { path: string; password: string; copyPath: string },
    options: { deadlineMs: number; signal?: AbortSignal },
  ): Promise<void>;
  /**
   * The picture of a page of the file's layout, held as the layout has it, in a size for models that see; null where
   * the type has no pictures. Drawn in a child process. Throws `ParseError`, or the signal's reason.
   */
  draw(
    file: { path: string; mimeType: ParsableType },
    page: LayoutPage,
    options: { signal?: AbortSignal },
  ): Promise<DrawnPage | null>;
  /**
   * Some pages of a PDF or a picture as a PDF, for each list of pages; null for other types, and where the file has
   * none of the pages. Cut in a child process, which opens the file once. Throws `ParseError`, or the signal's reason.
   */
  cut(
    file: { path: string; mimeType: ParsableType },
    parts: readonly (readonly number[])[],
    options: { signal?: AbortSignal },
  ): Promise<(PdfExcerpt | null)[]>;
  /**
   * The picture of a page for people, with the sides of its layout: of every type, since pages without a picture show
   * their lines. Drawn in a child process that does not parse. Throws `ParseError`, or the signal's reason.
   */
  drawImage(
    file: { path: string; mimeType: ParsableType },
    page: DrawablePage,
    options: ImageOptions & { signal?: AbortSignal; group?: readonly string[] },
  ): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Some pages of a PDF, as a file of their own. */
export interface PdfExcerpt {
  bytes: Uint8Array;
  /** Their numbers in the whole file, starting at 1. */
  pages: number[];
}

export type ImageFormat = 'webp' | 'png';

export interface ImageOptions {
  /** In pixels. Pictures are not enlarged, and very high pages are narrower. */
  width: number;
  format: ImageFormat;
}

export interface DrawablePage extends PageFrame {
  /** Of a page without a picture. */
  lines: string[];
}

export interface DrawnPage {
  mediaType: 'image/jpeg';
  bytes: Uint8Array;
}

export type ParseErrorCode =
  | 'unsupported_file_type'
  | 'document_empty'
  | 'document_unreadable'
  | 'document_encrypted'
  | 'too_many_pages'
  | 'payload_too_large'
  | 'parse_timeout'
  | 'interrupted'
  | 'internal_error';

/** A document that could not be parsed. `retryable` says whether another attempt at the same bytes can succeed. */
export class ParseError extends Error {
  readonly code: ParseErrorCode;
  readonly retryable: boolean;
  readonly detail: string | undefined;

  /** `message` is a sentence a person can act on; `detail` is technical and free of the document's content. */
  constructor(
    code: ParseErrorCode,
    message: string,
    options: { retryable?: boolean; detail?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ParseError';
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.detail = options.detail;
  }
}

/** Throws `ParseError` for a layout without any text. */
export function requireText({ pages }: Layout): void {
  if (pages.some((page) => page.text.trim() !== '')) return;
  throw new ParseError(
    'document_empty',
    'No text was found in the document: it is empty, or a scan without a text layer.',
  );
}

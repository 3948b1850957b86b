import { compoundKind, isCompound } from './sniff/compound-file.ts';
import { parseContacts } from './formats/text/contacts.ts';
import { parseCsv } from './formats/text/csv.ts';
import { decodeText, type DecodeOptions } from './formats/text/decode-text.ts';
import type { PartParser } from './formats/attached/attached-pages.ts';
import { parseEml } from './formats/mail/eml.ts';
import { parseHtml } from './formats/markup/html.ts';
import { parseJson } from './formats/text/json.ts';
import type { LayoutPage } from './layout.ts';
import { parseMarkdown } from './formats/markup/markdown.ts';
import { countChapters, parseEpub } from './formats/office/epub.ts';
import { countXpsPages, parseXps } from './formats/office/xps.ts';
import { readPreview } from './formats/office/iwork.ts';
import { countOdpPages, parseOdp, parseOdt } from './formats/office/odf.ts';
import { countSlides, parseDocx, parsePptx } from './formats/office/ooxml.ts';
import { tooLong } from './parse-limits.ts';
import { ParseError, type ParsableType, type ParseLimits } from './parser.ts';
import { parseEmbeddedFiles } from './formats/pdf/embedded-files.ts';
import { fromHeader, parsePdf } from './formats/pdf/pdf.ts';
import { parsePicture } from './formats/picture/picture.ts';
import { isPicture } from './formats/picture/picture-types.ts';
import type { ParseStep } from './parse-step.ts';
import { parseRtf } from './formats/office/rtf.ts';
import { parseText } from './formats/text/text.ts';
import { parseXml } from './formats/markup/xml.ts';
import { overLimit } from './archive/archive-limits.ts';
import { encryptedArchive, openZip, type ZipArchive } from './archive/zip-archive.ts';

export interface FormatLimits extends Pick<ParseLimits, 'maxPages' | 'maxCharacters'> {
  /** Of a picture. */
  maxPixels: number;
  /** Ranges that restrict what is read. A format may read more. */
  pages?: readonly string[];
}

/** What a format knows of its document beside the bytes. */
export interface ParseContext extends FormatLimits {
  /** The charset of a text, where the upload names it. */
  charset?: string | undefined;
  /** Of the files that contain this one. */
  depth?: number;
  /** Takes sentences for the document's warnings. */
  warn(warning: string): void;
}
type Format = (bytes: Uint8Array, context: ParseContext) => AsyncIterable<ParseStep> | Iterable<ParseStep>;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Smaller pictures in mails, in pixels of a side, are logos and signs. */
export const MIN_ATTACHED_SIDE = 150;

const FORMATS: Record<ParsableType, Format> = {
  'application/pdf': parseScannedPdf,
  'image/png': parsePicture,
  'image/jpeg': parsePicture,
  'image/webp': parsePicture,
  'image/tiff': parsePicture,
  'image/heic': parsePicture,
  'image/avif': parsePicture,
  'text/plain': text(parseText),
  'text/markdown': text(parseMarkdown),
  'text/csv': text(parseCsv),
  'text/html': markup(parseHtml),
  'application/json': text(parseJson),
  'application/xml': markup(parseXml),
  'application/rtf': single(parseRtf),
  'text/vcard': text(parseContacts),
  'text/calendar': text(parseContacts),
  'message/rfc822': parseMails,
  'application/vnd.ms-outlook': parseMails,
  'application/msword': async function* (bytes) {
    // Loaded on first use, as for workbooks.
    const { parseDoc } = await import('./formats/office/doc.ts');
    yield { pages: [await parseDoc(bytes)] };
  },
  'application/vnd.ms-powerpoint': async function* (bytes) {
    const { parsePpt } = await import('./formats/office/ppt.ts');
    const pages = parsePpt(bytes);
    yield { pageCount: pages.length };
    yield { pages };
  },
  'application/vnd.apple.pages': parseIwork,
  'application/vnd.apple.numbers': parseIwork,
  'application/vnd.apple.keynote': parseIwork,
  'application/epub+zip': paged(
    (bytes) => parseEpub(office(bytes)),
    (bytes) => countChapters(office(bytes)),
  ),
  'application/vnd.ms-xpsdocument': paged(
    (bytes) => parseXps(office(bytes)),
    (bytes) => countXpsPages(office(bytes)),
  ),
  [WORD]: single((bytes) => parseDocx(office(bytes))),
  'application/vnd.oasis.opendocument.text': single((bytes) => parseOdt(office(bytes))),
  [SLIDES]: paged(
    (bytes) => parsePptx(office(bytes)),
    (bytes) => countSlides(office(bytes)),
  ),
  'application/vnd.oasis.opendocument.presentation': paged(
    (bytes) => parseOdp(office(bytes)),
    (bytes) => countOdpPages(office(bytes)),
  ),
  [SHEETS]: workbook(),
  'application/vnd.ms-excel': workbook(),
  'application/vnd.oasis.opendocument.spreadsheet': workbook(),
};

/** Parses a document of a type. Throws `ParseError`. */
export async function* parseFormat(
  bytes: Uint8Array,
  mimeType: ParsableType,
  context: ParseContext,
): AsyncGenerator<ParseStep> {
  try {
    yield* FORMATS[mimeType](bytes, context);
  } catch (error) {
    // A library that runs out of the stack met a document that is nested against all sense.
    if (!(error instanceof RangeError)) throw error;
    throw new ParseError('document_unreadable', 'The document cannot be read: it is damaged or nested too deep.', {
      detail: error.message,
      cause: error,
    });
  }
}

/** The slides of a presentation, the sheets of a workbook; null where there are no pages, or they cannot be counted. */
export async function countOfficePages(bytes: Uint8Array, mimeType: ParsableType): Promise<number | null> {
  if (!COUNTED.has(mimeType)) return null;
  try {
    const context = { maxPages: 0, maxCharacters: 0, maxPixels: 0, warn: () => undefined };
    for await (const step of parseFormat(bytes, mimeType, context)) return 'pageCount' in step ? step.pageCount : null;
  } catch {
    return null;
  }
  return null;
}

const COUNTED: ReadonlySet<ParsableType> = new Set<ParsableType>([
  SLIDES,
  SHEETS,
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.apple.pages',
  'application/vnd.apple.numbers',
  'application/vnd.apple.keynote',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/epub+zip',
  'application/vnd.ms-xpsdocument',
]);

function parseMails(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParseStep> {
  return parseEml(bytes, context, attachmentParser(context));
}

/** PDFs in PDFs, and so on. */
const MAX_EMBEDDING = 5;

/** Reads attachments of mails and files in PDFs. The ranges count the pages of the document, not those of these. */
function attachmentParser(context: ParseContext): PartParser {
  const depth = (context.depth ?? 0) + 1;
  if (depth > MAX_EMBEDDING) throw overLimit('embedded files', `Files are embedded more than ${MAX_EMBEDDING} deep.`);
  return (part, type, charset) =>
    isPicture(type)
      ? parsePicture(part, context, MIN_ATTACHED_SIDE)
      : parseFormat(part, type, { ...context, pages: [], charset, depth });
}

async function* parseScannedPdf(bytes: Uint8Array, context: ParseContext): AsyncGenerator<ParseStep> {
  const { pages: ranges = [], maxPages, warn } = context;
  let last = 0;
  for await (const step of parsePdf(bytes, ranges)) {
    if ('pages' in step) {
      last = step.pages.at(-1)?.number ?? last;
      yield { pages: step.pages, unread: step.unread.map((page) => ({ number: page, kind: 'pdf', page })) };
    } else yield step;
  }
  if (ranges.length === 0)
    yield* parseEmbeddedFiles(fromHeader(bytes), { pages: last, maxPages, warn }, (...part) =>
      attachmentParser(context)(...part),
    );
}

/** The preview is not recognised by OCR: the programs write it with its text. */
async function* parseIwork(bytes: Uint8Array, { pages }: ParseContext): AsyncGenerator<ParseStep> {
  for await (const step of parsePdf(readPreview(openZip(bytes)), pages))
    yield 'pages' in step ? { pages: step.pages } : step;
}

function text(parse: (text: string) => LayoutPage): Format {
  return function* (bytes, { maxCharacters, charset, warn }) {
    // Tables cost many times their text: what is too long must not get that far.
    const decoded = decodeText(bytes, { declared: charset, warn });
    if (decoded.length > maxCharacters) throw tooLong(maxCharacters);
    yield { pages: [parse(decoded)] };
  };
}

function markup(parse: (bytes: Uint8Array, options: DecodeOptions) => LayoutPage): Format {
  return function* (bytes, { charset, warn }) {
    yield { pages: [parse(bytes, { declared: charset, warn })] };
  };
}

function single(parse: (bytes: Uint8Array) => LayoutPage): Format {
  return function* (bytes) {
    yield { pages: [parse(bytes)] };
  };
}

function paged(parse: (bytes: Uint8Array) => Iterable<LayoutPage>, count: (bytes: Uint8Array) => number): Format {
  return function* (bytes) {
    yield { pageCount: count(bytes) };
    for (const page of parse(bytes)) yield { pages: [page] };
  };
}

/** Loaded on first use: loading the workbook library takes 200 ms. */
function workbook(): Format {
  return async function* (bytes) {
    if (isCompound(bytes) && (await compoundKind(bytes)) === 'encrypted') throw encryptedArchive();
    const { countSheets, parseWorkbook } = await import('./formats/office/sheet.ts');
    yield { pageCount: countSheets(bytes) };
    for (const page of parseWorkbook(bytes)) yield { pages: [page] };
  };
}

/** The archive that an office document is; a new document with a password is a compound file. */
function office(bytes: Uint8Array): ZipArchive {
  if (isCompound(bytes)) throw encryptedArchive();
  return openZip(bytes);
}

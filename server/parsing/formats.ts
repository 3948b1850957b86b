import { compoundKind, isCompound } from './sniff/compound-file.ts';
import { decodeText, type DecodeOptions } from './formats/text/decode-text.ts';
import type { PartParser } from './formats/attached/attached-pages.ts';
import type { LayoutPage } from './layout.ts';
import { tooLong } from './parse-limits.ts';
import { ParseError, type ParsableType, type ParseLimits } from './parser.ts';
import { isPicture } from './formats/picture/picture-types.ts';
import type { ParseStep } from './parse-step.ts';
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

const loadOdf = () => import('./formats/office/odf.ts');
const loadOoxml = () => import('./formats/office/ooxml.ts');
const loadContacts = async () => (await import('./formats/text/contacts.ts')).parseContacts;

/** Each format is loaded on first use: together they take longer to load than most documents to parse. */
const FORMATS: Record<ParsableType, Format> = {
  'application/pdf': parseScannedPdf,
  'image/png': parseImage,
  'image/jpeg': parseImage,
  'image/webp': parseImage,
  'image/tiff': parseImage,
  'image/heic': parseImage,
  'image/avif': parseImage,
  'text/plain': text(async () => (await import('./formats/text/text.ts')).parseText),
  'text/markdown': text(async () => (await import('./formats/markup/markdown.ts')).parseMarkdown),
  'text/csv': text(async () => (await import('./formats/text/csv.ts')).parseCsv),
  'text/html': markup(async () => (await import('./formats/markup/html.ts')).parseHtml),
  'application/json': text(async () => (await import('./formats/text/json.ts')).parseJson),
  'application/xml': markup(async () => (await import('./formats/markup/xml.ts')).parseXml),
  'application/rtf': single(async () => (await import('./formats/office/rtf.ts')).parseRtf),
  'text/vcard': text(loadContacts),
  'text/calendar': text(loadContacts),
  'message/rfc822': parseMails,
  'application/vnd.ms-outlook': parseMails,
  'application/msword': async function* (bytes) {
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
  'application/epub+zip': paged(async () => {
    const { countChapters, parseEpub } = await import('./formats/office/epub.ts');
    return { count: countChapters, parse: parseEpub };
  }),
  'application/vnd.ms-xpsdocument': paged(async () => {
    const { countXpsPages, parseXps } = await import('./formats/office/xps.ts');
    return { count: countXpsPages, parse: parseXps };
  }),
  [WORD]: officeText(async () => (await loadOoxml()).parseDocx),
  'application/vnd.oasis.opendocument.text': officeText(async () => (await loadOdf()).parseOdt),
  [SLIDES]: paged(async () => {
    const { countSlides, parsePptx } = await loadOoxml();
    return { count: countSlides, parse: parsePptx };
  }),
  'application/vnd.oasis.opendocument.presentation': paged(async () => {
    const { countOdpPages, parseOdp } = await loadOdf();
    return { count: countOdpPages, parse: parseOdp };
  }),
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

async function* parseMails(bytes: Uint8Array, context: ParseContext): AsyncGenerator<ParseStep> {
  const { parseEml } = await import('./formats/mail/eml.ts');
  yield* parseEml(bytes, context, attachmentParser(context));
}

async function* parseImage(bytes: Uint8Array, context: ParseContext, leastSide = 0): AsyncGenerator<ParseStep> {
  const { parsePicture } = await import('./formats/picture/picture.ts');
  yield* parsePicture(bytes, context, leastSide);
}

/** PDFs in PDFs, and so on. */
const MAX_EMBEDDING = 5;

/** Reads attachments of mails and files in PDFs. The ranges count the pages of the document, not those of these. */
function attachmentParser(context: ParseContext): PartParser {
  const depth = (context.depth ?? 0) + 1;
  if (depth > MAX_EMBEDDING) throw overLimit('embedded files', `Files are embedded more than ${MAX_EMBEDDING} deep.`);
  return (part, type, charset) =>
    isPicture(type)
      ? parseImage(part, context, MIN_ATTACHED_SIDE)
      : parseFormat(part, type, { ...context, pages: [], charset, depth });
}

async function* parseScannedPdf(bytes: Uint8Array, context: ParseContext): AsyncGenerator<ParseStep> {
  const { fromHeader, parsePdf } = await import('./formats/pdf/pdf.ts');
  const { pages: ranges = [], maxPages, warn } = context;
  let last = 0;
  for await (const step of parsePdf(bytes, ranges)) {
    if ('pages' in step) {
      last = step.pages.at(-1)?.number ?? last;
      yield { pages: step.pages, unread: step.unread.map((page) => ({ ...page, kind: 'pdf', page: page.number })) };
    } else yield step;
  }
  if (ranges.length > 0) return;
  const { parseEmbeddedFiles } = await import('./formats/pdf/embedded-files.ts');
  yield* parseEmbeddedFiles(fromHeader(bytes), { pages: last, maxPages, warn }, (...part) =>
    attachmentParser(context)(...part),
  );
}

/** The preview is not recognised by OCR: the programs write it with its text. */
async function* parseIwork(bytes: Uint8Array, { pages }: ParseContext): AsyncGenerator<ParseStep> {
  const { parsePdf } = await import('./formats/pdf/pdf.ts');
  const { readPreview } = await import('./formats/office/iwork.ts');
  for await (const step of parsePdf(readPreview(openZip(bytes)), pages))
    yield 'pages' in step ? { pages: step.pages } : step;
}

type Load<Parse> = () => Promise<Parse>;

function text(load: Load<(text: string) => LayoutPage>): Format {
  return async function* (bytes, { maxCharacters, charset, warn }) {
    const parse = await load();
    // Tables cost many times their text: what is too long must not get that far.
    const decoded = decodeText(bytes, { declared: charset, warn });
    if (decoded.length > maxCharacters) throw tooLong(maxCharacters);
    yield { pages: [parse(decoded)] };
  };
}

function markup(load: Load<(bytes: Uint8Array, options: DecodeOptions) => LayoutPage>): Format {
  return async function* (bytes, { charset, warn }) {
    const parse = await load();
    yield { pages: [parse(bytes, { declared: charset, warn })] };
  };
}

function single(load: Load<(bytes: Uint8Array) => LayoutPage>): Format {
  return async function* (bytes) {
    const parse = await load();
    yield { pages: [parse(bytes)] };
  };
}

function officeText(load: Load<(archive: ZipArchive) => LayoutPage>): Format {
  return single(async () => {
    const parse = await load();
    return (bytes) => parse(office(bytes));
  });
}

interface PagedOffice {
  count(archive: ZipArchive): number;
  parse(archive: ZipArchive): Iterable<LayoutPage>;
}

function paged(load: Load<PagedOffice>): Format {
  return async function* (bytes) {
    const { count, parse } = await load();
    yield { pageCount: count(office(bytes)) };
    for (const page of parse(office(bytes))) yield { pages: [page] };
  };
}

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

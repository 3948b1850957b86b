import { ARCHIVE_LIMITS } from '../archive/archive-limits.ts';
import { compoundKind, isCompound } from './compound-file.ts';
import type { OfficeType, ParsableType } from '../parser.ts';
import { hasPreview, iworkType, withoutPreview } from '../formats/office/iwork.ts';
import { openZip } from '../archive/zip-archive.ts';
import { readZipDirectory } from '../archive/zip-directory.ts';

/** The end of the error message for unsupported files. */
export const SUPPORTED =
  'Supported: PDF, PNG, JPEG, WebP, TIFF, HEIC, AVIF, DOCX, DOC, XLSX, XLS, PPTX, PPT, ODT, ODS, ODP, RTF, ' +
  'EPUB, XPS, EML, MSG, vCard, iCalendar, HTML, XML, JSON, Markdown, CSV and plain text.';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const BY_NAME: Record<string, OfficeType> = {
  '.docx': WORD,
  '.docm': WORD,
  '.dotx': WORD,
  '.xlsx': SHEETS,
  '.xlsm': SHEETS,
  '.xlsb': SHEETS,
  '.xltx': SHEETS,
  '.pptx': SLIDES,
  '.pptm': SLIDES,
  '.ppsx': SLIDES,
  '.potx': SLIDES,
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.odp': 'application/vnd.oasis.opendocument.presentation',
};

const BY_FOLDER: [folder: string, type: OfficeType][] = [
  ['word/', WORD],
  ['xl/', SHEETS],
  ['ppt/', SLIDES],
];
const OPEN_DOCUMENT =
  /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)(-template|-master|-web)?$/;

interface Source {
  head: Buffer;
  all(): Promise<Buffer>;
}

/**
 * The office format of a ZIP file. Null for other files. Throws `ParseError` for a document of Pages, Numbers or
 * Keynote without a preview.
 */
export async function sniffZip({ head, all }: Source, extension: string): Promise<OfficeType | null> {
  if (head.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return null;
  const bytes = await all();
  const entries = readZipDirectory(bytes, ARCHIVE_LIMITS.entries);
  // A file that was cut short has lost its directory: only its name is left, and parsing reports what is wrong.
  if (entries === null) return BY_NAME[extension] ?? null;
  const folder = BY_FOLDER.find(([prefix]) => entries.some(({ name }) => name.startsWith(prefix)));
  if (entries.some(({ name }) => name === '[Content_Types].xml') && folder !== undefined) return folder[1];
  if (entries.some(({ name }) => name.toLowerCase().endsWith('.fdseq'))) return 'application/vnd.ms-xpsdocument';
  const names = entries.map(({ name }) => name);
  if (names.includes('mimetype') || names.some((name) => name.startsWith('META-INF/'))) {
    const type = typeByEntry(bytes);
    if (type !== null) return type;
  }
  if (names.includes('[Content_Types].xml')) return typeByContents(bytes);
  const iwork = iworkType(names, extension);
  if (iwork !== null && !hasPreview(names)) throw withoutPreview('unsupported_file_type');
  return iwork;
}

/** OpenDocument and EPUB name their type in an entry, which some programs leave out, and in their lists of parts. */
function typeByEntry(bytes: Uint8Array): OfficeType | null {
  try {
    const archive = openZip(bytes);
    const root = /<[\w:]*file-entry\s[^>]*full-path="\/"[^>]*>/.exec(
      archive.read('META-INF/manifest.xml')?.toString() ?? '',
    );
    const listed = /media-type="([^"]*)"/.exec(root?.[0] ?? '')?.[1];
    const type = archive.read('mimetype')?.toString('latin1').trim() ?? listed ?? '';
    const isBook = archive.read('META-INF/container.xml')?.includes('oebps-package') === true;
    if (type === 'application/epub+zip' || (type === '' && isBook)) return 'application/epub+zip';
    const kind = OPEN_DOCUMENT.exec(type)?.[1];
    return kind === undefined ? null : (`application/vnd.oasis.opendocument.${kind}` as OfficeType);
  } catch {
    return null;
  }
}

const BY_CONTENTS: [mark: RegExp, type: OfficeType][] = [
  [/\.wordprocessingml\.(?:document|template)\./, WORD],
  [/\.spreadsheetml\.(?:sheet|template)\./, SHEETS],
  [/\.presentationml\.(?:presentation|slideshow|template)\./, SLIDES],
];

/** The type that the list of an Office document's parts names: its folders may have any name. */
function typeByContents(bytes: Uint8Array): OfficeType | null {
  try {
    const list = openZip(bytes).read('[Content_Types].xml')?.toString() ?? '';
    return BY_CONTENTS.find(([mark]) => mark.test(list))?.[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * The type of a compound file: an old workbook, presentation or Word document, an Outlook message, or a new document
 * that is encrypted, which parsing reports. Null for other files.
 */
export async function sniffCompound({ head, all }: Source, extension: string): Promise<ParsableType | null> {
  if (!isCompound(head)) return null;
  switch (await compoundKind(await all())) {
    case 'xls':
      return 'application/vnd.ms-excel';
    case 'encrypted':
      return BY_NAME[extension] ?? SHEETS;
    case 'doc':
      return 'application/msword';
    case 'ppt':
      return 'application/vnd.ms-powerpoint';
    case 'msg':
      return 'application/vnd.ms-outlook';
    case null:
      return extension === '.xls' ? 'application/vnd.ms-excel' : null;
  }
}

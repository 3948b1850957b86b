import { createHash, hash, randomBytes } from 'node:crypto';
import { AppError, invalidBody } from '../errors.ts';
import { formatMediaType } from './media-type.ts';
import type { Metadata } from '../lib/metadata.ts';
import { explainNoPages, explainTooManyPages, selectCommonPages } from '../lib/page-range.ts';
import { ParseError, type Parser } from '../parsing/parser.ts';

/** A received file that was not examined yet. The request owns it and deletes it at the end. */
export interface ReceivedFile {
  path: string;
  /** The client's name for it: for display and as a hint, never a path. */
  filename: string;
  declaredType: string | null;
  /** In bytes. */
  size: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}

/** A document that passed all checks of its bytes, but is not stored yet. */
export interface PreparedDocument {
  name: string;
  /** Text from the request; null for a file until it is parsed. */
  content: string | null;
  /** With the charset of a text that the upload named. */
  mimeType: string;
  /** In bytes. */
  fileSize: number;
  originalFilename: string | null;
  pageCount: number | null;
  /** The range of pages to read; null for all. */
  pages: string | null;
  /** Of a PDF. */
  password: string | null;
  metadata: Metadata;
  /** SHA-256, hexadecimal. */
  blobHash: string;
  source: { path: string } | { bytes: Uint8Array };
}

export interface FileOptions {
  /** Absent: the file's own. */
  name?: string | undefined;
  pages?: string | undefined;
  password?: string | undefined;
  metadata?: Metadata | undefined;
}

/** Checks a new document outside any transaction: type by content, emptiness, page count. */
export interface DocumentIntake {
  /** Without `content` the document only has a name, which the API allows. Runs over it fail with `document_empty`. */
  text(document: {
    name: string;
    content?: string | undefined;
    mimeType?: string | undefined;
    pages?: string | undefined;
    metadata?: Metadata | undefined;
  }): Promise<PreparedDocument>;
  file(file: ReceivedFile, options: FileOptions): Promise<PreparedDocument>;
}

interface Dependencies {
  parser: Pick<Parser, 'inspect'>;
  limits: { pages: number; characters: number };
}

const MAX_NAME_LENGTH = 200;

/** The last segment of a file name, without control characters and truncated. */
export function toDisplayName(filename: string): string {
  const segment = filename.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = segment.replace(/\p{Cc}/gu, '').trim();
  return (clean === '' || clean === '.' || clean === '..' ? 'document' : clean).slice(0, MAX_NAME_LENGTH);
}

function toAppError(error: ParseError): AppError {
  switch (error.code) {
    case 'document_empty':
      return new AppError('empty_document', error.message, { cause: error });
    case 'unsupported_file_type':
      return new AppError('unsupported_file_type', error.message, { cause: error });
    case 'payload_too_large':
    case 'too_many_pages':
      return new AppError(error.code, error.message, { cause: error });
    default:
      return new AppError('document_unreadable', error.message, { cause: error });
  }
}

/** Refuses a range that selects no page, where their number is known. Returns how many it selects. */
function countSelected(pages: string | undefined, pageCount: number): number {
  if (pages === undefined) return pageCount;
  const selected = selectCommonPages([pages], pageCount).length;
  if (selected === 0) throw invalidBody('/pages', explainNoPages([pages], pageCount));
  return selected;
}

export function createDocumentIntake({ parser, limits }: Dependencies): DocumentIntake {
  async function inspect(file: { path: string; filename: string; declaredType?: string }) {
    try {
      return await parser.inspect(file);
    } catch (error) {
      throw error instanceof ParseError ? toAppError(error) : error;
    }
  }

  return {
    async text({ name, content, mimeType = 'text/plain', pages, metadata = {} }) {
      if (content?.trim() === '')
        throw new AppError('empty_document', 'The content is empty. Send the text to extract from.');
      if (content !== undefined && content.length > limits.characters) {
        throw new AppError(
          'payload_too_large',
          `The content has ${content.length} characters; the limit is ${limits.characters} (EXCERPT_MAX_CHARACTERS).`,
        );
      }
      countSelected(pages, 1);
      const bytes = Buffer.from(content ?? '', 'utf8');
      return {
        name,
        content: content ?? null,
        mimeType,
        fileSize: bytes.length,
        originalFilename: null,
        pageCount: null,
        pages: pages ?? null,
        password: null,
        metadata,
        blobHash: createHash('sha256').update(bytes).digest('hex'),
        source: { bytes },
      };
    },

    async file(file, { name, pages, password, metadata = {} }) {
      if (file.size === 0)
        throw new AppError('empty_document', 'The file is empty (0 bytes). Send a file with content.');
      const { mimeType, charset, pageCount } = await inspect({
        path: file.path,
        filename: file.filename,
        ...(file.declaredType !== null && { declaredType: file.declaredType }),
      });
      const selected = pageCount === null ? 0 : countSelected(pages, pageCount);
      if (selected > limits.pages) {
        const ranges = pages === undefined ? [] : [pages];
        throw new AppError('too_many_pages', explainTooManyPages(ranges, selected, limits.pages));
      }
      const isProtected = password !== undefined && mimeType === 'application/pdf';
      return {
        name: name ?? toDisplayName(file.filename),
        content: null,
        mimeType: formatMediaType({ type: mimeType, charset: charset ?? undefined }),
        fileSize: file.size,
        originalFilename: toDisplayName(file.filename),
        pageCount,
        pages: pages ?? null,
        password: isProtected ? password : null,
        metadata,
        blobHash: isProtected ? unsharedHash(file.hash) : file.hash,
        source: { path: file.path },
      };
    },
  };
}

/** A SHA-256, hex, in place of that of the content: what is stored under it is shared with no equal content. */
function unsharedHash(contentHash: string): string {
  return hash('sha256', Buffer.concat([Buffer.from(contentHash), randomBytes(32)]), 'hex');
}

import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { Metadata } from '../lib/metadata.ts';
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
  mimeType: string;
  /** In bytes. */
  fileSize: number;
  originalFilename: string | null;
  pageCount: number | null;
  metadata: Metadata;
  /** SHA-256, hexadecimal. */
  blobHash: string;
  source: { path: string } | { bytes: Uint8Array };
}

/** Checks a new document outside any transaction: type by content, emptiness, page count. */
export interface DocumentIntake {
  /** Without `content` the document only has a name, which the API allows. Runs over it fail with `document_empty`. */
  text(document: {
    name: string;
    content?: string | undefined;
    mimeType?: string | undefined;
    metadata?: Metadata | undefined;
  }): Promise<PreparedDocument>;
  /** @param options.name defaults to the file's name */
  file(
    file: ReceivedFile,
    options: { name?: string | undefined; metadata?: Metadata | undefined },
  ): Promise<PreparedDocument>;
}

interface Dependencies {
  parser: Pick<Parser, 'inspect'>;
  limits: { pages: number; characters: number };
}

const MAX_NAME_LENGTH = 200;

/** The last segment of a file name, without control characters and truncated. */
export function displayName(filename: string): string {
  const segment = filename.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = segment.replace(/\p{Cc}/gu, '').trim();
  return (clean === '' || clean === '.' || clean === '..' ? 'document' : clean).slice(0, MAX_NAME_LENGTH);
}

function refusal(error: ParseError): AppError {
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

export function createDocumentIntake({ parser, limits }: Dependencies): DocumentIntake {
  async function inspect(file: { path: string; filename: string; declaredType?: string }) {
    try {
      return await parser.inspect(file);
    } catch (error) {
      throw error instanceof ParseError ? refusal(error) : error;
    }
  }

  return {
    async text({ name, content, mimeType = 'text/plain', metadata = {} }) {
      if (content?.trim() === '')
        throw new AppError('empty_document', 'The content is empty. Send the text to extract from.');
      if (content !== undefined && content.length > limits.characters) {
        throw new AppError(
          'payload_too_large',
          `The content has ${content.length} characters; the limit is ${limits.characters} (EXCERPT_MAX_CHARACTERS).`,
        );
      }
      const bytes = Buffer.from(content ?? '', 'utf8');
      return {
        name,
        content: content ?? null,
        mimeType,
        fileSize: bytes.length,
        originalFilename: null,
        pageCount: null,
        metadata,
        blobHash: createHash('sha256').update(bytes).digest('hex'),
        source: { bytes },
      };
    },

    async file(file, { name, metadata = {} }) {
      if (file.size === 0)
        throw new AppError('empty_document', 'The file is empty (0 bytes). Send a file with content.');
      const { mimeType, pageCount } = await inspect({
        path: file.path,
        filename: file.filename,
        ...(file.declaredType !== null && { declaredType: file.declaredType }),
      });
      if (pageCount !== null && pageCount > limits.pages) {
        throw new AppError(
          'too_many_pages',
          `The document has ${pageCount} pages; the limit is ${limits.pages} (EXCERPT_MAX_PAGES). Split it and send the parts.`,
        );
      }
      return {
        name: name ?? displayName(file.filename),
        content: null,
        mimeType,
        fileSize: file.size,
        originalFilename: displayName(file.filename),
        pageCount,
        metadata,
        blobHash: file.hash,
        source: { path: file.path },
      };
    },
  };
}

import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { AppError, contentExpired, notFound } from '../errors.ts';
import type { LayoutPage, PageFrame } from '../parsing/layout.ts';
import { ParseError, type DrawablePage, type ImageOptions, type Parser } from '../parsing/parser.ts';
import type { Caller } from '../users/service.ts';
import { findImageSource, type ImageSource } from './image-repository.ts';
import type { DocumentParsing } from './parse-document.ts';
import { createSharedWork } from './shared-work.ts';

export interface PageImageRequest extends ImageOptions {
  /** From 1, in the file. */
  pageNumber: number;
}

export interface PageImage {
  etag: string;
  /** If it was drawn lately. */
  cached: Uint8Array | undefined;
  /**
   * Parses the document if needed. Throws `not_found` for a page that is not read, and `document_unreadable`; or the
   * signal's reason.
   */
  draw(signal: AbortSignal): Promise<Uint8Array>;
}

/** Pictures of the pages of documents. */
export interface PageImages {
  /** Throws `not_found` or `content_expired`. */
  find(caller: Caller, documentId: string, request: PageImageRequest): Promise<PageImage>;
}

interface Dependencies {
  database: Database;
  parser: Pick<Parser, 'version'>;
  parsing: Pick<DocumentParsing, 'getLayout' | 'drawImage'>;
}

/** Raise it whenever the same page gives another picture. */
const DRAWING_VERSION = 1;

/** In memory, so that no copy outlives a document for long. */
const MAX_CACHED_BYTES = 64 * 2 ** 20;
const CACHED_MS = 10 * 60_000;
/** Of pages: their lines where these are drawn, and as many for the rest. */
const MAX_CACHED_CHARACTERS = 20_000_000;
const CHARACTERS_OF_FRAME = 100;

const hasOnlyPictures = (mimeType: string) => mimeType === 'application/pdf' || mimeType.startsWith('image/');

/** Attachments of mails may have one; where they do not, the lines are drawn. */
const hasPicture = ({ mimeType }: ImageSource, { source }: PageFrame) =>
  source !== 'logical' && hasOnlyPictures(mimeType);

function toDrawable(document: ImageSource, page: LayoutPage): DrawablePage {
  const { text: _text, lines, tables: _tables, ...frame } = page;
  return { ...frame, lines: hasPicture(document, frame) ? [] : lines.map(({ text }) => text) };
}

function countCharacters(pages: ReadonlyMap<number, DrawablePage>): number {
  let count = 1;
  for (const { lines } of pages.values()) for (const line of ['', ...lines]) count += CHARACTERS_OF_FRAME + line.length;
  return count;
}

const noSuchPage = (pageNumber: number) => notFound(`Page ${pageNumber} of the document`);

export function createPageImages({ database, parser, parsing }: Dependencies): PageImages {
  const images = new LRUCache<string, Uint8Array>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ttl: CACHED_MS,
  });
  /** The layout of a long document takes longer to load than one of its pages to draw. */
  const drawables = new LRUCache<string, Map<number, DrawablePage>>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: countCharacters,
    ttl: CACHED_MS,
  });
  const once = createSharedWork<Uint8Array>();

  /** The document's bytes, and what of them is read how. */
  const contentKey = ({ blobHash, mimeType, pages }: ImageSource) =>
    [blobHash, mimeType, pages ?? '', parser.version, DRAWING_VERSION].join('\n');

  /** A scan on which no text was found has pages, but no layout. */
  const isBlankScan = ({ mimeType, errorCode }: ImageSource) =>
    errorCode?.code === 'document_empty' && hasOnlyPictures(mimeType);

  async function findPage(document: ImageSource, pageNumber: number, signal: AbortSignal): Promise<DrawablePage> {
    if (isBlankScan(document)) {
      if (pageNumber > (document.pageCount ?? 0)) throw noSuchPage(pageNumber);
      return { number: pageNumber, width: 0, height: 0, source: 'ocr', lines: [] };
    }
    const key = contentKey(document);
    let pages = drawables.get(key);
    if (pages === undefined) {
      const layout = await parsing.getLayout(document.id, { signal });
      pages = new Map(layout.pages.map((page) => [page.number, toDrawable(document, page)]));
      drawables.set(key, pages);
    }
    const page = pages.get(pageNumber);
    if (page === undefined) throw noSuchPage(pageNumber);
    return page;
  }

  async function drawPage(
    document: ImageSource,
    { pageNumber, ...options }: PageImageRequest,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    try {
      const page = await findPage(document, pageNumber, signal);
      return await parsing.drawImage(document.id, page, { ...options, signal });
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      throw new AppError('document_unreadable', error.message, { cause: error });
    }
  }

  return {
    async find(caller, documentId, request) {
      const document = await findImageSource(database.db, caller.userId, documentId);
      if (document === undefined) throw notFound('Document');
      if (document.expiredAt !== null) throw contentExpired('document');
      const { pageNumber, width, format } = request;
      const key = hash('sha256', [contentKey(document), pageNumber, width, format].join('\n'), 'base64url');
      return {
        etag: `"${key.slice(0, 24)}"`,
        cached: images.get(key),
        async draw(signal) {
          const image = await once(key, signal, (shared) => drawPage(document, request, shared));
          images.set(key, image);
          return image;
        },
      };
    },
  };
}

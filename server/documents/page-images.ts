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
const MAX_CACHED_FRAMES = 200_000;

const toFrame = ({ text: _text, lines: _lines, tables: _tables, ...frame }: LayoutPage): PageFrame => frame;

const hasOnlyPictures = (mimeType: string) => mimeType === 'application/pdf' || mimeType.startsWith('image/');

/** Attachments of mails may have one; where they do not, the lines are drawn. */
const hasPicture = ({ mimeType }: ImageSource, { source }: PageFrame) =>
  source !== 'logical' && hasOnlyPictures(mimeType);

const noSuchPage = (pageNumber: number) => notFound(`Page ${pageNumber} of the document`);

export function createPageImages({ database, parser, parsing }: Dependencies): PageImages {
  const images = new LRUCache<string, Uint8Array>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ttl: CACHED_MS,
  });
  /** The layout of a long document takes longer to load than one of its pages to draw. */
  const frames = new LRUCache<string, Map<number, PageFrame>>({
    maxSize: MAX_CACHED_FRAMES,
    sizeCalculation: (pages) => pages.size + 1,
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
    const known = frames.get(key)?.get(pageNumber);
    if (known !== undefined && hasPicture(document, known)) return { ...known, lines: [] };
    const { pages } = await parsing.getLayout(document.id, { signal });
    frames.set(key, new Map(pages.map((page) => [page.number, toFrame(page)])));
    const page = pages.find(({ number }) => number === pageNumber);
    if (page === undefined) throw noSuchPage(pageNumber);
    return { ...toFrame(page), lines: hasPicture(document, page) ? [] : page.lines.map(({ text }) => text) };
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
        async draw(signal) {
          const cached = images.get(key);
          if (cached !== undefined) return cached;
          const image = await once(key, signal, (shared) => drawPage(document, request, shared));
          images.set(key, image);
          return image;
        },
      };
    },
  };
}

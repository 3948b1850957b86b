import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { layoutText, type Layout, type LayoutPage } from '../parsing/layout.ts';
import {
  ParseError,
  requireText,
  type DrawablePage,
  type DrawnPage,
  type ImageOptions,
  type ParsableType,
  type ParseLimits,
  type Parser,
  type PdfExcerpt,
} from '../parsing/parser.ts';
import { parseMediaType } from './media-type.ts';
import type { EventRecorder } from '../webhooks/record-event.ts';
import * as outcomes from './outcome-repository.ts';
import * as documents from './repository.ts';
import type { Document, DocumentSource } from './repository.ts';
import type { ReadableFiles } from './readable-files.ts';
import { getLayoutPrefix, type StoredFiles } from './stored-files.ts';

/** Parses each stored file once, and records the status of its documents. */
export interface DocumentParsing {
  /**
   * Returns the layout of a document, parsing it if needed. Sets the document to `parsed` or `failed`, or leaves it
   * `received` after a failure that may be temporary. Throws `ParseError`, or the signal's reason.
   * With `pages`, of these pages only; then the document's status remains as it is.
   */
  getLayout(documentId: string, options?: LayoutOptions): Promise<Layout>;
  /** Renders a page of the document's layout; null if the format has no pictures. */
  renderPage(documentId: string, page: LayoutPage, signal: AbortSignal): Promise<DrawnPage | null>;
  /** Some pages of a PDF as a PDF; null for documents of other types. Throws `ParseError`, or the signal's reason. */
  cutPages(documentId: string, pages: readonly number[], signal: AbortSignal): Promise<PdfExcerpt | null>;
  /** Parts of a PDF or picture, each as a PDF; null for other types. Throws `ParseError`, or the signal's reason. */
  excerpts(
    documentId: string,
    parts: readonly (readonly number[])[],
    signal: AbortSignal,
  ): Promise<(PdfExcerpt | null)[]>;
  /** Takes a layout that is known already, and sets the document to `parsed`. */
  adoptLayout(documentId: string, layout: Layout): Promise<void>;
  /** Draws a page for people. Throws `ParseError`, or the signal's reason. */
  drawImage(
    documentId: string,
    page: DrawablePage,
    options: ImageOptions & { signal: AbortSignal },
  ): Promise<Uint8Array>;
  /** Marks a document as failed when no further attempt follows. */
  fail(documentId: string, error: ParseError, options?: Pick<LayoutOptions, 'pages'>): Promise<void>;
}

interface LayoutOptions {
  /** A range within the document's own; null for those. */
  pages?: string | null;
  signal?: AbortSignal | undefined;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  blobs: BlobStore;
  files: Pick<StoredFiles, 'release'>;
  readable: ReadableFiles;
  parser: Parser;
  limits: ParseLimits;
  webhookEvents: EventRecorder;
  /** The document as in API responses. */
  present: (document: Document) => object;
}

/** A document and the ranges that restrict what is read of it. */
interface ParsedPart extends DocumentSource {
  ranges: readonly string[];
  /** Whether that is what the document's status is about. */
  isOwn: boolean;
}

const rangesKey = (ranges: readonly string[]) => ranges.join('&');

const compress = promisify(gzip);
const decompressLarge = promisify(gunzip);

/** Up to this many bytes, decompressing is faster than waiting for a thread. */
const SMALL_LAYOUT = 64 * 1024;
const decompress = (compressed: Buffer) =>
  compressed.length <= SMALL_LAYOUT ? gunzipSync(compressed) : decompressLarge(compressed);

/** Small layouts are cached, since documents are extracted again with other schemas or versions. */
const KEPT_LAYOUT = 16 * 1024;
const MAX_CACHED_LAYOUTS = 50;

export function createDocumentParsing(dependencies: Dependencies): DocumentParsing {
  const { database, clock, blobs, files, readable, parser, limits, webhookEvents, present } = dependencies;
  const { db } = database;
  /** Parsings in progress. Requests for the same bytes share the result. */
  const inProgress = new Map<string, Promise<Layout>>();

  function getLayoutKey({ blobHash, mimeType, ranges }: ParsedPart): string {
    const name = `${mimeType}-${parser.version}`.replaceAll(/[^a-z0-9._-]/g, '.');
    const part = ranges.length === 0 ? '' : `-${hash('sha256', rangesKey(ranges), 'hex').slice(0, 16)}`;
    return `${getLayoutPrefix(blobHash)}/${name}${part}.json.gz`;
  }

  /** Treat cached layouts as immutable. */
  const cachedLayouts = new LRUCache<string, Layout>({ max: MAX_CACHED_LAYOUTS });

  async function cached(document: ParsedPart): Promise<Layout | null> {
    if (!document.isRead) return null;
    const key = getLayoutKey(document);
    const known = cachedLayouts.get(key);
    if (known !== undefined) return known;
    const compressed = await blobs.get(key);
    if (compressed === null) return null;
    const layout = JSON.parse((await decompress(compressed)).toString('utf8')) as Layout;
    if (compressed.length <= KEPT_LAYOUT) cachedLayouts.set(key, layout);
    return layout;
  }

  async function parse(document: ParsedPart, signal: AbortSignal | undefined): Promise<Layout> {
    const { type, charset } = parseMediaType(document.mimeType);
    const mimeType = type as ParsableType;
    const { ranges: pages, ownerId, workspaceId } = document;
    const group = [ownerId, workspaceId];
    const layout = await readable.withFile(
      document,
      (path) => parser.parse({ path, mimeType, charset }, { limits, pages, group, ...(signal && { signal }) }),
      { ...(signal && { signal }) },
    );
    requireText(layout);
    await keep(document, layout);
    return layout;
  }

  async function keep(document: ParsedPart, layout: Layout): Promise<void> {
    await blobs.put(getLayoutKey(document), await compress(JSON.stringify(layout), { level: 1 }));
    await db
      .insertInto('parsings')
      .values({
        blob_hash: document.blobHash,
        mime_type: document.mimeType,
        parser_version: parser.version,
        pages: rangesKey(document.ranges),
        page_count: layout.pageCount,
        created_at: timestamp(clock.now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** The signal of the first caller aborts the parsing for all callers. The others then restart it. */
  async function once(document: ParsedPart, signal: AbortSignal | undefined): Promise<Layout> {
    const key = getLayoutKey(document);
    for (;;) {
      signal?.throwIfAborted();
      const other = inProgress.get(key);
      if (other === undefined) break;
      const outcome = await other.then(
        (layout) => ({ layout }),
        (error: unknown) => ({ error }),
      );
      if ('layout' in outcome) return outcome.layout;
      if (outcome.error instanceof ParseError) throw outcome.error;
    }
    const mine = cached(document)
      .then((layout) => layout ?? parse(document, signal))
      .finally(() => inProgress.delete(key));
    inProgress.set(key, mine);
    return mine;
  }

  /** What a run over `pages` reads of a document. */
  async function partOf(document: DocumentSource, pages: string | null): Promise<ParsedPart> {
    const own = document.pages === null ? [] : [document.pages];
    if (pages === null || pages === document.pages) return { ...document, ranges: own, isOwn: true };
    const ranges = [...own, pages];
    const isRead = await documents.isParsed(db, {
      ...document,
      parserVersion: parser.version,
      pages: rangesKey(ranges),
    });
    return { ...document, ranges, isRead, isOwn: false };
  }

  async function findSource(documentId: string): Promise<DocumentSource> {
    const document = await documents.findDocumentSource(db, documentId, parser.version);
    if (document === undefined) throw new ParseError('document_unreadable', 'The document was deleted or has expired.');
    return document;
  }

  const fail: DocumentParsing['fail'] = async (documentId, { code, retryable, detail }, { pages = null } = {}) => {
    const errorCode = { code, retryable, ...(detail !== undefined && { detail }) };
    const document = await documents.findDocumentSource(db, documentId, parser.version);
    if (document === undefined || (pages !== null && pages !== document.pages)) return;
    await recordOutcome(document, { status: 'failed', errorCode, updatedAt: timestamp(clock.now()) });
  };

  /**
   * Also records the webhook event, if the environment has webhooks and the status changes. False if the document was
   * deleted or has expired.
   */
  async function recordOutcome(document: DocumentSource, outcome: outcomes.ParseOutcome): Promise<boolean> {
    const { id, workspaceId, environmentId } = document;
    if (await outcomes.updateParsed(db, { id, onlyUnheard: true }, outcome)) return true;
    return database.transaction(async (tx) => {
      const before = await outcomes.lockStatus(tx, id);
      if (!(await outcomes.updateParsed(tx, { id, onlyUnheard: false }, outcome))) return false;
      if (before === outcome.status) return true;
      const kind = outcome.status === 'parsed' ? 'document.parsed' : 'document.failed';
      await webhookEvents.record(tx, { kind, workspaceId, environmentId, resourceId: id, documentId: id }, async () => {
        const found = await documents.findDocument(tx, id);
        return found && present(found);
      });
      return true;
    });
  }

  /** False if the document was deleted or has expired while its layout was made. */
  async function recordParsed(part: ParsedPart, layout: Layout): Promise<boolean> {
    if (!part.isOwn)
      return part.isRead || (await documents.findDocumentSource(db, part.id, parser.version)) !== undefined;
    if (part.status === 'parsed') return true;
    return recordOutcome(part, {
      status: 'parsed',
      errorCode: null,
      content: layoutText(layout),
      pageCount: layout.pageCount,
      warnings: layout.warnings ?? [],
      updatedAt: timestamp(clock.now()),
    });
  }

  return {
    fail,

    async renderPage(documentId, page, signal) {
      const document = await documents.findDocumentSource(db, documentId, parser.version);
      if (document === undefined) return null;
      const mimeType = parseMediaType(document.mimeType).type as ParsableType;
      return readable.withFile(document, (path) => parser.draw({ path, mimeType }, page, { signal }), { signal });
    },

    async cutPages(documentId, pages, signal) {
      const document = await documents.findDocumentSource(db, documentId, parser.version);
      if (document === undefined) return null;
      const mimeType = parseMediaType(document.mimeType).type as ParsableType;
      if (mimeType !== 'application/pdf') return null;
      const cut = (path: string) => parser.cut({ path, mimeType }, [pages], { signal });
      const [excerpt = null] = await readable.withFile(document, cut, { signal });
      return excerpt;
    },

    async excerpts(documentId, parts, signal) {
      const document = await findSource(documentId);
      const mimeType = parseMediaType(document.mimeType).type as ParsableType;
      return readable.withFile(document, (path) => parser.cut({ path, mimeType }, parts, { signal }), { signal });
    },

    async adoptLayout(documentId, layout) {
      const part = await partOf(await findSource(documentId), null);
      if (!part.isRead) await keep(part, layout);
      if (!(await recordParsed(part, layout))) await files.release([part.blobHash]);
    },

    async drawImage(documentId, page, options) {
      const document = await findSource(documentId);
      const mimeType = parseMediaType(document.mimeType).type as ParsableType;
      const group = [document.ownerId, document.workspaceId];
      const draw = (path: string) => parser.drawImage({ path, mimeType }, page, { ...options, group });
      return readable.withFile(document, draw, { signal: options.signal });
    },

    async getLayout(documentId, { pages = null, signal } = {}) {
      const document = await findSource(documentId);
      try {
        const part = await partOf(document, pages);
        const layout = await once(part, signal);
        const isThere = await recordParsed(part, layout);
        // The layout was stored after the files of the document were deleted.
        if (!isThere) await files.release([document.blobHash]);
        return layout;
      } catch (error) {
        if (error instanceof ParseError && !error.retryable) await fail(documentId, error, { pages });
        throw error;
      }
    },
  };
}

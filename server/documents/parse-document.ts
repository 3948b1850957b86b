import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { layoutText, type Layout, type LayoutPage } from '../parsing/layout.ts';
import { ParseError, type DrawnPage, type ParsableType, type ParseLimits, type Parser } from '../parsing/parser.ts';
import type { EventRecorder } from '../webhooks/record-event.ts';
import * as documents from './repository.ts';
import type { Document, DocumentSource } from './repository.ts';
import { documentKey, layoutPrefix } from './stored-files.ts';

/** Parses each stored file once, and keeps its documents' status. */
export interface DocumentParsing {
  /**
   * The layout of a document, from the cache or made now; the document is `parsed` or `failed` afterwards. Throws
   * `ParseError`, or the signal's reason. A failure that another attempt may not meet leaves the document `received`.
   */
  layoutOf(documentId: string, signal?: AbortSignal): Promise<Layout>;
  /** The picture of a page of the document's layout; null where there is none. */
  pictureOf(documentId: string, page: LayoutPage, signal: AbortSignal): Promise<DrawnPage | null>;
  /** Marks a document as failed when no further attempt will be made. */
  fail(documentId: string, error: ParseError): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  blobs: BlobStore;
  parser: Parser;
  limits: ParseLimits;
  webhookEvents: EventRecorder;
  /** A document as the API answers it. */
  present: (document: Document) => object;
}

const compress = promisify(gzip);
const decompressLarge = promisify(gunzip);

/** Bytes up to which decompressing takes less time than the wait for a thread. */
const SMALL_LAYOUT = 64 * 1024;
const decompress = (compressed: Buffer) =>
  compressed.length <= SMALL_LAYOUT ? gunzipSync(compressed) : decompressLarge(compressed);

/**
 * Layouts, compressed no larger than this, and so many of them, are kept: a document is extracted again by another
 * schema or version.
 */
const KEPT_LAYOUT = 16 * 1024;
const MAX_CACHED_LAYOUTS = 50;

export function createDocumentParsing(dependencies: Dependencies): DocumentParsing {
  const { database, clock, blobs, parser, limits, webhookEvents, present } = dependencies;
  const { db } = database;
  /** Parsings in progress: requests for the same bytes share the result. */
  const underWay = new Map<string, Promise<Layout>>();

  const layoutKey = ({ blobHash, mimeType }: DocumentSource) =>
    `${layoutPrefix(blobHash)}/${`${mimeType}-${parser.version}`.replaceAll(/[^a-z0-9._-]/g, '.')}.json.gz`;

  /** Nobody changes them. */
  const kept = new LRUCache<string, Layout>({ max: MAX_CACHED_LAYOUTS });

  async function cached(document: DocumentSource): Promise<Layout | null> {
    if (!document.isRead) return null;
    const key = layoutKey(document);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const compressed = await blobs.get(key);
    if (compressed === null) return null;
    const layout = JSON.parse((await decompress(compressed)).toString('utf8')) as Layout;
    if (compressed.length <= KEPT_LAYOUT) kept.set(key, layout);
    return layout;
  }

  async function parse(document: DocumentSource, signal: AbortSignal | undefined): Promise<Layout> {
    const mimeType = document.mimeType as ParsableType;
    const layout = await blobs.withFile(documentKey(document.blobHash), (path) =>
      parser.parse({ path, mimeType }, { limits, ...(signal && { signal }) }),
    );
    if (layout.pages.every((page) => page.text.trim() === '')) {
      throw new ParseError(
        'document_empty',
        'No text was found in the document: it is empty, or a scan without a text layer.',
      );
    }
    await blobs.put(layoutKey(document), await compress(JSON.stringify(layout), { level: 1 }));
    await db
      .insertInto('parsings')
      .values({
        blob_hash: document.blobHash,
        mime_type: mimeType,
        parser_version: parser.version,
        page_count: layout.pageCount,
        created_at: timestamp(clock.now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return layout;
  }

  /** The first caller's signal aborts the parsing for all; the others start it again. */
  async function once(document: DocumentSource, signal: AbortSignal | undefined): Promise<Layout> {
    const key = layoutKey(document);
    for (;;) {
      signal?.throwIfAborted();
      const other = underWay.get(key);
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
      .finally(() => underWay.delete(key));
    underWay.set(key, mine);
    return mine;
  }

  async function fail(documentId: string, { code, retryable, detail }: ParseError): Promise<void> {
    const errorCode = { code, retryable, ...(detail !== undefined && { detail }) };
    const document = await documents.findDocumentSource(db, documentId, parser.version);
    if (document === undefined) return;
    await recordOutcome(document, { status: 'failed', errorCode, updatedAt: timestamp(clock.now()) });
  }

  /** With the event of webhooks, where the environment has some and the status changes. */
  async function recordOutcome(document: DocumentSource, outcome: documents.ParseOutcome): Promise<void> {
    const { id, workspaceId, environmentId } = document;
    if (!(await webhookEvents.isNeeded(db, environmentId))) return documents.updateParsed(db, id, outcome);
    await database.transaction(async (tx) => {
      const before = await documents.lockStatus(tx, id);
      await documents.updateParsed(tx, id, outcome);
      if (before === undefined || before === outcome.status) return;
      const kind = outcome.status === 'parsed' ? 'document.parsed' : 'document.failed';
      await webhookEvents.record(tx, { kind, workspaceId, environmentId, resourceId: id, documentId: id }, async () => {
        const found = await documents.findDocument(tx, id);
        return found && present(found);
      });
    });
  }

  return {
    fail,

    async pictureOf(documentId, page, signal) {
      const document = await documents.findDocumentSource(db, documentId, parser.version);
      if (document === undefined) return null;
      const mimeType = document.mimeType as ParsableType;
      return blobs.withFile(documentKey(document.blobHash), (path) =>
        parser.draw({ path, mimeType }, page, { signal }),
      );
    },

    async layoutOf(documentId, signal) {
      const document = await documents.findDocumentSource(db, documentId, parser.version);
      if (document === undefined) throw new ParseError('document_unreadable', 'The document was deleted.');
      try {
        const layout = await once(document, signal);
        if (document.status !== 'parsed') {
          await recordOutcome(document, {
            status: 'parsed',
            errorCode: null,
            content: layoutText(layout),
            pageCount: layout.pageCount,
            updatedAt: timestamp(clock.now()),
          });
        }
        return layout;
      } catch (error) {
        if (error instanceof ParseError && !error.retryable) await fail(documentId, error);
        throw error;
      }
    },
  };
}

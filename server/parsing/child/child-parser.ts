import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ChildPoolError, ChildTaskError } from '../../children/child-pool-error.ts';
import { createChildPool, resolveSiblingEntry, type ChildPool, type RestartReason } from '../../children/child-pool.ts';
import { LEAN_ALLOCATION } from '../../children/lean-allocation.ts';
import { retryKilled } from '../../children/retry-killed.ts';
import { OCR_LANGUAGES, type OcrLanguage } from '../../lib/ocr-languages.ts';
import type { LayoutPage } from '../layout.ts';
import type { ParseChildProgress, ParseChildRequest, ParseChildResult } from './parse-tasks.ts';
import { ParseError, type Inspection, type Parser, type ParseErrorCode } from '../parser.ts';
import { MAX_PIXELS, tooSlow } from '../parse-limits.ts';
import { isPicture } from '../formats/picture/picture-types.ts';
import { createImageDrawing } from '../drawing/image-drawing.ts';
import { createRecognition } from '../ocr/page-recognition.ts';
import { LayoutReceiver } from './layout-chunks.ts';

export interface ParserOptions {
  /** Documents parsed at a time. */
  poolSize: number;
  /** Children that also do other work; by default the parser has children of its own. Closing closes it. */
  pool?: ParsePool;
  /** Resident memory, in bytes, at which a process is killed. */
  maxRssBytes: number;
  /** Milliseconds for the first look at a file; default 15,000. */
  inspectDeadlineMs?: number;
  /** The most pixels of a picture; default 100 million. */
  maxPixels?: number;
  /** The languages that OCR recognises; all by default. */
  ocrLanguages?: readonly OcrLanguage[];
  /** The file of the OCR child; tests replace it. */
  ocrEntry?: URL;
  /** Called when a child that parses has ended and is replaced. */
  onRestart?: (reason: RestartReason) => void;
  /** The file that the children run; tests replace it. */
  entry?: URL;
}

export type ParsePool = ChildPool<ParseChildRequest, ParseChildResult, ParseChildProgress>;

/** Files up to this size, in bytes, may use a reserved process for a limited time while the others are busy. */
const SMALL_FILE = 128 * 1024;
const QUICK_DEADLINE_MS = 3_000;
/** Documents after which a process is replaced, and pages after which the one that recognises text is. */
const MAX_TASKS = 200;
/** Of what a process may use, the rest is outside of its JavaScript heap. */
const HEAP_SHARE = 0.75;
/** The models that recognise text need it. */
const MAX_OCR_BYTES = 1.25 * 2 ** 30;

/** For one page, and for cutting one part. */
const DRAW_DEADLINE_MS = 30_000;

/** Raise it whenever the same bytes give another layout. */
const OWN_VERSION = 17;

/** Parses in child processes, since no library can be trusted to end, or to stay within its memory. */
export function createParser(options: ParserOptions): Parser {
  const { maxRssBytes, inspectDeadlineMs = 15_000, maxPixels = MAX_PIXELS, ocrLanguages = OCR_LANGUAGES } = options;
  const makePool = (size: number, spare: number): ParsePool =>
    createChildPool({
      spare,
      env: LEAN_ALLOCATION,
      entry: options.entry ?? resolveSiblingEntry('parse-child', import.meta.url),
      size,
      maxRssBytes,
      maxTasksPerChild: MAX_TASKS,
      heapMb: Math.round((maxRssBytes / 2 ** 20) * HEAP_SHARE),
      ...(options.onRestart && { onRestart: options.onRestart }),
    });
  const { pool: sharedPool } = options;
  const parsePool = sharedPool ?? makePool(options.poolSize, 1);
  const quickPool = sharedPool ?? makePool(1, 0);
  // An upload does not wait for a long document.
  const inspectPool = sharedPool ?? makePool(1, 0);
  const recognition = createRecognition({
    maxPagesPerChild: MAX_TASKS,
    maxRssBytes: MAX_OCR_BYTES,
    maxPixels,
    languages: ocrLanguages,
    ...(options.ocrEntry === undefined ? {} : { entry: options.ocrEntry }),
    ...(options.onRestart && { onRestart: options.onRestart }),
  });

  const drawing = createImageDrawing({ maxRssBytes, onRestart: options.onRestart });

  return {
    version: [
      OWN_VERSION,
      `liteparse-${packageVersion('@llamaindex/liteparse')}`,
      'ppocr4',
      `tesseract-${packageVersion('tesseract.js-core')}-${[...ocrLanguages].sort().join('.')}`,
    ].join('+'),

    async inspect(file) {
      let seen: Inspection | null = null;
      const onProgress = (step: ParseChildProgress): void => {
        if ('mimeType' in step) seen = { ...step, pageCount: null };
      };
      const readSeen = (): Inspection | null => seen;
      try {
        const run = await retryKilled(() =>
          inspectPool.run({ kind: 'inspect', file, maxPixels }, { deadlineMs: inspectDeadlineMs, onProgress }),
        );
        const inspection = readSeen();
        if (inspection === null) throw new ParseError('internal_error', 'The file could not be inspected.');
        return { ...inspection, pageCount: run.pageCount };
      } catch (error) {
        // The type is known and only the pages could not be counted: parsing will report what is wrong with the file.
        const inspection = readSeen();
        if (inspection !== null && error instanceof ChildPoolError && error.reason !== 'closed') return inspection;
        throw parseError(error, { deadlineMs: inspectDeadlineMs, maxRssBytes });
      }
    },

    async parse(file, { limits, pages: ranges = [], signal, group = [''] }) {
      const { maxPages, maxCharacters, deadlineMs } = limits;
      const attemptIn = async (pool: ParsePool, taskDeadlineMs: number) => {
        signal?.throwIfAborted();
        const receiver = new LayoutReceiver();
        const {
          pageCount,
          unread,
          warnings = [],
          elapsedMs,
        } = await pool.run(
          { kind: 'parse', ...file, limits: { maxPages, maxCharacters, maxPixels, pages: ranges } },
          {
            deadlineMs: taskDeadlineMs,
            group,
            ...(signal === undefined ? {} : { signal }),
            onProgress: (step) => {
              if ('chunk' in step) receiver.add(step.chunk);
            },
          },
        );
        const layout = receiver.layout({ pageCount, truncated: false, ...(warnings.length > 0 && { warnings }) });
        return { layout, unread, spentMs: elapsedMs ?? 0 };
      };
      /** A small file does not wait for large ones. One that takes long after all waits with them. */
      const attempt = async () => {
        const mayBeQuick = quickPool !== parsePool && parsePool.isFull(group) && deadlineMs > QUICK_DEADLINE_MS;
        if (!mayBeQuick || !(await isSmall(file.path))) return attemptIn(parsePool, deadlineMs);
        return attemptIn(quickPool, QUICK_DEADLINE_MS).catch((error: unknown) => {
          if (error instanceof ChildPoolError && error.reason === 'deadline') return attemptIn(parsePool, deadlineMs);
          throw error;
        });
      };
      try {
        // A process may crash of what an earlier document did to it: once more, then.
        const { layout, unread, spentMs } = await retryKilled(attempt, signal).catch((error: unknown) => {
          if (error instanceof ChildPoolError && error.reason === 'crashed') return retryKilled(attempt, signal);
          throw error;
        });
        if (unread === undefined || unread.length === 0) return layout;
        const document = { path: file.path, pages: layout.pages, unread, spentMs };
        const pages = await recognition.complete(document, { limits, ...(signal === undefined ? {} : { signal }) });
        return { ...layout, pages };
      } catch (error) {
        signal?.throwIfAborted();
        throw parseError(error, { deadlineMs, maxRssBytes });
      }
    },

    async unlock(file, { deadlineMs, signal }) {
      try {
        const options = { deadlineMs, ...(signal === undefined ? {} : { signal }) };
        await retryKilled(() => parsePool.run({ kind: 'unlock', ...file }, options), signal);
      } catch (error) {
        signal?.throwIfAborted();
        throw parseError(error, { deadlineMs, maxRssBytes });
      }
    },

    async draw(file, page, { signal }) {
      if (file.mimeType !== 'application/pdf' && !isPicture(file.mimeType)) return null;
      // The lines are most of a page, and drawing needs none of them.
      const bare: LayoutPage = { ...page, text: '', lines: [], tables: [] };
      try {
        const options = { deadlineMs: DRAW_DEADLINE_MS, ...(signal === undefined ? {} : { signal }) };
        const { picture } = await retryKilled(
          () => parsePool.run({ kind: 'draw', ...file, page: bare }, options),
          signal,
        );
        return picture === undefined ? null : { mediaType: 'image/jpeg', bytes: picture };
      } catch (error) {
        signal?.throwIfAborted();
        throw parseError(error, { deadlineMs: DRAW_DEADLINE_MS, maxRssBytes });
      }
    },

    async cut({ path, mimeType }, parts, { signal }) {
      if (mimeType !== 'application/pdf' && !isPicture(mimeType)) return parts.map(() => null);
      const deadlineMs = DRAW_DEADLINE_MS * parts.length;
      try {
        const options = { deadlineMs, ...(signal === undefined ? {} : { signal }) };
        const { excerpts = [] } = await retryKilled(
          () => parsePool.run({ kind: 'cut', path, mimeType, parts, maxPixels }, options),
          signal,
        );
        return excerpts;
      } catch (error) {
        signal?.throwIfAborted();
        throw parseError(error, { deadlineMs, maxRssBytes });
      }
    },

    async drawImage(file, page, { signal, group = [''], ...image }) {
      const request = { ...file, page, ...image, maxPixels };
      try {
        return await drawing.draw(request, { deadlineMs: DRAW_DEADLINE_MS, group, ...(signal && { signal }) });
      } catch (error) {
        signal?.throwIfAborted();
        throw parseError(error, { deadlineMs: DRAW_DEADLINE_MS, maxRssBytes });
      }
    },

    async close() {
      const pools = [parsePool, quickPool, inspectPool, recognition, drawing];
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}

const isSmall = async (path: string): Promise<boolean> => (await stat(path)).size <= SMALL_FILE;

/** `none` where the optional engines are not installed. */
function packageVersion(name: string): string {
  const load = createRequire(import.meta.url);
  try {
    return (load(`${name}/package.json`) as { version: string }).version;
  } catch {
    return 'none';
  }
}

const CODES: ReadonlySet<string> = new Set<ParseErrorCode>([
  'unsupported_file_type',
  'document_empty',
  'document_unreadable',
  'document_encrypted',
  'too_many_pages',
  'payload_too_large',
]);

interface Bounds {
  deadlineMs: number;
  maxRssBytes: number;
}

function parseError(error: unknown, bounds: Bounds): unknown {
  if (error instanceof ChildPoolError) return poolError(error, bounds);
  if (!(error instanceof ChildTaskError)) return error;
  const { code, message, retryable, detail } = error;
  if (error.name === 'ParseError' && code !== undefined && CODES.has(code)) {
    return new ParseError(code as ParseErrorCode, message, {
      cause: error,
      ...(retryable === undefined ? {} : { retryable }),
      ...(detail === undefined ? {} : { detail }),
    });
  }
  return new ParseError('internal_error', 'The document could not be parsed.', {
    detail: code ?? error.name,
    cause: error,
  });
}

function poolError(error: ChildPoolError, { deadlineMs, maxRssBytes }: Bounds): ParseError {
  const mebibytes = Math.round(maxRssBytes / 2 ** 20);
  switch (error.reason) {
    case 'deadline':
      return tooSlow(deadlineMs, error);
    case 'memory':
      return new ParseError(
        'document_unreadable',
        `The document needs more than ${mebibytes} MiB of memory to be parsed (EXCERPT_CHILD_MEMORY_MIB).`,
        {
          detail: `EXCERPT_CHILD_MEMORY_MIB=${mebibytes}`,
          cause: error,
        },
      );
    case 'crashed':
      return new ParseError('document_unreadable', 'The document cannot be read: parsing it crashed, twice.', {
        detail: error.message,
        cause: error,
      });
    case 'killed':
    case 'aborted':
    case 'closed':
      return new ParseError('interrupted', 'Parsing was interrupted.', { retryable: true, cause: error });
  }
}

import { ChildPoolError } from '../lib/child-pool-error.ts';
import { createChildPool, siblingEntry, type ChildPool } from '../lib/child-pool.ts';
import type { LayoutPage } from './layout.ts';
import type { OcrRequest, OcrResult } from './ocr-child.ts';
import { ParseError, type ParseLimits } from './parser.ts';

/** Pages of a document whose text has to be read off their picture; 1-based. */
export interface UnreadPages {
  kind: OcrRequest['kind'];
  pages: number[];
}

export interface RecognitionOptions {
  /** Pages after which the process is replaced. */
  maxPagesPerChild: number;
  /** Resident memory, in bytes, at which the process is killed. */
  maxRssBytes: number;
  entry?: URL;
}

export interface Recognition {
  /**
   * The document's pages with the unread ones replaced by what was recognised on them. `spentMs`: what parsing took of
   * the deadline. Throws `ParseError`, `ChildPoolError` and `ChildTaskError`.
   */
  complete(
    document: { path: string; pages: LayoutPage[]; unread: UnreadPages; spentMs: number },
    options: { limits: ParseLimits; signal?: AbortSignal },
  ): Promise<LayoutPage[]>;
  close(): Promise<void>;
}

/** Reads pages one at a time in a process of its own: documents that need it take turns, page by page. */
export function createRecognition({ maxPagesPerChild, maxRssBytes, entry }: RecognitionOptions): Recognition {
  const pool: ChildPool<OcrRequest, OcrResult> = createChildPool({
    entry: entry ?? siblingEntry('ocr-child', import.meta.url),
    size: 1,
    maxRssBytes,
    maxTasksPerChild: maxPagesPerChild,
    heapMb: 512,
  });

  return {
    async complete({ path, pages, unread, spentMs }, { limits, signal }) {
      const completed = new Map(pages.map((page) => [page.number, page]));
      let characters = pages.reduce((sum, page) => sum + page.text.length, 0);
      let leftMs = limits.deadlineMs - spentMs;
      for (const number of unread.pages) {
        if (leftMs <= 0) throw new ParseError('parse_timeout', 'The document took too long to parse.', { detail: `${limits.deadlineMs} ms` });
        const before = completed.get(number);
        const longestSide = Math.max(before?.width ?? 0, before?.height ?? 0);
        const options = { deadlineMs: Math.ceil(leftMs), ...(signal === undefined ? {} : { signal }) };
        const { page, elapsedMs } = await twice(() => pool.run({ path, kind: unread.kind, page: number, longestSide }, options));
        leftMs -= elapsedMs;
        const better = chooseReading(before, page, number);
        completed.set(number, better);
        characters += better.text.length - (before?.text.length ?? 0);
        if (characters > limits.maxCharacters) {
          throw new ParseError('payload_too_large', `The document has more than ${limits.maxCharacters} characters of text.`);
        }
      }
      return [...completed.values()].sort((a, b) => a.number - b.number);
    },

    close: () => pool.close(),
  };
}

/** The process may die of what an earlier page did to it: once more, then. */
async function twice<T>(attempt: () => Promise<T>): Promise<T> {
  return await attempt().catch((error: unknown) => {
    if (error instanceof ChildPoolError && error.reason === 'crashed') return attempt();
    throw error;
  });
}

/** A page with more text of its own than could be recognised keeps it. */
function chooseReading(own: LayoutPage | undefined, recognized: LayoutPage | null, number: number): LayoutPage {
  if (own === undefined) return recognized ?? { number, width: 0, height: 0, source: 'ocr', text: '', lines: [], tables: [] };
  return recognized === null || recognized.text.length < own.text.length / 2 ? own : recognized;
}

import type { UnreadPage } from '../parse-step.ts';
import { ChildPoolError, ChildTaskError } from '../../children/child-pool-error.ts';
import { createChildPool, resolveSiblingEntry, type ChildPool, type RestartReason } from '../../children/child-pool.ts';
import { LEAN_ALLOCATION } from '../../children/lean-allocation.ts';
import { retryKilled } from '../../children/retry-killed.ts';
import type { LayoutPage } from '../layout.ts';
import type { OcrRequest, OcrResult } from './ocr-task.ts';
import type { OcrLanguage } from '../../lib/ocr-languages.ts';
import { tooLong, tooSlow } from '../parse-limits.ts';
import type { ParseLimits } from '../parser.ts';

export interface RecognitionOptions {
  /** Pages after which the process is replaced. */
  maxPagesPerChild: number;
  /** Resident memory, in bytes, at which the process is killed. */
  maxRssBytes: number;
  /** Of a picture. */
  maxPixels: number;
  languages: readonly OcrLanguage[];
  entry?: URL;
  onRestart?: (reason: RestartReason) => void;
}

export interface Recognition {
  /**
   * The document's pages with the unread ones replaced by what was recognised on them. `spentMs`: what parsing took of
   * the deadline. Throws `ParseError`, `ChildPoolError` and `ChildTaskError`.
   */
  complete(
    document: { path: string; pages: LayoutPage[]; unread: UnreadPage[]; spentMs: number },
    options: { limits: ParseLimits; signal?: AbortSignal },
  ): Promise<LayoutPage[]>;
  close(): Promise<void>;
}

/** Reads pages one at a time in a process of its own: documents that need it take turns, page by page. */
export function createRecognition({
  maxPagesPerChild,
  maxRssBytes,
  maxPixels,
  languages,
  entry,
  onRestart,
}: RecognitionOptions): Recognition {
  const pool: ChildPool<OcrRequest, OcrResult> = createChildPool({
    entry: entry ?? resolveSiblingEntry('ocr-child', import.meta.url),
    size: 1,
    maxRssBytes,
    maxTasksPerChild: maxPagesPerChild,
    heapMb: 512,
    env: LEAN_ALLOCATION,
    ...(onRestart && { onRestart }),
  });

  return {
    async complete({ path, pages, unread, spentMs }, { limits, signal }) {
      const completed = new Map(pages.map((page) => [page.number, page]));
      let characters = pages.reduce((sum, page) => sum + page.text.length, 0);
      let leftMs = limits.deadlineMs - spentMs;
      // Pages that have a text of their own may only take the time that is left.
      const isOptional = ({ hasText }: UnreadPage): number => (hasText === true ? 1 : 0);
      /** Of the pages that have none. */
      let spareMs = (limits.scannedPageMs ?? 0) * unread.filter((page) => isOptional(page) === 0).length;
      for (const { number, hasText, ...place } of unread.toSorted((a, b) => isOptional(a) - isOptional(b))) {
        if (hasText === true) spareMs = 0;
        if (leftMs + spareMs <= 0 && hasText === true) break;
        if (leftMs + spareMs <= 0) throw tooSlow(limits.deadlineMs);
        const before = completed.get(number) ?? emptyPage(number);
        const longestSide = Math.max(before.width, before.height);
        const options = { deadlineMs: Math.ceil(leftMs + spareMs), ...(signal === undefined ? {} : { signal }) };
        const request = { path, ...place, longestSide, maxPixels, languages: [...languages] };
        const { page, elapsedMs } = await twice(() => retryKilled(() => pool.run(request, options), signal)).catch(
          (error: unknown) => {
            if (hasText === true && signal?.aborted !== true) return { page: null, elapsedMs: leftMs };
            // What is wrong with an attachment is not wrong with the document.
            if (
              place.attachment !== undefined &&
              error instanceof ChildTaskError &&
              error.code === 'document_unreadable'
            )
              return { page: null, elapsedMs: 0 };
            throw error;
          },
        );
        leftMs -= Math.max(0, elapsedMs - spareMs);
        spareMs = Math.max(0, spareMs - elapsedMs);
        const better = chooseReading(before, page);
        completed.set(number, better);
        characters += better.text.length - before.text.length;
        if (characters > limits.maxCharacters) throw tooLong(limits.maxCharacters);
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

function emptyPage(number: number): LayoutPage {
  return { number, width: 0, height: 0, source: 'ocr', text: '', lines: [], tables: [] };
}

/** A page with more text of its own than could be recognised keeps it. */
function chooseReading(own: LayoutPage, recognized: LayoutPage | null): LayoutPage {
  if (recognized === null || recognized.text.length < own.text.length / 2) return own;
  return { ...recognized, number: own.number, ...(own.name !== undefined && { name: own.name }) };
}

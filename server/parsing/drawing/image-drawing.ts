import { createChildPool, resolveSiblingEntry, type ChildPool, type RestartReason } from '../../children/child-pool.ts';
import type { TaskGroup } from '../../children/fair-choice.ts';
import { retryKilled } from '../../children/retry-killed.ts';
import type { DrawRequest } from './draw-page-image.ts';
import { findFonts } from './own-fonts.ts';

interface ImageDrawingOptions {
  /** Resident memory, in bytes, at which the process is killed. */
  maxRssBytes: number;
  onRestart?: ((reason: RestartReason) => void) | undefined;
}

export interface ImageDrawing {
  /** Throws `ChildPoolError` and `ChildTaskError`. */
  draw(
    request: DrawRequest,
    options: { deadlineMs: number; group: TaskGroup; signal?: AbortSignal },
  ): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Viewers of a document ask for its next page soon. */
const IDLE_MS = 5 * 60_000;

/** Draws pages for people in a process of its own, so that looking at documents does not hold up parsing. */
export function createImageDrawing({ maxRssBytes, onRestart }: ImageDrawingOptions): ImageDrawing {
  const pool: ChildPool<DrawRequest, Uint8Array> = createChildPool({
    entry: resolveSiblingEntry('draw-child', import.meta.url),
    size: 1,
    maxRssBytes,
    maxTasksPerChild: 1_000,
    heapMb: 256,
    env: findFonts(),
    idleMs: IDLE_MS,
    ...(onRestart && { onRestart }),
  });
  return {
    draw: (request, options) =>
      // Readers scroll past pages: a page that is being drawn is drawn to its end, since a new process costs more.
      retryKilled(() => pool.run(request, { ...options, endsOnAbort: false }), options.signal),
    close: () => pool.close(),
  };
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createChildPool, resolveSiblingEntry, type ChildPool, type RestartReason } from '../../children/child-pool.ts';
import type { TaskGroup } from '../../children/fair-choice.ts';
import { retryKilled } from '../../children/retry-killed.ts';
import type { DrawRequest } from './draw-page-image.ts';

/** The archive of `npm run bundle` has fonts here. A clone and the npm package have none. */
const OWN_FONTS = fileURLToPath(new URL('../../../fonts/fonts.conf', import.meta.url));
const SYSTEM_FONTS = '/etc/fonts/fonts.conf';

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

/** The environment of a child that draws pages of text: on a machine without fonts, the program's own. */
export function findFonts({ system = SYSTEM_FONTS, own = OWN_FONTS } = {}): Readonly<Record<string, string>> {
  return existsSync(system) || !existsSync(own) ? {} : { FONTCONFIG_FILE: own };
}

import { createExtractionPool, type ExtractionPool } from '../../server/extraction/child/extraction-pool.ts';
import type { Config } from '../../server/config.ts';
import { createParser } from '../../server/parsing/child/child-parser.ts';
import type { Parser } from '../../server/parsing/parser.ts';

export interface Children {
  parser: Parser;
  pool: ExtractionPool;
}

const shared = new Map<string, Children>();

/**
 * The child processes for a test app. Apps of one worker with the same settings share them: starting them anew for each
 * app took a third of the suite's processor time. They end with the worker.
 */
export function shareChildren({ childMemoryBytes, parser, extractor, limits, ocrLanguages }: Config): Children {
  const settings = JSON.stringify([childMemoryBytes, parser.processes, extractor, limits.pixels, ocrLanguages]);
  const known = shared.get(settings);
  if (known !== undefined) return known;
  const keepOpen = async (): Promise<void> => undefined;
  const children: Children = {
    parser: {
      ...createParser({
        poolSize: parser.processes,
        maxRssBytes: childMemoryBytes,
        maxPixels: limits.pixels,
        ocrLanguages,
      }),
      close: keepOpen,
    },
    pool: {
      ...createExtractionPool({
        processes: extractor.processes,
        maxRssBytes: childMemoryBytes,
        deadlineMs: extractor.timeoutMs,
      }),
      close: keepOpen,
    },
  };
  shared.set(settings, children);
  return children;
}

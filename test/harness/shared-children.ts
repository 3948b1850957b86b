import { fileURLToPath, pathToFileURL } from 'node:url';
import { createExtractionPool, type ExtractionPool } from '../../server/extraction/child/extraction-pool.ts';
import type { Config } from '../../server/config.ts';
import { createParser } from '../../server/parsing/child/child-parser.ts';
import type { Parser } from '../../server/parsing/parser.ts';
import { asBuilt } from './server-process.ts';

export interface Children {
  parser: Parser;
  pool: ExtractionPool;
}

/** A bundled child starts in a third of the time. */
const findEntry = (program: string): URL => {
  const [path = ''] = asBuilt([fileURLToPath(new URL(`../../${program}`, import.meta.url))]);
  return pathToFileURL(path);
};

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
        entry: findEntry('server/parsing/child/parse-child.ts'),
        poolSize: parser.processes,
        maxRssBytes: childMemoryBytes,
        maxPixels: limits.pixels,
        ocrLanguages,
      }),
      close: keepOpen,
    },
    pool: {
      ...createExtractionPool({
        entry: findEntry('server/extraction/child/extraction-child.ts'),
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

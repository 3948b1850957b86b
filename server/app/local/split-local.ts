import { basename } from 'node:path';
import { loadConfig, readEnvironment, type Config } from '../../config.ts';
import type { Environment } from '../../config/read-settings.ts';
import { createExtractionPool } from '../../extraction/child/extraction-pool.ts';
import { createSchemaTasks, type SplitPacket, type SplitterRules } from '../../extraction/child/schema-tasks.ts';
import type { Parser } from '../../parsing/parser.ts';
import { Closers } from '../closers.ts';
import { openLocalPool } from './local-pool.ts';
import { openLocalParser, parseLocalFile } from './parse-local-file.ts';

export type { SplitPacket, SplitterRules };

export interface LocalSplitter {
  /**
   * Throws `ParseError`, `ExtractionError`, and the signal's reason.
   * @param rules those of this file, if it has its own
   */
  split(path: string, signal: AbortSignal, rules?: SplitterRules): Promise<SplitPacket>;
  /** Pages of a file as a PDF. Throws for types without pages that can be cut. */
  cut(path: string, pages: readonly number[], signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Splits files on this machine with the parser, the splitting and the limits of the server. Throws `ConfigError`. */
export async function openLocalSplitter(rules: SplitterRules, overrides: Environment = {}): Promise<LocalSplitter> {
  const config: Config = loadConfig({ ...readEnvironment(), ...overrides });
  const closers = new Closers();
  const localPool = openLocalPool(config, 1, closers);
  const pool = createExtractionPool({
    pool: localPool.extraction,
    processes: localPool.size,
    maxRssBytes: config.childMemoryBytes,
    deadlineMs: config.extractor.timeoutMs,
  });
  closers.add(() => pool.close());
  const parser = openLocalParser(config, localPool, closers);
  const tasks = createSchemaTasks(pool);
  return {
    async split(path, signal, own = rules) {
      const { layout } = await parseLocalFile(path, { config, parser, signal });
      return tasks.splitPacket({ layout, rules: own }, { signal });
    },
    cut: (path, pages, signal) => cutFile(parser, { path, pages, signal }),
    close: () => closers.closeAll(),
  };
}

interface Cut {
  path: string;
  pages: readonly number[];
  signal: AbortSignal;
}

async function cutFile(parser: Parser, { path, pages, signal }: Cut): Promise<Uint8Array> {
  const { mimeType } = await parser.inspect({ path, filename: basename(path) });
  const [excerpt] = await parser.cut({ path, mimeType }, [pages], { signal });
  if (excerpt === undefined || excerpt === null)
    throw new Error(`${basename(path)} cannot be cut: only PDFs and pictures have pages of their own.`);
  return excerpt.bytes;
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readEnvironment, loadConfig, type Config } from '../config.ts';
import { createParser } from '../parsing/child/child-parser.ts';
import type { Layout } from '../parsing/layout.ts';

export interface ParsedDocument {
  mimeType: string;
  layout: Layout;
}

export interface CachedParser {
  /** Throws `ParseError`, and a plain error for a file that cannot be read. */
  parse(path: string): Promise<ParsedDocument>;
  close(): Promise<void>;
}

interface CachedParserOptions {
  /** Child processes. */
  processes: number;
  /** Where parsed documents are kept; a temporary directory if absent. */
  directory?: string | undefined;
}

/** Parses files under the server's limits, each content once for each version of the parser. */
export function openCachedParser(
  { processes, directory = join(tmpdir(), 'excerpt-eval') }: CachedParserOptions,
  config: Config = loadConfig(readEnvironment()),
): CachedParser {
  const { pages, characters, pixels } = config.limits;
  const parser = createParser({
    poolSize: processes,
    maxRssBytes: config.childMemoryBytes,
    maxPixels: pixels,
    ocrLanguages: config.ocrLanguages,
  });
  const limits = {
    maxPages: pages,
    maxCharacters: characters,
    deadlineMs: config.parser.timeoutMs,
    scannedPageMs: config.parser.scannedPageMs,
  };
  const folder = join(directory, parser.version);
  return {
    async parse(path) {
      const bytes = await readFile(path);
      const hash = createHash('sha256').update(bytes).update(basename(path)).digest('hex');
      const cached = join(folder, `${hash}.json`);
      const known = await readFile(cached, 'utf8').catch(() => null);
      if (known !== null) return JSON.parse(known) as ParsedDocument;
      const { mimeType } = await parser.inspect({
        path,
        filename: basename(path),
      });
      const parsed = {
        mimeType,
        layout: await parser.parse({ path, mimeType }, { limits }),
      };
      await mkdir(folder, { recursive: true });
      await writeFile(cached, JSON.stringify(parsed));
      return parsed;
    },
    close: () => parser.close(),
  };
}

import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { readEnvironment, loadConfig } from '../config.ts';
import type { Environment } from '../config/read-settings.ts';
import { createParser } from '../parsing/child/child-parser.ts';
import type { Layout, LayoutPage } from '../parsing/layout.ts';
import type { PagePicture } from '../parsing/page/render-page.ts';

export { ENGINES_COMMAND } from '../parsing/engines/missing-engine.ts';
export type { Layout, LayoutPage, PagePicture };

/** A file parsed without a server. */
export interface ParsedFile {
  mimeType: string;
  /** In bytes. */
  fileSize: number;
  layout: Layout;
}

/**
 * Parses a file with the parser and limits of the server, configured by the process's environment under `overrides`.
 * Throws `ConfigError`, `ParseError`, and an `Error` for a file that cannot be opened or is too large.
 */
export async function parseFile(path: string, overrides: Environment = {}): Promise<ParsedFile> {
  const config = loadConfig({ ...readEnvironment(), ...overrides });
  const file = await stat(path).catch((error: unknown) => {
    throw new Error(`The file ${path} cannot be opened.`, { cause: error });
  });
  if (!file.isFile()) throw new Error(`${path} is not a file.`);
  const { fileBytes, pages, characters } = config.limits;
  if (file.size > fileBytes) throw new Error(`The file is larger than ${fileBytes} bytes (EXCERPT_MAX_FILE_BYTES).`);
  const parser = createParser({
    poolSize: 1,
    maxRssBytes: config.childMemoryBytes,
    maxPixels: config.limits.pixels,
    ocrLanguages: config.ocrLanguages,
  });
  try {
    const { mimeType } = await parser.inspect({ path, filename: basename(path) });
    const { timeoutMs: deadlineMs, scannedPageMs } = config.parser;
    const limits = { maxPages: pages, maxCharacters: characters, deadlineMs, scannedPageMs };
    return { mimeType, fileSize: file.size, layout: await parser.parse({ path, mimeType }, { limits }) };
  } finally {
    await parser.close();
  }
}

/** Renders a page of a parsed file. Throws for types without pictures. */
export async function renderPicture(path: string, { mimeType }: ParsedFile, page: LayoutPage): Promise<PagePicture> {
  const { renderPage } = await import('../parsing/page/render-page.ts');
  return renderPage({ path, mimeType }, page);
}

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Config } from '../../config.ts';
import { createParser } from '../../parsing/child/child-parser.ts';
import type { Layout } from '../../parsing/layout.ts';
import { ParseError, requireText, type ParsableType, type Parser } from '../../parsing/parser.ts';
import type { Closers } from '../closers.ts';
import type { LocalPool } from './local-pool.ts';

/** Opens the parser of the settings. */
export function openLocalParser(config: Config, pool: LocalPool, closers: Closers): Parser {
  const parser = createParser({
    pool: pool.parsing,
    poolSize: pool.size,
    maxRssBytes: config.childMemoryBytes,
    maxPixels: config.limits.pixels,
    ocrLanguages: config.ocrLanguages,
  });
  closers.add(() => parser.close());
  return parser;
}

export interface ParseTask {
  config: Config;
  parser: Parser;
  /** A page range; all pages if absent. */
  pages?: string | undefined;
  /** Opens protected PDFs. */
  password?: string | undefined;
  signal: AbortSignal;
}

export interface LocalDocument {
  layout: Layout;
  drawPage: (number: number, signal: AbortSignal) => Promise<{ mediaType: 'image/jpeg'; bytes: Uint8Array } | null>;
}

/** Parses a file with the limits of the server. Throws `ParseError`, system errors, and the signal's reason. */
export async function parseLocalFile(path: string, task: ParseTask): Promise<LocalDocument> {
  const { parser, password, config, signal } = task;
  const { fileBytes } = config.limits;
  const { size } = await stat(path);
  if (size > fileBytes)
    throw new ParseError('payload_too_large', `The file is larger than ${fileBytes} bytes (EXCERPT_MAX_FILE_BYTES).`);
  const { mimeType, charset } = await parser.inspect({ path, filename: basename(path) });
  const file = { path, mimeType, charset: charset ?? undefined };
  const layout = await parseOrUnlock(file, task);
  requireText(layout);
  return {
    layout,
    async drawPage(number, drawSignal) {
      const page = layout.pages.find((one) => one.number === number);
      if (page === undefined || page.width === 0) return null;
      if (password !== undefined && mimeType === 'application/pdf') return null;
      return parser.draw({ path, mimeType }, page, { signal: AbortSignal.any([signal, drawSignal]) });
    },
  };
}

interface TypedFile {
  path: string;
  mimeType: ParsableType;
  charset: string | undefined;
}

async function parseOrUnlock(file: TypedFile, { parser, pages, password, config, signal }: ParseTask): Promise<Layout> {
  const { pages: maxPages, characters: maxCharacters } = config.limits;
  const { timeoutMs: deadlineMs, scannedPageMs } = config.parser;
  const limits = { maxPages, maxCharacters, deadlineMs, scannedPageMs };
  const selected = pages === undefined ? {} : { pages: [pages] };
  const parse = (path: string) => parser.parse({ ...file, path }, { limits, ...selected, signal });
  try {
    return await parse(file.path);
  } catch (error) {
    const isLocked = error instanceof ParseError && error.code === 'document_encrypted';
    if (!isLocked || password === undefined) throw error;
    const folder = await mkdtemp(join(tmpdir(), 'excerpt-unlocked-'));
    try {
      const copyPath = join(folder, 'document.pdf');
      await parser.unlock({ path: file.path, password, copyPath }, { deadlineMs, signal });
      return await parse(copyPath);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

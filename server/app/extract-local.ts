import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadConfig, readEnvironment, type Config } from '../config.ts';
import type { Environment } from '../config/read-settings.ts';
import { createExtractionPool } from '../extraction/child/extraction-pool.ts';
import { ExtractionError, type Evidence, type ExtractionEngine, type ListCompleteness } from '../extraction/engine.ts';
import { createLocalEngine } from '../extraction/local/local-engine.ts';
import { builtIn } from '../extraction/models/providers/built-in.ts';
import { describeSign, type EvidenceSign } from '../lib/evidence/evidence-signs.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { SchemaGuidance } from '../lib/models/schema-guidance.ts';
import { parsePageRange } from '../lib/page-range.ts';
import { createParser } from '../parsing/child/child-parser.ts';
import type { Layout } from '../parsing/layout.ts';
import { ParseError, requireText, type ParsableType, type Parser } from '../parsing/parser.ts';
import { warnAboutPages } from '../runs/page-warnings.ts';
import { toFailure } from '../runs/execution/run-failure.ts';
import type { RunErrorCode } from '../runs/repository.ts';
import { Closers } from './closers.ts';
import type { StandaloneEngine } from './standalone-engine.ts';

export interface LocalExtractionOptions {
  /** A definition that `checkLocalDefinition` accepts. */
  definition: JsonObject;
  /** Instructions for models, beside the definition. */
  guidance?: SchemaGuidance;
  /** `<provider>/<model>`; the system fallback if absent. */
  model?: string;
  /** A page range, such as `1-3,7,-1`. */
  pages?: string;
  /** Opens protected PDFs. */
  password?: string;
  /** Documents at once. */
  concurrency: number;
}

/** What a run of a server would have. */
export interface LocalExtraction {
  status: 'completed' | 'failed';
  provider: string;
  model: string;
  extractedData: JsonObject | null;
  confidence: number | null;
  evidence: (Omit<Evidence, 'signs'> & { signs: EvidenceSign[] })[];
  lists: ListCompleteness[];
  warnings: string[];
  errorCode: RunErrorCode | null;
  errorMessage: string | null;
  partialData: JsonObject | null;
}

export interface LocalExtractor {
  /** Throws the signal's reason, and system errors of a file that cannot be read. */
  extract(path: string, signal: AbortSignal): Promise<LocalExtraction>;
  close(): Promise<void>;
}

/**
 * Extracts on this machine with the parser, the engine and the limits of the server, configured by the process's
 * environment under `overrides`: no HTTP and no database. Throws `ConfigError`, and a plain error for a page range or
 * model that cannot be used.
 */
export async function openLocalExtractor(
  options: LocalExtractionOptions,
  overrides: Environment = {},
): Promise<LocalExtractor> {
  const { pages } = options;
  if (pages !== undefined && parsePageRange(pages) === null)
    throw new Error(`${JSON.stringify(pages)} is not a page range such as 1-3,7,-1.`);
  const config = loadConfig({ ...readEnvironment(), ...overrides });
  const closers = new Closers();
  try {
    const opened = await openEngine(config, options, closers);
    const parser = createParser({
      poolSize: options.concurrency,
      inspectPoolSize: Math.ceil(options.concurrency / 2),
      maxRssBytes: config.childMemoryBytes,
      maxPixels: config.limits.pixels,
      ocrLanguages: config.ocrLanguages,
    });
    closers.add(() => parser.close());
    return {
      extract: (path, signal) => extractFile(path, { options, config, parser, opened, signal }),
      close: () => closers.closeAll(),
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/** The built-in extractor is opened without the modules for models, which take longer to load than it does. */
async function openEngine(
  config: Config,
  { model, concurrency }: LocalExtractionOptions,
  closers: Closers,
): Promise<StandaloneEngine> {
  const target = { provider: builtIn.id, model: builtIn.defaultModel };
  const isBuiltIn =
    model === undefined ? config.systemFallback === null : model === `${target.provider}/${target.model}`;
  if (!isBuiltIn || config.modelsFile !== null) {
    const { openStandaloneEngine } = await import('./standalone-engine.ts');
    return openStandaloneEngine(config, { model, processes: concurrency }, closers);
  }
  const pool = createExtractionPool({
    processes: concurrency,
    maxRssBytes: config.childMemoryBytes,
    deadlineMs: config.extractor.timeoutMs,
  });
  closers.add(() => pool.close());
  const engine: ExtractionEngine = createLocalEngine(pool);
  return { engine, target, access: { apiKey: null, baseUrl: null, budget: 'system' } };
}

interface FileTask {
  options: LocalExtractionOptions;
  config: Config;
  parser: Parser;
  opened: StandaloneEngine;
  signal: AbortSignal;
}

async function extractFile(path: string, task: FileTask): Promise<LocalExtraction> {
  const { options, config, opened, signal } = task;
  const { definition, guidance, pages = null } = options;
  const nothing = { confidence: null, extractedData: null, evidence: [], lists: [], warnings: [], partialData: null };
  try {
    const { layout, drawPage } = await parseFile(path, task);
    const extraction = await opened.engine.extract({
      definition,
      layout,
      ...opened.target,
      access: opened.access,
      verify: false,
      ...(guidance && { guidance }),
      pagePicture: drawPage,
      signal: AbortSignal.any([signal, AbortSignal.timeout(config.runTimeoutMs)]),
    });
    return {
      status: 'completed',
      ...opened.target,
      extractedData: extraction.extractedData,
      confidence: extraction.confidence,
      evidence: extraction.evidence.map((one) => ({ ...one, signs: (one.signs ?? []).map(describeSign) })),
      lists: extraction.lists ?? [],
      warnings: [...(layout.warnings ?? []), ...warnAboutPages(pages, layout), ...extraction.warnings],
      errorCode: null,
      errorMessage: null,
      partialData: null,
    };
  } catch (error) {
    signal.throwIfAborted();
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    if (!isTimeout && !(error instanceof ParseError || error instanceof ExtractionError)) throw error;
    const failure = isTimeout ? toFailure.timeout(config.runTimeoutMs) : toFailure.error(error);
    return { status: 'failed', ...opened.target, ...nothing, ...failure, partialData: failure.partialData ?? null };
  }
}

interface ParsedForExtraction {
  layout: Layout;
  drawPage: (number: number, signal: AbortSignal) => Promise<{ mediaType: 'image/jpeg'; bytes: Uint8Array } | null>;
}

async function parseFile(path: string, task: FileTask): Promise<ParsedForExtraction> {
  const { parser, options, config, signal } = task;
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
      if (options.password !== undefined && mimeType === 'application/pdf') return null;
      return parser.draw({ path, mimeType }, page, { signal: AbortSignal.any([signal, drawSignal]) });
    },
  };
}

interface TypedFile {
  path: string;
  mimeType: ParsableType;
  charset: string | undefined;
}

async function parseOrUnlock(file: TypedFile, { parser, options, config, signal }: FileTask): Promise<Layout> {
  const { pages: maxPages, characters: maxCharacters } = config.limits;
  const deadlineMs = config.parser.timeoutMs;
  const selected = options.pages === undefined ? {} : { pages: [options.pages] };
  const parse = (path: string) =>
    parser.parse({ ...file, path }, { limits: { maxPages, maxCharacters, deadlineMs }, ...selected, signal });
  try {
    return await parse(file.path);
  } catch (error) {
    const isLocked = error instanceof ParseError && error.code === 'document_encrypted';
    const { password } = options;
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

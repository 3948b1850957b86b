import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { readEnvironment, loadConfig, type Config } from '../config.ts';
import type { Environment } from '../config/read-settings.ts';
import { compareDocument } from '../scorer/compare-document.ts';
import { readDataset, type AnnotatedDocument, type DatasetSelection } from '../scorer/read-dataset.ts';
import { summarise, type EvaluatedDocument, type EvaluationSummary } from '../scorer/summarise.ts';
import { ExtractionError, type ExtractionEngine, type ExtractionRequest } from '../extraction/engine.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { ParseError } from '../parsing/parser.ts';
import { openCachedParser } from './cached-parser.ts';
import { Closers } from './closers.ts';
import { openStandaloneEngine } from './standalone-engine.ts';
import { parseJsonText } from '../lib/json-text.ts';

export type { EvaluatedDocument, EvaluationSummary };

export interface EvaluationOptions extends DatasetSelection {
  /** `<provider>/<model>`. The system fallback if absent. */
  model?: string;
  /** Documents at once. */
  concurrency?: number;
  /** Where parsed documents are kept. */
  cacheDirectory?: string;
  onProgress?: (done: number, total: number) => void;
}

export interface Evaluation {
  summary: EvaluationSummary;
  documents: (EvaluatedDocument & { extractedData: JsonObject })[];
}

/**
 * Extracts the documents of a directory and compares them with the expected data, without a server or a database. A
 * document that cannot be parsed or extracted counts as one without data. Throws `ConfigError`, and a plain error for a
 * directory that cannot be read.
 */
export async function evaluateDataset(
  directory: string,
  options: EvaluationOptions = {},
  overrides: Environment = {},
): Promise<Evaluation> {
  const documents = await readDataset(directory, options);
  const concurrency = options.concurrency ?? availableParallelism();
  const config = loadConfig({ ...readEnvironment(), ...overrides });
  const closers = new Closers();
  try {
    const evaluator = await openEvaluator(config, { ...options, concurrency }, closers);
    let done = 0;
    const evaluated = await pMap(
      documents,
      async (document) => {
        const result = await evaluator(document);
        options.onProgress?.((done += 1), documents.length);
        return result;
      },
      { concurrency },
    );
    return { summary: summarise(evaluated), documents: evaluated };
  } finally {
    await closers.closeAll();
  }
}

type Evaluator = (document: AnnotatedDocument) => Promise<Evaluation['documents'][number]>;

async function openEvaluator(
  config: Config,
  { model, concurrency, cacheDirectory }: EvaluationOptions & { concurrency: number },
  closers: Closers,
): Promise<Evaluator> {
  const { engine, target, access } = await openStandaloneEngine(config, { model, processes: concurrency }, closers);
  const parser = openCachedParser({ processes: concurrency, directory: cacheDirectory }, config);
  closers.add(() => parser.close());
  return async (document) => {
    const { dataset, id, definition, expected, path } = document;
    const { extractedData, evidence, error } = await attemptExtraction(engine, async () => {
      const { layout, mimeType } = await parser.parse(path);
      return {
        definition,
        layout,
        ...target,
        access,
        verify: false,
        pagePicture: async (number) => {
          const page = layout.pages.find((one) => one.number === number);
          if (page === undefined || page.width === 0) return null;
          const { renderPage } = await import('../parsing/page/render-page.ts');
          const { png } = await renderPage({ path, mimeType }, page);
          return { mediaType: 'image/png', bytes: png };
        },
        signal: new AbortController().signal,
      };
    });
    return {
      dataset,
      id,
      evidence,
      error,
      extractedData,
      leaves: compareDocument(expected, extractedData, definition),
    };
  };
}

async function attemptExtraction(
  engine: ExtractionEngine,
  prepare: () => Promise<ExtractionRequest>,
): Promise<Pick<Evaluation['documents'][number], 'extractedData' | 'evidence' | 'error'>> {
  try {
    const { extractedData, evidence } = await engine.extract(await prepare());
    return { extractedData, evidence: parseJsonText(evidence), error: null };
  } catch (error) {
    if (!(error instanceof ExtractionError || error instanceof ParseError)) throw error;
    return {
      extractedData: {},
      evidence: [],
      error: `${error.code}: ${error.message}`,
    };
  }
}

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parsePageRange } from '../../server/lib/page-range.ts';
import { readClientEnvironment } from '../client/client-environment.ts';
import { EXIT } from '../exit-codes.ts';
import { reportFailure } from '../report-failure.ts';
import { Interrupted, withInterrupts } from '../terminal/interrupts.ts';
import { printNote } from '../terminal/print.ts';
import { toPrintable } from '../terminal/printable-text.ts';
import { createProgressBar, formatRate } from '../terminal/progress-bar.ts';
import { readDocumentPassword } from '../terminal/read-secret.ts';
import { extractFiles, type ExtractionCounts } from './extract-files.ts';
import type { ExtractionRecord, Extractor } from './extraction-record.ts';
import { describeLeftOut, findFiles, type FoundFile } from './find-files.ts';
import { getRunPage, openExtractor, type ExtractorOptions } from './open-extractor.ts';
import { listOutputPaths, openSink, type OutputOptions } from './output/open-sink.ts';
import type { RecordSink } from './output/record-sink.ts';
import { watchFiles } from './watch-files.ts';

const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

export interface ExtractCommandOptions extends ExtractorOptions, Omit<OutputOptions, 'json'> {
  recursive?: boolean;
  followLinks?: boolean;
  watch?: boolean;
  minConfidence?: number;
  password?: string;
  open?: boolean;
  quiet?: boolean;
}

/** Runs `excerpt extract`, and sets the exit code by the outcome. */
export async function runExtract(args: string[], options: ExtractCommandOptions): Promise<void> {
  const excluded = new Set(listOutputPaths(options).map((path) => resolve(path)));
  if (/[/\\]|\.json$/.test(options.schema)) excluded.add(resolve(options.schema));
  if (options.pages !== undefined && parsePageRange(options.pages) === null)
    throw new Error(`${JSON.stringify(options.pages)} is not a page range such as 1-3,7,-1.`);
  const { recursive = false, followLinks = false } = options;
  const look = () => findFiles(args, { recursive, followLinks, excluded });
  const found = await look();
  const { files } = found;
  if (options.outputDir !== undefined) refuseEqualNames(files);
  if (files.length === 0 && !options.watch) throw new Error('There are no documents in what was given.');
  if (!options.quiet) for (const note of describeLeftOut(found)) printNote(note);
  const password = await readDocumentPassword(options.password);
  await withInterrupts(async (signal) => {
    const extractor = await openExtractor(options, password);
    try {
      const sink = await openSink(options, extractor.definition);
      const task = { options, extractor, sink, signal };
      try {
        const counts = [await extractBatch(files, task)];
        if (options.watch) counts.push(...(await watch(files, async () => (await look()).files, task)));
        process.exitCode = chooseExitCode(counts);
      } finally {
        await sink.finish();
      }
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      process.exitCode = error.exitCode;
    } finally {
      await extractor.close();
    }
  });
}

interface ExtractTask {
  options: ExtractCommandOptions;
  extractor: Extractor;
  sink: RecordSink;
  signal: AbortSignal;
}

/** Extracts files as they come. An error that concerns all documents is reported, and the next file tries again. */
async function watch(
  first: FoundFile[],
  look: () => Promise<FoundFile[]>,
  task: ExtractTask,
): Promise<ExtractionCounts[]> {
  const all: ExtractionCounts[] = [];
  const handled = new Map(first.map(({ path, version }) => [path, version]));
  if (!task.options.quiet) printNote('Waiting for new and changed files. Press Ctrl-C to end.');
  for await (const files of watchFiles(look, handled, task.signal)) {
    try {
      all.push(await extractBatch(files, task));
    } catch (error) {
      if (task.signal.aborted) return all;
      reportFailure(error);
      for (const { path } of files) handled.delete(path);
    }
  }
  return all;
}

async function extractBatch(files: FoundFile[], task: ExtractTask): Promise<ExtractionCounts> {
  const { options, extractor, sink, signal } = task;
  const bar = options.quiet ? null : createProgressBar();
  const begin = performance.now();
  const printsRecords = options.output === undefined && options.outputDir === undefined;
  let last: ExtractionRecord | null = null;
  try {
    const counts = await extractFiles(files, {
      extractor,
      sink,
      concurrency: options.concurrency ?? extractor.concurrency,
      minConfidence: options.minConfidence ?? null,
      signal,
      onRecord(record, { completed, failed, kept, total }) {
        last = record ?? last;
        if (record?.errorCode && !printsRecords)
          bar?.log(`${toPrintable(record.file)}: ${record.errorCode.code}: ${toPrintable(record.errorMessage ?? '')}`);
        if (total > 1) bar?.update({ done: completed + failed + kept, failed, total });
      },
    });
    bar?.end();
    if (!options.quiet && (!printsRecords || files.length > 1)) printNote(summarize(counts, begin, options));
    if (options.open) await openRun(options, last);
    return counts;
  } finally {
    bar?.end();
  }
}

function summarize(counts: ExtractionCounts, begin: number, { output, outputDir }: OutputOptions): string {
  const { completed, failed, doubtful, kept } = counts;
  const seconds = (performance.now() - begin) / 1000;
  const parts = [
    doubtful > 0 && kept === 0 ? `${completed} completed (${doubtful} doubtful)` : `${completed} completed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(kept > 0 ? [`${kept} kept from an earlier run`] : []),
    ...(doubtful > 0 && kept > 0 ? [`${doubtful} of all doubtful`] : []),
  ];
  const target = output ?? outputDir;
  const where = target === undefined ? '' : ` → ${target}`;
  return `${parts.join(', ')} in ${seconds.toFixed(1)} s (${formatRate(completed + failed, seconds)})${where}`;
}

async function openRun(options: ExtractCommandOptions, record: ExtractionRecord | null): Promise<void> {
  if (record === null || record.runId === null) {
    printNote('There is no run to show: --open needs a server.');
    return;
  }
  const url = await getRunPage(options, record.runId);
  if (!(await openBrowser(url))) printNote(`There is no browser. The run is at ${url}`);
}

function chooseExitCode(counts: ExtractionCounts[]): number {
  if (counts.some(({ failed }) => failed > 0)) return EXIT.negative;
  return counts.some(({ doubtful }) => doubtful > 0) ? EXIT.doubtful : EXIT.ok;
}

function refuseEqualNames(files: FoundFile[]): void {
  const seen = new Map<string, string>();
  for (const { name, path } of files) {
    const other = seen.get(name);
    if (other !== undefined)
      throw new Error(`${other} and ${path} would be written to the same file. Extract them into two directories.`);
    seen.set(name, path);
  }
}

/** Opens a page of the console in the user's browser. False if there is no browser. */
async function openBrowser(url: string): Promise<boolean> {
  const { browser } = readClientEnvironment();
  const [program = '', ...args] = browser === undefined ? (OPENERS[process.platform] ?? ['xdg-open']) : [browser];
  const child = spawn(program, [...args, url], { detached: true, stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}

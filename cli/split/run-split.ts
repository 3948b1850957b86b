import { join, resolve } from 'node:path';
import { connect } from '../client/connect.ts';
import { AdvisedError } from '../client/advised-error.ts';
import { EXIT } from '../exit-codes.ts';
import { describeLeftOut, findFiles } from '../extract/find-files.ts';
import { listTemplateCategories, openLocalSplitter } from '../extract/local-splitter.ts';
import { withInterrupts } from '../terminal/interrupts.ts';
import { printJson, printNote } from '../terminal/print.ts';
import { formatPages } from '../../server/lib/page-range.ts';
import { writeParts } from './part-files.ts';
import { printClassified, printSplit, type Classified, type ShownPart } from './print-parts.ts';
import type { SplitCommandOptions, SplitFile } from './split-options.ts';
import { isSplitterPath, readSplitterFile, type SplitterFile } from './splitter-source.ts';

/** The splitter of a command that works on this machine; without one, the starting schemas are the categories. */
async function readLocalSplitter({ splitter }: SplitCommandOptions): Promise<SplitterFile> {
  if (splitter === undefined)
    return { categories: await listTemplateCategories(), uncategorized: 'include', boundaries: 'auto' };
  if (!isSplitterPath(splitter))
    throw new Error(`Without a server, the splitter is a file: --splitter ./${splitter}.json.`);
  return readSplitterFile(splitter);
}

/** This machine works with `--local`, and where no server is known and the command needs none. */
async function isLocal(options: SplitCommandOptions): Promise<boolean> {
  const { local = false, splitter, extract = false, model, maxCost } = options;
  if (local) return true;
  if (extract || model !== undefined || maxCost !== undefined || (splitter !== undefined && !isSplitterPath(splitter)))
    return false;
  try {
    await connect(options);
    return false;
  } catch (error) {
    if (error instanceof AdvisedError) return true;
    throw error;
  }
}

async function splitLocally(
  files: readonly SplitFile[],
  options: SplitCommandOptions,
  signal: AbortSignal,
): Promise<void> {
  if (options.extract === true)
    throw new Error('With --local, parts are not extracted: pass the files of --output-dir to excerpt extract.');
  const splitter = await openLocalSplitter(await readLocalSplitter(options));
  const all: { file: string; parts: ShownPart[] }[] = [];
  try {
    for (const { path, directory } of files) {
      const found = await splitter.split(path, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        if (files.length === 1 || !(error instanceof Error)) throw error;
        return error;
      });
      if (found instanceof Error) {
        printNote(`${path}: ${found.message}`);
        process.exitCode = EXIT.negative;
        continue;
      }
      const { parts } = found;
      all.push({ file: path, parts: parts.map((part) => ({ ...part, pages: formatPages(part.pages) })) });
      if (directory === null) continue;
      const open = (index: number) => splitter.cut(path, parts[index]?.pages ?? [], signal);
      const names = await writeParts(directory, { path, parts, open });
      printNote(`${names.length} documents → ${directory}`);
    }
  } finally {
    await splitter.close();
  }
  if (options.json !== true) printSplit(all);
  else if (files.length === 1) printJson(all[0]?.parts);
  else printJson(all);
}

/** The files to split. Of several, each has a directory of its own for its parts. */
async function listFiles(paths: string[], outputDir: string | undefined): Promise<SplitFile[]> {
  const excluded = new Set(outputDir === undefined ? [] : [resolve(outputDir)]);
  const found = await findFiles(paths, { recursive: true, excluded });
  for (const note of describeLeftOut(found)) printNote(note);
  const [first] = found.files;
  if (first === undefined) throw new Error(`There are no files in ${paths.join(', ')}.`);
  const isOne = found.files.length === 1 && paths.length === 1 && first.path === paths[0];
  return found.files.map(({ path, name }) => ({
    path,
    directory: outputDir === undefined ? null : isOne ? outputDir : join(outputDir, name),
  }));
}

/** Splits packets into documents. */
export async function runSplit(paths: string[], options: SplitCommandOptions): Promise<void> {
  const files = await listFiles(paths, options.outputDir);
  await withInterrupts(async (signal) => {
    if (await isLocal(options)) return splitLocally(files, options, signal);
    const { splitRemotely } = await import('./run-remote-split.ts');
    return splitRemotely(files, options, signal);
  });
}

async function classifyLocally(
  paths: readonly string[],
  options: SplitCommandOptions,
  signal: AbortSignal,
): Promise<void> {
  const splitter = await openLocalSplitter({ ...(await readLocalSplitter(options)), boundaries: 'none' });
  try {
    const found: Classified[] = [];
    for (const file of paths) {
      const { parts } = await splitter.split(file, signal);
      const { category = null, confidence = 0, reasons = [] } = parts[0] ?? {};
      found.push({ file, category, confidence, reasons });
    }
    printClassified(found, options);
  } finally {
    await splitter.close();
  }
}

/** Says what single documents are. */
export async function runClassify(paths: readonly string[], options: SplitCommandOptions): Promise<void> {
  await withInterrupts(async (signal) => {
    if (await isLocal(options)) return classifyLocally(paths, options, signal);
    const { classifyRemotely } = await import('./run-remote-split.ts');
    return classifyRemotely(paths, options, signal);
  });
}

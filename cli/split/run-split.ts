import { connect } from '../client/connect.ts';
import { AdvisedError } from '../client/advised-error.ts';
import { listTemplateCategories, openLocalSplitter } from '../extract/local-splitter.ts';
import { withInterrupts } from '../terminal/interrupts.ts';
import { printJson, printNote } from '../terminal/print.ts';
import { formatPages } from '../../server/lib/page-range.ts';
import { writeParts } from './part-files.ts';
import { printClassified, printParts, type Classified } from './print-parts.ts';
import type { SplitCommandOptions } from './split-options.ts';
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
  const { local = false, splitter, extract = false, model } = options;
  if (local) return true;
  if (extract || model !== undefined || (splitter !== undefined && !isSplitterPath(splitter))) return false;
  try {
    await connect(options);
    return false;
  } catch (error) {
    if (error instanceof AdvisedError) return true;
    throw error;
  }
}

async function splitLocally(path: string, options: SplitCommandOptions, signal: AbortSignal): Promise<void> {
  if (options.extract === true)
    throw new Error('With --local, parts are not extracted: pass the files of --output-dir to excerpt extract.');
  const splitter = await openLocalSplitter(await readLocalSplitter(options));
  try {
    const { parts } = await splitter.split(path, signal);
    const listed = parts.map((part) => ({ ...part, pages: formatPages(part.pages) }));
    if (options.json === true) printJson(listed);
    else printParts(listed);
    if (options.outputDir === undefined) return;
    const open = (index: number) => splitter.cut(path, parts[index]?.pages ?? [], signal);
    const names = await writeParts(options.outputDir, { path, parts, open });
    printNote(`${names.length} documents → ${options.outputDir}`);
  } finally {
    await splitter.close();
  }
}

/** Splits a packet into documents. */
export async function runSplit(path: string, options: SplitCommandOptions): Promise<void> {
  await withInterrupts(async (signal) => {
    if (await isLocal(options)) return splitLocally(path, options, signal);
    const { splitRemotely } = await import('./run-remote-split.ts');
    return splitRemotely(path, options, signal);
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

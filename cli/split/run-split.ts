import { withInterrupts } from '../terminal/interrupts.ts';
import { printJson, printNote, printTable } from '../terminal/print.ts';
import { listTemplateCategories, openLocalSplitter } from '../extract/local-splitter.ts';
import type { EnvironmentOptions } from '../client/connect.ts';
import { writeParts, type FoundPart } from './part-files.ts';
import { formatPages } from '../../server/lib/page-range.ts';
import { isSplitterPath, readSplitterFile, type SplitterFile } from './splitter-source.ts';

export interface SplitCommandOptions extends EnvironmentOptions {
  splitter?: string;
  outputDir?: string;
  local?: boolean;
}

/** The splitter of a command that works on this machine; without one, the starting schemas are the categories. */
async function readLocalSplitter({ splitter }: SplitCommandOptions): Promise<SplitterFile> {
  if (splitter === undefined)
    return { categories: await listTemplateCategories(), uncategorized: 'include', boundaries: 'auto' };
  if (!isSplitterPath(splitter))
    throw new Error(`Without a server, the splitter is a file: --splitter ./${splitter}.json.`);
  return readSplitterFile(splitter);
}

function report(parts: readonly FoundPart[], { json }: SplitCommandOptions): void {
  const listed = parts.map((part) => ({ ...part, pages: formatPages(part.pages) }));
  if (json === true) return printJson(listed);
  printTable(
    [{ header: 'PAGES' }, { header: 'CATEGORY' }, { header: 'CONFIDENCE' }, { header: 'WHY' }],
    listed.map(({ pages, category, confidence, reasons }) => [
      pages,
      category ?? '(none)',
      confidence.toFixed(2),
      reasons.join(' '),
    ]),
  );
}

/** Splits a packet into documents. */
export async function runSplit(path: string, options: SplitCommandOptions): Promise<void> {
  await withInterrupts(async (signal) => {
    const splitter = await openLocalSplitter(await readLocalSplitter(options));
    try {
      const { parts } = await splitter.split(path, signal);
      report(parts, options);
      if (options.outputDir === undefined) return;
      const open = (index: number) => splitter.cut(path, parts[index]?.pages ?? [], signal);
      const names = await writeParts(options.outputDir, { path, parts, open });
      printNote(`${names.length} documents → ${options.outputDir}`);
    } finally {
      await splitter.close();
    }
  });
}

/** Says what single documents are. */
export async function runClassify(paths: readonly string[], options: SplitCommandOptions): Promise<void> {
  await withInterrupts(async (signal) => {
    const splitter = await openLocalSplitter({ ...(await readLocalSplitter(options)), boundaries: 'none' });
    try {
      const found: { file: string; category: string | null; confidence: number; reasons: string[] }[] = [];
      for (const file of paths) {
        const { parts } = await splitter.split(file, signal);
        const { category = null, confidence = 0, reasons = [] } = parts[0] ?? {};
        found.push({ file, category, confidence, reasons });
      }
      if (options.json === true) return printJson(found);
      printTable(
        [{ header: 'FILE' }, { header: 'CATEGORY' }, { header: 'CONFIDENCE' }, { header: 'WHY' }],
        found.map(({ file, category, confidence, reasons }) => [
          file,
          category ?? '(none)',
          confidence.toFixed(2),
          reasons.join(' '),
        ]),
      );
    } finally {
      await splitter.close();
    }
  });
}

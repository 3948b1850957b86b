/** The baseline of the parser: only liteparse in a child process, with the parser's options. Discards the result. */
import { readFile } from 'node:fs/promises';
import { LiteParse } from '@llamaindex/liteparse';
import { serveTasks } from '../../../server/children/serve-tasks.ts';

const OPTIONS = {
  ocrEnabled: false,
  quiet: true,
  continueOnPageError: true,
  maxPages: 10_000_000,
  emitWordBoxes: true,
  extractBlocks: true,
  extractFormFields: true,
};

export interface BareResult {
  pages: number;
}

serveTasks<string, BareResult, never>(async (path) => {
  let pages = 0;
  for await (const batch of new LiteParse(OPTIONS).parseBatches(await readFile(path), { batchSize: 20 }))
    pages += batch.result.pages.length;
  return { pages };
});

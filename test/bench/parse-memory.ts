import { rm, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createParser } from '../../server/parsing/child-parser.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { childrenOf } from '../harness/processes.ts';
import { measureUploadMemory } from '../harness/upload-memory.ts';
import { median, say, sayRatio } from './measure.ts';

const MEBIBYTE = 2 ** 20;
const SAMPLE_MS = 50;

/** What large uploads cost the server, and a long document the child that parses it. */
export async function reportMemory(): Promise<void> {
  const [first, ...further] = (await measureUploadMemory([50, 50, 50, 50].map((size) => size * MEBIBYTE))).map(({ before, peak }) => (peak - before) / MEBIBYTE);
  say('Memory of the server during an upload of 50 MiB, above what it had before (MiB)');
  sayRatio('the first, with the growth of the heap', first ?? Number.NaN, { atMost: 20 });
  sayRatio('each further one, median of three', median(further), { atMost: 20 });
  const { peak, seconds } = await longDocument(1000);
  say(`Memory of the process that parses 1,000 pages of 50 lines, in ${seconds.toFixed(1)} s (MiB)`);
  sayRatio('peak', peak / MEBIBYTE, { atMost: 400 });
}

async function longDocument(pages: number): Promise<{ peak: number; seconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-bench-'));
  const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 32 });
  try {
    const path = join(folder, 'long.pdf');
    const lines = Array.from({ length: 50 }, (_, row) => ({ text: `Line ${row} of a page that is as full as pages are, with ${row * 7} words`, x: 60, y: 50 + 15 * row }));
    await writeFile(path, await makePdf(Array.from({ length: pages }, () => ({ texts: lines }))));
    const begin = performance.now();
    let isOver = false;
    const limits = { maxPages: pages, maxCharacters: 1e9, deadlineMs: 600_000 };
    const end = parser.parse({ path, mimeType: 'application/pdf' }, { limits }).then(() => (isOver = true));
    let peak = 0;
    while (!isOver) {
      const parsers = (await childrenOf(process.pid)).filter(({ command }) => command.includes('parse-child'));
      peak = Math.max(peak, ...parsers.map(({ rss }) => rss));
      await Promise.race([end, delay(SAMPLE_MS)]);
    }
    return { peak, seconds: (performance.now() - begin) / 1000 };
  } finally {
    await parser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

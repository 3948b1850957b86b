import { readFileSync } from 'node:fs';
import { rm, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createParser } from '../../../server/parsing/child/child-parser.ts';
import { makePdf } from '../../../server/parsing/testing/make-pdf.ts';
import { listChildren } from '../../harness/processes.ts';
import { heavyPdf, measureUploadMemory } from '../../harness/memory/upload-memory.ts';
import { median, say, sayRatio } from '../measure.ts';

const MEBIBYTE = 2 ** 20;
const SAMPLE_MS = 50;

/**
 * Measures the server's memory during large uploads, and the parser's memory with large documents.
 * @param paths the largest available documents
 */
export async function reportMemory(paths: string[]): Promise<void> {
  const heavy = await measureUploadMemory([50, 50, 50, 50].map((mebibytes) => heavyPdf(mebibytes * MEBIBYTE)));
  const [first, ...further] = heavy.map(({ before, peak }) => (peak - before) / MEBIBYTE);
  say('Memory of the server during an upload of 50 MiB, above what it had before (MiB)');
  sayRatio('the first of a new server', first ?? Number.NaN, { atMost: 20 });
  sayRatio('each further one, median of three', median(further), { atMost: 20 });
  await reportDocuments(paths);
  const { peak, seconds } = await longDocument(1000);
  say(`Memory of the process that parses 1,000 pages of 50 lines, in ${seconds.toFixed(1)} s (MiB)`);
  sayRatio('peak', peak / MEBIBYTE, { atMost: 400 });
}

async function reportDocuments(paths: string[]): Promise<void> {
  const files = paths.map((path) => new File([readFileSync(path)], basename(path)));
  const measured = await measureUploadMemory(files);
  say('Peaks of memory while the largest documents are uploaded and parsed, one after the other by one server (MiB)');
  for (const [index, { before, peak, childPeak, seconds }] of measured.entries()) {
    const [from, to, child] = [before, peak, childPeak].map((bytes) => (bytes / MEBIBYTE).toFixed(0));
    const size = ((files[index]?.size ?? 0) / MEBIBYTE).toFixed(1);
    say(
      `  server ${to}, ${from} before; largest child ${child}; ${seconds.toFixed(1)} s: ${size} MiB, ${paths[index]}`,
    );
  }
}

async function longDocument(pages: number): Promise<{ peak: number; seconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-bench-'));
  const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 32 });
  try {
    const path = join(folder, 'long.pdf');
    const lines = Array.from({ length: 50 }, (_, row) => ({
      text: `Line ${row} of a page that is as full as pages are, with ${row * 7} words`,
      x: 60,
      y: 50 + 15 * row,
    }));
    await writeFile(path, await makePdf(Array.from({ length: pages }, () => ({ texts: lines }))));
    const begin = performance.now();
    let isOver = false;
    const limits = { maxPages: pages, maxCharacters: 1e9, deadlineMs: 600_000 };
    const end = parser.parse({ path, mimeType: 'application/pdf' }, { limits }).then(() => (isOver = true));
    let peak = 0;
    while (!isOver) {
      const parsers = (await listChildren(process.pid)).filter(({ command }) => command.includes('parse-child'));
      peak = Math.max(peak, ...parsers.map(({ rss }) => rss));
      await Promise.race([end, delay(SAMPLE_MS)]);
    }
    return { peak, seconds: (performance.now() - begin) / 1000 };
  } finally {
    await parser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * How fast PDFs become layouts, against the library that reads them used bare, and what fails.
 *
 *     node test/bench/parse.ts --corpus DIR [--rounds 3]
 *
 * Takes every `.pdf` below DIR, and every picture beside which an `ocr.json` says what is on it
 * (`{ pages: [{ words: [{ text }] }] }`): of these the words found, as F1, and the seconds a page. Both sides read the same files one after the other; each file's time is the median of
 * the rounds. Prints ratios; asserts nothing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { LiteParse } from '@llamaindex/liteparse';
import { createParser } from '../../server/parsing/child-parser.ts';
import { layoutText } from '../../server/parsing/layout.ts';
import { ParseError, type Parser } from '../../server/parsing/parser.ts';
import { wordF1 } from '../../server/parsing/testing/word-score.ts';

interface Measure {
  path: string;
  pages: number;
  bareMs: number;
  parserMs: number;
  failure: string | null;
}

const { values } = parseArgs({ options: { corpus: { type: 'string' }, rounds: { type: 'string', default: '3' } } });
if (values.corpus === undefined) throw new Error('Say where the documents are: --corpus DIR');
const folder = values.corpus;
const rounds = Number(values.rounds);

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort().map((name) => join(folder, name));
const files = names.filter((name) => name.toLowerCase().endsWith('.pdf'));
const pictures = names.filter((name) => /\.(png|jpe?g|webp|tiff?)$/i.test(name) && existsSync(join(dirname(name), 'ocr.json')));
const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 31 });
const measures: Measure[] = [];
for (const path of files) measures.push(await measure(path, parser));
if (measures.length > 0) report(measures);
if (pictures.length > 0) await reportPictures(pictures, parser);
await parser.close();

async function measure(path: string, parser: Parser): Promise<Measure> {
  const bare: number[] = [];
  const ours: number[] = [];
  let pages = 0;
  let failure: string | null = null;
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(async () => {
      await new LiteParse({ ocrEnabled: false, quiet: true, maxPages: 100_000 }).parse(readFileSync(path)).catch(() => null);
    }));
    ours.push(await timed(async () => {
      try {
        const limits = { maxPages: 100_000, maxCharacters: 1e9, deadlineMs: 120_000 };
        pages = (await parser.parse({ path, mimeType: 'application/pdf' }, { limits })).pages.length;
      } catch (error) {
        failure = error instanceof ParseError ? `${error.code} (${error.detail ?? error.message})` : String(error);
      }
    }));
  }
  return { path, pages, bareMs: median(bare), parserMs: median(ours), failure };
}

async function reportPictures(paths: string[], reader: Parser): Promise<void> {
  const read: string[] = [];
  const truth: string[] = [];
  let [pages, spentMs] = [0, 0];
  for (const path of paths) {
    const { pages: annotated } = JSON.parse(readFileSync(join(dirname(path), 'ocr.json'), 'utf8')) as { pages: { words: { text: string }[] }[] };
    const started = performance.now();
    const { mimeType } = await reader.inspect({ path, filename: path });
    const layout = await reader.parse({ path, mimeType }, { limits: { maxPages: 1000, maxCharacters: 1e9, deadlineMs: 120_000 } });
    spentMs += performance.now() - started;
    pages += layout.pages.length;
    read.push(layoutText(layout));
    truth.push(annotated.flatMap((page) => page.words.map((word) => word.text)).join(' '));
  }
  const scores = read.map((text, index) => wordF1(text, truth[index] ?? ''));
  console.log(`pictures        ${pages} pages of ${paths.length} documents, ${(spentMs / 1000 / pages).toFixed(2)} s a page`);
  console.log(`word F1         ${(scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(3)} the mean document, ${median(scores).toFixed(3)} the median`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function report(all: Measure[]): void {
  const read = all.filter((one) => one.failure === null);
  const sum = (key: 'pages' | 'bareMs' | 'parserMs'): number => read.reduce((total, one) => total + one[key], 0);
  const rate = (ms: number): string => ((sum('pages') / ms) * 1000).toFixed(0);
  console.log(`${read.length} of ${all.length} documents read, ${sum('pages')} pages`);
  console.log(`bare liteparse  ${rate(sum('bareMs'))} pages/s`);
  console.log(`parser          ${rate(sum('parserMs'))} pages/s (child process, words with boxes, lines, tables, form fields)`);
  console.log(`ratio           ${(sum('bareMs') / sum('parserMs')).toFixed(2)} of the total, ${median(read.map((one) => one.bareMs / one.parserMs)).toFixed(2)} the median document`);
  for (const one of all) if (one.failure !== null) console.log(`failed: ${one.path}: ${one.failure}`);
  const slowest = [...read].sort((a, b) => b.parserMs / b.pages - a.parserMs / a.pages).slice(0, 5);
  for (const one of slowest) console.log(`slowest: ${(one.parserMs / one.pages).toFixed(1)} ms a page, ${one.pages} pages, ${one.path}`);
}

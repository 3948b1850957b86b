/**
 * How fast PDFs become layouts, and in how much memory; how much of what people found in documents is in the text; what
 * fails.
 *
 *     npm run bench parse -- --corpus DIR [--rounds 3] [--no-values] [--no-memory]
 *
 * Takes every `.pdf` below DIR. The baseline is bare liteparse in a child process of the same kind, with the same
 * options and as many pages at a time; a second one is `pdftotext -layout` where it is installed. All read the same
 * files in turn; a file's time is the median of the rounds. Documents with pages that have to be recognised are timed
 * apart: the baselines do not read these. Prints ratios; asserts nothing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createChildPool, resolveSiblingEntry } from '../../../server/children/child-pool.ts';
import { createParser } from '../../../server/parsing/child/child-parser.ts';
import { ParseError } from '../../../server/parsing/parser.ts';
import type { BareResult } from './bare-parse-child.ts';
import { interleaved, median, say, sayRatio, timed } from '../measure.ts';
import { reportMemory } from './parse-memory.ts';
import { reportValues } from './parse-values.ts';

interface Measure {
  path: string;
  pages: number;
  /** Pages that were recognised by OCR. */
  recognized: number;
  parserMs: number;
  bareMs: number;
  /** NaN if it is not installed. */
  pdftotextMs: number;
  failure: string | null;
}

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    values: { type: 'boolean', default: true },
    memory: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
if (values.corpus === undefined) throw new Error('Say where the documents are: --corpus DIR');
const folder = values.corpus;
const rounds = Number(values.rounds);
const LIMITS = { maxPages: 100_000, maxCharacters: 1e9, deadlineMs: 120_000 };
const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0;

const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 31 });
const bare = createChildPool<string, BareResult>({
  entry: resolveSiblingEntry('bare-parse-child', import.meta.url),
  size: 1,
  maxRssBytes: 2 ** 31,
  maxTasksPerChild: 200,
  heapMb: 1536,
});
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.toLowerCase().endsWith('.pdf'))
  .sort()
  .map((name) => join(folder, name));
const measures: Measure[] = [];
for (const path of files) measures.push(await measure(path));
await bare.close();
report(measures);
if (values.values) await reportValues(folder, parser);
await parser.close();
if (values.memory) await reportMemory(largest(measures));

async function measure(path: string): Promise<Measure> {
  let pages = 0;
  let recognized = 0;
  let failure: string | null = null;
  const times = await interleaved(rounds, {
    bare: () => timed(() => bare.run(path, { deadlineMs: LIMITS.deadlineMs }).catch(() => null)),
    parser: () =>
      timed(async () => {
        try {
          const layout = await parser.parse({ path, mimeType: 'application/pdf' }, { limits: LIMITS });
          pages = layout.pages.length;
          recognized = layout.pages.filter((page) => page.source === 'ocr').length;
        } catch (error) {
          failure = error instanceof ParseError ? `${error.code} (${error.detail ?? error.message})` : String(error);
        }
      }),
    pdftotext: () => (hasPdftotext ? timed(() => pdftotext(path)) : Promise.resolve(Number.NaN)),
  });
  return {
    path,
    pages,
    recognized,
    parserMs: median(times.parser),
    bareMs: median(times.bare),
    pdftotextMs: median(times.pdftotext),
    failure,
  };
}

async function pdftotext(path: string): Promise<void> {
  await once(spawn('pdftotext', ['-layout', path, '-'], { stdio: 'ignore' }), 'close');
}

/** The documents that may need the most memory. */
function largest(all: Measure[]): string[] {
  const first = (size: (one: Measure) => number): string[] =>
    [...all]
      .sort((a, b) => size(b) - size(a))
      .slice(0, 2)
      .map(({ path }) => path);
  return [...new Set([...first((one) => one.pages), ...first((one) => statSync(one.path).size)])];
}

function report(all: Measure[]): void {
  const whole = all.filter((one) => one.failure === null);
  const recognized = whole.filter((one) => one.recognized > 0);
  const read = whole.filter((one) => one.recognized === 0);
  const sum = (of: Measure[], key: 'pages' | 'recognized' | 'bareMs' | 'parserMs' | 'pdftotextMs'): number =>
    of.reduce((total, one) => total + one[key], 0);
  const rate = (ms: number): string => `${((sum(read, 'pages') / ms) * 1000).toFixed(0)} pages/s`;
  const [parserMs, bareMs, pdftotextMs] = [sum(read, 'parserMs'), sum(read, 'bareMs'), sum(read, 'pdftotextMs')];
  say(
    `${whole.length} of ${all.length} documents read; ${read.length} of them with a text layer throughout, ` +
      `${sum(read, 'pages')} pages`,
  );
  say(`  parser: ${rate(parserMs)}, with rows, cells, reading order and tables, received by the parent`);
  say(`  bare liteparse: ${rate(bareMs)}, the same options, in a child process`);
  if (hasPdftotext) say(`  pdftotext -layout: ${rate(pdftotextMs)}, a process each`);
  sayRatio('speed against bare liteparse, all pages', bareMs / parserMs, { atLeast: 0.8 });
  sayRatio('speed against bare liteparse, median document', median(read.map((one) => one.bareMs / one.parserMs)), {
    atLeast: 0.8,
  });
  if (hasPdftotext)
    say(
      `  speed against pdftotext -layout, all pages: ${(pdftotextMs / parserMs).toFixed(2)} (bare liteparse: ` +
        `${(pdftotextMs / bareMs).toFixed(2)})`,
    );
  if (recognized.length > 0) {
    const seconds = sum(recognized, 'parserMs') / 1000;
    say(
      `  ${recognized.length} more documents: ${sum(recognized, 'recognized')} of ${sum(recognized, 'pages')} ` +
        `pages recognised, in ${seconds.toFixed(1)} s`,
    );
    for (const one of recognized)
      say(`    ${one.recognized} of ${one.pages} pages in ${(one.parserMs / 1000).toFixed(1)} s: ${one.path}`);
  }
  for (const one of all) if (one.failure !== null) say(`  failed: ${one.path}: ${one.failure}`);
  const slowest = [...read].sort((a, b) => b.parserMs / b.pages - a.parserMs / a.pages).slice(0, 5);
  for (const one of slowest)
    say(
      `  slowest: ${(one.parserMs / one.pages).toFixed(1)} ms a page (bare: ` +
        `${(one.bareMs / one.pages).toFixed(1)}), ${one.pages} pages, ${one.path}`,
    );
}

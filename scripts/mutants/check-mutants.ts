/** Runs the tests of a folder against mutants of its files. A mutant that no test notices survives. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMutants, type Mutant } from './list-mutants.ts';
import { RelatedTests } from './related-tests.ts';
import { TestCopy } from './test-copy.ts';

export interface MutantOptions {
  /** The repository. */
  root: string;
  /** The folder from the root, whose files are mutated and whose tests run. */
  folder: string;
  /** Only mutants of these files, as paths from the root; of all files without one. */
  files: string[];
  /** Tests outside the folder that run as well. */
  testFolders: string[];
  /** At most so many mutants, drawn by the seed. */
  max: number;
  seed: string;
  /** What runs the test files that follow it. */
  command: string[];
  /** Milliseconds that a test run may take at least. */
  minTimeLimit: number;
  signal?: AbortSignal;
  onSurvivor: (mutant: Mutant, tests: number) => void;
  onProgress?: (done: number, total: number) => void;
}

export interface MutantScore {
  killed: number;
  total: number;
}

const FIRST_TIME_LIMIT_MS = 10 * 60_000;
/** A mutant is taken for endless when its tests take this many times longer than all tests without a mutant. */
const TIME_LIMIT_FACTOR = 4;

/** Throws when the tests fail without a mutant. */
export async function checkMutants(options: MutantOptions): Promise<MutantScore> {
  const { root, signal } = options;
  const { mutants, tests } = chooseMutants(options);
  const related = new RelatedTests(root, tests);
  const copy = new TestCopy(root, options.command);
  signal?.addEventListener('abort', () => copy.remove());
  try {
    const needed = new Set(mutants.flatMap(({ file }) => related.of(file)));
    const timeLimit = needed.size === 0 ? 0 : await measureTimeLimit(copy, [...needed], options.minTimeLimit);
    let killed = 0;
    for (const [index, mutant] of mutants.entries()) {
      signal?.throwIfAborted();
      const relatedTests = related.of(mutant.file);
      const survives =
        relatedTests.length === 0 || (await copy.testMutant(mutant, relatedTests, timeLimit)).outcome === 'passed';
      if (survives) options.onSurvivor(mutant, relatedTests.length);
      else killed++;
      options.onProgress?.(index + 1, mutants.length);
    }
    return { killed, total: mutants.length };
  } finally {
    copy.remove();
  }
}

async function measureTimeLimit(copy: TestCopy, tests: string[], minTimeLimit: number): Promise<number> {
  const { outcome, milliseconds, output } = await copy.test(tests, FIRST_TIME_LIMIT_MS);
  if (outcome !== 'passed') throw new Error(`The tests fail without a mutant:\n${output.trimEnd()}`);
  return Math.max(minTimeLimit, TIME_LIMIT_FACTOR * milliseconds);
}

function chooseMutants({ root, folder, files, testFolders, max, seed }: MutantOptions): {
  mutants: Mutant[];
  tests: string[];
} {
  const sources = listSources(root, folder);
  const tests = [...new Set([folder, ...testFolders].flatMap((one) => listSources(root, one)))].filter(
    (file) => isTest(file) && !file.endsWith('.long.test.ts'),
  );
  const mutants = sources
    .filter((file) => !isTest(file) && !file.includes('/testing/') && (files.length === 0 || files.includes(file)))
    .flatMap((file) => listMutants(file, readFileSync(join(root, file), 'utf8')));
  const drawn = new Set(
    mutants
      .map((mutant) => ({ mutant, order: drawOrder(mutant, seed) }))
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .slice(0, max)
      .map(({ mutant }) => mutant),
  );
  return { mutants: mutants.filter((mutant) => drawn.has(mutant)), tests };
}

/** Depends on nothing but the seed and the mutant, so that a change elsewhere draws the same ones. */
function drawOrder({ file, line, column, replacement }: Mutant, seed: string): string {
  return createHash('sha256').update([seed, file, line, column, replacement].join('\n')).digest('hex');
}

function listSources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|mjs)$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name))
    .sort();
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts');
}

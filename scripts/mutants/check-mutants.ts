/** Runs a folder's tests against mutants of its files. A mutant survives if all tests pass. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMutants, type Mutant } from './list-mutants.ts';
import { RelatedTests } from './related-tests.ts';
import { TestCopy } from './test-copy.ts';

export interface MutantOptions {
  /** Root of the repository. */
  root: string;
  /** The folder to mutate and test, relative to the root. */
  folder: string;
  /** Restricts mutants to these files, relative to the root. All files if empty. */
  files: string[];
  /** Further folders with tests to run. */
  testFolders: string[];
  /** Maximum number of mutants, chosen by the seed. */
  max: number;
  seed: string;
  /** The command that runs the test files appended to it. */
  command: string[];
  /** Minimum timeout of a test run, in milliseconds. */
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
/** A mutant counts as an endless loop after this multiple of the time of all tests. */
const TIME_LIMIT_FACTOR = 4;

/** Throws if the tests fail without a mutant. */
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

/** Depends only on the seed and the mutant, so that changes elsewhere do not affect the choice. */
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

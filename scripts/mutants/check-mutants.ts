/** Runs the tests beside the code against mutants of it. A mutant survives if all pass. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listMutants, type Mutant } from './list-mutants.ts';
import { RelatedTests } from './related-tests.ts';
import { TestCopy } from './test-copy.ts';
import { listTests, testsBeside } from './tests-beside.ts';

export interface MutantOptions {
  /** Root of the repository. */
  root: string;
  /** The folders to mutate, relative to the root. */
  folders: string[];
  /** Restricts mutants to these files, relative to the root. All files if empty. */
  files: string[];
  /** Further folders with tests to run, besides those of `tests-beside.ts`. */
  testFolders: string[];
  /** Leaves out the tests of the service, which take longest. */
  isQuick: boolean;
  /** Maximum number of mutants, chosen by the seed. */
  max: number;
  seed: string;
  /** The command of the process that runs tests: see `TestHost`. */
  host: string[];
  /** Minimum timeout of a test run, in milliseconds. */
  minTimeLimit: number;
  signal?: AbortSignal;
  /** Results of earlier runs, which are not tried again. */
  known?: (mutant: Mutant) => boolean | undefined;
  /** @param tests how many test files beside the code import it */
  onResult: (mutant: Mutant, isNoticed: boolean, tests: number) => void;
  onProgress?: (done: number, total: number) => void;
}

export interface MutantScore {
  killed: number;
  total: number;
}

const FIRST_TIME_LIMIT_MS = 20 * 60_000;
/** A mutant counts as an endless loop after this multiple of the time of its tests. */
const TIME_LIMIT_FACTOR = 4;
/** Tests that have not run before also wait for their modules. */
const NEW_TESTS_FACTOR = 5;

/** Throws if a test that noticed a mutant also fails without it. */
export async function checkMutants(options: MutantOptions): Promise<MutantScore> {
  const { root, signal } = options;
  const mutants = chooseMutants(options);
  const extra = listTests(
    root,
    options.testFolders.map((folder) => `${folder}/**/*`),
  );
  const related = new RelatedTests(root);
  const copy = new TestCopy(root, options.host);
  const judge = new MutantJudge(copy, options);
  signal?.addEventListener('abort', () => copy.remove());
  try {
    let killed = 0;
    for (const [index, mutant] of mutants.entries()) {
      signal?.throwIfAborted();
      const tests = related.of(mutant.file, [...new Set([...testsBeside(root, mutant.file), ...extra])]);
      const isNoticed = options.known?.(mutant) ?? (await judge.isNoticed(mutant, tests));
      if (isNoticed) killed++;
      options.onResult(mutant, isNoticed, tests.length);
      options.onProgress?.(index + 1, mutants.length);
    }
    return { killed, total: mutants.length };
  } finally {
    copy.remove();
  }
}

/** Tries a mutant on the unit tests first, those of its folder before others: most mutants need no others. */
class MutantJudge {
  readonly #copy: TestCopy;
  readonly #minTimeLimit: number;
  readonly #isQuick: boolean;
  /** Test files that pass without a mutant, with their time. */
  readonly #sound = new Map<string, number>();

  constructor(copy: TestCopy, { minTimeLimit, isQuick }: MutantOptions) {
    this.#copy = copy;
    this.#isQuick = isQuick;
    this.#minTimeLimit = minTimeLimit;
  }

  async isNoticed(mutant: Mutant, tests: string[]): Promise<boolean> {
    const isOutside = (test: string): boolean => /^(?:sdk\/)?test\//.test(test);
    const isClose = (test: string): boolean => dirname(test) === dirname(mutant.file);
    const parts = [
      tests.filter(isClose),
      tests.filter((test) => !isClose(test) && !isOutside(test)),
      this.#isQuick ? [] : tests.filter((test) => !isClose(test) && isOutside(test)),
    ];
    for (const part of parts) if (part.length > 0 && (await this.#fails(mutant, part))) return true;
    return false;
  }

  async #fails(mutant: Mutant, tests: string[]): Promise<boolean> {
    const limit = this.#timeLimit(tests);
    const run = await this.#copy.testMutant(mutant, tests, limit);
    if (run.outcome === 'passed') {
      for (const test of tests) this.#sound.set(test, Math.max(run.milliseconds, this.#sound.get(test) ?? 0));
      return false;
    }
    await this.#verify(run.outcome === 'failed' ? run.failed : tests);
    // The machine may be slower than the limit assumed.
    return run.outcome === 'failed' || this.#timeLimit(tests) <= limit || this.#fails(mutant, tests);
  }

  #timeLimit(tests: string[]): number {
    const known = tests.map((test) => this.#sound.get(test));
    const longest = Math.max(this.#minTimeLimit, ...known.map((time) => TIME_LIMIT_FACTOR * (time ?? 0)));
    return known.includes(undefined) ? NEW_TESTS_FACTOR * longest : longest;
  }

  /** A test that fails by itself notices nothing. */
  async #verify(tests: string[]): Promise<void> {
    const unknown = tests.filter((test) => !this.#sound.has(test));
    if (unknown.length === 0) return;
    const first = await this.#copy.test(unknown, FIRST_TIME_LIMIT_MS);
    // A busy machine can fail a test once.
    const run = first.outcome === 'passed' ? first : await this.#copy.test(unknown, FIRST_TIME_LIMIT_MS);
    if (run.outcome !== 'passed')
      throw new Error(`The tests fail without a mutant: ${run.outcome === 'failed' ? run.output.trimEnd() : 'no end'}`);
    for (const test of unknown) this.#sound.set(test, run.milliseconds);
  }
}

function chooseMutants({ root, folders, files, max, seed }: MutantOptions): Mutant[] {
  const mutants = folders
    .flatMap((folder) => listSources(root, folder))
    .filter((file) => isMutated(file) && (files.length === 0 || files.includes(file)))
    .flatMap((file) => listMutants(file, readFileSync(join(root, file), 'utf8')));
  const ordered = mutants.map((mutant) => ({ mutant, order: drawOrder(mutant, seed) }));
  // In the order of the draw, so that the first results are a random sample too.
  return ordered
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, max)
    .map(({ mutant }) => mutant);
}

/** Neither tests and their helpers, nor what is generated. */
function isMutated(file: string): boolean {
  return !file.endsWith('.test.ts') && !/\/(?:testing|test-server|generated)\//.test(file);
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

/** A temporary copy of the repository, so that mutants do not change the working tree. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Mutant } from './list-mutants.ts';
import { TestHost, type TestRun } from './test-host.ts';

const OWN_SCOPE = '@excerpt';
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.cache', 'data']);

/** Links packages one by one: those of the workspace itself lead to the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== OWN_SCOPE) symlinkSync(join(from, name), join(to, name));
    else cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

export class TestCopy {
  readonly #folder: string;
  readonly #host: TestHost;
  /** The file of the last mutant, which is whole again. */
  #restored: string[] = [];

  /** @param host the command of `TestHost`; it starts in the copy's root */
  constructor(root: string, host: string[]) {
    this.#folder = mkdtempSync(join(tmpdir(), 'excerpt-mutants-'));
    cpSync(root, this.#folder, {
      recursive: true,
      filter: (path) => path === root || !NOT_COPIED.has(basename(path)),
    });
    for (const modules of ['node_modules', 'sdk/node_modules'])
      if (existsSync(join(root, modules))) linkPackages(join(root, modules), join(this.#folder, modules));
    // Some tests use the last build.
    for (const built of ['dist', 'sdk/dist'])
      if (existsSync(join(root, built))) symlinkSync(join(root, built), join(this.#folder, built));
    this.#host = new TestHost(this.#folder, host);
  }

  /** Runs tests with one mutant applied. */
  async testMutant({ file, start, end, replacement }: Mutant, tests: string[], timeLimit: number): Promise<TestRun> {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.slice(0, start) + replacement + text.slice(end));
    try {
      return await this.#host.run({ tests, changed: [...this.#restored, path] }, timeLimit);
    } finally {
      writeFileSync(path, text);
      this.#restored = [path];
    }
  }

  /** Runs test files. The time limit is in milliseconds. */
  test(tests: string[], timeLimit: number): Promise<TestRun> {
    return this.#host.run({ tests, changed: this.#restored }, timeLimit);
  }

  remove(): void {
    this.#host.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

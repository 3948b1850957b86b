/** A temporary copy of the repository, so that mutants do not change the working tree. */
import { spawn } from 'node:child_process';
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
import { performance } from 'node:perf_hooks';
import type { Mutant } from './list-mutants.ts';

const OWN_SCOPE = '@excerpt';
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.cache', 'data']);

export interface TestRun {
  outcome: 'passed' | 'failed' | 'timed out';
  milliseconds: number;
  output: string;
}

/** Links packages one by one: those of the workspace itself lead to the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== OWN_SCOPE) symlinkSync(join(from, name), join(to, name));
    else cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

export class TestCopy {
  #folder: string;
  #command: string[];
  #running: number | undefined;

  /** @param command runs the test files appended to it, in the root */
  constructor(root: string, command: string[]) {
    this.#command = command;
    this.#folder = mkdtempSync(join(tmpdir(), 'excerpt-mutants-'));
    cpSync(root, this.#folder, {
      recursive: true,
      filter: (path) => path === root || !NOT_COPIED.has(basename(path)),
    });
    for (const modules of ['node_modules', 'sdk/node_modules'])
      if (existsSync(join(root, modules))) linkPackages(join(root, modules), join(this.#folder, modules));
  }

  /** Runs tests with one mutant applied. */
  async testMutant({ file, start, end, replacement }: Mutant, tests: string[], timeLimit: number): Promise<TestRun> {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.slice(0, start) + replacement + text.slice(end));
    try {
      return await this.test(tests, timeLimit);
    } finally {
      writeFileSync(path, text);
    }
  }

  /** Runs test files. The timeout is in milliseconds. */
  async test(tests: string[], timeLimit: number): Promise<TestRun> {
    const began = performance.now();
    const [program = '', ...args] = this.#command;
    // A process group, so that the timeout also kills the workers.
    const child = spawn(program, [...args, ...tests], {
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running = child.pid;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      this.#killTests();
    }, timeLimit);
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    clearTimeout(timer);
    this.#running = undefined;
    const outcome = isTimedOut ? 'timed out' : code === 0 ? 'passed' : 'failed';
    return { outcome, milliseconds: performance.now() - began, output };
  }

  remove(): void {
    this.#killTests();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #killTests(): void {
    if (this.#running === undefined) return;
    try {
      process.kill(-this.#running, 'SIGKILL');
    } catch {
      // The tests have already exited.
    }
  }
}

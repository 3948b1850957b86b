/** A process that runs tests. It starts with the first ones, and again after those that never ended. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

/** Paths are relative to the root. */
export interface HostRequest {
  tests: string[];
  /** Absolute paths of what changed since the last request. */
  changed: string[];
}

export interface HostResult {
  /** Those of the tests that failed. */
  failed: string[];
  output: string;
}

export type TestRun = { milliseconds: number } & (
  | { outcome: 'passed' | 'timed out' }
  | { outcome: 'failed'; failed: string[]; output: string }
);

export class TestHost {
  readonly #folder: string;
  readonly #command: string[];
  #host: { process: ChildProcess; ended: Promise<string> } | null = null;

  /** @param command a process that says `ready`, and answers each `HostRequest` with a `HostResult` */
  constructor(folder: string, command: string[]) {
    this.#folder = folder;
    this.#command = command;
  }

  /** The time limit is in milliseconds. It does not include the start of the process. */
  async run(request: HostRequest, timeLimit: number): Promise<TestRun> {
    const { process: host, ended } = (this.#host ??= await this.#start());
    const began = performance.now();
    const answer = once(host, 'message', { signal: AbortSignal.timeout(Math.ceil(timeLimit)) });
    host.send(request);
    try {
      const given = await Promise.race([answer, ended]);
      const milliseconds = performance.now() - began;
      if (typeof given === 'string') {
        // A mutant can end the process that runs its tests.
        this.stop();
        return { outcome: 'failed', failed: request.tests, output: given, milliseconds };
      }
      const { failed, output } = given[0] as HostResult;
      return failed.length === 0
        ? { outcome: 'passed', milliseconds }
        : { outcome: 'failed', failed, output, milliseconds };
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
      this.stop();
      return { outcome: 'timed out', milliseconds: performance.now() - began };
    }
  }

  async #start(): Promise<{ process: ChildProcess; ended: Promise<string> }> {
    const [program = '', ...args] = this.#command;
    // A process group, so that its workers end with it.
    const host = spawn(program, args, {
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(host, 'exit').then(
      ([code, signal]) => `The process of the tests ended: ${String(signal ?? code)}.`,
    );
    const first = await Promise.race([once(host, 'message'), ended]);
    if (typeof first === 'string') throw new Error(first);
    return { process: host, ended };
  }

  stop(): void {
    const pid = this.#host?.process.pid;
    this.#host = null;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}

import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { Socket } from 'node:net';
import { constants, getPriority, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FromChild, TaskFailure, ToChild } from './child-messages.ts';
import { ChildPoolError, ChildTaskError, type ChildPoolErrorReason } from './child-pool-error.ts';
import type { RunningTask, TaskGroup } from './fair-choice.ts';
import { readResidentBytes } from './resident-memory.ts';

export interface ChildSettings {
  entry: URL;
  maxRssBytes: number;
  heapMb: number;
  execArgv: string[];
  env: Readonly<Record<string, string>>;
  pollMs: number;
  /** Relative to this process. */
  niceness: number;
}

export interface ChildTask {
  id: number;
  request: unknown;
  deadlineMs: number;
  group: TaskGroup;
  onProgress(value: unknown): void;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface ChildListeners {
  /** Called after each task that the process survives. */
  onIdle(child: PooledChild): void;
  /** Called at the end of each task. */
  onEnded(task: RunningTask): void;
}

/** A child that is not ready after this time has failed to start. */
const START_LIMIT_MS = 60_000;
const STDERR_KEPT = 4096;

/** Signals that other programs send. Faults of the process itself raise others, such as SIGSEGV and SIGABRT. */
const SENT_SIGNALS: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

/** The server's cache of compiled code, where it uses one: it halves the start of a child. */
function compileCache(): Record<string, string> {
  const directory = getCompileCacheDir();
  return directory === undefined ? {} : { NODE_COMPILE_CACHE: dirname(directory) };
}

/** A process of a pool. Runs at most one task at a time. */
export class PooledChild {
  /** Resolves when the process has exited. */
  readonly ended: Promise<void>;
  tasksDone = 0;
  #process: ChildProcess;
  #settings: ChildSettings;
  #task: ChildTask | null = null;
  #ready = false;
  #stderr = '';
  #timer: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;
  #rss = 0;
  #startedAt = 0;
  #listeners: ChildListeners;
  #endReason: ChildPoolErrorReason | null = null;

  constructor(settings: ChildSettings, listeners: ChildListeners) {
    this.#settings = settings;
    this.#listeners = listeners;
    this.#process = fork(fileURLToPath(settings.entry), {
      execArgv: [`--max-old-space-size=${settings.heapMb}`, ...settings.execArgv],
      env: { ...compileCache(), ...settings.env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#yieldToServer();
    this.#process.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString('latin1')).slice(-STDERR_KEPT);
    });
    this.#process.on('message', (message: FromChild) => this.#receive(message));
    this.ended = new Promise((resolve) => {
      this.#process.on('error', (error) => {
        this.#fail('crashed', `The child process failed: ${error.message}`);
        if (this.#process.pid === undefined) resolve();
      });
      // `close` rather than `exit`: stderr has been read by then, which distinguishes a full heap from a crash.
      this.#process.on('close', (code, signal) => {
        this.#died(code, signal);
        resolve();
      });
    });
    this.#unref();
  }

  /** Lowers the priority, so that requests are served first on a busy machine. */
  #yieldToServer(): void {
    const { pid } = this.#process;
    if (pid === undefined) return;
    try {
      setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + this.#settings.niceness));
    } catch {
      // The process has exited, or the system has no priorities. Nothing to do.
    }
  }

  /** Null when idle. */
  get running(): RunningTask | null {
    return this.#task === null ? null : { group: this.#task.group, elapsedMs: performance.now() - this.#startedAt };
  }

  runs(taskId: number): boolean {
    return this.#task?.id === taskId;
  }

  /** Why the process ended; null before. */
  get endReason(): ChildPoolErrorReason | null {
    return this.#endReason;
  }

  /** Resident memory at the last check, in bytes. */
  get rssBytes(): number {
    return this.#rss;
  }

  start(task: ChildTask): void {
    this.#task = task;
    this.#startedAt = performance.now();
    this.#ref();
    if (this.#ready) this.#send(task);
    else this.#limit(START_LIMIT_MS, 'crashed', 'The child process did not start in time.');
  }

  /** Takes the task back from a process that has not yet started. False if the process has the task already. */
  dropUnsent(): boolean {
    if (this.#ready) return false;
    this.#stopTimers();
    this.#forgetTask();
    this.#unref();
    return true;
  }

  /** Kills the process. Its task fails with `reason`. */
  kill(reason: ChildPoolErrorReason, message: string): void {
    this.#process.kill('SIGKILL');
    this.#fail(reason, message);
    // Closing the pool waits for the exit.
    this.#ref();
  }

  #send(task: ChildTask): void {
    this.#limit(task.deadlineMs, 'deadline', `The task did not end within ${task.deadlineMs} ms.`);
    this.#schedulePoll();
    const message: ToChild = { kind: 'task', id: task.id, request: task.request };
    // Sending fails if the channel is closing. The `close` event then fails the task.
    this.#process.send(message, () => {});
  }

  #receive(message: FromChild): void {
    if (message.kind === 'ready') {
      this.#ready = true;
      if (this.#task !== null) this.#send(this.#task);
      return;
    }
    const task = this.#task;
    if (task === null || task.id !== message.id) return;
    if (message.kind === 'progress') task.onProgress(message.value);
    else this.#settle(task, message);
  }

  #settle(task: ChildTask, message: { rss: number } & ({ result: unknown } | { failure: TaskFailure })): void {
    this.#stopTimers();
    // The memory that remains after the task decides whether the process may run another.
    this.#rss = message.rss;
    this.#forgetTask();
    this.tasksDone += 1;
    this.#unref();
    if ('failure' in message) task.reject(new ChildTaskError(message.failure));
    else task.resolve(message.result);
    this.#listeners.onIdle(this);
  }

  #forgetTask(): void {
    if (this.running !== null) this.#listeners.onEnded(this.running);
    this.#task = null;
  }

  #fail(reason: ChildPoolErrorReason, message: string): void {
    this.#endReason ??= reason;
    this.#stopTimers();
    const task = this.#task;
    this.#forgetTask();
    this.#unref();
    task?.reject(new ChildPoolError(reason, message, this.#stderr));
  }

  #died(code: number | null, signal: NodeJS.Signals | null): void {
    if (/heap out of memory|heap limit/i.test(this.#stderr)) {
      this.#fail('memory', `The child process filled its heap of ${this.#settings.heapMb} MB.`);
    } else {
      const reason = signal !== null && SENT_SIGNALS.has(signal) ? 'killed' : 'crashed';
      this.#fail(reason, `The child process ended with ${signal ?? `exit code ${code}`}.`);
    }
  }

  #limit(ms: number, reason: ChildPoolErrorReason, message: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.kill(reason, message), ms);
  }

  #schedulePoll(): void {
    this.#poll = setTimeout(() => void this.#checkMemory(), this.#settings.pollMs);
  }

  async #checkMemory(): Promise<void> {
    const task = this.#task;
    this.#rss = (await readResidentBytes(this.#process.pid ?? 0)) ?? this.#rss;
    if (task === null || this.#task !== task) return;
    const limit = this.#settings.maxRssBytes;
    if (this.#rss > limit)
      this.kill('memory', `The child process used ${this.#rss} bytes of memory; the limit is ${limit}.`);
    else this.#schedulePoll();
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#poll);
  }

  #ref(): void {
    this.#process.ref();
    this.#process.channel?.ref();
    (this.#process.stderr as Socket | null)?.ref();
  }

  // An idle child must not keep the parent running.
  #unref(): void {
    this.#process.unref();
    this.#process.channel?.unref();
    (this.#process.stderr as Socket | null)?.unref();
  }
}

import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { FromChild, TaskFailure, ToChild } from './child-messages.ts';

export interface TaskContext<Progress> {
  /** Calls `onProgress` of the caller. Values must be structured-cloneable. */
  progress(value: Progress): void;
}

/**
 * Makes this process a child of a pool, and answers tasks with the results of `handle`. Errors are sent with `name`,
 * `message`, `code`, `retryable`, `detail` and `taskData`. Call it once, at the end of the pool's entry module.
 */
export function serveTasks<Request, Result, Progress = unknown>(
  handle: (request: Request, context: TaskContext<Progress>) => Promise<Result> | Result,
): void {
  if (process.send === undefined) throw new Error('serveTasks must run in a process that a child pool has forked.');

  // Ctrl-C and service managers signal the whole process group. The parent finishes its work first and then ends its
  // children.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  // `process.exit` can wait forever for a thread that compiles code, and a child has nothing to finish.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  endWithParent();

  process.on('message', (message: ToChild) => {
    void answer(message.id, async () => {
      const progress = (value: Progress): void => send({ kind: 'progress', id: message.id, value });
      return await handle(message.request as Request, { progress });
    });
  });
  send({ kind: 'ready' });
}

/** The tasks in which a child loads its modules. */
const FIRST_TASKS = 5;
let tasksDone = 0;

/** Pools kill their children, which then keep no compiled code by themselves. */
function keepCompiledCode(): void {
  tasksDone += 1;
  if (tasksDone <= FIRST_TASKS && getCompileCacheDir() !== undefined) flushCompileCache();
}

/** Reading the memory takes as long as a small task. */
const RSS_INTERVAL_MS = 1_000;
/** A task that may have taken much memory. */
const LONG_TASK_MS = 100;
let rss = { bytes: 0, readAt: -Infinity };

function readRss(startedAt: number): number {
  const now = performance.now();
  if (now - rss.readAt >= RSS_INTERVAL_MS || now - startedAt >= LONG_TASK_MS)
    rss = { bytes: process.memoryUsage.rss(), readAt: now };
  return rss.bytes;
}

async function answer(id: number, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  try {
    const result = await work();
    keepCompiledCode();
    send({ kind: 'result', id, result, rss: readRss(startedAt) });
  } catch (error) {
    send({ kind: 'failure', id, failure: describe(error), rss: readRss(startedAt) });
  }
}

function send(message: FromChild): void {
  if (process.connected) process.send?.(message);
}

function describe(error: unknown): TaskFailure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { code, retryable, detail, taskData } = error as Error & Record<string, unknown>;
  return {
    name: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof retryable === 'boolean' ? { retryable } : {}),
    ...(typeof detail === 'string' ? { detail } : {}),
    ...(taskData === undefined ? {} : { taskData }),
  };
}

/**
 * A task in an endless loop does not notice that the parent was killed. A second thread checks the parent's id every
 * second.
 */
function endWithParent(): void {
  const code = `const parent = ${process.ppid};
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);`;
  const limits = { maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 1, stackSizeMb: 1 };
  const watch = new Worker(code, { eval: true, env: {}, execArgv: [], resourceLimits: limits });
  watch.on('error', () => {});
  watch.unref();
}

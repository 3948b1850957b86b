import { extname } from 'node:path';
import { ChildPoolError } from './child-pool-error.ts';
import { PooledChild, type ChildSettings, type ChildTask } from './pooled-child.ts';

export interface ChildPoolOptions {
  /** The file that the children run; it calls `serveTasks` of `serve-tasks.ts`. See `siblingEntry`. */
  entry: URL;
  /** Maximum number of children. They are started on demand. */
  size: number;
  /** Resident memory, in bytes, beyond which a child is killed. */
  maxRssBytes: number;
  /** A child is replaced after this many tasks, which bounds what libraries leak. */
  maxTasksPerChild: number;
  /** The V8 heap of a child, in megabytes. */
  heapMb: number;
  execArgv?: string[];
  /** The children's environment; empty by default, so that no secret reaches them. */
  env?: Record<string, string>;
  /** An idle child is ended after this many milliseconds to free its memory; a minute by default. */
  idleMs?: number;
  /** How often the memory of a busy child is looked at; by default every 40 ms. */
  pollMs?: number;
}

export interface RunOptions<Progress> {
  /** Milliseconds of execution; waiting for a free child does not count. */
  deadlineMs: number;
  signal?: AbortSignal;
  onProgress?(value: Progress): void;
}

/**
 * Runs tasks in long-lived child processes, one at a time in each, in the order of the calls. Requests, results and
 * progress values must survive the structured clone.
 */
export interface ChildPool<Request, Result, Progress = unknown> {
  /** Throws `ChildPoolError` when the process ended the task and `ChildTaskError` when the task's code threw. */
  run(request: Request, options: RunOptions<Progress>): Promise<Result>;
  /** Fails what runs and waits, kills the children, and resolves when they are gone. */
  close(): Promise<void>;
}

export function createChildPool<Request, Result, Progress = unknown>(
  options: ChildPoolOptions,
): ChildPool<Request, Result, Progress> {
  const settings: ChildSettings = { execArgv: [], env: {}, pollMs: 40, ...options };
  // Includes processes that are being killed: they still hold their memory, and therefore their slot.
  const children = new Set<PooledChild>();
  const idle: PooledChild[] = [];
  const retirements = new Map<PooledChild, NodeJS.Timeout>();
  const waiting: ChildTask[] = [];
  let lastId = 0;
  let closed = false;

  function dispatch(): void {
    while (waiting.length > 0) {
      const child = idle.pop() ?? grow();
      if (child === undefined) return;
      clearTimeout(retirements.get(child));
      const task = waiting.shift();
      if (task !== undefined) child.start(task);
    }
  }

  function grow(): PooledChild | undefined {
    if (closed || children.size >= options.size) return undefined;
    const child = new PooledChild(settings, release);
    children.add(child);
    void child.ended.then(() => {
      children.delete(child);
      clearTimeout(retirements.get(child));
      retirements.delete(child);
      forget(child);
      dispatch();
    });
    return child;
  }

  function forget(child: PooledChild): void {
    const index = idle.indexOf(child);
    if (index >= 0) idle.splice(index, 1);
  }

  function retire(child: PooledChild): void {
    forget(child);
    child.kill('closed', 'The child process was idle.');
  }

  function release(child: PooledChild): void {
    const worn = child.tasksDone >= options.maxTasksPerChild || child.rssBytes > options.maxRssBytes / 2;
    if (worn || closed) return child.kill('closed', 'The child process was replaced.');
    idle.push(child);
    retirements.set(child, setTimeout(() => retire(child), options.idleMs ?? 60_000).unref());
    dispatch();
  }

  return { run, close };

  async function run(request: Request, { deadlineMs, signal, onProgress }: RunOptions<Progress>): Promise<Result> {
    if (closed) throw new ChildPoolError('closed', 'The pool is closed.');
    if (signal?.aborted) throw aborted();
    const id = ++lastId;
    let onAbort = (): void => {};
    const outcome = new Promise<unknown>((resolve, reject) => {
      const report = (value: unknown): void => onProgress?.(value as Progress);
      const task: ChildTask = { id, request, deadlineMs, onProgress: report, resolve, reject };
      onAbort = () => {
        const index = waiting.indexOf(task);
        if (index >= 0) waiting.splice(index, 1);
        for (const child of children) if (child.runs(id)) child.kill('aborted', aborted().message);
        reject(aborted());
      };
      waiting.push(task);
    });
    signal?.addEventListener('abort', onAbort, { once: true });
    dispatch();
    try {
      return (await outcome) as Result;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async function close(): Promise<void> {
    closed = true;
    for (const task of waiting.splice(0)) task.reject(new ChildPoolError('closed', 'The pool was closed.'));
    const ends = [...children].map((child) => child.ended);
    for (const child of children) child.kill('closed', 'The pool was closed.');
    await Promise.all(ends);
  }
}

function aborted(): ChildPoolError {
  return new ChildPoolError('aborted', 'The task was aborted.');
}

/**
 * The pool's entry file `name` (without extension) in the folder of the module `moduleUrl` (its `import.meta.url`): a
 * `.ts` file when the sources run, a `.js` file when the build runs.
 */
export function siblingEntry(name: string, moduleUrl: string): URL {
  return new URL(`./${name}${extname(new URL(moduleUrl).pathname)}`, moduleUrl);
}

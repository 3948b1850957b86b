import { extname } from 'node:path';
import { ChildPoolError, type ChildPoolErrorReason } from './child-pool-error.ts';
import { chooseFairly, isOwnerIdle, type RunningTask, type TaskGroup } from './fair-choice.ts';
import { WaitingTasks } from './waiting-tasks.ts';
import { PooledChild, type ChildSettings, type ChildTask } from './pooled-child.ts';

/** Milliseconds in which what was used counts half. */
const HALF_LIFE_MS = 30_000;
/** Owners above which those that count for nothing are forgotten. */
const MAX_OWNERS = 1_000;

/** How long the tasks of each owner have run lately, in milliseconds. */
export class UsedTime {
  readonly #used = new Map<string, { ms: number; at: number }>();

  /** Owners that are remembered. */
  get size(): number {
    return this.#used.size;
  }

  add(owner: string, ms: number, now: number): void {
    if (this.#used.size > MAX_OWNERS)
      for (const known of this.#used.keys()) if (this.get(known, now) < 1) this.#used.delete(known);
    this.#used.set(owner, { ms: this.get(owner, now) + ms, at: now });
  }

  get(owner: string, now: number): number {
    const used = this.#used.get(owner);
    return used === undefined ? 0 : used.ms * 0.5 ** ((now - used.at) / HALF_LIFE_MS);
  }
}

export interface ChildPoolOptions {
  /** The module that children run. It calls `serveTasks`. See `resolveSiblingEntry`. */
  entry: URL;
  /** Maximum number of children, which are started on demand. */
  size: number;
  /** Children beyond `size`, for owners that have no task running while others hold all children. Default 0. */
  spare?: number;
  /** Resident memory, in bytes, above which a child is killed. */
  maxRssBytes: number;
  /** A child is replaced after this many tasks, which bounds memory leaks of libraries. */
  maxTasksPerChild: number;
  /** V8 heap of a child, in megabytes. */
  heapMb: number;
  execArgv?: string[];
  /** The children's environment. Empty by default, so that they see no secrets. */
  env?: Readonly<Record<string, string>>;
  /** Milliseconds after which an idle child is ended; a minute by default. */
  idleMs?: number;
  /** Called when a child has ended that was neither idle nor closed with the pool: another one takes its place. */
  onRestart?: (reason: RestartReason) => void;
  /** Niceness relative to this process; 10 by default. */
  niceness?: number;
  /** Interval of memory checks of busy children, in milliseconds; 40 by default. */
  pollMs?: number;
}

/** `replaced`: after its number of tasks, or for the memory that it kept. */
export type RestartReason = Exclude<ChildPoolErrorReason, 'closed'> | 'replaced';

export interface RunOptions<Progress> {
  /** Milliseconds of execution, not including the wait for a child. */
  deadlineMs: number;
  /** Owners, by the time that their tasks take, and then their workspaces, take turns. */
  group?: TaskGroup;
  signal?: AbortSignal;
  /** Whether the signal also ends a task that runs, and its child with it; true by default. */
  endsOnAbort?: boolean;
  onProgress?(value: Progress): void;
}

/**
 * Runs tasks in long-lived child processes, one task per child at a time: those of a group in the order of the calls,
 * and groups in turns. Requests, results and progress values must be structured-cloneable.
 */
export interface ChildPool<Request, Result, Progress = unknown> {
  /** Throws `ChildPoolError` if the process ended the task, and `ChildTaskError` if the task threw. */
  run(request: Request, options: RunOptions<Progress>): Promise<Result>;
  /** Starts a child where there is none, so that the first task does not wait for it. */
  prestart(): void;
  /** Whether a task of the group would have to wait. */
  isFull(group: TaskGroup): boolean;
  /** Fails running and waiting tasks, kills the children, and resolves when they have exited. */
  close(): Promise<void>;
}

export function createChildPool<Request, Result, Progress = unknown>(
  options: ChildPoolOptions,
): ChildPool<Request, Result, Progress> {
  const settings: ChildSettings = { execArgv: [], env: {}, niceness: 10, pollMs: 40, ...options };
  // Includes processes that are being killed: they still hold their memory, so they keep their slot.
  const children = new Set<PooledChild>();
  const idle: PooledChild[] = [];
  const retirements = new Map<PooledChild, NodeJS.Timeout>();
  const waiting = new WaitingTasks<ChildTask>();
  const used = new UsedTime();
  let lastId = 0;
  let closed = false;

  function dispatch(): void {
    for (;;) {
      const now = performance.now();
      const task = chooseFairly(waiting.listFirst(), listRunning(), (owner) => used.get(owner, now));
      if (task === undefined || isFull(task.group)) return;
      const child = idle.pop() ?? grow();
      if (child === undefined) return;
      clearTimeout(retirements.get(child));
      waiting.remove(task);
      child.start(task);
    }
  }

  const listRunning = () => [...children].flatMap(({ running }) => running ?? []);

  /** Processes that are being killed still hold their memory, so they keep their place. */
  function isFull(group: TaskGroup): boolean {
    const limit = options.size + (isOwnerIdle(group, listRunning()) ? (options.spare ?? 0) : 0);
    return children.size - idle.length >= limit;
  }

  function grow(): PooledChild | undefined {
    if (closed) return undefined;
    const child = new PooledChild(settings, { onIdle: release, onEnded: charge });
    children.add(child);
    void child.ended.then(() => {
      children.delete(child);
      if (child.endReason !== null && child.endReason !== 'closed') options.onRestart?.(child.endReason);
      clearTimeout(retirements.get(child));
      retirements.delete(child);
      forget(child);
      dispatch();
    });
    return child;
  }

  function charge({ group: [owner = ''], elapsedMs }: RunningTask): void {
    used.add(owner, elapsedMs, performance.now());
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
    if (worn && !closed) options.onRestart?.('replaced');
    if (worn || closed) return child.kill('closed', 'The child process was replaced.');
    idle.push(child);
    retirements.set(child, setTimeout(() => retire(child), options.idleMs ?? 60_000).unref());
    dispatch();
  }

  return { run, prestart, isFull, close };

  function prestart(): void {
    const child = children.size === 0 ? grow() : undefined;
    if (child !== undefined) release(child);
  }

  async function run(
    request: Request,
    { deadlineMs, group = [''], signal, endsOnAbort = true, onProgress }: RunOptions<Progress>,
  ): Promise<Result> {
    if (closed) throw new ChildPoolError('closed', 'The pool is closed.');
    if (signal?.aborted) throw createAbortError();
    const id = ++lastId;
    let onAbort = (): void => {};
    const outcome = new Promise<unknown>((resolve, reject) => {
      const report = (value: unknown): void => onProgress?.(value as Progress);
      const task: ChildTask = { id, request, deadlineMs, group, onProgress: report, resolve, reject };
      onAbort = () => {
        waiting.remove(task);
        reject(createAbortError());
        const running = [...children].find((child) => child.runs(id));
        if (running === undefined || !endsOnAbort) return;
        // Its start is not wasted: the next task would have to wait for another one.
        if (running.dropUnsent()) release(running);
        else running.kill('aborted', createAbortError().message);
      };
      waiting.add(task);
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
    for (const task of waiting.take()) task.reject(new ChildPoolError('closed', 'The pool was closed.'));
    const ends = [...children].map((child) => child.ended);
    for (const child of children) child.kill('closed', 'The pool was closed.');
    await Promise.all(ends);
  }
}

function createAbortError(): ChildPoolError {
  return new ChildPoolError('aborted', 'The task was aborted.');
}

/**
 * The URL of the entry module `name` (without extension) in the folder of `moduleUrl` (an `import.meta.url`): a `.ts`
 * file when sources run, a `.js` file in the build.
 */
export function resolveSiblingEntry(name: string, moduleUrl: string): URL {
  return new URL(`./${name}${extname(new URL(moduleUrl).pathname)}`, moduleUrl);
}

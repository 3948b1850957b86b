import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { ChildPoolError, ChildTaskError } from './child-pool-error.ts';
import { type ChildPool, type ChildPoolOptions, createChildPool, UsedTime } from './child-pool.ts';
import { readResidentBytes } from './resident-memory.ts';
import type { PoolChildRequest } from './testing/pool-child.ts';

const MB = 1024 * 1024;
const entry = new URL('./testing/pool-child.ts', import.meta.url);
const pools: ChildPool<PoolChildRequest, unknown>[] = [];
const long = { deadlineMs: 20_000 };

function makePool(options: Partial<ChildPoolOptions> = {}): ChildPool<PoolChildRequest, unknown> {
  const pool = createChildPool<PoolChildRequest, unknown>({
    entry,
    size: 1,
    maxRssBytes: 512 * MB,
    maxTasksPerChild: 100,
    heapMb: 128,
    ...options,
  });
  pools.push(pool);
  return pool;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return await promise.then(
    () => expect.fail('The task ended well.'),
    (error: unknown) => error,
  );
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('runs tasks in one long-lived child, with any cloneable value', async () => {
  const pool = makePool();
  const value = { map: new Map([['a', 1]]), bytes: new Uint8Array([1, 2]), text: 'ü' };
  expect(await pool.run({ do: 'echo', value }, long)).toEqual(value);
  const first = await pool.run({ do: 'pid' }, long);
  expect(await pool.run({ do: 'pid' }, long)).toBe(first);
});

test('runs children at a lower priority than the parent', async () => {
  const pid = (await makePool().run({ do: 'pid' }, long)) as number;
  expect(getPriority(pid)).toBe(Math.min(19, getPriority() + 10));
});

test('runs children at the priority of the parent where the pool says so', async () => {
  const pid = (await makePool({ niceness: 0 }).run({ do: 'pid' }, long)) as number;
  expect(getPriority(pid)).toBe(getPriority());
});

test('gives the first task to a child that was started before', async () => {
  const pool = makePool({ idleMs: 60_000 });
  pool.prestart();
  pool.prestart();
  expect(pool.isFull([''])).toBe(false);
  const first = await pool.run({ do: 'pid' }, long);
  expect(await pool.run({ do: 'pid' }, long)).toBe(first);
  expect(pool.isFull([''])).toBe(false);
});

test('ends a child that was started before, if no task comes', async () => {
  const pids: number[] = [];
  const pool = makePool({ idleMs: 50 });
  pool.prestart();
  pids.push((await pool.run({ do: 'pid' }, long)) as number);
  await until(() => !alive(pids[0] ?? 0));
  pool.prestart();
  expect(await pool.run({ do: 'pid' }, long)).not.toBe(pids[0]);
});

test('passes no environment variables to children, except for the cache of compiled code', async () => {
  const names = (await makePool().run({ do: 'environment' }, long)) as string[];
  expect(names.filter((name) => !/^NODE_(?:CHANNEL|COMPILE_CACHE$)/.test(name))).toEqual([]);
});

test('reports progress', async () => {
  const seen: unknown[] = [];
  const result = await makePool().run({ do: 'progress' }, { ...long, onProgress: (value) => seen.push(value) });
  expect([result, seen]).toEqual(['end', [1, { done: 2 }]]);
});

test('rethrows an error of the task with its code, and keeps the child', async () => {
  const pool = makePool();
  const pid = await pool.run({ do: 'pid' }, long);
  const error = await failure(pool.run({ do: 'throw' }, long));
  expect(error).toBeInstanceOf(ChildTaskError);
  expect(error).toMatchObject({
    name: 'RangeError',
    message: 'no good',
    code: 'a_code',
    retryable: true,
    detail: 'a detail',
  });
  expect(await pool.run({ do: 'pid' }, long)).toBe(pid);
});

test('rejects a result that cannot be cloned as an error of the task', async () => {
  expect(await failure(makePool().run({ do: 'unclonable' }, long))).toMatchObject({
    message: '() => 1 could not be cloned.',
  });
});

test('kills a looping task at its deadline, which excludes waiting', async () => {
  const pool = makePool();
  const pid = (await pool.run({ do: 'pid' }, long)) as number;
  const looping = failure(pool.run({ do: 'loop' }, { deadlineMs: 400 }));
  const next = pool.run({ do: 'echo', value: 'next' }, { deadlineMs: 399 });
  const error = await looping;
  expect(error).toBeInstanceOf(ChildPoolError);
  expect(error).toMatchObject({ reason: 'deadline' });
  expect(await next).toBe('next');
  expect(alive(pid)).toBe(false);
});

test('kills a task whose memory outside the heap exceeds the limit', async () => {
  const pool = makePool({ maxRssBytes: 200 * MB });
  expect(await failure(pool.run({ do: 'allocate' }, long))).toMatchObject({ reason: 'memory' });
  expect(await pool.run({ do: 'echo', value: 1 }, long)).toBe(1);
});

test('reports a full heap as memory', async () => {
  const pool = makePool({ heapMb: 32 });
  expect(await failure(pool.run({ do: 'fill-heap' }, long))).toMatchObject({ reason: 'memory' });
});

test('fails only the task of a child that dies', async () => {
  const pool = makePool({ size: 2 });
  const results = await Promise.allSettled([
    pool.run({ do: 'echo', value: 1 }, long),
    pool.run({ do: 'exit' }, long),
    pool.run({ do: 'echo', value: 2 }, long),
    pool.run({ do: 'echo', value: 3 }, long),
  ]);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(results[1]).toMatchObject({
    reason: { reason: 'crashed', message: 'The child process ended with exit code 3.' },
  });
});

test('tells a kill from outside from a crash, and reports both as restarts', async () => {
  const restarts: string[] = [];
  const pool = makePool({ onRestart: (reason) => restarts.push(reason), maxTasksPerChild: 2 });
  const pid = (await pool.run({ do: 'pid' }, long)) as number;
  const sleeping = failure(pool.run({ do: 'sleep' }, long));
  process.kill(pid, 'SIGKILL');
  expect(await sleeping).toMatchObject({ reason: 'killed', message: 'The child process ended with SIGKILL.' });
  expect(await failure(pool.run({ do: 'exit' }, long))).toMatchObject({ reason: 'crashed' });
  await pool.run({ do: 'pid' }, long);
  await pool.run({ do: 'pid' }, long);
  await pool.close();
  expect(restarts).toEqual(['killed', 'crashed', 'replaced']);
});

test('owners and their workspaces take turns', async () => {
  const pool = makePool();
  const order: string[] = [];
  const add = (name: string, group: string[]) =>
    pool.run({ do: 'echo', value: name }, { ...long, group }).then(() => order.push(name));
  await Promise.all([
    add('first', ['a', 'a1']),
    add('second of a', ['a', 'a1']),
    add('third of a', ['a', 'a1']),
    add('of b', ['b', 'b1']),
  ]);
  expect(order[0]).toBe('first');
  expect(order).toHaveLength(4);
});

test('an owner without a running task gets a child beyond the size while another owner holds all', async () => {
  const pool = makePool({ size: 2, spare: 1 });
  const hog = new AbortController();
  const held = [1, 2, 3].map(() =>
    failure(pool.run({ do: 'sleep' }, { ...long, group: ['hog', 'w'], signal: hog.signal })),
  );
  expect(pool.isFull(['hog', 'w'])).toBe(true);
  expect(pool.isFull(['other', 'w'])).toBe(false);
  expect(await pool.run({ do: 'echo', value: 'through' }, { ...long, group: ['other', 'w'] })).toBe('through');
  expect(pool.isFull(['hog', 'w'])).toBe(true);
  hog.abort();
  for (const one of held) expect(await one).toMatchObject({ reason: 'aborted' });
});

test('fails tasks if the entry cannot start', async () => {
  const pool = makePool({ entry: new URL('./testing/absent.ts', import.meta.url) });
  expect(await failure(pool.run({ do: 'pid' }, long))).toMatchObject({ reason: 'crashed' });
});

test('aborts a running task by killing it and removes a waiting one', async () => {
  const pool = makePool();
  const pid = (await pool.run({ do: 'pid' }, long)) as number;
  const running = new AbortController();
  const waiting = new AbortController();
  const first = failure(pool.run({ do: 'sleep' }, { ...long, signal: running.signal }));
  const second = failure(pool.run({ do: 'exit' }, { ...long, signal: waiting.signal }));
  waiting.abort();
  expect(await second).toMatchObject({ reason: 'aborted' });
  expect(alive(pid)).toBe(true);
  running.abort();
  expect(await first).toMatchObject({ reason: 'aborted' });
  await until(() => !alive(pid));
  expect(await failure(pool.run({ do: 'pid' }, { ...long, signal: running.signal }))).toMatchObject({
    reason: 'aborted',
  });
});

test('lets a child finish its start when its first task is aborted, for the next one', async () => {
  const restarts: string[] = [];
  const pool = makePool({ onRestart: (reason) => restarts.push(reason) });
  const aborted = new AbortController();
  const first = failure(pool.run({ do: 'exit' }, { ...long, signal: aborted.signal }));
  aborted.abort();
  expect(await first).toMatchObject({ reason: 'aborted' });
  expect(pool.isFull([''])).toBe(false);
  // Another child would start only after the exit of the first one, which is reported.
  expect(await pool.run({ do: 'echo', value: 1 }, long)).toBe(1);
  expect(restarts).toEqual([]);
});

test('replaces a child after its maximum number of tasks', async () => {
  const pool = makePool({ maxTasksPerChild: 2 });
  const pids: unknown[] = [];
  for (let i = 0; i < 4; i++) pids.push(await pool.run({ do: 'pid' }, long));
  expect(pids[0]).toBe(pids[1]);
  expect(pids[2]).toBe(pids[3]);
  expect(pids[1]).not.toBe(pids[2]);
});

test('ends an idle child, and starts another one on demand', async () => {
  const pool = makePool({ idleMs: 50 });
  const pid = (await pool.run({ do: 'pid' }, long)) as number;
  await until(() => !alive(pid));
  expect(await pool.run({ do: 'echo', value: 1 }, long)).toBe(1);
});

test('fails running and waiting tasks on close, and leaves no process', async () => {
  const pool = makePool();
  const pid = (await pool.run({ do: 'pid' }, long)) as number;
  const running = failure(pool.run({ do: 'sleep' }, long));
  const waiting = failure(pool.run({ do: 'sleep' }, long));
  await pool.close();
  expect(await running).toMatchObject({ reason: 'closed' });
  expect(await waiting).toMatchObject({ reason: 'closed' });
  expect(alive(pid)).toBe(false);
  expect(await failure(pool.run({ do: 'pid' }, long))).toMatchObject({ reason: 'closed' });
});

test('ends children when the parent is killed, even in an endless loop', async () => {
  const parent = fork(fileURLToPath(new URL('./testing/pool-parent.ts', import.meta.url)), { execArgv: [] });
  const [[idlePid, loopingPid]] = (await once(parent, 'message')) as [[number, number]];
  expect([alive(idlePid), alive(loopingPid)]).toEqual([true, true]);
  parent.kill('SIGKILL');
  // An orphan may remain as a zombie if no process reaps it. A zombie has no memory.
  await until(
    async () => (await readResidentBytes(idlePid)) === null && (await readResidentBytes(loopingPid)) === null,
  );
});

test('does not keep its process running while idle', async () => {
  const parent = fork(fileURLToPath(new URL('./testing/pool-parent.ts', import.meta.url)), ['idle'], { execArgv: [] });
  const [code] = (await once(parent, 'exit')) as [number];
  expect(code).toBe(0);
});

describe('used time', () => {
  test('time counts half after half a minute, and less and less from then on', () => {
    const used = new UsedTime();
    used.add('a', 1_000, 0);
    expect(used.get('a', 30_000)).toBeCloseTo(500);
    used.add('a', 1_000, 30_000);
    expect(used.get('a', 60_000)).toBeCloseTo(750);
    expect(used.get('b', 60_000)).toBe(0);
  });

  test('owners whose time has passed are forgotten', () => {
    const used = new UsedTime();
    for (let index = 0; index < 5_000; index += 1) used.add(`owner ${index}`, 10, index * 1_000);
    expect(used.size).toBeLessThan(1_500);
  });
});

/** A process with a pool, for tests of how both exit. Runs no task if the argument is `idle`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createChildPool } from '../child-pool.ts';
import type { PoolChildRequest } from './pool-child.ts';

const pool = createChildPool<PoolChildRequest, unknown>({
  entry: new URL('./pool-child.ts', import.meta.url),
  size: 2,
  maxRssBytes: 2 ** 30,
  maxTasksPerChild: 100,
  heapMb: 64,
});
const deadlineMs = 60_000;

const pids = await Promise.all([pool.run({ do: 'pid' }, { deadlineMs }), pool.run({ do: 'pid' }, { deadlineMs })]);
if (process.argv[2] === 'idle') {
  process.disconnect();
} else {
  const looping = pool.run({ do: 'loop' }, { deadlineMs });
  // The child that became free last is reused first.
  const idlePid = await pool.run({ do: 'pid' }, { deadlineMs });
  await sleep(100);
  process.send?.([idlePid, pids.find((pid) => pid !== idlePid)]);
  await looping;
}

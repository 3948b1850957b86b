import type { Config } from '../../config.ts';
import { createChildPool, resolveSiblingEntry, type ChildPool } from '../../children/child-pool.ts';
import { LEAN_ALLOCATION } from '../../children/lean-allocation.ts';
import type { TaskMessage } from '../../extraction/child/task-message.ts';
import type { ParsePool } from '../../parsing/child/child-parser.ts';
import type { Closers } from '../closers.ts';

/** Child processes that parse and extract: one document is done by one child, which has to start only once. */
export interface LocalPool {
  parsing: ParsePool;
  extraction: ChildPool<TaskMessage, unknown>;
  /** Maximum number of children. */
  size: number;
}

/** Documents after which a child is replaced, at the three tasks of a document. */
const TASKS_PER_CHILD = 200 * 3;

/** Opens the pool, and starts its first child. */
export function openLocalPool(config: Config, size: number, closers: Closers): LocalPool {
  const pool: unknown = createChildPool({
    entry: resolveSiblingEntry('local-child', import.meta.url),
    size,
    maxRssBytes: config.childMemoryBytes,
    maxTasksPerChild: TASKS_PER_CHILD,
    heapMb: Math.max(64, Math.floor((config.childMemoryBytes / 2 ** 20) * 0.75)),
    env: LEAN_ALLOCATION,
    niceness: 0,
  });
  // The child answers each kind of task with its kind of result.
  const local = { parsing: pool as ParsePool, extraction: pool as LocalPool['extraction'], size };
  closers.add(() => local.parsing.close());
  local.parsing.prestart();
  return local;
}

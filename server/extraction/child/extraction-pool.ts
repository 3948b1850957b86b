import { ChildPoolError, ChildTaskError } from '../../children/child-pool-error.ts';
import { createChildPool, resolveSiblingEntry, type ChildPool, type RestartReason } from '../../children/child-pool.ts';
import type { TaskGroup } from '../../children/fair-choice.ts';
import { retryKilled } from '../../children/retry-killed.ts';
import type { ExtractionTask, TaskResults } from './extraction-tasks.ts';
import { ExtractionError, type ExtractionErrorCode } from '../engine.ts';
import { packTask, type TaskMessage } from './task-message.ts';

export interface ExtractionPoolOptions {
  /** Child processes; each has one task at a time. */
  processes: number;
  /** Resident memory, in bytes, at which a child is ended. */
  maxRssBytes: number;
  /** Milliseconds for one task. */
  deadlineMs: number;
  onRestart?: (reason: RestartReason) => void;
  /** The child's program; by default that beside this module. */
  entry?: URL;
  /** Children that also do other work; by default the extractor has children of its own. Closing closes it. */
  pool?: ChildPool<TaskMessage, unknown>;
}

export interface TaskOptions {
  signal: AbortSignal;
  /** Whose task it is: an owner, and one of the owner's workspaces. They take turns. */
  group?: TaskGroup;
}

/**
 * The child processes in which users' schemas and documents are worked on: none of them can block or end the server.
 */
export interface ExtractionPool {
  /** Throws `ExtractionError`, or the signal's reason. */
  run<Kind extends ExtractionTask['kind']>(
    task: Extract<ExtractionTask, { kind: Kind }>,
    options: TaskOptions,
  ): Promise<TaskResults[Kind]>;
  /** Starts a child where there is none, while a model answers. */
  prepare(): void;
  close(): Promise<void>;
}

/** How many tasks a child does before it is replaced. */
const TASKS_PER_CHILD = 20_000;
/**
 * A long document's garbage grows the young generation, which is then kept. With this limit, 200 pages take 270 MiB
 * instead of 418 MiB, in the same time (`npm run bench extractor`). With a smaller one, small documents take longer.
 */
const YOUNG_GENERATION_MIB = 8;

export function createExtractionPool({
  processes,
  maxRssBytes,
  deadlineMs,
  onRestart,
  entry = resolveSiblingEntry('extraction-child', import.meta.url),
  pool: sharedPool,
}: ExtractionPoolOptions): ExtractionPool {
  const pool =
    sharedPool ??
    createChildPool<TaskMessage, unknown>({
      entry,
      size: processes,
      // A child of its own for an owner whose first task would wait for the slow tasks of others.
      spare: 1,
      maxRssBytes,
      maxTasksPerChild: TASKS_PER_CHILD,
      execArgv: [`--max-semi-space-size=${YOUNG_GENERATION_MIB}`],
      heapMb: Math.max(64, Math.floor((maxRssBytes / 1024 / 1024) * 0.8)),
      ...(onRestart && { onRestart }),
    });
  return {
    async run(task, { signal, group }) {
      const options = { deadlineMs, signal, ...(group && { group }) };
      try {
        return (await retryKilled(() => pool.run(packTask(task), options), signal)) as never;
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw toExtractionError(error, deadlineMs);
      }
    },
    prepare: () => pool.prestart(),
    close: () => pool.close(),
  };
}

function toExtractionError(error: unknown, deadlineMs: number): ExtractionError {
  if (error instanceof ChildTaskError) {
    const known = error.name === 'ExtractionError' && error.code !== undefined;
    const detail = error.detail === undefined ? {} : { detail: error.detail };
    if (known)
      return new ExtractionError(error.code as ExtractionErrorCode, error.message, {
        retryable: error.retryable ?? false,
        ...detail,
        ...(error.taskData as ExtractionError['taskData']),
        cause: error,
      });
    return new ExtractionError('internal_error', 'The extractor failed on this document.', {
      detail: error.name,
      cause: error,
    });
  }
  if (!(error instanceof ChildPoolError))
    return new ExtractionError('internal_error', 'The extractor failed.', { cause: error });
  const detail = error.reason;
  switch (error.reason) {
    case 'deadline': {
      const limit = `${Math.round(deadlineMs / 100) / 10} s`;
      return new ExtractionError(
        'timeout',
        `The extractor took longer than ${limit} (EXCERPT_EXTRACT_TIMEOUT_SECONDS). ` +
          'Simplify the patterns of the schema, or split the document.',
        { detail, cause: error },
      );
    }
    case 'memory':
      return new ExtractionError(
        'internal_error',
        'The document needs more memory than the extractor is allowed. Split it, or raise EXCERPT_CHILD_MEMORY_MIB.',
        { detail, cause: error },
      );
    case 'crashed':
    case 'killed':
      return new ExtractionError('internal_error', 'The extractor process ended unexpectedly.', {
        detail,
        retryable: true,
        cause: error,
      });
    case 'aborted':
    case 'closed':
      return new ExtractionError('internal_error', 'The extractor was stopped.', {
        detail,
        retryable: true,
        cause: error,
      });
  }
}

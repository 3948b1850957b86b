import type { TaskFailure } from './child-messages.ts';

/**
 * Why a task ended without a result. `memory`: the pool's limit or the child's heap; `killed`: by a signal from outside
 * the pool, such as the kernel's when memory runs out; `closed`: the pool was closed.
 */
export type ChildPoolErrorReason = 'deadline' | 'memory' | 'crashed' | 'killed' | 'aborted' | 'closed';

/** The child process ended without a result. Errors of the task's code are `ChildTaskError`s. */
export class ChildPoolError extends Error {
  readonly reason: ChildPoolErrorReason;
  /** The end of the child's stderr, for logs only: it may quote the task's input. */
  readonly stderr: string;

  constructor(reason: ChildPoolErrorReason, message: string, stderr = '') {
    super(message);
    this.name = 'ChildPoolError';
    this.reason = reason;
    this.stderr = stderr;
  }
}

/** An error that the task's code threw. `name` is the name of the original error. */
export class ChildTaskError extends Error {
  readonly code: string | undefined;
  readonly retryable: boolean | undefined;
  readonly detail: string | undefined;
  readonly taskData: unknown;

  constructor(failure: TaskFailure) {
    super(failure.message);
    this.name = failure.name;
    this.code = failure.code;
    this.retryable = failure.retryable;
    this.detail = failure.detail;
    this.taskData = failure.taskData;
  }
}

import type { TaskFailure } from './child-messages.ts';

/** Why a pool ended a task: `memory` is the pool's limit or the child's own heap, `closed` the end of the pool. */
export type ChildPoolErrorReason = 'deadline' | 'memory' | 'crashed' | 'aborted' | 'closed';

/** The child process, and not the task's code, is the reason why there is no result. */
export class ChildPoolError extends Error {
  readonly reason: ChildPoolErrorReason;
  /** The end of what the child wrote to its error output: for logs, since it may quote the task's input. */
  readonly stderr: string;

  constructor(reason: ChildPoolErrorReason, message: string, stderr = '') {
    super(message);
    this.name = 'ChildPoolError';
    this.reason = reason;
    this.stderr = stderr;
  }
}

/** What the task's code threw in the child. `name` is that of the error thrown there. */
export class ChildTaskError extends Error {
  readonly code: string | undefined;
  readonly retryable: boolean | undefined;
  readonly detail: string | undefined;

  constructor(failure: TaskFailure) {
    super(failure.message);
    this.name = failure.name;
    this.code = failure.code;
    this.retryable = failure.retryable;
    this.detail = failure.detail;
  }
}

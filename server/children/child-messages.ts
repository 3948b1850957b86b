/** The IPC messages between a child-process pool and its children. */
export type ToChild = { kind: 'task'; id: number; request: unknown };

export type FromChild =
  | { kind: 'ready' }
  | { kind: 'progress'; id: number; value: unknown }
  /** `rss`: the child's resident memory after the task, in bytes. */
  | { kind: 'result'; id: number; result: unknown; rss: number }
  | { kind: 'failure'; id: number; failure: TaskFailure; rss: number };

/** An error of a task, in a form that can be sent between processes. */
export interface TaskFailure {
  name: string;
  message: string;
  code?: string;
  retryable?: boolean;
  detail?: string;
  /** What else a caller needs to know, such as a partial result. */
  taskData?: unknown;
}

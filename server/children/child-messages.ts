/** What a child-process pool and its children say to each other over IPC. */
export type ToChild = { kind: 'task'; id: number; request: unknown };

export type FromChild =
  | { kind: 'ready' }
  | { kind: 'progress'; id: number; value: unknown }
  /** `rss`: the child's resident memory after the task, in bytes. */
  | { kind: 'result'; id: number; result: unknown; rss: number }
  | { kind: 'failure'; id: number; failure: TaskFailure; rss: number };

/** An error that a task threw, in the form in which it crosses the process boundary. */
export interface TaskFailure {
  name: string;
  message: string;
  code?: string;
  retryable?: boolean;
  detail?: string;
}

import { ExtractionError } from '../../extraction/engine.ts';

/** Time of an attempt in which no more calls are made, but what was found is checked, placed and merged. */
const MAX_CLOSING_MS = 30_000;
const CLOSING_SHARE = 0.1;

export interface AttemptTimers {
  /** Aborted when the attempt ends. */
  deadline: AbortSignal;
  /** Aborted shortly before, when the time for calls to models is over. */
  callDeadline: AbortSignal;
  /** Milliseconds until `callDeadline`. */
  getTimeLeft(): number;
  /** Whether one of the signals caused an error. */
  isTimeout(error: unknown): boolean;
  clear(): void;
}

/** The limits of the time of one attempt. */
export function startAttemptTimers(timeoutMs: number): AttemptTimers {
  const deadline = new AbortController();
  const callDeadline = new AbortController();
  const reasons = new Set<unknown>();
  const abort = (controller: AbortController, reason: Error) => {
    reasons.add(reason);
    controller.abort(reason);
  };
  const endCalls = () => abort(callDeadline, new ExtractionError('timeout', 'Split the document or raise the limit.'));
  const closingMs = Math.min(MAX_CLOSING_MS, timeoutMs * CLOSING_SHARE);
  const callsEnd = performance.now() + timeoutMs - closingMs;
  const timers = [
    setTimeout(() => abort(deadline, new Error('The attempt took too long.')), timeoutMs),
    setTimeout(endCalls, timeoutMs - closingMs),
  ];
  return {
    deadline: deadline.signal,
    callDeadline: callDeadline.signal,
    getTimeLeft: () => callsEnd - performance.now(),
    isTimeout(error) {
      if (error instanceof Error && !reasons.has(error)) return this.isTimeout(error.cause);
      return reasons.has(error);
    },
    clear: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

/**
 * The circuit of an endpoint: after 10 failed attempts in a row it opens, and closes at the next success. While it is
 * open, one attempt a minute is made as a probe, and other attempts wait for it. The first attempt at an event and its
 * first retry never wait, and any other waits for 5 minutes at most.
 */
const FAILURES_TO_OPEN = 10;
const PROBE_INTERVAL_MS = 60_000;
const MAX_WAIT_MS = 5 * 60_000;
const UNTOUCHED_ATTEMPTS = 2;

export interface CircuitState {
  /** Failed attempts since the last success. */
  failures: number;
  /** When the next probe may be made. */
  circuitUntil: string | null;
}

export type CircuitVerdict =
  | { kind: 'pass' }
  /** An attempt that must first claim the probe: another one may do so at the same moment. */
  | { kind: 'probe' }
  | { kind: 'wait'; delayMs: number };

/** @param message.attempts made so far @param message.dueAt when the schedule wanted the next one */
export function judgeCircuit(
  { failures, circuitUntil }: CircuitState,
  { attempts, dueAt }: { attempts: number; dueAt: string },
  now: number,
  random: () => number = Math.random,
): CircuitVerdict {
  if (failures < FAILURES_TO_OPEN || attempts < UNTOUCHED_ATTEMPTS) return { kind: 'pass' };
  const hasWaitedMs = now - Date.parse(dueAt);
  if (hasWaitedMs >= MAX_WAIT_MS) return { kind: 'pass' };
  const untilProbeMs = circuitUntil === null ? 0 : Date.parse(circuitUntil) - now;
  if (untilProbeMs <= 0) return { kind: 'probe' };
  // At random within the next interval: those that wait do not all come back together.
  const delayMs = untilProbeMs + random() * PROBE_INTERVAL_MS;
  return { kind: 'wait', delayMs: Math.round(Math.min(delayMs, MAX_WAIT_MS - hasWaitedMs)) };
}

/** What readers of an endpoint see. */
export function describeCircuit({ failures, circuitUntil }: CircuitState) {
  const isOpen = failures >= FAILURES_TO_OPEN;
  return { isOpen, failures, nextProbeAt: isOpen ? circuitUntil : null };
}

/**
 * When the next probe may be made, after one that begins now or an attempt that failed now. Null while the circuit is
 * closed.
 */
export function nextProbeAt(failures: number, now: number): number | null {
  return failures < FAILURES_TO_OPEN ? null : now + PROBE_INTERVAL_MS;
}

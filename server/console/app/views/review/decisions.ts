/** What was decided about documents in this tab, so that it can be undone on the next page. */

export interface Decision {
  runId: string;
  /** The page of its review. */
  href: string;
  documentName: string;
  /** Why it was rejected; null if it was approved. */
  reason: string | null;
}

let made: Decision[] = [];
let undone: Decision[] = [];

export function recordDecision(decision: Decision): void {
  made = [...made.filter(({ runId }) => runId !== decision.runId), decision];
  undone = [];
}

/** Whether a document was decided in this tab. */
export const wasDecided = (runId: string): boolean => made.some((decision) => decision.runId === runId);

/** The decision to undo next, which is redone next then. Null if there is none. */
export function takeDecision(): Decision | null {
  const decision = made.at(-1) ?? null;
  if (decision === null) return null;
  made = made.slice(0, -1);
  undone = [...undone, decision];
  return decision;
}

/** The decision of a document that was undone last, to make it again. */
export function retakeDecision(runId: string): Decision | null {
  const decision = undone.at(-1);
  if (decision?.runId !== runId) return null;
  undone = undone.slice(0, -1);
  made = [...made, decision];
  return decision;
}

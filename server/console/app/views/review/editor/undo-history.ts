/** Undo and redo of corrections. The server keeps every action: what is undone is corrected back. */
import { valueAt } from '../../../lib/pointer-steps.ts';
import type { UnsentAction } from '../outbox.ts';
import type { ReplayedReview } from './replay-actions.ts';

type State = Pick<ReplayedReview, 'data' | 'decisions'>;

function invertDecision({ data, decisions }: State, path: string): UnsentAction[] {
  const before = decisions.get(path);
  if (before?.action === 'clear') return [{ path, action: 'clear' }];
  // The value of the run counts as no decision.
  const restored: UnsentAction = { path, action: 'correct', value: valueAt(data, path) ?? null };
  return before?.action === 'confirm' ? [restored, { path, action: 'confirm' }] : [restored];
}

/** @param path of the row, or of a list that is absent */
function invertNewRow({ data }: State, path: string): UnsentAction {
  const isRow = Array.isArray(valueAt(data, path.slice(0, path.lastIndexOf('/'))));
  return { path, action: isRow ? 'removeRow' : 'clear' };
}

/**
 * The actions that undo others.
 * @param state before the actions
 * @param actions of one step: rows that it adds, moves or removes are not corrected in it too
 */
export function invertActions(state: State, actions: readonly UnsentAction[]): UnsentAction[] {
  return actions.toReversed().flatMap(({ path, action }): UnsentAction[] => {
    if (action === 'addRow') return [invertNewRow(state, path)];
    if (action === 'removeRow') return [{ path, action: 'addRow', value: valueAt(state.data, path) ?? null }];
    return invertDecision(state, path);
  });
}

interface Step {
  done: UnsentAction[];
  undone: UnsentAction[];
}

export interface UndoHistory {
  /** Remembers what was done in one step. What was undone before cannot be redone any more. */
  add(state: State, actions: UnsentAction[]): void;
  /** The actions that undo the last step; null if there is none. */
  undo(): UnsentAction[] | null;
  redo(): UnsentAction[] | null;
}

const MAX_STEPS = 200;

export function createUndoHistory(): UndoHistory {
  let past: Step[] = [];
  let future: Step[] = [];
  return {
    add(state, actions) {
      past = [...past.slice(1 - MAX_STEPS), { done: actions, undone: invertActions(state, actions) }];
      future = [];
    },
    undo() {
      const step = past.pop();
      if (step === undefined) return null;
      future.push(step);
      return step.undone;
    },
    redo() {
      const step = future.pop();
      if (step === undefined) return null;
      past.push(step);
      return step.done;
    },
  };
}

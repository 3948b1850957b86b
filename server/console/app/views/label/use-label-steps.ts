import { useMemo, useState } from 'preact/hooks';
import type { Correction } from '../review/editor/replay-actions.ts';

interface Steps {
  done: Correction[][];
  undone: Correction[][];
}

const toKey = (itemId: string): string => `excerpt.label.${itemId}`;

/** What was said of an item and not saved. This tab keeps it. */
function readSteps(itemId: string): Correction[][] | null {
  const stored = sessionStorage.getItem(toKey(itemId));
  return stored === null ? null : (JSON.parse(stored) as Correction[][]);
}

export interface LabelSteps {
  actions: Correction[];
  /** In one step. */
  apply: (...actions: Correction[]) => void;
  /** Both return whether there was something to undo or redo. */
  undo: () => boolean;
  redo: () => boolean;
  /** Once they are saved. */
  forget: () => void;
}

/** Decisions that can be undone, step by step. Nothing is sent before the label is saved. */
export function useLabelSteps(itemId: string, initial: Correction[]): LabelSteps {
  const [{ done, undone }, setSteps] = useState<Steps>(() => ({ done: readSteps(itemId) ?? [], undone: [] }));
  const forget = () => sessionStorage.removeItem(toKey(itemId));
  const keep = (next: Steps): true => {
    setSteps(next);
    if (next.done.length === 0) forget();
    else sessionStorage.setItem(toKey(itemId), JSON.stringify(next.done));
    return true;
  };
  return {
    actions: useMemo(() => [...initial, ...done.flat()], [initial, done]),
    apply: (...actions) => void (actions.length > 0 && keep({ done: [...done, actions], undone: [] })),
    undo() {
      const last = done.at(-1);
      return last !== undefined && keep({ done: done.slice(0, -1), undone: [...undone, last] });
    },
    redo() {
      const last = undone.at(-1);
      return last !== undefined && keep({ done: [...done, last], undone: undone.slice(0, -1) });
    },
    forget,
  };
}

import type { UnsentAction } from '../outbox.ts';
import type { ReplayedReview } from './replay-actions.ts';
import { createUndoHistory, type UndoHistory } from './undo-history.ts';

/** By what is corrected, while the page is open. */
const histories = new Map<string, UndoHistory>();

function getHistory(key: string): UndoHistory {
  const history = histories.get(key) ?? createUndoHistory();
  histories.set(key, history);
  return history;
}

export interface Corrections {
  /** Corrects in one step, if the review is open. */
  apply: (...actions: UnsentAction[]) => void;
  /** Both return whether there was something to undo or redo. */
  undo: () => boolean;
  redo: () => boolean;
}

interface CorrectedSession {
  isOpen: boolean;
  correct: (...actions: UnsentAction[]) => void;
}

/**
 * Corrections that can be undone.
 * @param key of what is corrected, such as its run
 */
export function useCorrections(
  key: string,
  state: Pick<ReplayedReview, 'data' | 'decisions'>,
  { isOpen, correct }: CorrectedSession,
): Corrections {
  const history = getHistory(key);
  const repeat = (actions: UnsentAction[] | null) => {
    if (actions !== null) correct(...actions);
    return actions !== null;
  };
  return {
    apply: (...actions) => {
      if (actions.length === 0 || !isOpen) return;
      history.add(state, actions);
      correct(...actions);
    },
    undo: () => isOpen && repeat(history.undo()),
    redo: () => isOpen && repeat(history.redo()),
  };
}

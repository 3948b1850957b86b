import { notify } from '../../parts/notices.tsx';
import type { UnsentAction } from './outbox.ts';
import type { ReplayedReview } from './replay-actions.ts';
import { createUndoHistory, type UndoHistory } from './undo-history.ts';
import type { ReviewSession } from './use-review.ts';

/** By run, while the page is open. */
const histories = new Map<string, UndoHistory>();

function getHistory(runId: string): UndoHistory {
  const history = histories.get(runId) ?? createUndoHistory();
  histories.set(runId, history);
  return history;
}

export interface Corrections {
  /** Corrects in one step, if the review is open. */
  apply: (...actions: UnsentAction[]) => void;
  undo: () => void;
  redo: () => void;
}

/** Corrections that can be undone. */
export function useCorrections(
  runId: string,
  state: Pick<ReplayedReview, 'data' | 'decisions'>,
  session: ReviewSession,
): Corrections {
  const history = getHistory(runId);
  const repeat = (actions: UnsentAction[] | null, none: string) => {
    if (!session.isOpen) return;
    if (actions === null) notify(none);
    else session.correct(...actions);
  };
  return {
    apply: (...actions) => {
      if (actions.length === 0 || !session.isOpen) return;
      history.add(state, actions);
      session.correct(...actions);
    },
    undo: () => repeat(session.isOpen ? history.undo() : null, 'There is nothing to undo.'),
    redo: () => repeat(session.isOpen ? history.redo() : null, 'There is nothing to redo.'),
  };
}

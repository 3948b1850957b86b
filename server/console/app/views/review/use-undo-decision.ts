import { reopenReview } from '@excerpt/sdk';
import { useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'wouter-preact';
import { getReviewQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { notify } from '../../parts/notices.tsx';
import { retakeDecision, takeDecision } from './decisions.ts';

/** Undoes the last approval or rejection of this tab, and opens its document. */
export function useUndoDecision(): () => void {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return () => {
    const decision = takeDecision();
    if (decision === null) return notify('There is nothing to undo.');
    const path = { id: decision.runId };
    reopenReview({ client: getClient(), path, throwOnError: true }).then(
      ({ data }) => {
        queries.setQueryData(getReviewQuery({ path }).queryKey, data);
        notify(`${toVisibleName(decision.documentName)} is open again.`);
        navigate(decision.href);
      },
      (error: unknown) => {
        retakeDecision(decision.runId);
        notify(describeError(error), { isError: true });
      },
    );
  };
}

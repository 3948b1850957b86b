import {
  approveReview,
  claimReview,
  ExcerptError,
  rejectReview,
  reopenReview,
  updateReview,
  type Review,
  type ReviewActionInput,
} from '@excerpt/sdk';
import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { useEffect, useRef, useState } from 'preact/hooks';
import { getMeQuery, getReviewQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { notify } from '../../parts/notices.tsx';

/** A claim lasts ten minutes. */
const RENEW_MS = 4 * 60_000;

export interface ReviewSession {
  /** Undefined while it is loaded. */
  review: Review | undefined;
  error: Error | null;
  /** The user that has claimed it, if that is another one. */
  otherReviewer: string | null;
  /** Whether the caller may correct it now. */
  isOpen: boolean;
  /** Corrections that the server has not confirmed yet. */
  unsent: readonly ReviewActionInput[];
  correct: (action: ReviewActionInput) => void;
  approve: () => Promise<boolean>;
  reject: (reason: string) => Promise<boolean>;
  reopen: () => Promise<boolean>;
  refetch: () => void;
}

/** The review of a run, claimed while it is shown. Corrections are sent in order, in the background. */
export function useReview(runId: string): ReviewSession {
  const queries = useQueryClient();
  const path = { id: runId };
  const query = getReviewQuery({ path });
  const { data: review, error, refetch } = useQuery(query);
  const { data: me } = useQuery(getMeQuery({}));
  const unsent = useRef<ReviewActionInput[]>([]);
  const sending = useRef<Promise<void> | null>(null);
  const [, show] = useState(0);
  const options = () => ({ client: getClient(), path, throwOnError: true as const });

  const isUndecided = review?.status === 'needed' || review?.status === 'in_review';
  // The server leaves out claims that have ended.
  const claimedBy = review?.claimedBy ?? null;
  const otherReviewer = me !== undefined && claimedBy !== me.id ? claimedBy : null;

  const store = (next: Review) => {
    queries.setQueryData(query.queryKey, next);
    for (const name of ['listReviews', 'getRun', 'listRuns'])
      void queries.invalidateQueries({ queryKey: [name], refetchType: 'none' });
  };

  const attempt = async (change: () => Promise<{ data: Review }>): Promise<boolean> => {
    try {
      store((await change()).data);
      return true;
    } catch (problem) {
      notify(describeError(problem), { isError: true });
      await refetch();
      return false;
    }
  };

  async function send(): Promise<void> {
    while (unsent.current.length > 0) {
      const actions = unsent.current.slice(0, 1_000);
      const isStored = await attempt(() => updateReview({ ...options(), body: { actions } }));
      // The server applied no action of the batch, and later actions may depend on them.
      unsent.current = isStored ? unsent.current.slice(actions.length) : [];
      show((count) => count + 1);
    }
    sending.current = null;
  }

  const flush = async () => {
    sending.current ??= send();
    await sending.current;
  };

  useEffect(() => {
    if (!isUndecided || otherReviewer !== null || me === undefined) return;
    const claim = () =>
      claimReview(options()).then(
        ({ data }) => store(data),
        (problem: unknown) => {
          if (problem instanceof ExcerptError && problem.status === 409) void refetch();
        },
      );
    void claim();
    const timer = setInterval(() => void claim(), RENEW_MS);
    return () => clearInterval(timer);
  }, [runId, isUndecided, otherReviewer, me?.id]);

  return {
    review,
    error,
    otherReviewer,
    isOpen: isUndecided && otherReviewer === null,
    unsent: unsent.current,
    correct(action) {
      unsent.current = [...unsent.current, action];
      show((count) => count + 1);
      void flush();
    },
    async approve() {
      await flush();
      return attempt(() => approveReview(options()));
    },
    async reject(reason) {
      await flush();
      return attempt(() => rejectReview({ ...options(), body: { reason } }));
    },
    reopen: () => attempt(() => reopenReview(options())),
    refetch: () => void refetch(),
  };
}

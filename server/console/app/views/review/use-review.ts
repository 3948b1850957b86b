import {
  approveReview,
  claimReview,
  ExcerptError,
  rejectReview,
  releaseReview,
  reopenReview,
  type Review,
} from '@excerpt/sdk';
import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { useEffect, useRef } from 'preact/hooks';
import { getMeQuery, getReviewQuery } from '../../../generated/queries.gen.ts';
import { getClient, session as signedIn } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { notify } from '../../parts/notices.tsx';
import type { OutboxState, UnsentAction } from './outbox.ts';
import { getOutbox } from './review-outboxes.ts';

/** A claim lasts ten minutes. */
const RENEW_MS = 4 * 60_000;
/** How often is looked whether another user has finished. */
const POLL_MS = 5_000;

export interface ReviewSession extends OutboxState {
  /** Undefined while it is loaded. */
  review: Review | undefined;
  error: Error | null;
  /** The user that has claimed it, if that is another one. */
  otherReviewer: string | null;
  /** Whether the caller may correct it now. */
  isOpen: boolean;
  correct: (...actions: UnsentAction[]) => void;
  /** Forgets the refused correction of a field. */
  dismiss: (path: string) => void;
  /** Sends blocked corrections again. */
  resume: () => void;
  discard: () => void;
  approve: () => Promise<boolean>;
  reject: (reason: string) => Promise<boolean>;
  reopen: () => Promise<boolean>;
  refetch: () => void;
}

const NOTHING_UNSENT: OutboxState = { unsent: [], isWaiting: false, blocked: null, refused: [] };

/** The review of a run, claimed while it is shown. Corrections are sent in order, in the background. */
export function useReview(runId: string): ReviewSession {
  const queries = useQueryClient();
  const path = { id: runId };
  const query = getReviewQuery({ path });
  const { data: me } = useQuery(getMeQuery({}));
  const isOthers = ({ claimedBy }: Review) => me !== undefined && claimedBy !== null && claimedBy !== me.id;
  const {
    data: review,
    error,
    refetch,
  } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data !== undefined && isOthers(state.data) ? POLL_MS : false),
  });
  const options = () => ({ client: getClient(), path, throwOnError: true as const });

  const isUndecided = review?.status === 'needed' || review?.status === 'in_review';
  const otherReviewer = review !== undefined && isOthers(review) ? review.claimedBy : null;

  const store = (next: Review) => {
    queries.setQueryData(query.queryKey, next);
    for (const name of ['listReviews', 'getRun', 'listRuns'])
      void queries.invalidateQueries({ queryKey: [name], refetchType: 'none' });
  };
  const outbox = me === undefined ? undefined : getOutbox(me.id, runId, store);

  /** A claim beside a decision would be refused, or would come after it. */
  const claiming = useRef<Promise<unknown>>(Promise.resolve());
  const isDeciding = useRef(false);

  const attempt = async (change: () => Promise<{ data: Review }>): Promise<boolean> => {
    isDeciding.current = true;
    try {
      await claiming.current;
      store((await change()).data);
      return true;
    } catch (problem) {
      notify(describeError(problem), { isError: true });
      void refetch();
      return false;
    } finally {
      isDeciding.current = false;
    }
  };

  /** A decision is about what the page shows, so that all corrections are sent before it. */
  const decide = async (change: () => Promise<{ data: Review }>): Promise<boolean> => {
    if (outbox !== undefined && !(await outbox.flush())) {
      notify('Some corrections are not saved. Look at them first.', { isError: true });
      return false;
    }
    return attempt(change);
  };

  // What was kept over a reload, or an ended session.
  useEffect(() => outbox?.resume(), [outbox, signedIn.value]);

  useEffect(() => {
    if (!isUndecided || otherReviewer !== null || me === undefined) return;
    const claim = async () => {
      if (isDeciding.current) return;
      claiming.current = claimReview(options()).then(
        ({ data }) => store(data),
        (problem: unknown) => {
          if (problem instanceof ExcerptError && problem.status === 409) void refetch();
        },
      );
      await claiming.current;
    };
    const claimed = claim();
    const timer = setInterval(() => void claim(), RENEW_MS);
    return () => {
      clearInterval(timer);
      // Whoever waits for this review need not wait for the end of the claim.
      void claimed
        .then(() => releaseReview(options()))
        .then(
          ({ data }) => store(data),
          () => undefined,
        );
    };
  }, [runId, isUndecided, otherReviewer, me?.id]);

  return {
    ...(outbox?.state.value ?? NOTHING_UNSENT),
    review,
    error,
    otherReviewer,
    isOpen: isUndecided && otherReviewer === null && outbox !== undefined,
    correct: (...actions) => outbox?.add(actions, review?.actions.length ?? 0),
    dismiss: (field) => outbox?.dismiss(field),
    resume: () => outbox?.resume(),
    discard: () => outbox?.discard(),
    approve: () => decide(() => approveReview(options())),
    reject: (reason) => decide(() => rejectReview({ ...options(), body: { reason } })),
    reopen: () => attempt(() => reopenReview(options())),
    refetch: () => void refetch(),
  };
}

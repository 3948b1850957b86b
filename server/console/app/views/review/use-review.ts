import {
  approveReview,
  claimReview,
  getReview,
  rejectReview,
  releaseReview,
  reopenReview,
  type Review,
} from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useEffect, useRef, useState } from 'preact/hooks';
import { getMeQuery, getReviewQuery } from '../../../generated/queries.gen.ts';
import { getClient, onSignIn, session as signedIn, wasRefused } from '../../api/console-session.ts';
import { forbidden } from '../../api/rights.ts';
import { hasStatus, isOutage, pause } from '../../api/outage.ts';
import { describeError } from '../../api/query-client.ts';
import { notify } from '../../parts/notices.tsx';
import type { OutboxState, UnsentAction } from './outbox.ts';
import { getOutbox, storeReview } from './review-outboxes.ts';
import { sendDecision } from './send-decision.ts';

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
  /** The server is out of reach: the decision is sent when it answers again. */
  isDecisionWaiting: boolean;
  approve: () => Promise<boolean>;
  reject: (reason: string) => Promise<boolean>;
  reopen: () => Promise<boolean>;
  refetch: () => void;
}

type WantedStatus = 'approved' | 'rejected' | 'in_review';

/** A decision is sent only for the person that made it. */
const waitForSignIn = (userId: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = onSignIn(() => {
      queueMicrotask(() => end());
      if (signedIn.value?.userId === userId) resolve();
      else reject(new Error('Another person has signed in. The decision was not sent.'));
    });
  });

const NOTHING_UNSENT: OutboxState = {
  unsent: [],
  isWaiting: false,
  blocked: null,
  incomplete: null,
  refused: [],
};

/** The review of a run, claimed while it is shown. Corrections are sent in order, in the background. */
export function useReview(runId: string): ReviewSession {
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

  const mayReview = !forbidden.value.has('updateReview');
  const isUndecided = review?.status === 'needed' || review?.status === 'in_review';
  const otherReviewer = review !== undefined && isOthers(review) ? review.claimedBy : null;

  const store = (next: Review) => storeReview(runId, next);
  const outbox = me === undefined ? undefined : getOutbox(me.id, runId);

  /** A claim beside a decision would be refused, or would come after it. */
  const claiming = useRef<Promise<unknown>>(Promise.resolve());
  const isDeciding = useRef(false);
  const [isDecisionWaiting, setDecisionWaiting] = useState(false);

  const attempt = async (wanted: WantedStatus, change: () => Promise<{ data: Review }>): Promise<boolean> => {
    // A second press of the key, while the first waits for the server.
    if (isDeciding.current) return false;
    isDeciding.current = true;
    try {
      await claiming.current;
      const decided = await sendDecision({
        send: async () => (await change()).data,
        async findDecided() {
          const { data } = await getReview(options());
          return data.status === wanted && (wanted === 'in_review' || data.decidedBy === me?.id) ? data : null;
        },
        pause,
        signedIn: () => waitForSignIn(me?.id),
        setWaiting: setDecisionWaiting,
      });
      store(decided);
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
  const decide = async (wanted: WantedStatus, change: () => Promise<{ data: Review }>): Promise<boolean> => {
    while (outbox !== undefined && !(await outbox.flush())) {
      if (!wasRefused.value) {
        notify('Some corrections are not saved. Look at them first.', { isError: true });
        return false;
      }
      await waitForSignIn(me?.id);
    }
    return attempt(wanted, change);
  };

  useEffect(() => {
    if (!isUndecided || otherReviewer !== null || me === undefined || !mayReview) return;
    // A server that did not answer is asked again soon.
    let renewAt = 0;
    const claim = async () => {
      if (isDeciding.current || wasRefused.value || performance.now() < renewAt) return;
      renewAt = performance.now() + RENEW_MS;
      claiming.current = claimReview(options()).then(
        ({ data }) => store(data),
        (problem: unknown) => {
          if (hasStatus(problem, 409)) void refetch();
          else if (isOutage(problem) || hasStatus(problem, 401)) renewAt = 0;
        },
      );
      await claiming.current;
    };
    const claimed = claim();
    const timer = setInterval(() => void claim(), POLL_MS);
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
  }, [runId, isUndecided, otherReviewer, me?.id, mayReview]);

  return {
    ...(outbox?.state.value ?? NOTHING_UNSENT),
    review,
    error,
    otherReviewer,
    isOpen: isUndecided && otherReviewer === null && outbox !== undefined && mayReview,
    correct: (...actions) => outbox?.add(actions, review?.actions.length ?? 0),
    dismiss: (field) => outbox?.dismiss(field),
    resume: () => outbox?.resume(),
    discard: () => outbox?.discard(),
    isDecisionWaiting,
    approve: () => decide('approved', () => approveReview(options())),
    reject: (reason) => decide('rejected', () => rejectReview({ ...options(), body: { reason } })),
    reopen: () => attempt('in_review', () => reopenReview(options())),
    refetch: () => void refetch(),
  };
}

import type { Review } from '@excerpt/sdk';
import { Link } from 'wouter-preact';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { toTimeAgo } from '../../lib/time-words.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { ReviewStatusBadge } from './review-status.tsx';
import type { ReviewSession } from './use-review.ts';

interface ReviewHeaderProps {
  slug: string;
  review: Review;
  session: ReviewSession;
  /** Doubtful fields. */
  left: number;
  approve: () => void;
  reject: () => void;
  goToNext: () => void;
}

export function ReviewHeader({ slug, review, session, left, approve, reject, goToNext }: ReviewHeaderProps) {
  const env = useEnvironment();
  return (
    <header class="view-header">
      <nav aria-label="Breadcrumb" class="breadcrumb">
        <Link href={linkTo(`/${slug}/reviews`, { env: toEnvParameter(env) })}>Reviews</Link>
        <span aria-hidden="true">/</span>
        <h1>{toVisibleName(review.documentName)}</h1>
      </nav>
      <ReviewStatusBadge status={review.status} />
      <span class="muted review-left" role="status">
        {session.isOpen && (left === 0 ? 'No doubtful field is left' : `${left} doubtful`)}
      </span>
      <div class="view-actions">
        {review.decidedAt === null ? (
          <>
            <button type="button" class="button" disabled={!session.isOpen} onClick={reject}>
              Reject…
            </button>
            <button type="button" class="button button-primary" disabled={!session.isOpen} onClick={approve}>
              Approve
            </button>
          </>
        ) : (
          <button type="button" class="button" onClick={() => void session.reopen()}>
            Reopen
          </button>
        )}
        <button type="button" class="button" onClick={goToNext}>
          Next document
        </button>
      </div>
    </header>
  );
}

/** By whom a document is claimed or was decided. */
export function ReviewNotes({ review, session }: { review: Review; session: ReviewSession }) {
  if (session.otherReviewer !== null)
    return (
      <p class="note" role="status">
        {session.otherReviewer} is reviewing this document
        {review.claimedUntil !== null && `, until ${new Date(review.claimedUntil).toLocaleTimeString()}`}.
      </p>
    );
  if (review.decidedAt === null) return null;
  return (
    <p class="note" role="status">
      {review.status === 'approved' ? 'Approved' : 'Rejected'} by {review.decidedBy}, {toTimeAgo(review.decidedAt)}.
      {review.rejectionReason !== null && ` Reason: ${review.rejectionReason}`}
    </p>
  );
}

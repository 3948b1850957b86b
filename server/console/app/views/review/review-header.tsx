import type { Review } from '@excerpt/sdk';
import { Link } from 'wouter-preact';
import { useMemberNames } from '../../api/use-member-names.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { linkToList } from '../../lib/lists/list-place.ts';
import { toTimeAgo } from '../../lib/time-words.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { ListNeighbours } from '../../parts/list-neighbours.tsx';
import type { RefusedAction } from './outbox.ts';
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
  const [parameters] = useParameters();
  const queue = { href: linkTo(`/${slug}/reviews`, { env: toEnvParameter(env) }), label: 'Reviews' };
  const list = linkToList(slug, parameters) ?? queue;
  return (
    <header class="view-header">
      <nav aria-label="Breadcrumb" class="breadcrumb">
        <Link href={list.href}>{list.label}</Link>
        <span aria-hidden="true">/</span>
        <h1>{toVisibleName(review.documentName)}</h1>
      </nav>
      <ReviewStatusBadge status={review.status} />
      <span class="muted review-left" role="status">
        {session.isOpen && (left === 0 ? 'No doubtful field is left' : `${left} doubtful`)}
      </span>
      <ListNeighbours
        slug={slug}
        runId={review.runId}
        viewOf={({ reviewStatus }) => (reviewStatus === null ? 'runs' : 'reviews')}
      />
      <div class="view-actions">
        {review.decidedAt === null ? (
          <>
            <button data-needs="rejectReview" type="button" class="button" disabled={!session.isOpen} onClick={reject}>
              Reject…
            </button>
            <button
              data-needs="approveReview"
              type="button"
              class="button button-primary"
              disabled={!session.isOpen}
              onClick={approve}
            >
              Approve
            </button>
          </>
        ) : (
          <button data-needs="reopenReview" type="button" class="button" onClick={() => void session.reopen()}>
            Reopen
          </button>
        )}
        <button type="button" class="button" onClick={goToNext}>
          Next to review
        </button>
      </div>
    </header>
  );
}

interface ReviewNotesProps {
  slug: string;
  review: Review;
  session: ReviewSession;
  /** Refused corrections of what is not a value, such as the removal of a row. */
  lost: readonly RefusedAction[];
}

const countCorrections = (count: number): string => (count === 1 ? '1 correction is' : `${count} corrections are`);

/** By whom a document is claimed or was decided, and what is not saved yet. */
export function ReviewNotes(props: ReviewNotesProps) {
  return (
    <>
      <UnsavedNote {...props} />
      {props.lost.map(({ path, message }) => (
        <div key={path} class="note" role="alert">
          <p>{message}</p>
          <button type="button" class="button" onClick={() => props.session.dismiss(path)}>
            Close
          </button>
        </div>
      ))}
      {props.session.isDecisionWaiting && <DecisionNote />}
      <ReviewerNote {...props} />
    </>
  );
}

export function DecisionNote() {
  return (
    <p class="note" role="status">
      The server cannot be reached. Your decision is kept in this tab, and sent when it answers again.
    </p>
  );
}

function UnsavedNote({ session }: Pick<ReviewNotesProps, 'session'>) {
  const { unsent, isWaiting, blocked, incomplete } = session;
  if (unsent.length === 0) return null;
  if (incomplete !== null)
    return (
      <p class="note" role="status">
        The added row is saved once its values fit. {incomplete}
      </p>
    );
  if (!isWaiting && blocked === null) return null;
  if (blocked === null)
    return (
      <p class="note" role="status">
        The server cannot be reached. {countCorrections(unsent.length)} kept in this tab, and sent when it answers
        again.
      </p>
    );
  return (
    <div class="note" role="alert">
      <p>
        {countCorrections(unsent.length)} not saved: {blocked}
      </p>
      <button type="button" class="button" onClick={session.resume}>
        Save again
      </button>
      <button type="button" class="button" onClick={session.discard}>
        Discard
      </button>
    </div>
  );
}

function ReviewerNote({ slug, review, session }: Omit<ReviewNotesProps, 'lost'>) {
  const nameOf = useMemberNames(slug);
  if (session.otherReviewer !== null)
    return (
      <p class="note" role="status">
        {nameOf(session.otherReviewer)} is reviewing this document
        {review.claimedUntil !== null && `, until ${new Date(review.claimedUntil).toLocaleTimeString()}`}.
      </p>
    );
  if (review.decidedAt === null) return null;
  return (
    <p class="note" role="status">
      {review.status === 'approved' ? 'Approved' : 'Rejected'} by{' '}
      {review.decidedBy !== null && nameOf(review.decidedBy)}, {toTimeAgo(review.decidedAt)}.
      {review.rejectionReason !== null && ` Reason: ${review.rejectionReason}`}
    </p>
  );
}

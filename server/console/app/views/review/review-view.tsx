import './review.css';
import { ExcerptError, type Review, type Run } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { getDocumentLayoutQuery, getRunQuery } from '../../../generated/queries.gen.ts';
import { useParameters } from '../../lib/console-address.ts';
import { linkToDocument } from '../../lib/lists/list-place.ts';
import { notify } from '../../parts/notices.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import type { ViewProps } from '../late-view.tsx';
import { recordDecision, retakeDecision } from './decisions.ts';
import { useCorrections } from './editor/use-corrections.ts';
import { useReviewValues } from './editor/use-review-values.ts';
import { ValueEditor } from './editor/value-editor.tsx';
import { keepReason, RejectDialog } from './reject-dialog.tsx';
import { ReviewHeader, ReviewNotes } from './review-header.tsx';
import { useNextReview } from './use-next-review.ts';
import { useOpenReview } from './use-open-review.ts';
import { useReview, type ReviewSession } from './use-review.ts';
import { useUndoDecision } from './use-undo-decision.ts';
import { describeRules, listUndecidedViolations } from '../../lib/rule-words.ts';

/** The review of a run: the pages of its document, and its values to accept or correct, by keys or pointer. */
export default function ReviewView({ slug, parameters: { runId = '' } }: ViewProps) {
  const { data: run, error: runError } = useQuery(getRunQuery({ path: { id: runId } }));
  const session = useReview(runId);
  const isWithout = session.error instanceof ExcerptError && session.error.status === 404;
  if (run !== undefined && session.review === undefined && isWithout) return <NoReview slug={slug} run={run} />;
  // What is shown stays while the server is out of reach.
  if (run === undefined || session.review === undefined)
    return <PendingState error={runError ?? session.error} retry={session.refetch} />;
  return <OpenReview key={runId} slug={slug} run={run} review={session.review} session={session} />;
}

function NoReview({ slug, run }: { slug: string; run: Run }) {
  const open = useOpenReview(slug, run);
  useShortcuts('Review', [{ keys: 'v', label: 'Review the values', needs: 'requestReview', run: open }]);
  return (
    <EmptyState title="This run has no review">
      <button data-needs="requestReview" type="button" class="button button-primary" onClick={open}>
        Review its values
      </button>
    </EmptyState>
  );
}

const countDoubtful = (count: number): string => (count === 1 ? '1 doubtful value is' : `${count} doubtful values are`);

interface OpenReviewProps {
  slug: string;
  run: Run;
  review: Review;
  session: ReviewSession;
}

function OpenReview({ slug, run, review, session }: OpenReviewProps) {
  const [parameters] = useParameters();
  const [isRejecting, setRejecting] = useState(false);
  const [isWarned, warn] = useState(false);
  const goToNext = useNextReview(slug, review);
  const undoDecision = useUndoDecision();
  const { data: layout, error } = useQuery(getDocumentLayoutQuery({ path: { id: run.documentId } }));
  const actions = useMemo(() => [...review.actions, ...session.unsent], [review.actions, session.unsent]);
  const doubted = useMemo(() => review.reasons.map(({ path }) => path), [review.reasons]);
  const values = useReviewValues({ run, slug, schemaKey: review.schemaKey, actions, doubted, layout });
  const { apply, undo, redo } = useCorrections(run.id, values, session);
  const lost = session.refused.filter(({ path }) => !values.leaves.some((leaf) => leaf.path === path));
  const left = values.leaves.filter(values.isDoubtful).length;

  const record = (reason: string | null) =>
    recordDecision({
      runId: run.id,
      href: linkToDocument(slug, 'reviews', { runId: run.id, at: Number(parameters.get('at') ?? 0) }, parameters),
      documentName: review.documentName,
      reason,
    });
  /** A decision may wait for the server, while the person has gone elsewhere. */
  const isShown = useRef(true);
  useEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );
  const goOn = () => isShown.current && goToNext();
  const approve = async () => {
    if (!session.isOpen) return;
    const isDecided = (path: string) => !values.isCurrent && values.decisions.has(path);
    const violated = describeRules(listUndecidedViolations(values.rules, isDecided));
    if ((left > 0 || violated.length > 0) && !isWarned) {
      warn(true);
      const doubts = left > 0 ? `${countDoubtful(left)} not looked at. ` : '';
      const rules = violated.length > 0 ? `Violated: ${violated.join('; ')}. ` : '';
      return notify(`${doubts}${rules}Approve again to approve them as they are.`);
    }
    if (!(await session.approve())) return;
    record(null);
    goOn();
  };
  const reject = async (reason: string) => {
    // The reason stays until the server has it.
    if (!(await session.reject(reason))) return;
    setRejecting(false);
    keepReason(run.id, null);
    record(reason);
    goOn();
  };
  const undoStep = () => {
    if (!undo()) undoDecision();
  };
  const redoStep = async () => {
    if (redo()) return;
    const decision = session.isOpen ? retakeDecision(run.id) : null;
    if (decision === null) return notify('There is nothing to redo.');
    const isDone = await (decision.reason === null ? session.approve() : session.reject(decision.reason));
    if (isDone) goOn();
  };

  useShortcuts('Review', [
    { keys: 'A', label: 'Approve, and go to the next document', needs: 'approveReview', run: () => void approve() },
    { keys: 'R', label: 'Reject', needs: 'rejectReview', run: () => session.isOpen && setRejecting(true) },
    {
      keys: 'U',
      label: 'Reopen',
      needs: 'reopenReview',
      run: () => void (review.decidedAt !== null && session.reopen()),
    },
    { keys: 'N', label: 'Next document that waits', run: goToNext },
  ]);

  return (
    <>
      <ReviewHeader
        {...{ slug, review, session, goToNext }}
        left={left}
        approve={() => void approve()}
        reject={() => setRejecting(true)}
      />
      <ValueEditor
        documentId={run.documentId}
        schema={run.schemaSnapshot}
        {...{ values, layout, apply }}
        layoutError={error}
        isOpen={session.isOpen}
        refused={session.refused}
        dismiss={session.dismiss}
        undo={undoStep}
        redo={() => void redoStep()}
      >
        <ReviewNotes slug={slug} review={review} session={session} lost={lost} />
      </ValueEditor>
      {isRejecting && (
        <RejectDialog
          runId={run.id}
          isWaiting={session.isDecisionWaiting}
          close={() => setRejecting(false)}
          reject={(reason) => void reject(reason)}
        />
      )}
    </>
  );
}

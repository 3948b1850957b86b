import './review.css';
import '../run/run-view.css';
import { readDocument, type PageBox, type Review, type Run } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useEffect, useState } from 'preact/hooks';
import { getDocumentLayoutQuery, getRunQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { useParameters } from '../../lib/console-address.ts';
import { findFieldSchema, makeEmptyRow } from '../../lib/field-schema.ts';
import type { Leaf } from '../../lib/value-fields.ts';
import { notify } from '../../parts/notices.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { PendingState } from '../../parts/states.tsx';
import type { ViewProps } from '../late-view.tsx';
import { DocumentPages } from '../run/viewer/document-pages.tsx';
import { findFieldButton } from '../run/run-state.ts';
import { RegionSelector } from './region-selector.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewFields } from './review-fields.tsx';
import { ReviewHeader, ReviewNotes } from './review-header.tsx';
import { useNextReview } from './use-next-review.ts';
import { useReviewValues } from './use-review-values.ts';
import { useReview, type ReviewSession } from './use-review.ts';
import type { TypedValue } from './value-input.tsx';

/** The review of a run: the pages of its document, and its values to accept or correct, by keys or pointer. */
export default function ReviewView({ slug, parameters: { runId = '' } }: ViewProps) {
  const { data: run, error: runError } = useQuery(getRunQuery({ path: { id: runId } }));
  const session = useReview(runId);
  // What is shown stays while the server is out of reach.
  if (run === undefined || session.review === undefined)
    return <PendingState error={runError ?? session.error} retry={session.refetch} />;
  return <OpenReview key={runId} slug={slug} run={run} review={session.review} session={session} />;
}

const countDoubtful = (count: number): string => (count === 1 ? '1 doubtful value is' : `${count} doubtful values are`);

interface OpenReviewProps {
  slug: string;
  run: Run;
  review: Review;
  session: ReviewSession;
}

function OpenReview({ slug, run, review, session }: OpenReviewProps) {
  const [parameters, setParameters] = useParameters();
  const [edited, edit] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const [isWarned, warn] = useState(false);
  const goToNext = useNextReview(slug, review);
  const { data: layout, error } = useQuery(getDocumentLayoutQuery({ path: { id: run.documentId } }));
  const { decisions, marks, fields, leaves, conventions, isDoubtful } = useReviewValues(
    run,
    review,
    session.unsent,
    layout,
  );
  const schema = run.schemaSnapshot;
  const selected = parameters.get('field') ?? leaves.find(isDoubtful)?.path ?? leaves[0]?.path ?? null;
  const leaf = leaves.find(({ path }) => path === selected);

  const select = (path: string) => {
    edit(null);
    setParameters({ field: path });
  };
  const move = (by: number) => {
    const next = leaves[leaves.findIndex(({ path }) => path === selected) + by];
    if (next !== undefined) select(next.path);
  };
  const goToDoubtful = () => {
    const at = leaves.findIndex(({ path }) => path === selected);
    const next = [...leaves.slice(at + 1), ...leaves.slice(0, at)].find(isDoubtful);
    if (next !== undefined) select(next.path);
    else notify('No doubtful field is left.');
  };
  const decide = (action: 'confirm' | 'clear') => {
    if (leaf === undefined || !session.isOpen) return;
    session.correct({ path: leaf.path, action });
    move(1);
  };
  const save = ({ path }: Leaf, typed: TypedValue | 'unchanged') => {
    session.dismiss(path);
    if (typed === 'unchanged') session.correct({ path, action: 'confirm' });
    else if (typed.value === null) session.correct({ path, action: 'clear' });
    else session.correct({ path, action: 'correct', ...typed });
    edit(null);
    move(1);
  };
  const readRegion = async (page: number, box: PageBox) => {
    if (leaf === undefined || !session.isOpen) return;
    try {
      const { data: found } = await readDocument({
        client: getClient(),
        path: { id: run.documentId },
        body: { page, box, schema: findFieldSchema(schema, leaf.path) },
        throwOnError: true,
      });
      if (found.value === null)
        notify(found.text === '' ? 'There is no text.' : `${leaf.label} cannot be “${found.text}”.`);
      else session.correct({ path: leaf.path, action: 'correct', value: found.value, page, box, quote: found.text });
    } catch (problem) {
      notify(describeError(problem), { isError: true });
    }
  };
  const row = /^(.*)\/(\d+)(?:\/[^/]+)?$/.exec(selected ?? '');
  const [, list = '', index = '0'] = row ?? [];
  const addRow = (path: string, at: number) =>
    session.correct({ path: `${path}/${at}`, action: 'addRow', value: makeEmptyRow(run.schemaSnapshot, path) });
  const removeRow = (path: string) => session.correct({ path, action: 'removeRow' });
  const left = leaves.filter(isDoubtful).length;
  const approve = async () => {
    if (!session.isOpen) return;
    if (left > 0 && !isWarned) {
      warn(true);
      return notify(`${countDoubtful(left)} not looked at. Approve again to approve them as they are.`);
    }
    if (await session.approve()) goToNext();
  };

  useShortcuts('Review', [
    { keys: 'j', label: 'Next field', run: () => move(1) },
    { keys: 'k', label: 'Previous field', run: () => move(-1) },
    { keys: 'd', label: 'Next doubtful field', run: goToDoubtful },
    { keys: 'a', label: 'Accept the value', run: () => decide('confirm') },
    { keys: 'e', label: 'Correct the value', run: () => session.isOpen && edit(selected) },
    { keys: 'x', label: 'Clear the value', run: () => decide('clear') },
    { keys: 'i', label: 'Insert a row below', run: () => session.isOpen && row && addRow(list, Number(index) + 1) },
    { keys: 'Delete', label: 'Remove the row', run: () => session.isOpen && row && removeRow(`${list}/${index}`) },
    { keys: 'A', label: 'Approve, and go to the next document', run: () => void approve() },
    { keys: 'R', label: 'Reject', run: () => session.isOpen && setRejecting(true) },
    { keys: 'U', label: 'Reopen', run: () => void (review.decidedAt !== null && session.reopen()) },
    { keys: 'N', label: 'Next document', run: goToNext },
  ]);
  useEffect(() => {
    const button = selected === null ? null : findFieldButton(selected);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest' });
  }, [selected, edited]);

  return (
    <>
      <ReviewHeader
        {...{ slug, review, session, goToNext }}
        left={left}
        approve={() => void approve()}
        reject={() => setRejecting(true)}
      />
      <div class="run">
        {layout === undefined ? (
          <section class="viewer" aria-label="Pages">
            <PendingState error={error} label="Reading the document" />
          </section>
        ) : (
          <DocumentPages
            documentId={run.documentId}
            pageCount={layout.pages.length}
            pages={layout.pages}
            marks={marks}
            selected={selected}
            select={select}
            {...(session.isOpen && {
              overlay: (page) => <RegionSelector page={page} read={(...region) => void readRegion(...region)} />,
            })}
          />
        )}
        <section class="run-side" aria-labelledby="review-values">
          <h2 id="review-values" class="visually-hidden">
            Values
          </h2>
          <ReviewNotes slug={slug} review={review} session={session} />
          <ReviewFields
            {...{ fields, decisions, conventions, selected, edited, select, edit, save, addRow, removeRow }}
            schemaOf={(path) => findFieldSchema(schema, path)}
            refused={session.refused}
            isOpen={session.isOpen}
          />
        </section>
      </div>
      {isRejecting && (
        <RejectDialog
          close={() => setRejecting(false)}
          reject={(reason) => {
            setRejecting(false);
            void session.reject(reason).then((isDone) => isDone && goToNext());
          }}
        />
      )}
    </>
  );
}

import './review.css';
import '../run/run-view.css';
import { readDocument, type PageBox, type Review, type Run } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useEffect, useState } from 'preact/hooks';
import { getDocumentLayoutQuery, getRunQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { findFieldSchema, makeEmptyRow } from '../../lib/field-schema.ts';
import type { Leaf, Table } from '../../lib/value-fields.ts';
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
import { moveRowActions } from './table/move-row.ts';
import { parseBlock, pasteBlock } from './table/paste-block.ts';
import { useCorrections } from './use-corrections.ts';
import { useNextReview } from './use-next-review.ts';
import { useReviewValues } from './use-review-values.ts';
import { useReview, type ReviewSession } from './use-review.ts';
import { useSelectedField } from './use-selected-field.ts';
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
  const [chosen, choose] = useSelectedField();
  const [edited, setEdited] = useState<{ path: string; start?: string } | null>(null);
  const edit = (path: string | null, start?: string) =>
    setEdited(path === null ? null : { path, ...(start !== undefined && { start }) });
  const [isRejecting, setRejecting] = useState(false);
  const [isWarned, warn] = useState(false);
  const goToNext = useNextReview(slug, review);
  const { data: layout, error } = useQuery(getDocumentLayoutQuery({ path: { id: run.documentId } }));
  const { data, decisions, marks, fields, leaves, conventions, isDoubtful } = useReviewValues(
    run,
    review,
    session.unsent,
    layout,
  );
  const { apply, undo, redo } = useCorrections(run.id, { data, decisions }, session);
  const schema = run.schemaSnapshot;
  const selected = chosen ?? leaves.find(isDoubtful)?.path ?? leaves[0]?.path ?? null;
  const leaf = leaves.find(({ path }) => path === selected);

  const select = (path: string) => {
    edit(null);
    choose(path);
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
  const clear = ({ path, value }: Leaf) => apply({ path, action: value === null ? 'confirm' : 'clear' });
  const accept = (accepted: Leaf[]) =>
    apply(
      ...accepted.filter(({ path }) => !decisions.has(path)).map(({ path }) => ({ path, action: 'confirm' as const })),
    );
  const decide = (by: (leaf: Leaf) => void) => {
    if (leaf === undefined || !session.isOpen) return;
    by(leaf);
    move(1);
  };
  const save = ({ path }: Leaf, typed: TypedValue | 'unchanged', next?: string | null) => {
    session.dismiss(path);
    if (typed === 'unchanged') apply({ path, action: 'confirm' });
    else if (typed.value === null) apply({ path, action: 'clear' });
    else apply({ path, action: 'correct', ...typed });
    edit(null);
    if (next == null) move(1);
    else select(next);
  };
  const paste = (table: Table, at: string, text: string) => {
    const makeRow = () => makeEmptyRow(schema, table.path);
    const schemaOf = (path: string) => findFieldSchema(schema, path);
    const { actions, problems } = pasteBlock(parseBlock(text), {
      table,
      at,
      schemaOf,
      conventions,
      makeEmptyRow: makeRow,
    });
    apply(...actions);
    const more = problems.length > 3 ? ` And ${problems.length - 3} more.` : '';
    if (problems.length > 0) notify(`Not pasted: ${problems.slice(0, 3).join(' ')}${more}`, { isError: true });
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
      else apply({ path: leaf.path, action: 'correct', value: found.value, page, box, quote: found.text });
    } catch (problem) {
      notify(describeError(problem), { isError: true });
    }
  };
  const row = /^(.*)\/(\d+)(?:\/[^/]+)?$/.exec(selected ?? '');
  const [, list = '', index = '0'] = row ?? [];
  const addRow = (path: string, at: number) =>
    apply({ path: `${path}/${at}`, action: 'addRow', value: makeEmptyRow(run.schemaSnapshot, path) });
  const removeRow = (path: string) => apply({ path, action: 'removeRow' });
  const moveRow = (by: 1 | -1) => {
    if (row === null || !session.isOpen) return;
    const moved = moveRowActions(data, `${list}/${index}`, by);
    if (moved === null) return;
    apply(...moved.actions);
    if (selected !== null) select(moved.path + selected.slice(`${list}/${index}`.length));
  };
  const acceptRow = () => {
    if (row === null) return;
    accept(leaves.filter(({ path }) => path === `${list}/${index}` || path.startsWith(`${list}/${index}/`)));
  };
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
    { keys: 'a', label: 'Accept the value', run: () => decide(({ path }) => apply({ path, action: 'confirm' })) },
    { keys: 'w', label: 'Accept the row', run: acceptRow },
    {
      keys: 'f',
      label: 'Accept all that is not doubtful',
      run: () => accept(leaves.filter((one) => !isDoubtful(one))),
    },
    { keys: 'e', label: 'Correct the value', run: () => session.isOpen && edit(selected) },
    { keys: 'x', label: 'Clear the value', run: () => decide(clear) },
    { keys: 'Mod+z', label: 'Undo', run: undo },
    { keys: 'Mod+Z', label: 'Redo', run: redo },
    { keys: 'Mod+y', label: 'Redo', run: redo },
    { keys: 'i', label: 'Insert a row below', run: () => row && addRow(list, Number(index) + 1) },
    { keys: 'Mod+Delete', label: 'Remove the row', run: () => row && removeRow(`${list}/${index}`) },
    { keys: 'Alt+ArrowUp', label: 'Move the row up', run: () => moveRow(-1) },
    { keys: 'Alt+ArrowDown', label: 'Move the row down', run: () => moveRow(1) },
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
            {...{ fields, decisions, conventions, isDoubtful, selected, edited, select, edit }}
            {...{ save, clear, addRow, removeRow, paste }}
            acceptRow={accept}
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

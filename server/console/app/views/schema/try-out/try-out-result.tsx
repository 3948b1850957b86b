import type { Run } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useMemo, useState } from 'preact/hooks';
import { getDocumentLayoutQuery } from '../../../../generated/queries.gen.ts';
import { describeRules, withViolations } from '../../../lib/rule-words.ts';
import { listLeaves, toFields } from '../../../lib/value-fields.ts';
import { EmptyState, PendingState } from '../../../parts/states.tsx';
import { toDuration } from '../../../lib/time-words.ts';
import { DocumentPages } from '../../run/viewer/document-pages.tsx';
import { groupMarks } from '../../run/run-state.ts';
import { ValuesPanel } from '../../run/values/values-panel.tsx';

/** The values of a try-out, and their places on the pages. */
export function TryOutResult({ run }: { run: Run }) {
  const [selected, select] = useState<string | null>(null);
  const [showsPages, showPages] = useState(false);
  const data = run.extractedData ?? run.partialData;
  const fields = useMemo(
    () =>
      data === null
        ? []
        : toFields({
            schema: run.schemaSnapshot,
            data,
            evidence: withViolations(run.evidence, run.rules),
            lists: run.lists,
          }),
    [run],
  );
  const notes = describeRules(run.rules);
  const found = listLeaves(fields).filter(({ value }) => value !== null).length;
  const duration =
    run.completedAt === null ? null : new Date(run.completedAt).getTime() - new Date(run.createdAt).getTime();
  return (
    <div class="try-out-result">
      <div class="try-out-facts">
        <span class="muted" role="status">
          {run.status === 'completed' ? `${found} values` : 'The run failed'} · {run.provider}/{run.model}
          {duration !== null && ` · ${toDuration(duration)}`}
        </span>
        <div class="segments" role="group" aria-label="Show">
          <button type="button" class="button" aria-pressed={!showsPages} onClick={() => showPages(false)}>
            Values
          </button>
          <button type="button" class="button" aria-pressed={showsPages} onClick={() => showPages(true)}>
            Pages
          </button>
        </div>
      </div>
      {run.errorMessage !== null && (
        <p class="problem try-out-problem" role="alert">
          {run.errorMessage}
        </p>
      )}
      {notes.length > 0 && (
        <ul class="try-out-rules" aria-label="Rules that do not hold">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {showsPages ? (
        <TryOutPages run={run} selected={selected} select={select} />
      ) : data === null ? (
        run.errorMessage === null && <EmptyState title="No values" />
      ) : (
        <div class="try-out-values">
          <ValuesPanel fields={fields} selected={selected} select={select} />
        </div>
      )}
    </div>
  );
}

interface TryOutPagesProps {
  run: Run;
  selected: string | null;
  select: (path: string | null) => void;
}

function TryOutPages({ run, selected, select }: TryOutPagesProps) {
  const { data: layout, error } = useQuery({
    ...getDocumentLayoutQuery({ path: { id: run.documentId } }),
    staleTime: Infinity,
  });
  const marks = useMemo(() => groupMarks(run.evidence), [run]);
  if (layout === undefined) return <PendingState error={error} label="Reading the document" />;
  const { pages } = layout;
  return <DocumentPages {...{ documentId: run.documentId, pageCount: pages.length, pages, marks, selected, select }} />;
}

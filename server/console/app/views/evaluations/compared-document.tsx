import type { ComparedDocument, ComparedValue, Run } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useMemo, useState } from 'preact/hooks';
import { getDocumentLayoutQuery, getRunQuery } from '../../../generated/queries.gen.ts';
import { valueAt } from '../../lib/pointer-steps.ts';
import { PendingState } from '../../parts/states.tsx';
import { DocumentPages } from '../run/viewer/document-pages.tsx';
import { ChangedValues, type Side } from './changed-values.tsx';
import { markBoth, nameMark } from './compared-marks.ts';

/** A document with the places that both runs found, beside the values that changed. */
export function OpenDocument({ document }: { document: ComparedDocument }) {
  const { documentId, changes, beforeRunId, runId } = document;
  const { data, error } = useQuery(getDocumentLayoutQuery({ path: { id: documentId } }));
  const before = useRun(beforeRunId);
  const after = useRun(runId);
  const [selected, select] = useState<string | null>(null);
  const marks = useMemo(() => markBoth({ before, after }, changes), [before, after, changes]);

  /** Where rows are paired, a path may name another row of the run. */
  function findPlace({ path, ...values }: ComparedValue, side: Side): (() => void) | undefined {
    const data = (side === 'before' ? before : after)?.extractedData;
    if (JSON.stringify(valueAt(data, path)) !== JSON.stringify(values[side])) return undefined;
    const name = nameMark(side, path);
    const isMarked = [...marks.values()].some((list) => list.some((mark) => mark.path === name));
    return isMarked ? () => select(name) : undefined;
  }

  return (
    <div class="evaluation-side-by-side">
      {data === undefined ? (
        <PendingState error={error} label="Reading the document" />
      ) : (
        <DocumentPages {...{ documentId, marks, selected, select }} pages={data.pages} pageCount={data.pages.length} />
      )}
      <div class="evaluation-document">
        <p class="muted evaluation-sides">
          <span class="mark-before">Before</span>
          <span class="mark-after">After</span>
        </p>
        <ChangedValues changes={changes} findPlace={findPlace} />
      </div>
    </div>
  );
}

/** Undefined until it is read, and where it is deleted. */
function useRun(id: string | null): Run | undefined {
  return useQuery({ ...getRunQuery({ path: { id: id ?? '' } }), enabled: id !== null }).data;
}

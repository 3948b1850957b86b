import type { Evidence, ListCompleteness } from '@excerpt/sdk';
import { useMemo, useRef } from 'preact/hooks';
import { createFieldReader, listLeaves, type Field, type Leaf } from '../../../lib/value-fields.ts';
import { groupMarks, type Mark } from '../../run/run-state.ts';
import { overlayDerived } from './overlay-derived.ts';
import { createReplayer, moveEvidence, type Correction, type ReplayedReview } from './replay-actions.ts';

interface CorrectedData {
  schema: Record<string, unknown>;
  /** Before all corrections. */
  data: Record<string, unknown>;
  evidence: Evidence[];
  lists: ListCompleteness[];
  /** Their array changes with them. */
  actions: readonly Correction[];
  /** What the server made of the data of a moment: its derived values are shown. */
  filled?: { of: object; data: Record<string, unknown> } | null;
}

export interface ReplayedFields extends ReplayedReview {
  fields: Field[];
  leaves: Leaf[];
  /** Where the values are on each page. */
  marks: Map<number, Mark[]>;
}

/** Data as it is after corrections. A correction makes new objects only of the fields and rows that it changes. */
export function useReplayedFields({
  schema,
  data: before,
  evidence,
  lists,
  actions,
  filled = null,
}: CorrectedData): ReplayedFields {
  const tools = useRef<{ replay: ReturnType<typeof createReplayer>; read: ReturnType<typeof createFieldReader> }>();
  tools.current ??= { replay: createReplayer(), read: createFieldReader() };
  const { replay, read } = tools.current;
  const { data, decisions, origins } = useMemo(() => replay(before, actions), [before, actions]);
  const moved = useMemo(() => moveEvidence(evidence, origins), [evidence, origins]);
  const marks = useMemo(() => groupMarks(moved), [moved]);
  const shown = useMemo(
    () => (filled?.of === data ? overlayDerived(data, filled.data, decisions) : data),
    [data, filled, decisions],
  );
  const fields = useMemo(() => read({ schema, data: shown, evidence: moved, lists }), [schema, shown, moved, lists]);
  const leaves = useMemo(() => listLeaves(fields), [fields]);
  return { data, decisions, origins, marks, fields, leaves };
}

import type { Evidence, ListCompleteness } from '@excerpt/sdk';
import { useMemo, useRef } from 'preact/hooks';
import { appendKey } from '../../../lib/pointer-steps.ts';
import { createFieldReader, listLeaves, type Field, type Leaf } from '../../../lib/value-fields.ts';
import { groupMarks, type Mark } from '../../run/run-state.ts';
import { createReplayer, moveEvidence, type Correction, type ReplayedReview } from './replay-actions.ts';
import { SharedTree } from './shared-tree.ts';

type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

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

/** The values of `filled` that `data` does not have, by their paths. */
function listDifferences(data: unknown, filled: unknown, path: string, found: [string, unknown][]): void {
  if (isObject(data) && isObject(filled))
    for (const key of Object.keys(filled)) listDifferences(data[key], filled[key], appendKey(path, key), found);
  else if (data !== filled && (data !== undefined || filled !== null)) found.push([path, filled]);
}

/**
 * Data with their derived values as the server filled them; what a person decided stays. Shares with `data` what is
 * the same.
 */
function overlayDerived(data: Data, filled: Data, decisions: ReadonlyMap<string, Correction>): Data {
  const differences: [string, unknown][] = [];
  listDifferences(data, filled, '', differences);
  const tree = new SharedTree(data);
  for (const [path, value] of differences) {
    const action = decisions.get(path)?.action;
    if (action !== 'correct' && action !== 'clear') tree.put(path, value);
  }
  return tree.root;
}

import type { DocumentLayout, Review, Run } from '@excerpt/sdk';
import { useMemo } from 'preact/hooks';
import { findConventions, type Conventions } from '../../lib/typed/conventions.ts';
import { listLeaves, toFields, type Field, type Leaf } from '../../lib/value-fields.ts';
import { toLevel } from '../../lib/value-words.ts';
import { groupMarks, type Mark } from '../run/run-state.ts';
import type { UnsentAction } from './outbox.ts';
import { moveEvidence, replayActions, type Correction } from './replay-actions.ts';

interface ReviewValues {
  data: Record<string, unknown>;
  decisions: Map<string, Correction>;
  /** Where the values are on each page. */
  marks: Map<number, Mark[]>;
  fields: Field[];
  leaves: Leaf[];
  conventions: Conventions;
  isDoubtful: (leaf: Leaf) => boolean;
}

/** The values of a run as they are after all corrections, those that are not sent yet included. */
export function useReviewValues(
  run: Run,
  review: Review,
  unsent: readonly UnsentAction[],
  layout: DocumentLayout | undefined,
): ReviewValues {
  const { schemaSnapshot: schema, lists } = run;
  const { data, decisions, origins } = useMemo(
    () => replayActions(run.extractedData ?? {}, [...review.actions, ...unsent]),
    [run, review.actions, unsent],
  );
  const evidence = useMemo(() => moveEvidence(run.evidence, origins), [run, origins]);
  const marks = useMemo(() => groupMarks(evidence), [evidence]);
  const fields = useMemo(
    () => (run.extractedData === null ? [] : toFields({ schema, data, evidence, lists })),
    [run, data, evidence],
  );
  const leaves = useMemo(() => listLeaves(fields), [fields]);
  const conventions = useMemo(
    () =>
      findConventions({
        texts: layout?.pages.map(({ text }) => text) ?? [],
        found: listLeaves(toFields({ schema, data: run.extractedData ?? {}, evidence: run.evidence, lists })),
        locale: navigator.language,
        year: new Date(run.createdAt).getFullYear(),
      }),
    [run, layout],
  );
  // A field that the data leaves out has its own path; an inserted row has none in the run.
  const toOrigin = (path: string) => origins.get(path) ?? (/\/\d+(?:\/|$)/.test(path) ? null : path);
  const doubted = new Set(review.reasons.map(({ path }) => path));
  const isDoubtful = (leaf: Leaf) =>
    !decisions.has(leaf.path) &&
    (doubted.has(toOrigin(leaf.path)) ||
      (origins.has(leaf.path) && leaf.value !== null && toLevel(leaf.evidence) !== 'good'));
  return { data, decisions, marks, fields, leaves, conventions, isDoubtful };
}

import type { DocumentLayout, Run } from '@excerpt/sdk';
import { useMemo } from 'preact/hooks';
import { findConventions, type Conventions } from '../../../lib/typed/conventions.ts';
import { listLeaves, toFields, type Field, type Leaf } from '../../../lib/value-fields.ts';
import { toLevel } from '../../../lib/value-words.ts';
import { groupMarks, type Mark } from '../../run/run-state.ts';
import { moveEvidence, replayActions, type Correction } from './replay-actions.ts';

export interface ReviewValues {
  data: Record<string, unknown>;
  decisions: Map<string, Correction>;
  /** Where the values are on each page. */
  marks: Map<number, Mark[]>;
  fields: Field[];
  leaves: Leaf[];
  conventions: Conventions;
  isDoubtful: (leaf: Leaf) => boolean;
}

type ExtractedValues = Pick<Run, 'schemaSnapshot' | 'lists' | 'extractedData' | 'evidence' | 'createdAt'>;

interface ReviewValuesOptions {
  run: ExtractedValues;
  /** Corrections, those that are not sent yet included. Their array changes with them. */
  actions: readonly Correction[];
  /** Paths in the run's data that need a person. */
  doubted: readonly (string | null)[];
  layout: DocumentLayout | undefined;
}

/** The values of a run as they are after all corrections. */
export function useReviewValues({ run, actions, doubted, layout }: ReviewValuesOptions): ReviewValues {
  const { schemaSnapshot: schema, lists } = run;
  const { data, decisions, origins } = useMemo(() => replayActions(run.extractedData ?? {}, actions), [run, actions]);
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
  const doubtedPaths = new Set(doubted);
  const isDoubtful = (leaf: Leaf) =>
    !decisions.has(leaf.path) &&
    (doubtedPaths.has(toOrigin(leaf.path)) ||
      (origins.has(leaf.path) && leaf.value !== null && toLevel(leaf.evidence) !== 'good'));
  return { data, decisions, marks, fields, leaves, conventions, isDoubtful };
}

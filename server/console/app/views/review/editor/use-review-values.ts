import type { DocumentLayout, Run } from '@excerpt/sdk';
import { useMemo } from 'preact/hooks';
import { withViolations } from '../../../lib/rule-words.ts';
import { findConventions, type Conventions } from '../../../lib/typed/conventions.ts';
import { listLeaves, toFields, type Leaf } from '../../../lib/value-fields.ts';
import { toLevel } from '../../../lib/value-words.ts';
import type { Correction } from './replay-actions.ts';
import { useReplayedFields, type ReplayedFields } from './use-replayed-fields.ts';

export interface ReviewValues extends Omit<ReplayedFields, 'origins'> {
  conventions: Conventions;
  isDoubtful: (leaf: Leaf) => boolean;
}

type ExtractedValues = Pick<Run, 'schemaSnapshot' | 'lists' | 'extractedData' | 'evidence' | 'rules' | 'createdAt'>;

interface ReviewValuesOptions {
  run: ExtractedValues;
  /** Corrections, those that are not sent yet included. Their array changes with them. */
  actions: readonly Correction[];
  /** Paths in the run's data that need a person. */
  doubted: readonly (string | null)[];
  layout: DocumentLayout | undefined;
}

const NOTHING: Record<string, unknown> = {};

/** The values of a run as they are after all corrections. */
export function useReviewValues({ run, actions, doubted, layout }: ReviewValuesOptions): ReviewValues {
  const { schemaSnapshot: schema, lists } = run;
  const evidence = useMemo(() => withViolations(run.evidence, run.rules), [run]);
  const { origins, ...values } = useReplayedFields({
    // A run without data has no fields.
    schema: run.extractedData === null ? NOTHING : schema,
    data: run.extractedData ?? NOTHING,
    evidence,
    lists,
    actions,
  });
  const { decisions, leaves } = values;
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
  const doubts = useMemo(() => {
    const paths = new Set(doubted);
    // A field that the data leaves out has its own path; an inserted row has none in the run.
    const toOrigin = (path: string) => origins.get(path) ?? (/\/\d+(?:\/|$)/.test(path) ? null : path);
    const isDoubted = (leaf: Leaf) =>
      paths.has(toOrigin(leaf.path)) ||
      (origins.has(leaf.path) && leaf.value !== null && toLevel(leaf.evidence) !== 'good');
    return new Set(leaves.filter(isDoubted));
  }, [doubted, origins, leaves]);
  const isDoubtful = (leaf: Leaf) => doubts.has(leaf) && !decisions.has(leaf.path);
  return { ...values, conventions, isDoubtful };
}

import type { DocumentLayout, Run } from '@excerpt/sdk';
import { useMemo, useState } from 'preact/hooks';
import { withoutViolations } from '../../../lib/rule-words.ts';
import { findConventions, type Conventions } from '../../../lib/typed/conventions.ts';
import { listLeaves, toFields, type Leaf } from '../../../lib/value-fields.ts';
import { toLevel } from '../../../lib/value-words.ts';
import { useCheckedRules, type CheckedRules } from '../use-checked-rules.ts';
import type { Correction } from './replay-actions.ts';
import { useReplayedFields, type ReplayedFields } from './use-replayed-fields.ts';

export interface ReviewValues extends Omit<ReplayedFields, 'origins'>, Pick<CheckedRules, 'violations'> {
  conventions: Conventions;
  isDoubtful: (leaf: Leaf) => boolean;
}

interface ReviewValuesOptions {
  run: Run;
  slug: string;
  schemaKey: string;
  /** Corrections, those that are not sent yet included. Their array changes with them. */
  actions: readonly Correction[];
  /** Paths in the run's data that need a person. */
  doubted: readonly (string | null)[];
  layout: DocumentLayout | undefined;
}

const NOTHING: Record<string, unknown> = {};

/** The values of a run as they are after all corrections. */
export function useReviewValues(
  options: ReviewValuesOptions,
): ReviewValues & Pick<CheckedRules, 'rules' | 'isCurrent'> {
  const { run, slug, schemaKey, actions, doubted, layout } = options;
  const { schemaSnapshot: schema, lists } = run;
  const evidence = useMemo(() => withoutViolations(run.evidence), [run]);
  const [filled, setFilled] = useState<{ of: object; data: Record<string, unknown> } | null>(null);
  const { origins, ...values } = useReplayedFields({
    // A run without data has no fields.
    schema: run.extractedData === null ? NOTHING : schema,
    data: run.extractedData ?? NOTHING,
    evidence,
    lists,
    actions,
    filled,
  });
  const checked = useCheckedRules({ slug, schemaKey }, run, values.data);
  if (checked.filled !== null && filled?.data !== checked.filled) setFilled({ of: values.data, data: checked.filled });
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
  const { violations, rules, isCurrent } = checked;
  return { ...values, conventions, isDoubtful, violations, rules, isCurrent };
}

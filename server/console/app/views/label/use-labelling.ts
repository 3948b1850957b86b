import type { DatasetItemDetail, DocumentLayout, ListCompleteness } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useMemo } from 'preact/hooks';
import { getRunQuery } from '../../../generated/queries.gen.ts';
import { useParameters } from '../../lib/console-address.ts';
import { getResultEvidence } from '../../lib/run-result.ts';
import { findConventions } from '../../lib/typed/conventions.ts';
import type { Leaf } from '../../lib/value-fields.ts';
import { useReplayedFields } from '../review/editor/use-replayed-fields.ts';
import type { ReviewValues } from '../review/editor/use-review-values.ts';
import { fillIn, leaveOutValues, makeEmptyData, toDecisions } from './label-values.ts';
import { useLabelSteps, type LabelSteps } from './use-label-steps.ts';

/** Rules are about runs. */
const NO_VIOLATIONS: ReadonlyMap<string, string> = new Map();
const NO_LISTS: ListCompleteness[] = [];

interface LabelledItem {
  item: DatasetItemDetail;
  schema: Record<string, unknown>;
  /** Whether a second person labels, who sees neither the first label nor a draft. */
  isSecond: boolean;
  layout: DocumentLayout | undefined;
}

/** The values of an item as the person left them, with what was decided about each. */
export function useLabelling({ item, schema, isSecond, layout }: LabelledItem): {
  values: ReviewValues;
  steps: LabelSteps;
} {
  const [parameters] = useParameters();
  const isEmpty = isSecond || (item.label !== 'labelled' && parameters.get('start') === 'empty');
  const { data: run } = useQuery({
    ...getRunQuery({ path: { id: item.runId ?? '' } }),
    enabled: item.runId !== null && !isEmpty,
  });
  // Labels of an earlier version carry over where the schema still has the field and its type.
  const expected = useMemo(
    () => (isEmpty || item.expected === null ? null : leaveOutValues(item.expected, item.misfits)),
    [item, isEmpty],
  );
  const base = useMemo(() => fillIn(makeEmptyData(schema), expected) as Record<string, unknown>, [schema, expected]);
  const initial = useMemo(
    () => (item.label === 'labelled' && expected !== null ? toDecisions(expected, item.unreadable) : []),
    [item, expected],
  );
  const steps = useLabelSteps(isSecond ? `${item.id}.second` : item.id, initial);
  // The evidence of a run shows where a value is that it has in common with the label.
  const evidence = useMemo(
    () =>
      run === undefined || isEmpty
        ? []
        : getResultEvidence({ ...run, reviewedData: base, extractedData: run.extractedData ?? {} }),
    [run, base, isEmpty],
  );
  const { origins: _, ...values } = useReplayedFields({
    schema,
    data: base,
    evidence,
    lists: NO_LISTS,
    actions: steps.actions,
  });
  const { decisions, leaves } = values;
  const conventions = useMemo(
    () =>
      findConventions({
        texts: layout?.pages.map(({ text }) => text) ?? [],
        found: leaves,
        locale: navigator.language,
        year: new Date(item.createdAt).getFullYear(),
      }),
    [item, layout],
  );
  const isDoubtful = ({ path }: Leaf) => !decisions.has(path);
  return { values: { ...values, conventions, isDoubtful, violations: NO_VIOLATIONS }, steps };
}

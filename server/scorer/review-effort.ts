import type { EvaluationTotals } from './evaluation-totals.ts';
import { wilsonInterval } from './wilson.ts';

export interface ReviewEffort {
  target: number;
  reliable: boolean;
  /** Why it is not reliable. */
  reason: string | null;
  /** Values with less confidence are reviewed. */
  below: number;
  values: { share: number; count: number };
  documents: { share: number; count: number };
  /** Of the share of right values after the review. */
  margin: [number, number];
}

const MIN_VALUES = 100;
/** With less, the confidence hardly tells right values from wrong ones. */
const MIN_AUROC = 0.65;

const share = (count: number, total: number) => ({ share: total === 0 ? 0 : count / total, count });

/** The least threshold at which people who correct all values below it make `target` of all values right. */
export function estimateEffort({ effort }: Pick<EvaluationTotals, 'effort'>, target: number): ReviewEffort {
  const { values, documents, steps } = effort;
  const allowed = (1 - target) * values + 1e-9;
  const step = steps.find(({ wrongLeft }) => wrongLeft <= allowed) ?? steps.at(-1);
  const { below = 0, wrongLeft = 0 } = step ?? {};
  const reason = findDoubt(effort);
  return {
    target,
    reliable: reason === null,
    reason,
    below: Math.min(1, below),
    values: share(step?.values ?? 0, values),
    documents: share(step?.documents ?? 0, documents),
    margin: wilsonInterval(values - wrongLeft, values),
  };
}

function findDoubt({ values, wrong, auroc }: EvaluationTotals['effort']): string | null {
  if (values < MIN_VALUES) return `There are ${values} values with a confidence, fewer than ${MIN_VALUES}.`;
  if (wrong === 0) return 'No value is wrong, so nothing shows whether the confidence orders errors.';
  if (auroc === null || auroc < MIN_AUROC)
    return (
      `The confidence does not order errors: a right value has more of it than a wrong one with a probability of ` +
      `${(auroc ?? 0.5).toFixed(2)}.`
    );
  return null;
}

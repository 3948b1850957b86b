import type { Budget } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { getBudgetQuery } from '../../../../generated/queries.gen.ts';
import { PendingState } from '../../../parts/states.tsx';
import { toCount, toMoney } from './amounts.ts';
import { BudgetDialog } from './budget-dialog.tsx';

/** The limits of this month, and how much of them is spent. */
export function BudgetPanel({ slug }: { slug: string }) {
  const { data: budget, error, refetch } = useQuery(getBudgetQuery({ path: { slug } }));
  const [isChanging, setIsChanging] = useState(false);
  if (budget === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return (
    <section class="budget" aria-label="Budget of this month">
      {!budget.acceptsRuns && <Refusal budget={budget} />}
      {listLimits(budget).map(({ name, spent, max, share }) => (
        <div key={name} class="budget-limit">
          <span>
            {name}: <strong>{spent}</strong> of {max} spent
          </span>
          <span class="budget-track" aria-hidden="true">
            <span data-status={describeShare(share)} style={{ width: `${Math.min(share, 1) * 100}%` }} />
          </span>
        </div>
      ))}
      {budget.maxCost !== null && budget.runsWithoutCost > 0 && (
        <p class="muted">
          {toCount(budget.runsWithoutCost)} runs have no known cost in {budget.maxCost.currency} and do not count.
        </p>
      )}
      <p class="muted">
        {budget.status === 'unlimited' ? 'This workspace has no budget. ' : `Starts again on ${toDay(budget)}. `}
        <button type="button" class="link-button" data-needs="updateBudget" onClick={() => setIsChanging(true)}>
          {budget.status === 'unlimited' ? 'Set a budget' : 'Change the budget'}
        </button>
      </p>
      {isChanging && <BudgetDialog slug={slug} budget={budget} close={() => setIsChanging(false)} />}
    </section>
  );
}

const describeShare = (share: number) => (share >= 1 ? 'exceeded' : share >= 0.8 ? 'warning' : 'available');

/** Months are counted in UTC. */
const toDay = ({ resetsAt }: Budget) => resetsAt.slice(0, 'yyyy-mm-dd'.length);

function Refusal({ budget }: { budget: Budget }) {
  const isSpent = budget.status === 'exceeded';
  return (
    <p class="problem" role="status">
      {isSpent
        ? `The budget of ${budget.period} is spent: new runs are refused until ${toDay(budget)}, or until it is raised.`
        : 'The runs under way may use up the budget: new runs are refused until they have ended.'}
    </p>
  );
}

function listLimits({ maxCost, maxPages, spent }: Budget) {
  const pages = maxPages !== null && {
    name: 'Pages',
    spent: toCount(spent.pages),
    max: toCount(maxPages),
    share: maxPages === 0 ? 1 : spent.pages / maxPages,
  };
  const cost = maxCost !== null && {
    name: 'Cost',
    spent: toMoney(spent.cost ?? { ...maxCost, amount: 0 }),
    max: toMoney(maxCost),
    share: maxCost.amount === 0 ? 1 : (spent.cost?.amount ?? 0) / maxCost.amount,
  };
  return [cost, pages].filter((one) => one !== false);
}

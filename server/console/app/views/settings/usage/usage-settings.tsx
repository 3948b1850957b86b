import './usage.css';
import type { Usage } from '@excerpt/sdk';
import { useQueries, useQuery } from '@tanstack/preact-query';
import { getUsageQuery } from '../../../../generated/queries.gen.ts';
import { useParameters } from '../../../lib/console-address.ts';
import { getTime } from '../../../lib/time-words.ts';
import { Icon } from '../../../parts/icons.tsx';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../../parts/states.tsx';
import type { ViewProps } from '../../late-view.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { toCost, toCount } from './amounts.ts';
import { BudgetPanel } from './budget-panel.tsx';
import { addMonths, isMonth, toMonth, toMonthName, toShortMonthName } from './usage-months.ts';
import { UsageTable } from './usage-table.tsx';

const MONTHS_SHOWN = 6;

/** Runs, tokens and cost of a month, which is in the URL. */
export default function UsageSettings({ slug }: ViewProps) {
  const [parameters, setParameters] = useParameters();
  const now = toMonth(getTime());
  const given = parameters.get('month');
  const month = isMonth(given) ? given : now;
  const go = (by: number) => {
    const next = addMonths(month, by);
    if (next <= now) setParameters({ month: next === now ? null : next });
  };
  const { data, error, refetch } = useQuery(getUsageQuery({ path: { slug }, query: { month } }));
  useShortcuts('Usage', [
    { keys: 'ArrowLeft', label: 'Month before', run: () => go(-1) },
    { keys: 'ArrowRight', label: 'Month after', run: () => go(1) },
  ]);
  return (
    <SettingsFrame
      slug={slug}
      section="usage"
      actions={
        <>
          <button type="button" class="icon-button" aria-label="Month before" onClick={() => go(-1)}>
            <Icon name="left" />
          </button>
          <strong class="usage-month">{toMonthName(month)}</strong>
          <button
            type="button"
            class="icon-button"
            aria-label="Month after"
            disabled={month === now}
            onClick={() => go(1)}
          >
            <Icon name="right" />
          </button>
        </>
      }
    >
      {data === undefined ? (
        <PendingState error={error} retry={() => void refetch()} />
      ) : (
        <div class="view-body panels">
          {month === now && <BudgetPanel slug={slug} />}
          <UsageTotals usage={data} />
          <Months slug={slug} month={month} choose={(next) => setParameters({ month: next === now ? null : next })} />
          {data.models.length === 0 ? (
            <EmptyState title={`No run ended in ${toMonthName(month)}`} />
          ) : (
            <UsageTable usage={data} />
          )}
        </div>
      )}
    </SettingsFrame>
  );
}

function UsageTotals({ usage }: { usage: Usage }) {
  const facts = [
    ['Runs', toCount(usage.runs)],
    ['Pages', toCount(usage.pages)],
    ['Input tokens', toCount(usage.inputTokens)],
    ['From cache', toCount(usage.cachedInputTokens)],
    ['Output tokens', toCount(usage.outputTokens)],
    ['Reasoning', toCount(usage.reasoningTokens)],
    ['Cost', toCost(usage)],
  ] as const;
  return (
    <dl class="usage-totals">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MonthsProps {
  slug: string;
  /** The last month, which is chosen. */
  month: string;
  choose: (month: string) => void;
}

/** The runs of the months that led to the chosen one, as bars. */
function Months({ slug, month, choose }: MonthsProps) {
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) => addMonths(month, index - MONTHS_SHOWN + 1));
  const results = useQueries({
    queries: months.map((one) => getUsageQuery({ path: { slug }, query: { month: one } })),
  });
  const max = Math.max(1, ...results.map(({ data }) => data?.runs ?? 0));
  return (
    <section aria-label="Runs by month" class="usage-months">
      {months.map((one, index) => {
        const runs = results[index]?.data?.runs ?? 0;
        const label = `${toMonthName(one)}: ${runs === 1 ? '1 run' : `${toCount(runs)} runs`}`;
        return (
          <button
            key={one}
            type="button"
            class="usage-bar"
            title={label}
            aria-current={one === month ? 'date' : undefined}
            onClick={() => choose(one)}
          >
            <span class="usage-bar-track" aria-hidden="true">
              <span style={{ height: `${(runs / max) * 100}%` }} />
            </span>
            <span aria-hidden="true">{toShortMonthName(one)}</span>
            <span class="visually-hidden">{label}</span>
          </button>
        );
      })}
    </section>
  );
}

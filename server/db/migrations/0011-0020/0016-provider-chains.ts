import { columnTypes, schemaChange } from '../schema-change.ts';

const FINAL = `('completed', 'failed', 'cancelled')`;
const ENDS = `new.status in ${FINAL} and old.status not in ${FINAL}`;
const SUMS = [
  'runs',
  'runs_without_cost',
  'input_tokens',
  'cached_input_tokens',
  'output_tokens',
  'reasoning_tokens',
  'cost_nanos',
];

const ADDED = SUMS.map((sum) => `${sum} = usage_counts.${sum} + excluded.${sum}`).join(', ');

/** @param month expression for the month in which the run ended */
function countRun(month: string, shard: string): string {
  const key = 'workspace_id, month, provider, model, key_source, currency, shard';
  return `insert into usage_counts (${key}, ${SUMS.join(', ')}) values (
      new.workspace_id, ${month}, new.provider, new.model, new.key_source, coalesce(new.cost_currency, ''), ${shard}, 1,
      case when new.providers is not null and new.cost_nanos is null then 1 else 0 end,
      coalesce(new.input_tokens, 0), coalesce(new.cached_input_tokens, 0), coalesce(new.output_tokens, 0),
      coalesce(new.reasoning_tokens, 0), coalesce(new.cost_nanos, 0))
    on conflict (${key}) do update set ${ADDED};`;
}

/**
 * Fallbacks and residencies of environments, and the cost of runs. Sums by month outlive the runs. They are in shards,
 * so that runs that end at once do not wait for each other.
 */
export const providerChains = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `alter table environments add column allowed_residencies ${t.json}`,
    `alter table environments add column fallbacks ${t.json}`,
    `alter table runs add column fallbacks ${t.json}`,
    `alter table runs add column providers ${t.json}`,
    `alter table runs add column cached_input_tokens ${t.integer}`,
    `alter table runs add column reasoning_tokens ${t.integer}`,
    `alter table runs add column cost_nanos ${t.integer}`,
    'alter table runs add column cost_currency text',
    `create table usage_counts (
      workspace_id ${t.key} not null references workspaces (id) on delete cascade,
      month ${t.key} not null,
      provider ${t.key} not null,
      model ${t.key} not null,
      key_source ${t.key} not null,
      currency ${t.key} not null,
      shard ${t.key} not null,
      ${SUMS.map((sum) => `${sum} ${t.integer} not null`).join(', ')},
      primary key (workspace_id, month, provider, model, key_source, currency, shard)
    )${t.withoutRowid}`,
    ...(dialect === 'sqlite'
      ? [
          `create trigger run_usage_counted after update of status on runs when ${ENDS} begin
            ${countRun('substr(new.completed_at, 1, 7)', `'0'`)}
          end`,
        ]
      : [
          `create function count_run_usage() returns trigger language plpgsql as $$
          begin
            ${countRun(`to_char(new.completed_at at time zone 'UTC', 'YYYY-MM')`, 'right(new.id, 1)')}
            return null;
          end $$`,
          `create trigger run_usage_counted after update of status on runs for each row when (${ENDS})
            execute function count_run_usage()`,
        ]),
  ];
});

import { columnTypes, schemaChange } from '../schema-change.ts';

const FINAL = `('completed', 'failed', 'cancelled')`;
const ENDS = `new.status in ${FINAL} and old.status not in ${FINAL}`;
const KEY = 'workspace_id, month, provider, model, key_source, currency';
const SUMS = [
  'runs',
  'runs_without_cost',
  'input_tokens',
  'cached_input_tokens',
  'output_tokens',
  'reasoning_tokens',
  'cost_nanos',
  'pages',
];
const COUNTED = `1, case when new.providers is not null and new.cost_nanos is null then 1 else 0 end,
  coalesce(new.input_tokens, 0), coalesce(new.cached_input_tokens, 0), coalesce(new.output_tokens, 0),
  coalesce(new.reasoning_tokens, 0), coalesce(new.cost_nanos, 0), coalesce(new.pages_read, 0)`;
const PLACE = `new.provider, new.model, new.key_source, coalesce(new.cost_currency, '')`;

/** Runs say how many pages they read, and the usage of a month sums them up. */
export const usagePages = schemaChange((dialect) => [
  `alter table runs add column pages_read ${columnTypes[dialect].integer}`,
  `alter table usage_counts add column pages ${columnTypes[dialect].integer} not null default 0`,
  ...(dialect === 'sqlite'
    ? [
        'drop trigger run_usage_counted',
        `create trigger run_usage_counted after update of status on runs when ${ENDS} begin
          insert into usage_counts (${KEY}, shard, ${SUMS.join(', ')}) values (
            new.workspace_id, substr(new.completed_at, 1, 7), ${PLACE}, '0', ${COUNTED})
          on conflict (${KEY}, shard) do update
            set ${SUMS.map((sum) => `${sum} = usage_counts.${sum} + excluded.${sum}`).join(', ')};
        end`,
      ]
    : [
        `create or replace function merge_usage_counts() returns trigger language plpgsql as $$
        begin
          with gone as (
            delete from usage_counts where ctid = any (array(
              select ctid from usage_counts where (${KEY}) = (${KEY.replace(/\w+/g, 'new.$&')})
              for update skip locked
            )) returning ${SUMS.join(', ')}
          )
          insert into usage_counts (${KEY}, ${SUMS.join(', ')})
          select ${KEY.replace(/\w+/g, 'new.$&')}, ${SUMS.map((sum) => `sum(${sum})`).join(', ')}
          from gone having count(*) > 0;
          return null;
        end $$`,
        `create or replace function count_run_usage() returns trigger language plpgsql as $$
        begin
          insert into usage_counts (${KEY}, ${SUMS.join(', ')}) values (
            new.workspace_id, to_char(new.completed_at at time zone 'UTC', 'YYYY-MM'), ${PLACE}, ${COUNTED});
          return null;
        end $$`,
      ]),
]);

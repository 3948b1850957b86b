import { schemaChange } from '../schema-change.ts';

const KEY = 'workspace_id, month, provider, model, key_source, currency';
const SUMS =
  'runs, runs_without_cost, input_tokens, cached_input_tokens, output_tokens, reasoning_tokens, cost_nanos'.split(', ');

// The earlier program sums the rows of all shards.
const shards = [
  'alter table usage_counts add column shard text collate "C"',
  'update usage_counts set shard = ctid::text',
];

/**
 * Runs that end at once waited for each other to count their usage, on PostgreSQL. Each now adds a row, and the usage
 * is their sum. One in a hundred merges the rows of a month that no other transaction holds.
 */
export const usageByInsertion = schemaChange(
  (dialect) =>
    dialect === 'sqlite'
      ? []
      : [
          'alter table usage_counts drop constraint usage_counts_pkey',
          'alter table usage_counts drop column shard',
          `create index usage_counts_month on usage_counts (${KEY})`,
          `create function merge_usage_counts() returns trigger language plpgsql as $$
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
          `create trigger usage_counts_merged after insert on usage_counts for each row
          when (random() < 0.01 and pg_trigger_depth() < 2) execute function merge_usage_counts()`,
          `create or replace function count_run_usage() returns trigger language plpgsql as $$
        begin
          insert into usage_counts (${KEY}, ${SUMS.join(', ')}) values (
            new.workspace_id, to_char(new.completed_at at time zone 'UTC', 'YYYY-MM'), new.provider, new.model,
            new.key_source, coalesce(new.cost_currency, ''), 1,
            case when new.providers is not null and new.cost_nanos is null then 1 else 0 end,
            coalesce(new.input_tokens, 0), coalesce(new.cached_input_tokens, 0), coalesce(new.output_tokens, 0),
            coalesce(new.reasoning_tokens, 0), coalesce(new.cost_nanos, 0));
          return null;
        end $$`,
        ],
  { statements: (dialect) => (dialect === 'sqlite' ? [] : shards) },
);

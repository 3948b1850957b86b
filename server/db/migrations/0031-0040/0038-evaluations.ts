import type { DialectName } from '../../database.ts';
import { statusCounts } from '../counts/status-counts.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

/** Runs over data sets that are scored. Lists and counts of runs leave them out. */
export const evaluations = schemaChange(
  (dialect) => {
    const t = columnTypes[dialect];
    return [
      `create table evaluations (
      id ${t.key} primary key,
      workspace_id ${t.key} not null,
      environment_id ${t.key} not null references environments (id) on delete cascade,
      schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
      schema_version_id ${t.key} not null,
      dataset_id ${t.key} not null references datasets (id) on delete cascade,
      dataset_version ${t.integer},
      kind text not null check (kind in ('evaluation', 'draft')),
      status text not null,
      run_settings ${t.json} not null,
      comparators ${t.json} not null,
      is_fresh ${t.boolean} not null,
      scorer text not null,
      result ${t.json},
      error_message text,
      created_at ${t.timestamp} not null,
      created_by ${t.key},
      completed_at ${t.timestamp}
    )`,
      `create index evaluations_list on evaluations (environment_id, schema_family_id, kind, id)`,
      `create index evaluations_family on evaluations (schema_family_id)`,
      `create index evaluations_dataset on evaluations (dataset_id, kind, id)`,
      `create index evaluations_active on evaluations (workspace_id, id) where completed_at is null`,
      `create table evaluation_items (
      evaluation_id ${t.key} not null references evaluations (id) on delete cascade,
      position ${t.integer} not null,
      item_id ${t.key} not null,
      document_id ${t.key} not null references documents (id) on delete cascade,
      run_id ${t.key} references runs (id) on delete set null,
      status text not null,
      outcome text,
      counts text,
      judged text,
      leaves text,
      values_hash text,
      tokens ${t.integer},
      cost_nanos ${t.integer},
      cost_currency text,
      duration_ms ${t.integer},
      primary key (evaluation_id, position)
    )${t.withoutRowid}`,
      `create index evaluation_items_status on evaluation_items (evaluation_id, status, position)`,
      `create index evaluation_items_outcome on evaluation_items (evaluation_id, outcome, position)`,
      `create index evaluation_items_unscored on evaluation_items (evaluation_id, position)
      where outcome is null and status in ('completed', 'failed', 'cancelled')`,
      `create index evaluation_items_document on evaluation_items (document_id)`,
      `create index evaluation_items_run on evaluation_items (run_id)`,
      ...statusCounts(dialect, {
        table: 'evaluation_items',
        status: 'status',
        owners: 'evaluations',
        owner: 'evaluation_id',
        counts: 'evaluation_counts',
      }),
      `alter table runs add column evaluation_id ${t.key}`,
      ...runIndexes,
      ...(dialect === 'sqlite' ? sqliteCounts : postgresCounts),
      ...triggers(dialect),
    ];
  },
  { misread: [{ table: 'runs', where: `evaluation_id is not null` }] },
);

const runIndexes = [
  'drop index runs_list',
  'drop index runs_list_status',
  'drop index runs_version',
  'drop index runs_newest',
  'create index runs_list on runs (environment_id, schema_family_id, evaluation_id, id)',
  'create index runs_list_status on runs (environment_id, schema_family_id, evaluation_id, status, id)',
  'create index runs_version on runs (schema_version_id, environment_id, evaluation_id, id)',
  `create index runs_newest on runs (document_id, id) where status = 'completed' and evaluation_id is null`,
];

const sqliteCounts = [
  'drop trigger runs_counted',
  'drop trigger runs_discounted',
  `create trigger runs_counted after insert on runs when new.evaluation_id is null begin
    insert into list_counts (environment_id, schema_family_id, runs)
    values (new.environment_id, new.schema_family_id, 1)
    on conflict (environment_id, schema_family_id) do update set runs = runs + 1;
  end`,
  `create trigger runs_discounted after delete on runs when old.evaluation_id is null begin
    update list_counts set runs = runs - 1
    where environment_id = old.environment_id and schema_family_id = old.schema_family_id;
  end`,
];

const postgresCounts = [
  `create or replace function count_runs() returns trigger language plpgsql as $$
  begin
    insert into list_counts (environment_id, schema_family_id, runs)
    select environment_id, schema_family_id, count(*) from added where evaluation_id is null
    group by environment_id, schema_family_id;
    return null;
  end $$`,
  `create or replace function discount_runs() returns trigger language plpgsql as $$
  begin
    insert into list_counts (environment_id, schema_family_id, runs)
    select environment_id, schema_family_id, -count(*) from removed
    where evaluation_id is null and exists (select from environments where id = environment_id)
      and exists (select from schema_families where id = schema_family_id)
    group by environment_id, schema_family_id;
    return null;
  end $$`,
];

const follow = 'update evaluation_items set status = new.status where run_id = new.id;';
const leave = 'delete from evaluation_items where document_id = new.id;';
const erase = (id: string) => `update evaluation_items set leaves = null where run_id = ${id};`;

/** Items follow the states of their runs. Values are erased with the document, and with the run. */
const triggers = (dialect: DialectName): string[] =>
  dialect === 'sqlite'
    ? [
        `create trigger runs_of_evaluations after update of status on runs
          when new.evaluation_id is not null and new.status <> old.status begin ${follow} end`,
        `create trigger documents_leave_evaluations after update of expired_at on documents
          when new.expired_at is not null begin ${leave} end`,
        `create trigger runs_evaluation_expiry after update of expired_at on runs
          when new.expired_at is not null and new.evaluation_id is not null begin ${erase('new.id')} end`,
        `create trigger runs_evaluation_erasure before delete on runs
          when old.evaluation_id is not null begin ${erase('old.id')} end`,
      ]
    : [
        `create function update_evaluation_item_of_run() returns trigger language plpgsql as $$
        begin ${follow} return null; end $$`,
        `create trigger runs_of_evaluations after update of status on runs
          for each row when (new.evaluation_id is not null and new.status <> old.status)
          execute function update_evaluation_item_of_run()`,
        `create function leave_evaluations() returns trigger language plpgsql as $$
        begin ${leave} return null; end $$`,
        `create trigger documents_leave_evaluations after update of expired_at on documents
          for each row when (new.expired_at is not null) execute function leave_evaluations()`,
        `create function erase_expired_values() returns trigger language plpgsql as $$
        begin ${erase('new.id')} return null; end $$`,
        `create trigger runs_evaluation_expiry after update of expired_at on runs
          for each row when (new.expired_at is not null and new.evaluation_id is not null)
          execute function erase_expired_values()`,
        `create function erase_deleted_values() returns trigger language plpgsql as $$
        begin ${erase('old.id')} return old; end $$`,
        `create trigger runs_evaluation_erasure before delete on runs
          for each row when (old.evaluation_id is not null) execute function erase_deleted_values()`,
      ];

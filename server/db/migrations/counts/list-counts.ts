import type { DialectName } from '../../database.ts';

const COUNTED = ['documents', 'runs'];

const sqlite = [
  `create table list_counts (
    environment_id text not null references environments (id) on delete cascade,
    schema_family_id text not null references schema_families (id) on delete cascade,
    documents integer not null default 0,
    runs integer not null default 0,
    primary key (environment_id, schema_family_id)
  ) without rowid`,
  ...COUNTED.flatMap((table) => [
    `create trigger ${table}_counted after insert on ${table} begin
      insert into list_counts (environment_id, schema_family_id, ${table})
      values (new.environment_id, new.schema_family_id, 1)
      on conflict (environment_id, schema_family_id) do update set ${table} = ${table} + 1;
    end`,
    `create trigger ${table}_discounted after delete on ${table} begin
      update list_counts set ${table} = ${table} - 1
      where environment_id = old.environment_id and schema_family_id = old.schema_family_id;
    end`,
  ]),
];

/**
 * A single counter per list would serialise all transactions that insert runs. Instead, each transaction adds a row
 * with its change, and a count is their sum. One in a hundred merges the rows that no other transaction holds.
 */
const postgres = [
  `create table list_counts (
    environment_id text collate "C" not null references environments (id) on delete cascade,
    schema_family_id text collate "C" not null references schema_families (id) on delete cascade,
    documents bigint not null default 0,
    runs bigint not null default 0
  )`,
  `create index list_counts_list on list_counts (environment_id, schema_family_id)`,
  `create index list_counts_family on list_counts (schema_family_id)`,
  `create function put_list_counts_together() returns trigger language plpgsql as $$
  begin
    with gone as (
      delete from list_counts where ctid = any (array(
        select ctid from list_counts
        where environment_id = new.environment_id and schema_family_id = new.schema_family_id
        for update skip locked
      )) returning documents, runs
    )
    insert into list_counts (environment_id, schema_family_id, documents, runs)
    select new.environment_id, new.schema_family_id, sum(documents), sum(runs) from gone having count(*) > 0;
    return null;
  end $$`,
  `create trigger put_together after insert on list_counts for each row
    when (random() < 0.01 and pg_trigger_depth() < 2)
    execute function put_list_counts_together()`,
  ...COUNTED.flatMap((table) => [
    `create function count_${table}() returns trigger language plpgsql as $$
    begin
      insert into list_counts (environment_id, schema_family_id, ${table})
      select environment_id, schema_family_id, count(*) from added group by environment_id, schema_family_id;
      return null;
    end $$`,
    `create trigger ${table}_counted after insert on ${table} referencing new table as added
      for each statement execute function count_${table}()`,
    // Deleting an environment or a schema has deleted the list's count already.
    `create function discount_${table}() returns trigger language plpgsql as $$
    begin
      insert into list_counts (environment_id, schema_family_id, ${table})
      select environment_id, schema_family_id, -count(*) from removed
      where exists (select from environments where id = environment_id)
        and exists (select from schema_families where id = schema_family_id)
      group by environment_id, schema_family_id;
      return null;
    end $$`,
    `create trigger ${table}_discounted after delete on ${table} referencing old table as removed
      for each statement execute function discount_${table}()`,
  ]),
];

/** The length of each list, kept by triggers, because counting a million rows at every request is too slow. */
export function listCounts(dialect: DialectName): string[] {
  return dialect === 'sqlite' ? sqlite : postgres;
}

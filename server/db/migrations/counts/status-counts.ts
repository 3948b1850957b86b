import type { DialectName } from '../../database.ts';

interface Counted {
  /** The table whose rows are counted, and its column with the state. */
  table: string;
  status: string;
  /** The table that the counts are of, and the column that refers to it. */
  owners: string;
  owner: string;
  /** The table of the counts: `owner`, `status` and `items`. */
  counts: string;
}

function sqlite({ table, status, owners, owner, counts }: Counted): string[] {
  const add = `
    insert into ${counts} (${owner}, status, items)
    select new.${owner}, new.${status}, 1 where exists (select 1 from ${owners} where id = new.${owner})
    on conflict (${owner}, status) do update set items = items + 1;`;
  const subtract = `
    update ${counts} set items = items - 1 where ${owner} = old.${owner} and status = old.${status};`;
  return [
    `create table ${counts} (
      ${owner} text not null references ${owners} (id) on delete cascade,
      status text not null,
      items integer not null,
      primary key (${owner}, status)
    ) without rowid`,
    `create trigger ${table}_added after insert on ${table} begin ${add} end`,
    `create trigger ${table}_changed after update of ${status} on ${table}
      when new.${status} <> old.${status} begin ${subtract} ${add} end`,
    `create trigger ${table}_removed after delete on ${table} begin ${subtract} end`,
  ];
}

/** As in `batch-counts.ts`, each statement adds rows, and a count is their sum. */
function postgres({ table, status, owners, owner, counts }: Counted): string[] {
  const count = (rows: string, sign: string): string => `
    insert into ${counts} (${owner}, status, items)
    select ${owner}, ${status}, ${sign}count(*) from ${rows}
    where exists (select from ${owners} where id = ${owner}) group by ${owner}, ${status};`;
  return [
    `create table ${counts} (
      ${owner} text collate "C" not null references ${owners} (id) on delete cascade,
      status text not null,
      items bigint not null
    )`,
    `create index ${counts}_owner on ${counts} (${owner})`,
    `create function count_added_${table}() returns trigger language plpgsql as $$
    begin ${count('added', '')} return null; end $$`,
    `create trigger ${table}_added after insert on ${table} referencing new table as added
      for each statement execute function count_added_${table}()`,
    `create function count_changed_${table}() returns trigger language plpgsql as $$
    begin
      insert into ${counts} (${owner}, status, items)
      select ${owner}, ${status}, sum(change) from (
        select ${owner}, ${status}, 1 as change from added
        union all select ${owner}, ${status}, -1 from removed
      ) as changes
      where exists (select from ${owners} where id = ${owner}) group by ${owner}, ${status} having sum(change) <> 0;
      return null;
    end $$`,
    `create trigger ${table}_changed after update on ${table}
      referencing new table as added old table as removed
      for each statement execute function count_changed_${table}()`,
    `create function count_removed_${table}() returns trigger language plpgsql as $$
    begin ${count('removed', '-')} return null; end $$`,
    `create trigger ${table}_removed after delete on ${table} referencing old table as removed
      for each statement execute function count_removed_${table}()`,
  ];
}

/** The number of an owner's rows in each state, kept by triggers, so that a list does not count thousands of rows. */
export function statusCounts(dialect: DialectName, counted: Counted): string[] {
  return dialect === 'sqlite' ? sqlite(counted) : postgres(counted);
}

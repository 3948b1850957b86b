import type { DialectName } from '../../database.ts';

const add = (status: string): string => `
  insert into batch_counts (batch_id, status, documents)
  select new.batch_id, ${status}, 1 where exists (select 1 from batches where id = new.batch_id)
  on conflict (batch_id, status) do update set documents = documents + 1;`;
const subtract = `
  update batch_counts set documents = documents - 1 where batch_id = old.batch_id and status = old.status;`;

const sqlite = [
  `create table batch_counts (
    batch_id text not null references batches (id) on delete cascade,
    status text not null,
    documents integer not null,
    primary key (batch_id, status)
  ) without rowid`,
  `create trigger batch_documents_added after insert on batch_documents begin ${add('new.status')} end`,
  `create trigger batch_documents_changed after update of status on batch_documents
    when new.status <> old.status begin ${subtract} ${add('new.status')} end`,
  `create trigger batch_documents_removed after delete on batch_documents begin ${subtract} end`,
  `create trigger runs_of_batches after update of status on runs
    when new.batch_id is not null and new.status <> old.status begin
    update batch_documents set status = new.status where run_id = new.id;
  end`,
];

const count = (rows: string, sign: string): string => `
  insert into batch_counts (batch_id, status, documents)
  select batch_id, status, ${sign}count(*) from ${rows}
  where exists (select from batches where id = batch_id) group by batch_id, status;`;

/** As in `list-counts.ts`, each statement adds rows, and a count is their sum. `mergeBatchCounts` merges them. */
const postgres = [
  `create table batch_counts (
    batch_id text collate "C" not null references batches (id) on delete cascade,
    status text not null,
    documents bigint not null
  )`,
  `create index batch_counts_batch on batch_counts (batch_id)`,
  `create function count_added_batch_documents() returns trigger language plpgsql as $$
  begin ${count('added', '')} return null; end $$`,
  `create trigger batch_documents_added after insert on batch_documents referencing new table as added
    for each statement execute function count_added_batch_documents()`,
  `create function count_changed_batch_documents() returns trigger language plpgsql as $$
  begin
    insert into batch_counts (batch_id, status, documents)
    select batch_id, status, sum(change) from (
      select batch_id, status, 1 as change from added union all select batch_id, status, -1 from removed
    ) as changes
    where exists (select from batches where id = batch_id) group by batch_id, status having sum(change) <> 0;
    return null;
  end $$`,
  `create trigger batch_documents_changed after update on batch_documents
    referencing new table as added old table as removed
    for each statement execute function count_changed_batch_documents()`,
  `create function count_removed_batch_documents() returns trigger language plpgsql as $$
  begin ${count('removed', '-')} return null; end $$`,
  `create trigger batch_documents_removed after delete on batch_documents referencing old table as removed
    for each statement execute function count_removed_batch_documents()`,
  `create function update_batch_document_of_run() returns trigger language plpgsql as $$
  begin update batch_documents set status = new.status where run_id = new.id; return null; end $$`,
  `create trigger runs_of_batches after update of status on runs
    for each row when (new.batch_id is not null and new.status <> old.status)
    execute function update_batch_document_of_run()`,
];

/** The number of a batch's documents in each state, kept by triggers, which follow the states of their runs. */
export function batchCounts(dialect: DialectName): string[] {
  return dialect === 'sqlite' ? sqlite : postgres;
}

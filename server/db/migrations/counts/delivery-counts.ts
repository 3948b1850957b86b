import type { DialectName } from '../../database.ts';

const sqlite = [
  `create table webhook_delivery_counts (
    endpoint_id text primary key references webhook_endpoints (id) on delete cascade,
    deliveries integer not null
  ) without rowid`,
  `create trigger webhook_deliveries_counted after insert on webhook_deliveries begin
    insert into webhook_delivery_counts (endpoint_id, deliveries) values (new.endpoint_id, 1)
    on conflict (endpoint_id) do update set deliveries = deliveries + 1;
  end`,
  `create trigger webhook_deliveries_discounted after delete on webhook_deliveries begin
    update webhook_delivery_counts set deliveries = deliveries - 1 where endpoint_id = old.endpoint_id;
  end`,
];

/**
 * As in `list-counts.ts`: each statement adds a row, the count is their sum, and one statement in a hundred merges the
 * rows that no transaction has locked.
 */
const postgres = [
  `create table webhook_delivery_counts (
    endpoint_id text collate "C" not null references webhook_endpoints (id) on delete cascade,
    deliveries bigint not null
  )`,
  `create index webhook_delivery_counts_endpoint on webhook_delivery_counts (endpoint_id)`,
  `create function merge_webhook_delivery_counts() returns trigger language plpgsql as $$
  begin
    with gone as (
      delete from webhook_delivery_counts where ctid = any (array(
        select ctid from webhook_delivery_counts where endpoint_id = new.endpoint_id for update skip locked
      )) returning deliveries
    )
    insert into webhook_delivery_counts (endpoint_id, deliveries)
    select new.endpoint_id, sum(deliveries) from gone having count(*) > 0;
    return null;
  end $$`,
  `create trigger merge_counts after insert on webhook_delivery_counts
    for each row when (random() < 0.01 and pg_trigger_depth() < 2) execute function merge_webhook_delivery_counts()`,
  `create function count_webhook_deliveries() returns trigger language plpgsql as $$
  begin
    insert into webhook_delivery_counts (endpoint_id, deliveries)
    select endpoint_id, count(*) from added group by endpoint_id;
    return null;
  end $$`,
  `create trigger webhook_deliveries_counted after insert on webhook_deliveries referencing new table as added
    for each statement execute function count_webhook_deliveries()`,
  `create function discount_webhook_deliveries() returns trigger language plpgsql as $$
  begin
    insert into webhook_delivery_counts (endpoint_id, deliveries)
    select endpoint_id, -count(*) from removed
    where exists (select from webhook_endpoints where id = endpoint_id) group by endpoint_id;
    return null;
  end $$`,
  `create trigger webhook_deliveries_discounted after delete on webhook_deliveries referencing old table as removed
    for each statement execute function discount_webhook_deliveries()`,
];

/** Number of deliveries per endpoint, maintained by triggers: counting a million rows per request is too slow. */
export function deliveryCounts(dialect: DialectName): string[] {
  return dialect === 'sqlite' ? sqlite : postgres;
}

import { columnTypes, schemaChange } from '../schema-change.ts';

/**
 * Requests with an `Idempotency-Key` expire in the order in which they came. On SQLite, each rewrote two random pages
 * and an entry of an index by time: now it rewrites one random page, and the last of the table.
 */
export const requestOrder = schemaChange((dialect) => (dialect === 'sqlite' ? rebuild : addOrder));

const t = columnTypes.sqlite;

/** Dropping the table would delete the rows that refer to it, and renaming it would change what triggers refer to. */
const rebuild = [
  `create temp table earlier_requests as select * from idempotent_requests order by expires_at`,
  `create temp table earlier_resources as select * from idempotent_resources`,
  `drop table idempotent_resources`,
  `drop table idempotent_requests`,
  `create table idempotent_requests (
    id integer primary key,
    api_key_id ${t.key} not null references api_keys (id) on delete cascade,
    request_key ${t.key} not null,
    fingerprint text not null,
    sealed_steps text,
    step_count ${t.integer} not null,
    sealed_answer text,
    expires_at ${t.timestamp} not null,
    unique (api_key_id, request_key)
  )`,
  `create table idempotent_resources (
    resource_id ${t.key} not null,
    api_key_id ${t.key} not null,
    request_key ${t.key} not null,
    primary key (resource_id, api_key_id, request_key),
    foreign key (api_key_id, request_key) references idempotent_requests (api_key_id, request_key) on delete cascade
  )${t.withoutRowid}`,
  `create index idempotent_resources_request on idempotent_resources (api_key_id, request_key)`,
  `insert into idempotent_requests
    (api_key_id, request_key, fingerprint, sealed_steps, step_count, sealed_answer, expires_at)
    select api_key_id, request_key, fingerprint, sealed_steps, step_count, sealed_answer, expires_at
    from earlier_requests order by expires_at`,
  `insert into idempotent_resources select * from earlier_resources`,
  `drop table earlier_resources`,
  `drop table earlier_requests`,
];

const addOrder = [
  `alter table idempotent_requests add column id bigint generated always as identity`,
  `create unique index idempotent_requests_order on idempotent_requests (id)`,
  `drop index idempotent_requests_expiry`,
];

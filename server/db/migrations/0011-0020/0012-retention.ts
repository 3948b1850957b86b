import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange, type ColumnTypes } from '../schema-change.ts';

/**
 * Environments may keep documents and runs for a number of days. What was copied of a document or run is erased with
 * it, whether it expires or is deleted: the bodies of events, the responses of destinations, and stored answers.
 */
export const retention = schemaChange((dialect) => [
  ...columns(columnTypes[dialect]),
  ...answerResources(columnTypes[dialect]),
  ...['documents', 'runs'].flatMap((table) => triggers(dialect, table)),
]);

const columns = (t: ColumnTypes): string[] => [
  `alter table environments add column retention_days ${t.integer}`,
  `create index environments_retention on environments (id) where retention_days is not null`,
  `alter table documents add column expired_at ${t.timestamp}`,
  `alter table runs add column expired_at ${t.timestamp}`,
  `create index documents_age on documents (environment_id, created_at) where expired_at is null`,
  `create index runs_age on runs (environment_id, created_at) where expired_at is null`,
];

/** The documents and runs in stored answers to requests with an `Idempotency-Key`. */
const answerResources = (t: ColumnTypes): string[] => [
  `create table idempotent_resources (
    resource_id ${t.key} not null,
    api_key_id ${t.key} not null,
    request_key ${t.key} not null,
    primary key (resource_id, api_key_id, request_key),
    foreign key (api_key_id, request_key) references idempotent_requests (api_key_id, request_key) on delete cascade
  )${t.withoutRowid}`,
  `create index idempotent_resources_request on idempotent_resources (api_key_id, request_key)`,
];

const triggers = (dialect: DialectName, table: string): string[] =>
  dialect === 'sqlite'
    ? [
        `create trigger ${table}_answer_erasure after delete on ${table} begin ${eraseAnswers('old.id')} end`,
        `create trigger ${table}_expiry after update of expired_at on ${table} when new.expired_at is not null begin
          ${eraseEvents('new.id')} ${eraseAnswers('new.id')}
        end`,
      ]
    : [
        `create function erase_answers_of_${table}() returns trigger language plpgsql as $$
        begin ${eraseAnswers('old.id')} return null; end $$`,
        `create trigger ${table}_answer_erasure after delete on ${table}
          for each row execute function erase_answers_of_${table}()`,
        `create function erase_copies_of_${table}() returns trigger language plpgsql as $$
        begin ${eraseEvents('new.id')} ${eraseAnswers('new.id')} return null; end $$`,
        `create trigger ${table}_expiry after update of expired_at on ${table}
          for each row when (new.expired_at is not null) execute function erase_copies_of_${table}()`,
      ];

const eraseEvents = (id: string): string => `
  update webhook_deliveries set response_body = null
    where event_id in (select event.id from webhook_events as event where event.resource_id = ${id});
  update webhook_events set body = null where resource_id = ${id};`;

/** The request stays known: a repeat must not be executed as a new one. */
const eraseAnswers = (id: string): string => `
  update idempotent_requests set sealed_answer = null, sealed_steps = null
    where (api_key_id, request_key) in (
      select answer.api_key_id, answer.request_key from idempotent_resources as answer where answer.resource_id = ${id}
    );`;

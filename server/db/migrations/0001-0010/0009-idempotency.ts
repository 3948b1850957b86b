import { columnTypes, schemaChange } from '../schema-change.ts';

/** The first answers to requests with an `Idempotency-Key`. */
export const idempotencyTables = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table idempotent_requests (
      api_key_id ${t.key} not null references api_keys (id) on delete cascade,
      request_key ${t.key} not null,
      fingerprint text not null,
      sealed_steps text,
      step_count ${t.integer} not null,
      sealed_answer text,
      expires_at ${t.timestamp} not null,
      primary key (api_key_id, request_key)
    )${t.withoutRowid}`,
    `create index idempotent_requests_expiry on idempotent_requests (expires_at)`,
  ];
});

import { columnTypes, schemaChange } from '../schema-change.ts';

/** Sign-ins of browsers. One ends with the API key that opened it. */
export const sessions = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table sessions (
      id ${t.key} primary key,
      secret_hash ${t.key} not null unique,
      api_key_id ${t.key} not null references api_keys (id) on delete cascade,
      expires_at ${t.timestamp} not null,
      created_at ${t.timestamp} not null
    )`,
    `create index sessions_api_key on sessions (api_key_id)`,
    `create index sessions_expiry on sessions (expires_at)`,
  ];
});

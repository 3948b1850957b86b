import { columnTypes, schemaChange, type ColumnTypes } from '../schema-change.ts';

/** Users' keys for model providers, and their columns of environments and runs. */
export const providerKeyTables = schemaChange((dialect) => statements(columnTypes[dialect]));

const statements = (t: ColumnTypes) => [
  `create table provider_keys (
    id ${t.key} primary key,
    user_id ${t.key} not null references users (id) on delete cascade,
    provider ${t.key} not null,
    name text not null,
    default_model text not null,
    base_url text,
    residency text,
    sealed_secret text,
    masked_key text,
    status text not null check (status in ('unverified', 'valid', 'invalid')),
    verified_at ${t.timestamp},
    created_at ${t.timestamp} not null,
    updated_at ${t.timestamp} not null
  )`,
  `create index provider_keys_list on provider_keys (user_id, id)`,
  `create index provider_keys_provider on provider_keys (user_id, provider, id)`,
  `create index environments_provider_key on environments (provider_key_id)`,

  `alter table environments add column verify ${t.boolean} not null default false`,
  `alter table runs add column provider_key_id ${t.key}`,
  `alter table runs add column verify ${t.boolean} not null default false`,
];

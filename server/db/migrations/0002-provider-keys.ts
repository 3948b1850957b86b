/** Keys of users for model providers, and what they change about environments and runs. */
const statements = [
  `create table if not exists provider_keys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    provider text not null,
    name text not null,
    default_model text not null,
    base_url text,
    residency text,
    sealed_secret text,
    masked_key text,
    status text not null check (status in ('unverified', 'valid', 'invalid')),
    verified_at text,
    created_at text not null,
    updated_at text not null
  )`,
  `create index if not exists provider_keys_list on provider_keys (user_id, id)`,
  `create index if not exists provider_keys_provider on provider_keys (user_id, provider, id)`,
  `create index if not exists environments_provider_key on environments (provider_key_id)`,
];

const columns = [
  { table: 'environments', column: 'verify', definition: 'integer not null default 0' },
  { table: 'runs', column: 'provider_key_id', definition: 'text' },
  { table: 'runs', column: 'verify', definition: 'integer not null default 0' },
];

export const providerKeyTables = { statements, columns };

/**
 * The tables of the first release. SQLite runs no DDL inside Kysely's migration transaction, so a start that is killed half-way
 * runs this again: every statement says `if not exists`.
 */
const statements = [
  `create table if not exists users (
    id text primary key,
    name text not null unique,
    plan text not null check (plan in ('free', 'pro')),
    created_at text not null
  )`,

  `create table if not exists api_keys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    secret_hash text not null unique,
    masked_key text not null,
    scope text not null check (scope in ('read', 'write')),
    expires_at text,
    last_used_at text,
    created_at text not null
  )`,
  `create index if not exists api_keys_user on api_keys (user_id, id)`,

  `create table if not exists workspaces (
    id text primary key,
    slug text not null unique,
    name text not null,
    description text,
    owner_id text not null references users (id),
    created_at text not null,
    updated_at text not null
  )`,
  `create table if not exists workspace_members (
    workspace_id text not null references workspaces (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    role text not null check (role in ('owner', 'member')),
    created_at text not null,
    primary key (workspace_id, user_id)
  ) without rowid`,
  `create index if not exists workspace_members_user on workspace_members (user_id, workspace_id)`,

  `create table if not exists environments (
    id text primary key,
    workspace_id text not null references workspaces (id) on delete cascade,
    slug text not null check (slug in ('production', 'staging', 'development')),
    name text not null,
    provider_key_id text,
    model text,
    created_at text not null,
    updated_at text not null,
    unique (workspace_id, slug)
  )`,

  `create table if not exists schema_families (
    id text primary key,
    workspace_id text not null references workspaces (id) on delete cascade,
    schema_key text not null,
    name text not null,
    description text,
    latest_version_number integer not null,
    created_at text not null,
    updated_at text not null,
    unique (workspace_id, schema_key)
  )`,
  `create index if not exists schema_families_list on schema_families (workspace_id, id)`,
  `create table if not exists schema_versions (
    id text primary key,
    family_id text not null references schema_families (id) on delete cascade,
    version_number integer not null,
    definition_hash text not null,
    definition text not null,
    created_at text not null,
    unique (family_id, version_number)
  )`,

  `create table if not exists documents (
    id text primary key,
    workspace_id text not null,
    environment_id text not null references environments (id) on delete cascade,
    schema_family_id text not null references schema_families (id) on delete cascade,
    name text not null,
    content text,
    mime_type text not null,
    file_size integer not null,
    original_filename text,
    status text not null check (status in ('received', 'parsed', 'failed')),
    error_code text,
    page_count integer,
    blob_hash text not null,
    created_at text not null,
    updated_at text not null
  )`,
  `create index if not exists documents_list on documents (environment_id, schema_family_id, id)`,
  `create index if not exists documents_family on documents (schema_family_id)`,
  `create index if not exists documents_blob on documents (blob_hash)`,
  `create table if not exists parsings (
    blob_hash text not null,
    mime_type text not null,
    parser_version text not null,
    page_count integer,
    created_at text not null,
    primary key (blob_hash, mime_type, parser_version)
  ) without rowid`,

  `create table if not exists runs (
    id text primary key,
    workspace_id text not null,
    environment_id text not null references environments (id) on delete cascade,
    document_id text not null references documents (id) on delete cascade,
    schema_family_id text not null references schema_families (id) on delete cascade,
    schema_version_id text not null references schema_versions (id) on delete cascade,
    status text not null check (status in ('pending', 'processing', 'completed', 'failed', 'cancelled')),
    provider text not null,
    model text not null,
    key_source text not null check (key_source in ('system', 'user')),
    residency text not null,
    attempts integer not null,
    input_tokens integer,
    output_tokens integer,
    error_code text,
    error_message text,
    extracted_data text,
    confidence real,
    evidence text,
    warnings text,
    started_at text,
    completed_at text,
    created_at text not null,
    updated_at text not null
  )`,
  `create index if not exists runs_list on runs (environment_id, schema_family_id, id)`,
  `create index if not exists runs_list_status on runs (environment_id, schema_family_id, status, id)`,
  `create index if not exists runs_document on runs (document_id, status, id)`,
  `create index if not exists runs_version on runs (schema_version_id, id)`,
  `create index if not exists runs_family on runs (schema_family_id, status)`,

  `create table if not exists list_counts (
    environment_id text not null references environments (id) on delete cascade,
    schema_family_id text not null references schema_families (id) on delete cascade,
    documents integer not null default 0,
    runs integer not null default 0,
    primary key (environment_id, schema_family_id)
  ) without rowid`,
  ...['documents', 'runs'].flatMap((table) => [
    `create trigger if not exists ${table}_counted after insert on ${table} begin
      insert into list_counts (environment_id, schema_family_id, ${table}) values (new.environment_id, new.schema_family_id, 1)
      on conflict (environment_id, schema_family_id) do update set ${table} = ${table} + 1;
    end`,
    `create trigger if not exists ${table}_discounted after delete on ${table} begin
      update list_counts set ${table} = ${table} - 1
      where environment_id = old.environment_id and schema_family_id = old.schema_family_id;
    end`,
  ]),

  `create table if not exists jobs (
    id text primary key,
    kind text not null,
    subject text not null,
    state text not null check (state in ('ready', 'running')),
    attempt integer not null,
    due_at text not null,
    created_at text not null,
    unique (kind, subject)
  )`,
  `create index if not exists jobs_claim on jobs (state, due_at, id)`,
];

export const initialTables = { statements };

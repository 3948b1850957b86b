import type { DialectName } from '../../database.ts';
import { listCounts } from '../counts/list-counts.ts';
import { columnTypes, schemaChange, type ColumnTypes } from '../schema-change.ts';

/** The tables of the first release. */
export const initialTables = schemaChange((dialect) => tables(dialect, columnTypes[dialect]));

const tables = (dialect: DialectName, t: ColumnTypes) => [
  `create table users (
    id ${t.key} primary key,
    name text not null unique,
    plan text not null check (plan in ('free', 'pro')),
    created_at ${t.timestamp} not null
  )`,

  `create table api_keys (
    id ${t.key} primary key,
    user_id ${t.key} not null references users (id) on delete cascade,
    name text not null,
    secret_hash ${t.key} not null unique,
    masked_key text not null,
    scope text not null check (scope in ('read', 'write')),
    expires_at ${t.timestamp},
    last_used_at ${t.timestamp},
    created_at ${t.timestamp} not null
  )`,
  `create index api_keys_user on api_keys (user_id, id)`,

  `create table workspaces (
    id ${t.key} primary key,
    slug ${t.key} not null unique,
    name text not null,
    description text,
    owner_id ${t.key} not null references users (id),
    created_at ${t.timestamp} not null,
    updated_at ${t.timestamp} not null
  )`,
  `create table workspace_members (
    workspace_id ${t.key} not null references workspaces (id) on delete cascade,
    user_id ${t.key} not null references users (id) on delete cascade,
    role text not null check (role in ('owner', 'member')),
    created_at ${t.timestamp} not null,
    primary key (workspace_id, user_id)
  )${t.withoutRowid}`,
  `create index workspace_members_user on workspace_members (user_id, workspace_id)`,

  `create table environments (
    id ${t.key} primary key,
    workspace_id ${t.key} not null references workspaces (id) on delete cascade,
    slug ${t.key} not null check (slug in ('production', 'staging', 'development')),
    name text not null,
    provider_key_id ${t.key},
    model text,
    created_at ${t.timestamp} not null,
    updated_at ${t.timestamp} not null,
    unique (workspace_id, slug)
  )`,

  `create table schema_families (
    id ${t.key} primary key,
    workspace_id ${t.key} not null references workspaces (id) on delete cascade,
    schema_key ${t.key} not null,
    name text not null,
    description text,
    latest_version_number ${t.integer} not null,
    created_at ${t.timestamp} not null,
    updated_at ${t.timestamp} not null,
    unique (workspace_id, schema_key)
  )`,
  `create index schema_families_list on schema_families (workspace_id, id)`,
  `create table schema_versions (
    id ${t.key} primary key,
    family_id ${t.key} not null references schema_families (id) on delete cascade,
    version_number ${t.integer} not null,
    definition_hash ${t.key} not null,
    definition ${t.json} not null,
    created_at ${t.timestamp} not null,
    unique (family_id, version_number)
  )`,

  `create table documents (
    id ${t.key} primary key,
    workspace_id ${t.key} not null,
    environment_id ${t.key} not null references environments (id) on delete cascade,
    schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
    name text not null,
    content text,
    mime_type text not null,
    file_size ${t.integer} not null,
    original_filename text,
    status text not null check (status in ('received', 'parsed', 'failed')),
    error_code ${t.jsonb},
    page_count ${t.integer},
    blob_hash ${t.key} not null,
    created_at ${t.timestamp} not null,
    updated_at ${t.timestamp} not null
  )`,
  `create index documents_list on documents (environment_id, schema_family_id, id)`,
  `create index documents_family on documents (schema_family_id)`,
  `create index documents_blob on documents (blob_hash)`,
  `create table parsings (
    blob_hash ${t.key} not null,
    mime_type text not null,
    parser_version text not null,
    page_count ${t.integer},
    created_at ${t.timestamp} not null,
    primary key (blob_hash, mime_type, parser_version)
  )${t.withoutRowid}`,

  `create table runs (
    id ${t.key} primary key,
    workspace_id ${t.key} not null,
    environment_id ${t.key} not null references environments (id) on delete cascade,
    document_id ${t.key} not null references documents (id) on delete cascade,
    schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
    schema_version_id ${t.key} not null references schema_versions (id) on delete cascade,
    status text not null check (status in ('pending', 'processing', 'completed', 'failed', 'cancelled')),
    provider text not null,
    model text not null,
    key_source text not null check (key_source in ('system', 'user')),
    residency text not null,
    attempts ${t.integer} not null,
    input_tokens ${t.integer},
    output_tokens ${t.integer},
    error_code ${t.jsonb},
    error_message text,
    extracted_data ${t.json},
    confidence ${t.real},
    evidence ${t.jsonb},
    warnings ${t.jsonb},
    started_at ${t.timestamp},
    completed_at ${t.timestamp},
    created_at ${t.timestamp} not null,
    updated_at ${t.timestamp} not null
  )`,
  `create index runs_list on runs (environment_id, schema_family_id, id)`,
  `create index runs_list_status on runs (environment_id, schema_family_id, status, id)`,
  `create index runs_document on runs (document_id, status, id)`,
  `create index runs_version on runs (schema_version_id, environment_id, id)`,
  `create index runs_family on runs (schema_family_id, status)`,
  `create index runs_active on runs (workspace_id) where status in ('pending', 'processing')`,

  ...listCounts(dialect),

  `create table jobs (
    id ${t.key} primary key,
    kind ${t.key} not null,
    subject ${t.key} not null,
    state text not null check (state in ('ready', 'running')),
    attempt ${t.integer} not null,
    due_at ${t.timestamp} not null,
    created_at ${t.timestamp} not null,
    unique (kind, subject)
  )`,
  `create index jobs_claim on jobs (state, due_at, id)`,
];

import { columnTypes, schemaChange } from '../schema-change.ts';

/** Links that let people in, and what those sign in with who have neither a key nor an identity provider. */
export const invites = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `alter table users add column email text`,
    `create unique index users_email on users (email)`,
    `create table invites (
      id ${t.key} primary key,
      workspace_id ${t.key} not null references workspaces (id) on delete cascade,
      role text not null,
      email text,
      secret_hash ${t.key} not null,
      created_by ${t.key} not null references users (id) on delete cascade,
      expires_at ${t.timestamp} not null,
      created_at ${t.timestamp} not null
    )`,
    `create index invites_workspace on invites (workspace_id, id)`,
    `create index invites_creator on invites (created_by)`,
    `create index invites_expiry on invites (expires_at)`,
    `create table passwords (
      user_id ${t.key} primary key references users (id) on delete cascade,
      hash text not null,
      changed_at ${t.timestamp} not null
    )${t.withoutRowid}`,
    `create table passkeys (
      id ${t.key} primary key,
      user_id ${t.key} not null references users (id) on delete cascade,
      name text not null,
      public_key text not null,
      counter ${t.integer} not null,
      transports text not null,
      used_at ${t.timestamp},
      created_at ${t.timestamp} not null
    )`,
    `create index passkeys_user on passkeys (user_id)`,
    `create table guesses (
      subject ${t.key} primary key,
      failures ${t.integer} not null,
      blocked_until ${t.timestamp} not null,
      updated_at ${t.timestamp} not null
    )${t.withoutRowid}`,
    `create index guesses_update on guesses (updated_at)`,
  ];
});

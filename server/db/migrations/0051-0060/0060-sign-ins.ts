import { columnTypes, schemaChange } from '../schema-change.ts';

/**
 * Sessions of people that sign in without an API key. A person's sessions belong to a row of `api_keys` without a
 * usable secret, so that what counts requests and keeps answers by key works for them as well.
 */
export const signIns = schemaChange(
  (dialect) => {
    const t = columnTypes[dialect];
    return [
      `alter table api_keys add column kind text not null default 'program' check (kind in ('program', 'person'))`,
      `alter table sessions add column method text not null default 'api_key'`,
      `alter table sessions add column sealed_tokens text`,
      `alter table sessions add column checked_at ${t.timestamp}`,
      `alter table sessions add column used_at ${t.timestamp}`,
      `alter table sessions add column browser text`,
      `alter table workspace_members add column source text`,
      `create table user_identities (
      issuer ${t.key} not null,
      subject ${t.key} not null,
      user_id ${t.key} not null references users (id) on delete cascade,
      email text,
      created_at ${t.timestamp} not null,
      primary key (issuer, subject)
    )${t.withoutRowid}`,
      `create index user_identities_user on user_identities (user_id)`,
      `create table sign_in_flows (
      id ${t.key} primary key,
      browser_hash ${t.key} not null,
      sealed text not null,
      expires_at ${t.timestamp} not null
    )${t.withoutRowid}`,
      `create index sign_in_flows_expiry on sign_in_flows (expires_at)`,
    ];
  },
  { misread: [{ table: 'api_keys', where: `kind = 'person'` }] },
);

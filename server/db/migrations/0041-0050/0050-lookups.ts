import { columnTypes, schemaChange } from '../schema-change.ts';

/** Tables of workspaces that rules look up values in, and the versions of them that runs used. */
export const lookups = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table lookups (
      workspace_id ${t.key} not null references workspaces (id) on delete cascade,
      key ${t.key} not null,
      columns ${t.json} not null,
      row_count ${t.integer} not null,
      version ${t.integer} not null,
      content text not null,
      created_at ${t.timestamp} not null,
      updated_at ${t.timestamp} not null,
      updated_by ${t.key},
      primary key (workspace_id, key)
    )`,
    'alter table runs add column lookups text',
  ];
});

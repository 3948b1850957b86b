import { columnTypes, schemaChange } from '../schema-change.ts';

/** Who changed keys, bindings, members, webhooks and workspaces. Entries outlive what they are about. */
export const auditLog = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table audit_entries (
      id ${t.key} primary key,
      owner_id ${t.key} not null references users (id) on delete cascade,
      actor_id ${t.key},
      action text not null,
      workspace_id ${t.key},
      target_type text not null,
      target_id ${t.key} not null,
      changes ${t.json} not null,
      created_at ${t.timestamp} not null
    )`,
    `create index audit_entries_owner on audit_entries (owner_id, id)`,
    `create index audit_entries_workspace on audit_entries (workspace_id, id) where workspace_id is not null`,
  ];
});

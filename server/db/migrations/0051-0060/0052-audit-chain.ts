import { columnTypes, schemaChange } from '../schema-change.ts';

const COLUMNS = 'id, owner_id, actor_id, action, workspace_id, target_type, target_id, changes, created_at';

/**
 * Entries of the audit log are chained: each has its place in the log of its owner, and a hash that covers the one
 * before. A log without an owner is the server's own.
 */
export const auditChain = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  const grown =
    dialect === 'sqlite'
      ? [
          `create table new_audit_entries (
            id ${t.key} primary key,
            owner_id ${t.key} references users (id) on delete cascade,
            actor_id ${t.key},
            action text not null,
            workspace_id ${t.key},
            target_type text not null,
            target_id ${t.key} not null,
            changes ${t.json} not null,
            details ${t.json} not null default '{}',
            position ${t.integer},
            hash ${t.key},
            created_at ${t.timestamp} not null
          )`,
          `insert into new_audit_entries (${COLUMNS}) select ${COLUMNS} from audit_entries`,
          'drop table audit_entries',
          'alter table new_audit_entries rename to audit_entries',
          'create index audit_entries_owner on audit_entries (owner_id, id)',
          'create index audit_entries_workspace on audit_entries (workspace_id, id) where workspace_id is not null',
        ]
      : [
          'alter table audit_entries alter column owner_id drop not null',
          `alter table audit_entries add column details ${t.json} not null default '{}',
            add column position ${t.integer}, add column hash ${t.key}`,
        ];
  return [
    ...grown,
    'create index audit_entries_target on audit_entries (target_id, created_at)',
    'create index audit_entries_unsealed on audit_entries (id) where position is null',
    'create index audit_entries_age on audit_entries (created_at)',
    `create unique index audit_entries_chain on audit_entries (coalesce(owner_id, ''), position)
      where position is not null`,
    // The newest entry of each log, and the last one that was past its time and deleted.
    `create table audit_chains (
      owner ${t.key} not null primary key,
      position ${t.integer} not null,
      hash ${t.key} not null,
      pruned_position ${t.integer} not null,
      pruned_hash ${t.key} not null
    )`,
  ];
});

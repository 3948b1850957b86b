import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

const ROLES = `role in ('owner', 'member', 'reviewer', 'reader')`;

/** Members who review, and members who only read. SQLite cannot change the condition of a column. */
export const memberRoles = schemaChange((dialect) => (dialect === 'sqlite' ? rebuild(dialect) : changeCondition));

const changeCondition = [
  `alter table workspace_members drop constraint workspace_members_role_check`,
  `alter table workspace_members add constraint workspace_members_role_check check (${ROLES})`,
];

function rebuild(dialect: DialectName): string[] {
  const t = columnTypes[dialect];
  return [
    `create temp table earlier_members as select * from workspace_members`,
    `drop table workspace_members`,
    `create table workspace_members (
      workspace_id ${t.key} not null references workspaces (id) on delete cascade,
      user_id ${t.key} not null references users (id) on delete cascade,
      role text not null check (${ROLES}),
      created_at ${t.timestamp} not null,
      primary key (workspace_id, user_id)
    )${t.withoutRowid}`,
    `create index workspace_members_user on workspace_members (user_id, workspace_id)`,
    `insert into workspace_members select * from earlier_members`,
    `drop table earlier_members`,
  ];
}

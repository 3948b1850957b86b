import { columnTypes, schemaChange } from '../schema-change.ts';

/** API keys for one workspace, one environment, or with a lesser role. */
export const limitedKeys = schemaChange(
  (dialect) => [
    `alter table api_keys add column workspace_id ${columnTypes[dialect].key}
      references workspaces (id) on delete cascade`,
    `alter table api_keys add column env text check (env in ('production', 'staging', 'development'))`,
    `alter table api_keys add column role text check (role in ('owner', 'member', 'reviewer', 'reader'))`,
    `create index api_keys_workspace on api_keys (workspace_id) where workspace_id is not null`,
  ],
  {
    misread: [{ table: 'api_keys', where: 'workspace_id is not null or env is not null or role is not null' }],
  },
);

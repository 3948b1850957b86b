import { columnTypes, schemaChange } from '../schema-change.ts';

/** Limits of workspaces for a month, and what was announced of them: once, however many servers see it. */
export const budgets = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table budgets (
      workspace_id ${t.key} not null primary key references workspaces (id) on delete cascade,
      max_cost_nanos ${t.integer},
      currency text,
      max_pages ${t.integer},
      updated_at ${t.timestamp} not null
    )`,
    `create table budget_notices (
      workspace_id ${t.key} not null references workspaces (id) on delete cascade,
      month ${t.key} not null,
      kind ${t.key} not null,
      status ${t.key} not null,
      max_value ${t.integer} not null,
      created_at ${t.timestamp} not null,
      primary key (workspace_id, month, kind, status, max_value)
    )${t.withoutRowid}`,
  ];
});

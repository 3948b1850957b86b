import { columnTypes, schemaChange } from '../schema-change.ts';

/** Runs whose results were exported together. */
export const runExports = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table run_exports (
      id ${t.key} primary key,
      workspace_id ${t.key} not null,
      environment_id ${t.key} not null references environments (id) on delete cascade,
      schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
      created_by ${t.key} not null,
      created_at ${t.timestamp} not null
    )`,
    `create index run_exports_list on run_exports (environment_id, schema_family_id, id)`,
    `create index run_exports_family on run_exports (schema_family_id)`,
    `create table run_export_items (
      export_id ${t.key} not null references run_exports (id) on delete cascade,
      position ${t.integer} not null,
      run_id ${t.key} not null references runs (id) on delete cascade,
      primary key (export_id, position)
    )${t.withoutRowid}`,
    `create index run_export_items_run on run_export_items (run_id)`,
  ];
});

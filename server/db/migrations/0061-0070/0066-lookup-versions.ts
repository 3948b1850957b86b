import { columnTypes, schemaChange } from '../schema-change.ts';

/** The earlier versions of lookups, and what each replacement changed. */
export const lookupVersions = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `alter table lookups add column rows_added ${t.integer}`,
    `alter table lookups add column rows_removed ${t.integer}`,
    `create table lookup_versions (
      workspace_id ${t.key} not null,
      key ${t.key} not null,
      version ${t.integer} not null,
      columns ${t.json} not null,
      row_count ${t.integer} not null,
      rows_added ${t.integer},
      rows_removed ${t.integer},
      content text,
      created_at ${t.timestamp} not null,
      created_by ${t.key},
      primary key (workspace_id, key, version),
      foreign key (workspace_id, key) references lookups (workspace_id, key) on delete cascade
    )`,
  ];
});

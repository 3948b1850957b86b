import { columnTypes, schemaChange } from '../schema-change.ts';

/** The finished calls of a failed or cancelled run are kept, and its rerun takes copies of them. */
export const reusedCalls = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `alter table run_calls add column is_reused ${t.boolean} not null default false`,
    `alter table runs add column reused_calls ${t.integer} not null default 0`,
  ];
});

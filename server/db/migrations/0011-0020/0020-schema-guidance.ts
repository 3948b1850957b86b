import { columnTypes, schemaChange } from '../schema-change.ts';

/** What a version tells models beside its definition, and what a run may cost and see. */
export const schemaGuidance = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    'alter table schema_versions add column instructions text',
    `alter table schema_versions add column examples ${t.json}`,
    `alter table schema_versions add column parameters ${t.json}`,
    'alter table runs add column vision text',
    `alter table runs add column max_cost_nanos ${t.integer}`,
  ];
});

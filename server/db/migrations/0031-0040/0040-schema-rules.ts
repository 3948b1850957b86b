import { columnTypes, schemaChange } from '../schema-change.ts';

/** What must be true of the data of a schema version, and whether it is in a run. */
export const schemaRules = schemaChange((dialect) => [
  `alter table schema_versions add column rules ${columnTypes[dialect].json}`,
  'alter table runs add column rules text',
]);

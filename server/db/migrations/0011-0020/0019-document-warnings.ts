import { columnTypes, schemaChange } from '../schema-change.ts';

/** What parsing guessed, replaced or left out. */
export const documentWarnings = schemaChange((dialect) => [
  `alter table documents add column warnings ${columnTypes[dialect].jsonb}`,
]);

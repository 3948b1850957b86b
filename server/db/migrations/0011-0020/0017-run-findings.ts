import { columnTypes, schemaChange } from '../schema-change.ts';

/** What a failed run had found, whether its lists are complete, and how often each question is asked. */
export const runFindings = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    'alter table runs add column partial_data text',
    'alter table runs add column lists text',
    `alter table runs add column samples ${t.integer} not null default 1`,
  ];
});

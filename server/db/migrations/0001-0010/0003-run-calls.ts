import { columnTypes, schemaChange, type ColumnTypes } from '../schema-change.ts';

/** The finished model calls of active runs. */
export const runCallTables = schemaChange((dialect) => statements(columnTypes[dialect]));

const statements = (t: ColumnTypes) => [
  `create table run_calls (
    run_id ${t.key} not null references runs (id) on delete cascade,
    key ${t.key} not null,
    answer text not null,
    primary key (run_id, key)
  )${t.withoutRowid}`,
];

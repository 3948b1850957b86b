import { columnTypes, schemaChange } from '../schema-change.ts';

/** The versions that environments serve, and what a version must reach before. */
export const pins = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table schema_pins (
      environment_id ${t.key} not null references environments (id) on delete cascade,
      schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
      version_number ${t.integer},
      gate ${t.json},
      gate_dataset_id ${t.key},
      evaluation_id ${t.key},
      checks ${t.json} not null,
      updated_at ${t.timestamp} not null,
      updated_by ${t.key},
      primary key (environment_id, schema_family_id)
    )${t.withoutRowid}`,
    `create index schema_pins_family on schema_pins (schema_family_id)`,
    `create index schema_pins_gate on schema_pins (gate_dataset_id) where gate_dataset_id is not null`,
  ];
});

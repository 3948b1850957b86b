import { columnTypes, schemaChange } from '../schema-change.ts';

/** When runs of a schema need a review, and what people say of the data of a run. */
export const reviews = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table review_settings (
      environment_id ${t.key} not null references environments (id) on delete cascade,
      schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
      confidence_below ${t.real},
      required_paths ${t.json} not null,
      sample ${t.real},
      updated_at ${t.timestamp} not null,
      primary key (environment_id, schema_family_id)
    )${t.withoutRowid}`,
    `create index review_settings_family on review_settings (schema_family_id)`,
    `create table reviews (
      run_id ${t.key} primary key references runs (id) on delete cascade,
      id ${t.key} not null unique,
      workspace_id ${t.key} not null,
      environment_id ${t.key} not null,
      schema_family_id ${t.key} not null,
      status text not null,
      reasons ${t.json} not null,
      reviewed_data ${t.json},
      claimed_by ${t.key},
      claimed_until ${t.timestamp},
      decided_by ${t.key},
      decided_at ${t.timestamp},
      rejection_reason text,
      created_at ${t.timestamp} not null,
      updated_at ${t.timestamp} not null
    )`,
    `create index reviews_environment on reviews (environment_id, id)`,
    `create index reviews_status on reviews (environment_id, status, id)`,
    `create index reviews_family on reviews (environment_id, schema_family_id, status, id)`,
    `create table review_actions (
      run_id ${t.key} not null references reviews (run_id) on delete cascade,
      position ${t.integer} not null,
      actor_id ${t.key} not null,
      content ${t.json} not null,
      created_at ${t.timestamp} not null,
      primary key (run_id, position)
    )${t.withoutRowid}`,
  ];
});

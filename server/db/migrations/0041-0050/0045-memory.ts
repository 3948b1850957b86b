import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

/** What approved reviews and labelled items teach the next extraction. */
export const memory = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table memory_settings (
      environment_id ${t.key} not null references environments (id) on delete cascade,
      schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
      mode text not null,
      updated_at ${t.timestamp} not null,
      updated_by ${t.key},
      primary key (environment_id, schema_family_id)
    )${t.withoutRowid}`,
    `create index memory_settings_family on memory_settings (schema_family_id)`,
    `create table memory_examples (
      id ${t.key} primary key,
      workspace_id ${t.key} not null,
      environment_id ${t.key} not null references environments (id) on delete cascade,
      schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
      document_id ${t.key} not null references documents (id) on delete cascade,
      source text not null,
      expected ${t.json} not null,
      places ${t.json},
      fingerprint ${t.json},
      content ${t.json},
      created_at ${t.timestamp} not null,
      updated_at ${t.timestamp} not null,
      created_by ${t.key},
      unique (environment_id, schema_family_id, document_id)
    )`,
    `create index memory_examples_list on memory_examples (environment_id, schema_family_id, id)`,
    `create index memory_examples_new on memory_examples (environment_id, schema_family_id, id) where content is null`,
    `create index memory_examples_family on memory_examples (schema_family_id)`,
    `create index memory_examples_document on memory_examples (document_id)`,
    `create index memory_examples_workspace on memory_examples (workspace_id, id)`,
    ...triggers(dialect),
  ];
});

const leave = `delete from memory_examples where document_id = new.id;`;

/** What expires is forgotten, as what is deleted is. */
const triggers = (dialect: DialectName): string[] =>
  dialect === 'sqlite'
    ? [
        `create trigger documents_leave_memory after update of expired_at on documents
          when new.expired_at is not null begin ${leave} end`,
      ]
    : [
        `create function leave_memory() returns trigger language plpgsql as $$
        begin ${leave} return null; end $$`,
        `create trigger documents_leave_memory after update of expired_at on documents
          for each row when (new.expired_at is not null) execute function leave_memory()`,
      ];

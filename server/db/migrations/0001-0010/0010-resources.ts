import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange, type ColumnTypes } from '../schema-change.ts';

/** Metadata of documents and runs. */
export const resources = schemaChange((dialect) => [
  ...metadataOf(dialect, columnTypes[dialect], { table: 'documents', subject: 'document' }),
  ...metadataOf(dialect, columnTypes[dialect], { table: 'runs', subject: 'run' }),
]);

/**
 * Lists can be filtered by one metadata pair. A table of all pairs, in the order of the list, lets pages and totals
 * skip rows without the pair. It is filled by a trigger, so that inserting a run remains a single statement.
 */
function metadataOf(
  dialect: DialectName,
  t: ColumnTypes,
  { table, subject }: { table: string; subject: string },
): string[] {
  const pairs = `${subject}_metadata`;
  const insert = (from: string) => `insert into ${pairs} (environment_id, schema_family_id, key, value, ${subject}_id)
      select new.environment_id, new.schema_family_id, pair.key, pair.value, new.id from ${from} as pair`;
  return [
    `alter table ${table} add column metadata ${t.json}`,
    `create table ${pairs} (
      environment_id ${t.key} not null,
      schema_family_id ${t.key} not null,
      key ${t.key} not null,
      value ${t.key} not null,
      ${subject}_id ${t.key} not null references ${table} (id) on delete cascade,
      primary key (environment_id, schema_family_id, key, value, ${subject}_id)
    )${t.withoutRowid}`,
    `create index ${pairs}_${subject} on ${pairs} (${subject}_id)`,
    ...(dialect === 'sqlite'
      ? [
          `create trigger ${table}_metadata after insert on ${table} when new.metadata is not null begin
            ${insert('json_each(new.metadata)')};
          end`,
        ]
      : [
          `create function add_${pairs}() returns trigger language plpgsql as $$
          begin
            ${insert('json_each_text(new.metadata)')};
            return null;
          end $$`,
          `create trigger ${table}_metadata after insert on ${table}
            for each row when (new.metadata is not null) execute function add_${pairs}()`,
        ]),
  ];
}

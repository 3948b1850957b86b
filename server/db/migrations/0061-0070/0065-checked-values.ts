import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

/** Which confidences turned out right in reviews: numbers and fields, no content. */
export const checkedValues = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table checked_values (
      environment_id ${t.key} not null references environments (id) on delete cascade,
      schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
      document_id ${t.key} not null references documents (id) on delete cascade,
      model ${t.key} not null,
      basis ${t.key} not null,
      checked ${t.json} not null,
      checked_at ${t.timestamp} not null,
      primary key (environment_id, schema_family_id, document_id)
    )${t.withoutRowid}`,
    `create index checked_values_newest on checked_values (environment_id, schema_family_id, checked_at)`,
    `create index checked_values_family on checked_values (schema_family_id)`,
    `create index checked_values_document on checked_values (document_id)`,
    ...triggers(dialect),
  ];
});

const leave = `delete from checked_values where document_id = new.id;`;

const triggers = (dialect: DialectName): string[] =>
  dialect === 'sqlite'
    ? [
        `create trigger documents_leave_checked after update of expired_at on documents
          when new.expired_at is not null begin ${leave} end`,
      ]
    : [
        `create function leave_checked() returns trigger language plpgsql as $$
        begin ${leave} return null; end $$`,
        `create trigger documents_leave_checked after update of expired_at on documents
          for each row when (new.expired_at is not null) execute function leave_checked()`,
      ];

import type { DialectName } from '../../database.ts';
import { statusCounts } from '../counts/status-counts.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

/** Documents with the values that are expected of them, and frozen versions of these. */
export const datasets = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table datasets (
      id ${t.key} primary key,
      workspace_id ${t.key} not null,
      environment_id ${t.key} not null references environments (id) on delete cascade,
      schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
      name text not null,
      description text,
      guidelines ${t.json} not null,
      collect text,
      comparators ${t.json} not null,
      latest_version ${t.integer},
      created_at ${t.timestamp} not null,
      updated_at ${t.timestamp} not null
    )`,
    `create index datasets_list on datasets (environment_id, schema_family_id, id)`,
    `create index datasets_family on datasets (schema_family_id)`,
    `create index datasets_collecting on datasets (environment_id, schema_family_id) where collect is not null`,
    `create table dataset_items (
      id ${t.key} primary key,
      dataset_id ${t.key} not null references datasets (id) on delete cascade,
      document_id ${t.key} not null references documents (id) on delete cascade,
      label text not null,
      source text,
      expected ${t.json},
      confidence ${t.real},
      note text,
      unreadable ${t.json},
      created_at ${t.timestamp} not null,
      updated_at ${t.timestamp} not null,
      updated_by ${t.key},
      unique (dataset_id, document_id)
    )`,
    `create index dataset_items_list on dataset_items (dataset_id, id)`,
    `create index dataset_items_label on dataset_items (dataset_id, label, id)`,
    `create index dataset_items_document on dataset_items (document_id)`,
    `create table dataset_labels (
      item_id ${t.key} not null references dataset_items (id) on delete cascade,
      position ${t.integer} not null,
      label text not null,
      source text,
      expected ${t.json},
      created_at ${t.timestamp} not null,
      created_by ${t.key},
      primary key (item_id, position)
    )${t.withoutRowid}`,
    `create table dataset_versions (
      dataset_id ${t.key} not null references datasets (id) on delete cascade,
      version ${t.integer} not null,
      items ${t.integer} not null,
      left_items ${t.integer} not null,
      created_at ${t.timestamp} not null,
      created_by ${t.key},
      primary key (dataset_id, version)
    )${t.withoutRowid}`,
    `create table dataset_version_items (
      dataset_id ${t.key} not null,
      version ${t.integer} not null,
      position ${t.integer} not null,
      item_id ${t.key} not null,
      document_id ${t.key} not null references documents (id) on delete cascade,
      expected ${t.json} not null,
      primary key (dataset_id, version, position),
      foreign key (dataset_id, version) references dataset_versions (dataset_id, version) on delete cascade
    )${t.withoutRowid}`,
    `create index dataset_version_items_document on dataset_version_items (document_id)`,
    ...statusCounts(dialect, {
      table: 'dataset_items',
      status: 'label',
      owners: 'datasets',
      owner: 'dataset_id',
      counts: 'dataset_counts',
    }),
    ...triggers(dialect),
  ];
});

const countLeft = `update dataset_versions set left_items = left_items + 1
  where dataset_id = old.dataset_id and version = old.version;`;
const leave = `
  delete from dataset_items where document_id = new.id;
  delete from dataset_version_items where document_id = new.id;`;

/** What expires leaves its data sets, as what is deleted does. */
const triggers = (dialect: DialectName): string[] =>
  dialect === 'sqlite'
    ? [
        `create trigger dataset_version_items_left after delete on dataset_version_items begin ${countLeft} end`,
        `create trigger documents_leave_datasets after update of expired_at on documents
          when new.expired_at is not null begin ${leave} end`,
      ]
    : [
        `create function count_left_items() returns trigger language plpgsql as $$
        begin ${countLeft} return null; end $$`,
        `create trigger dataset_version_items_left after delete on dataset_version_items
          for each row execute function count_left_items()`,
        `create function leave_datasets() returns trigger language plpgsql as $$
        begin ${leave} return null; end $$`,
        `create trigger documents_leave_datasets after update of expired_at on documents
          for each row when (new.expired_at is not null) execute function leave_datasets()`,
      ];

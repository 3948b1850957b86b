import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

/** Splitters with their versions, and files with several documents. */
export const packets = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table splitters (
      id ${t.key} primary key,
      workspace_id ${t.key} not null references workspaces (id) on delete cascade,
      splitter_key ${t.key} not null,
      name text not null,
      latest_version ${t.integer} not null,
      created_at ${t.timestamp} not null,
      updated_at ${t.timestamp} not null,
      unique (workspace_id, splitter_key)
    )`,
    `create table splitter_versions (
      id ${t.key} primary key,
      splitter_id ${t.key} not null references splitters (id) on delete cascade,
      version ${t.integer} not null,
      content_hash ${t.key} not null,
      rules ${t.json} not null,
      created_at ${t.timestamp} not null,
      unique (splitter_id, version)
    )`,
    `create table packets (
      id ${t.key} primary key,
      workspace_id ${t.key} not null,
      environment_id ${t.key} not null references environments (id) on delete cascade,
      splitter_version_id ${t.key} not null references splitter_versions (id) on delete cascade,
      document_id ${t.key} not null references documents (id) on delete cascade,
      owns_document ${t.boolean} not null,
      status text not null,
      revision ${t.integer} not null,
      extracts ${t.boolean} not null,
      model text,
      page_count ${t.integer},
      parts ${t.json},
      pages ${t.json},
      error_message text,
      created_by ${t.key} not null,
      created_at ${t.timestamp} not null,
      updated_at ${t.timestamp} not null,
      completed_at ${t.timestamp}
    )`,
    `create index packets_list on packets (environment_id, id)`,
    `create index packets_status on packets (environment_id, status, id)`,
    `create index packets_document on packets (document_id)`,
    `create index packets_version on packets (splitter_version_id)`,
    `alter table documents add column packet_id ${t.key} references packets (id) on delete set null`,
    `alter table documents add column packet_pages text`,
    `alter table documents add column packet_part ${t.integer}`,
    // Each part exists once.
    `create unique index documents_packet on documents (packet_id, packet_part) where packet_id is not null`,
    ...triggers(dialect),
  ];
});

/** Reasons and identifiers quote the document: they are erased with it. */
const erase = `update packets set parts = null, pages = null, error_message = null where document_id = new.id;`;

const triggers = (dialect: DialectName): string[] =>
  dialect === 'sqlite'
    ? [
        `create trigger documents_erase_packets after update of expired_at on documents
          when new.expired_at is not null begin ${erase} end`,
      ]
    : [
        `create function erase_packets() returns trigger language plpgsql as $$ begin ${erase} return null; end $$`,
        `create trigger documents_erase_packets after update of expired_at on documents
          for each row when (new.expired_at is not null) execute function erase_packets()`,
      ];

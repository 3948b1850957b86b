import { columnTypes, schemaChange } from '../schema-change.ts';

const t = columnTypes.postgres;

/** Stored files, on PostgreSQL only: with SQLite they are on the disk. */
export const blobTables = schemaChange((dialect) => (dialect === 'sqlite' ? [] : statements));

const statements = [
  `create table blobs (
    key ${t.key} primary key,
    byte_size ${t.integer} not null
  )`,
  `create table blob_parts (
    key ${t.key} not null references blobs (key) on delete cascade deferrable initially deferred,
    position ${t.integer} not null,
    bytes bytea not null,
    primary key (key, position)
  )`,
  // PDFs and images do not compress further, and ranges of uncompressed bytes are read directly.
  `alter table blob_parts alter column bytes set storage external`,
];

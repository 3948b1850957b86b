import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

/**
 * A full-text index of documents. Triggers list the documents that it lacks in `unindexed_documents`, which servers
 * work off in steps; the existing ones are the first.
 */
export const documentSearch = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    ...(dialect === 'sqlite' ? sqliteIndex : postgresIndex),
    `create table unindexed_documents (
      document_id ${t.key} primary key references documents (id) on delete cascade,
      environment_id ${t.key} not null,
      schema_family_id ${t.key} not null,
      revision ${t.integer} not null default 1
    )${t.withoutRowid}`,
    `create index unindexed_documents_list on unindexed_documents (environment_id, schema_family_id, document_id)`,
    `insert into unindexed_documents (document_id, environment_id, schema_family_id)
      select id, environment_id, schema_family_id from documents`,
    ...triggers(dialect),
  ];
});

/** Words of a document, each after the prefix of its list: a search reads only what belongs to the list. */
const sqliteIndex = [
  `create table document_words (
    search_id integer primary key,
    document_id text not null unique references documents (id) on delete cascade,
    environment_id text not null,
    schema_family_id text not null
  )`,
  // The words come prepared, separated by blanks: the tokenizer `ascii` changes nothing else.
  `create virtual table document_search
    using fts5 (words, content = '', contentless_delete = 1, detail = 'none', tokenize = 'ascii')`,
  `create trigger document_words_erasure after delete on document_words begin
    delete from document_search where rowid = old.search_id;
  end`,
];

const postgresIndex = [
  `create table document_words (
    document_id text collate "C" primary key references documents (id) on delete cascade,
    environment_id text collate "C" not null,
    schema_family_id text collate "C" not null,
    words tsvector not null
  )`,
  `create index document_words_search on document_words using gin (words)`,
];

const enqueue = `insert into unindexed_documents (document_id, environment_id, schema_family_id)
    values (new.id, new.environment_id, new.schema_family_id)
    on conflict (document_id) do update set revision = unindexed_documents.revision + 1;`;
/** At once: what has expired is not found by its text any more. */
const erase = `delete from document_words where document_id = new.id;`;

const triggers = (dialect: DialectName): string[] =>
  dialect === 'sqlite'
    ? [
        `create trigger documents_unindexed after insert on documents begin ${enqueue} end`,
        `create trigger documents_reindexed after update of content on documents
          when old.content is not new.content begin ${enqueue} end`,
        `create trigger documents_search_expiry after update of expired_at on documents
          when new.expired_at is not null begin ${erase} ${enqueue} end`,
      ]
    : [
        `create function enqueue_document() returns trigger language plpgsql as $$
        begin ${enqueue} return null; end $$`,
        `create trigger documents_unindexed after insert on documents
          for each row execute function enqueue_document()`,
        `create trigger documents_reindexed after update of content on documents
          for each row when (old.content is distinct from new.content) execute function enqueue_document()`,
        `create function expire_document_words() returns trigger language plpgsql as $$
        begin ${erase} ${enqueue} return null; end $$`,
        `create trigger documents_search_expiry after update of expired_at on documents
          for each row when (new.expired_at is not null) execute function expire_document_words()`,
      ];

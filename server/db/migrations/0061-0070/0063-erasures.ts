import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

/**
 * Erasures of what is about a person, and an index of more words of documents: of extracted values, corrections,
 * labels, examples and metadata. Triggers list the documents whose words change, at first all of them.
 */
export const erasures = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  const no = dialect === 'sqlite' ? '0' : 'false';
  return [
    `create table erasures (
      id ${t.key} primary key,
      workspace_id ${t.key} not null references workspaces (id) on delete cascade,
      status text not null check (status in ('prepared', 'erasing', 'completed')),
      counts ${t.json} not null,
      created_by ${t.key} not null,
      created_at ${t.timestamp} not null,
      confirmed_by ${t.key},
      confirmed_at ${t.timestamp},
      completed_at ${t.timestamp}
    )`,
    'create index erasures_list on erasures (workspace_id, id)',
    // Without a reference to documents: the row is the proof that one is gone.
    `create table erasure_documents (
      erasure_id ${t.key} not null references erasures (id) on delete cascade,
      position ${t.integer} not null,
      document_id ${t.key} not null,
      status text not null check (status in ('waiting', 'erased', 'gone')),
      primary key (erasure_id, position)
    )${t.withoutRowid}`,
    `create index erasure_documents_waiting on erasure_documents (erasure_id, position) where status = 'waiting'`,
    `alter table document_words add column is_partial ${t.boolean} not null default ${no}`,
    `create index document_words_partial on document_words (environment_id) where is_partial`,
    ...CHANGES.flatMap((change) => trigger(dialect, change)),
    `insert into unindexed_documents (document_id, environment_id, schema_family_id)
      select id, environment_id, schema_family_id from documents where true on conflict (document_id) do nothing`,
  ];
});

interface WordChange {
  table: string;
  on: string;
  when: string;
  /** The id of the document. */
  document: string;
  /** Whether words are to leave the index at once. */
  erases: boolean;
}

const ofRun = (row: string) => `(select runs.document_id from runs where runs.id = ${row}.run_id)`;
const ofItem = `(select item.document_id from dataset_items as item where item.id = new.item_id)`;

const CHANGES: WordChange[] = [
  {
    table: 'runs',
    on: 'update of extracted_data, partial_data, error_message',
    when: `new.expired_at is null and (new.extracted_data is not null or new.partial_data is not null)`,
    document: 'new.document_id',
    erases: false,
  },
  {
    table: 'runs',
    on: 'update of expired_at',
    when: 'new.expired_at is not null',
    document: 'new.document_id',
    erases: true,
  },
  {
    table: 'runs',
    on: 'delete',
    when: `old.extracted_data is not null or old.partial_data is not null or old.metadata is not null`,
    document: 'old.document_id',
    erases: true,
  },
  {
    table: 'reviews',
    on: 'update of reviewed_data, rejection_reason',
    when: 'new.reviewed_data is not null or new.rejection_reason is not null',
    document: ofRun('new'),
    erases: false,
  },
  { table: 'review_actions', on: 'insert', when: 'true', document: ofRun('new'), erases: false },
  {
    table: 'dataset_items',
    on: 'insert',
    when: 'new.expected is not null or new.note is not null',
    document: 'new.document_id',
    erases: false,
  },
  { table: 'dataset_items', on: 'update of expected, note', when: 'true', document: 'new.document_id', erases: true },
  { table: 'dataset_items', on: 'delete', when: 'true', document: 'old.document_id', erases: true },
  { table: 'dataset_labels', on: 'insert', when: 'new.expected is not null', document: ofItem, erases: false },
  { table: 'memory_examples', on: 'insert', when: 'true', document: 'new.document_id', erases: false },
  { table: 'memory_examples', on: 'update of expected', when: 'true', document: 'new.document_id', erases: true },
  { table: 'memory_examples', on: 'delete', when: 'true', document: 'old.document_id', erases: true },
  {
    table: 'packets',
    on: 'update of parts, pages',
    when: 'new.parts is not null',
    document: 'new.document_id',
    erases: false,
  },
];

/** Finds no document while that is deleted, and then does nothing. */
const enqueue = (document: string): string => `
  insert into unindexed_documents (document_id, environment_id, schema_family_id)
    select document.id, document.environment_id, document.schema_family_id
    from documents as document where document.id = ${document}
    on conflict (document_id) do update set revision = unindexed_documents.revision + 1;`;

function trigger(dialect: DialectName, { table, on, when, document, erases }: WordChange): string[] {
  const event = on.split(' ')[0] ?? '';
  const name = `${table}_words_${erases ? 'erased' : 'added'}_${event}`;
  const erase = erases ? `delete from document_words where document_id = ${document};` : '';
  const work = `${erase} ${enqueue(document)}`;
  if (dialect === 'sqlite') return [`create trigger ${name} after ${on} on ${table} when ${when} begin ${work} end`];
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${work} return null; end $$`,
    `create trigger ${name} after ${on} on ${table} for each row when (${when}) execute function ${name}()`,
  ];
}

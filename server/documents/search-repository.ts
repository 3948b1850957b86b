import { sql, type RawBuilder } from 'kysely';
import type { Database, Db, Tx } from '../db/database.ts';
import { getDialect } from '../db/row-locks.ts';
import type { MetadataPair } from '../lib/metadata.ts';
import { getOffset, type PageRequest } from '../lib/pagination.ts';
import { getMorePrefix, getPrefix, type SearchScope } from '../lib/crypto/list-prefix.ts';
import type { SearchTerm } from '../lib/search-words.ts';

export interface DocumentSearch extends SearchScope {
  /** Each is among the words of the name and the text. */
  terms: readonly SearchTerm[];
  metadata: MetadataPair | undefined;
}

/** Words have letters and digits only, so nothing of them is syntax inside of quotes. */
function hasWords(db: Db, { terms, ...scope }: DocumentSearch): RawBuilder<unknown> {
  const prefix = getPrefix(scope);
  if (getDialect(db) === 'sqlite') {
    const query = terms.map(({ text, isPrefix }) => `"${prefix}${text}"${isPrefix ? ' *' : ''}`).join(' AND ');
    // A join may be done the other way round, where the statistics are of a time with few documents.
    return sql`search_id in (select rowid from document_search where document_search match ${query})`;
  }
  const query = terms.map(({ text, isPrefix }) => `'${prefix}${text}'${isPrefix ? ':*' : ''}`).join(' & ');
  return sql`words @@ ${query}::tsquery`;
}

/** `materialized`: the planner is to use the index of words, and not to filter a list by another index. */
function withFound(db: Db, search: DocumentSearch): RawBuilder<unknown> {
  const { environmentId, schemaFamilyId, metadata } = search;
  const withPair =
    metadata === undefined
      ? sql``
      : sql`where document_id in (
          select document_id from document_metadata
          where environment_id = ${environmentId} and schema_family_id = ${schemaFamilyId}
            and key = ${metadata.key} and value = ${metadata.value}
        )`;
  return sql`with matching as materialized (
      select document_id from document_words
      where ${hasWords(db, search)} and environment_id = ${environmentId} and schema_family_id = ${schemaFamilyId}
    ),
    found as (select document_id from matching ${withPair})`;
}

/** The ids of a page of the found documents, newest first, and how many there are. */
export async function searchDocuments(
  db: Db,
  search: DocumentSearch,
  page: PageRequest,
): Promise<{ total: number; ids: string[] }> {
  const read = async (on: Db) => {
    const found = withFound(on, search);
    const { rows } = await sql<{ id: string; total: number }>`${found}
      select document_id as id, count(*) over () as total from found
      order by document_id desc limit ${page.pageSize} offset ${getOffset(page)}`.execute(on);
    if (rows.length > 0 || getOffset(page) === 0) return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
    const counted = await sql<{ total: number }>`${found} select count(*) as total from found`.execute(on);
    return { total: counted.rows[0]?.total ?? 0, ids: [] };
  };
  if (getDialect(db) === 'sqlite') return read(db);
  return db.transaction().execute(async (tx) => {
    // For a word of most documents, PostgreSQL would read the words of all: ten times as long as by their index.
    await sql`set local enable_seqscan = off`.execute(tx);
    return read(tx);
  });
}

/** A document whose name or text the index lacks. */
export interface UnindexedDocument extends SearchScope {
  documentId: string;
  /** Grows with each change of the document. */
  revision: number;
}

/** A list of documents, or all lists of some environments. */
export type IndexScope = SearchScope | { environmentIds: readonly string[] };

/** The newest ones of a scope, or of all. */
export async function listUnindexed(db: Db, scope: IndexScope | null, limit: number): Promise<UnindexedDocument[]> {
  let listed = db
    .selectFrom('unindexed_documents')
    .select([
      'document_id as documentId',
      'environment_id as environmentId',
      'schema_family_id as schemaFamilyId',
      'revision',
    ]);
  if (scope !== null && 'environmentIds' in scope) listed = listed.where('environment_id', 'in', scope.environmentIds);
  else if (scope !== null)
    listed = listed
      .where('environment_id', '=', scope.environmentId)
      .where('schema_family_id', '=', scope.schemaFamilyId);
  return listed.orderBy('document_id', 'desc').limit(limit).execute();
}

export interface DocumentWords {
  /** Of its name and its text. */
  own: readonly string[];
  /** Those that only the search for a person finds. */
  more: readonly string[];
  /** Whether it has more words than these. */
  isPartial: boolean;
}

/** A document with the words that it has. */
export interface ReadDocument {
  document: UnindexedDocument;
  words: DocumentWords;
}

/** Replaces the words of documents, except of those that have changed since they were read. */
export async function indexDocuments(database: Database, read: readonly ReadDocument[]): Promise<void> {
  if (database.dialect === 'postgres') await indexAtOnce(database.db, read);
  else
    await database.transaction(async (tx) => {
      for (const one of read) await indexOne(tx, one);
    });
}

/** Words have letters and digits only. */
function joinWords({ document, words }: ReadDocument): string {
  const [prefix, morePrefix] = [getPrefix(document), getMorePrefix(document)];
  return [...words.own.map((word) => prefix + word), ...words.more.map((word) => morePrefix + word)].join(' ');
}

/** On PostgreSQL, with one statement. Rows are locked in the order of ids: two servers do not wait for each other. */
async function indexAtOnce(db: Db, read: readonly ReadDocument[]): Promise<void> {
  const column = <T>(get: (one: ReadDocument) => T): T[] => read.map(get);
  await sql`with given as (
      select * from unnest(
        ${column(({ document }) => document.documentId)}::text[], ${column(({ document }) => document.revision)}::int[],
        ${column(({ document }) => document.environmentId)}::text[],
        ${column(({ document }) => document.schemaFamilyId)}::text[],
        ${column(joinWords)}::text[], ${column(({ words }) => words.isPartial)}::boolean[]
      ) as given (document_id, revision, environment_id, schema_family_id, words, is_partial)
    ),
    locked as (
      select listed.document_id from unindexed_documents listed
      join given on given.document_id = listed.document_id and given.revision = listed.revision
      order by listed.document_id for update of listed
    ),
    current as (
      delete from unindexed_documents where document_id in (select document_id from locked) returning document_id
    )
    insert into document_words (document_id, environment_id, schema_family_id, words, is_partial)
    select given.document_id, environment_id, schema_family_id, array_to_tsvector(string_to_array(given.words, ' ')),
      is_partial
    from given join current on current.document_id = given.document_id
    on conflict (document_id) do update set words = excluded.words, is_partial = excluded.is_partial`.execute(db);
}

async function indexOne(tx: Tx, one: ReadDocument): Promise<void> {
  const { documentId, environmentId, schemaFamilyId, revision } = one.document;
  const { numDeletedRows } = await tx
    .deleteFrom('unindexed_documents')
    .where('document_id', '=', documentId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  const { rows } = await sql<{ searchId: number }>`insert into document_words
    (document_id, environment_id, schema_family_id, is_partial)
    values (${documentId}, ${environmentId}, ${schemaFamilyId}, ${one.words.isPartial ? 1 : 0})
    on conflict (document_id) do update set is_partial = excluded.is_partial
    returning search_id as "searchId"`.execute(tx);
  await sql`insert or replace into document_search (rowid, words)
    values (${rows[0]?.searchId}, ${joinWords(one)})`.execute(tx);
}

/** On SQLite: the last entry of the list of documents whose words are still in the index; null for an empty list. */
export async function findLastErased(db: Db): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`select max(search_id) as last from erased_words`.execute(db);
  return rows[0]?.last ?? null;
}

/** Empties the list up to an entry. */
export async function forgetErased(db: Db, last: number): Promise<void> {
  await sql`delete from erased_words where search_id <= ${last}`.execute(db);
}

/** Pages that a step of merging writes. */
const MERGE_PAGES = 64;

/**
 * Merges some of the index on SQLite, which drops words of deleted documents.
 * @param options.isFirst begins with all parts of the index
 * @returns whether there is more to merge
 */
export async function mergeWords(database: Database, { isFirst }: { isFirst: boolean }): Promise<boolean> {
  return database.transaction(async (tx) => {
    const before = await countChanges(tx);
    const pages = isFirst ? -MERGE_PAGES : MERGE_PAGES;
    await sql`insert into document_search (document_search, rank) values ('merge', ${pages})`.execute(tx);
    // Of the command itself, one.
    return (await countChanges(tx)) - before > 1;
  });
}

async function countChanges(tx: Tx): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(tx);
  return rows[0]?.changes ?? 0;
}

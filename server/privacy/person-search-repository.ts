import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { getDialect } from '../db/row-locks.ts';
import { getMorePrefix, getPrefix, type SearchScope } from '../lib/crypto/list-prefix.ts';
import type { PersonTerm } from './table.ts';

/** Lists of documents that one statement asks for: each takes some of the query's length. */
const SCOPES = 40;

/** The lists of a workspace that have documents. */
export async function listScopes(db: Db, environmentIds: readonly string[]): Promise<SearchScope[]> {
  return db
    .selectFrom('list_counts')
    .select(['environment_id as environmentId', 'schema_family_id as schemaFamilyId'])
    .where('environment_id', 'in', environmentIds)
    .where('documents', '>', 0)
    .distinct()
    .execute();
}

/** The conditions of one list: each term in one of its spellings, among the words of either prefix. */
function formatQuery(db: Db, scopes: readonly SearchScope[], terms: readonly PersonTerm[]): string {
  const [quote, star, and, or] = getDialect(db) === 'sqlite' ? ['"', ' *', ' AND ', ' OR '] : ["'", ':*', ' & ', ' | '];
  const formatTerm = ({ spellings, isPrefix }: PersonTerm, prefixes: readonly string[]) =>
    prefixes
      .flatMap((prefix) => spellings.map((word) => `${quote}${prefix}${word}${quote}${isPrefix ? star : ''}`))
      .join(or);
  return scopes
    .map((scope) => {
      const prefixes = [getPrefix(scope), getMorePrefix(scope)];
      return `(${terms.map((term) => `(${formatTerm(term, prefixes)})`).join(and)})`;
    })
    .join(or);
}

/** Ids of documents that have all terms, up to a limit, in no order. */
export async function findWithTerms(
  db: Db,
  scopes: readonly SearchScope[],
  terms: readonly PersonTerm[],
  limit: number,
): Promise<string[]> {
  const ids: string[] = [];
  const isSqlite = getDialect(db) === 'sqlite';
  for (let from = 0; from < scopes.length && ids.length < limit; from += SCOPES) {
    const query = formatQuery(db, scopes.slice(from, from + SCOPES), terms);
    const left = limit - ids.length;
    const rows = isSqlite
      ? await sql<{ id: string }>`select document_id as id from document_words
          where search_id in (select rowid from document_search where document_search match ${query})
          limit ${left}`.execute(db)
      : // As for documents: by the index also where most documents have the word.
        await db.transaction().execute(async (tx) => {
          await sql`set local enable_seqscan = off`.execute(tx);
          return sql<{ id: string }>`select document_id as id from document_words
            where words @@ ${query}::tsquery limit ${left}`.execute(tx);
        });
    ids.push(...rows.rows.map(({ id }) => id));
  }
  return ids;
}

/** Documents with more words than the index has. */
export async function listPartial(db: Db, environmentIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('document_words')
    .select('document_id as id')
    .where('environment_id', 'in', environmentIds)
    .where('is_partial', '=', sql<number>`${sql.lit(getDialect(db) === 'sqlite' ? 1 : true)}`)
    .execute();
  return rows.map(({ id }) => id);
}

export interface FoundDocument {
  id: string;
  name: string;
  environment: string;
  schemaKey: string;
  runCount: number;
  createdAt: string;
  expiredAt: string | null;
}

/** Only those that are still in the environments. */
export async function describeDocuments(
  db: Db,
  environmentIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, FoundDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .innerJoin('environments', 'environments.id', 'documents.environment_id')
    .innerJoin('schema_families', 'schema_families.id', 'documents.schema_family_id')
    .select(({ selectFrom, fn }) => [
      'documents.id',
      'documents.name',
      'environments.slug as environment',
      'schema_families.schema_key as schemaKey',
      selectFrom('runs')
        .select(fn.countAll<number>().as('count'))
        .whereRef('runs.document_id', '=', 'documents.id')
        .$asScalar()
        .$notNull()
        .as('runCount'),
      'documents.created_at as createdAt',
      'documents.expired_at as expiredAt',
    ])
    .where('documents.id', 'in', ids)
    .where('documents.environment_id', 'in', environmentIds)
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, runCount: Number(row.runCount) }]));
}

import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../db/database.ts';
import { getOffset, type PageRequest } from '../lib/pagination.ts';
import type { MetadataPair } from '../lib/metadata.ts';

/** Documents that a search looks at, the newest: it has no index, and this bounds what it reads. */
const MAX_SEARCHED = 1_000;
/** Characters of each text that a search looks at. */
const MAX_CHARACTERS = 100_000;

export interface DocumentSearch {
  environmentId: string;
  schemaFamilyId: string;
  /** Each is in the name or in the text. */
  words: readonly string[];
  metadata: MetadataPair | undefined;
}

const toPattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Whether a column has a word. SQLite's `lower` knows ASCII only: other words are tried in usual spellings. */
function contains(column: 'name' | 'content', word: string): RawBuilder<SqlBool>[] {
  const text = sql`substr(${sql.ref(column)}, 1, ${sql.lit(MAX_CHARACTERS)})`;
  const lower = word.toLowerCase();
  const others = /^[\x20-\x7e]*$/.test(word) ? [] : [lower, word.toUpperCase(), capitalise(word)];
  return [
    sql<SqlBool>`lower(${text}) like ${toPattern(lower)} escape '\\'`,
    ...others.map((spelling) => sql<SqlBool>`${text} like ${toPattern(spelling)} escape '\\'`),
  ];
}

function selectFound(db: Db, { environmentId, schemaFamilyId, words, metadata }: DocumentSearch) {
  const newest = db
    .selectFrom('documents')
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .orderBy('id', 'desc')
    .limit(MAX_SEARCHED)
    .select(['id', 'name', 'content']);
  let found = db.selectFrom(newest.as('newest'));
  for (const word of words)
    found = found.where(({ or }) => or([...contains('name', word), ...contains('content', word)]));
  if (metadata === undefined) return found;
  const withPair = db
    .selectFrom('document_metadata')
    .select('document_id')
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .where('key', '=', metadata.key)
    .where('value', '=', metadata.value);
  return found.where('newest.id', 'in', withPair);
}

/** The ids of a page of the found documents, newest first, and how many there are. */
export async function searchDocuments(
  db: Db,
  search: DocumentSearch,
  page: PageRequest,
): Promise<{ total: number; ids: string[] }> {
  const counted = await selectFound(db, search)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirst();
  const rows = await selectFound(db, search)
    .select('newest.id')
    .orderBy('newest.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  return { total: Number(counted?.total ?? 0), ids: rows.map(({ id }) => id) };
}

import type { Db } from '../db/database.ts';
import type { MetadataPair } from '../lib/metadata.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { SearchTerm } from '../lib/search-words.ts';
import { searchDocuments } from './search-repository.ts';
import { columns, newestData, toDocument, type Document } from './repository.ts';

export interface DocumentScope {
  environmentId: string;
  schemaFamilyId: string;
}

export interface DocumentFilter {
  /** Only documents with this metadata pair. */
  metadata?: MetadataPair | undefined;
  /** Only documents with all of these words in their name or their text. */
  terms?: readonly SearchTerm[] | undefined;
}

function selectWithPair(db: Db, { environmentId, schemaFamilyId }: DocumentScope, { key, value }: MetadataPair) {
  return db
    .selectFrom('document_metadata')
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .where('key', '=', key)
    .where('value', '=', value);
}

async function countDocuments(db: Db, scope: DocumentScope, { metadata }: DocumentFilter): Promise<number> {
  const counted =
    metadata === undefined
      ? await db
          .selectFrom('list_counts')
          .select(({ fn }) => fn.sum<number | null>('documents').as('total'))
          .where('environment_id', '=', scope.environmentId)
          .where('schema_family_id', '=', scope.schemaFamilyId)
          .executeTakeFirst()
      : await selectWithPair(db, scope, metadata)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirst();
  return counted?.total ?? 0;
}

/** @param options.content false omits the texts, which are then not read from the database */
export async function listDocuments(
  db: Db,
  scope: DocumentScope,
  page: PageRequest,
  { content, ...filter }: DocumentFilter & { content: boolean },
): Promise<Page<Document>> {
  const listed = db
    .selectFrom('documents')
    .select(columns)
    .select([content ? 'documents.content' : ({ lit }) => lit(null).as('content'), newestData])
    .orderBy('documents.id', 'desc');
  const { terms, metadata } = filter;
  if (terms !== undefined) {
    if (terms.length === 0) return { ...page, total: 0, data: [] };
    const { total, ids } = await searchDocuments(db, { ...scope, terms, metadata }, page);
    const found = ids.length === 0 ? [] : await listed.where('documents.id', 'in', ids).execute();
    return { ...page, total, data: found.map(toDocument) };
  }
  const rows =
    filter.metadata === undefined
      ? listed
          .where('environment_id', '=', scope.environmentId)
          .where('schema_family_id', '=', scope.schemaFamilyId)
          .limit(page.pageSize)
          .offset(getOffset(page))
      : listed.where(
          'documents.id',
          'in',
          selectWithPair(db, scope, filter.metadata)
            .select('document_id')
            .orderBy('document_id', 'desc')
            .limit(page.pageSize)
            .offset(getOffset(page)),
        );
  const data = (await rows.execute()).map(toDocument);
  return { ...page, total: await countDocuments(db, scope, filter), data };
}

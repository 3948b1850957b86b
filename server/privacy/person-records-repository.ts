/** What else is stored of a document, for its person. */
import type { Db } from '../db/database.ts';

/** Rows of one document. */
const LIMIT = 1_000;

export async function listRunIds(db: Db, documentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('runs')
    .select('id')
    .where('document_id', '=', documentId)
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map(({ id }) => id);
}

const parse = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

export async function listLabelsOf(db: Db, documentId: string) {
  const rows = await db
    .selectFrom('dataset_items')
    .innerJoin('datasets', 'datasets.id', 'dataset_items.dataset_id')
    .select(['dataset_items.id', 'datasets.name as dataset', 'label', 'source', 'expected', 'note'])
    .select('dataset_items.updated_at as updatedAt')
    .where('document_id', '=', documentId)
    .limit(LIMIT)
    .execute();
  const versions = await db
    .selectFrom('dataset_version_items')
    .select(['item_id', 'version', 'expected'])
    .where('document_id', '=', documentId)
    .limit(LIMIT)
    .execute();
  return rows.map((row) => ({
    ...row,
    expected: parse(row.expected),
    versions: versions
      .filter((one) => one.item_id === row.id)
      .map(({ version, expected }) => ({ version, expected: parse(expected) })),
  }));
}

export async function listExamplesOf(db: Db, documentId: string) {
  const rows = await db
    .selectFrom('memory_examples')
    .select(['id', 'source', 'expected', 'created_at as createdAt'])
    .where('document_id', '=', documentId)
    .limit(LIMIT)
    .execute();
  return rows.map((row) => ({ ...row, expected: parse(row.expected) }));
}

export async function listPacketsOf(db: Db, documentId: string) {
  const rows = await db
    .selectFrom('packets')
    .select(['id', 'status', 'parts', 'created_at as createdAt'])
    .where('document_id', '=', documentId)
    .limit(LIMIT)
    .execute();
  return rows.map((row) => ({ ...row, parts: parse(row.parts) }));
}

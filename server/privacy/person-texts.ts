/** Everything that is stored in words about a document. */
import type { Db } from '../db/database.ts';

export type TextPart = 'name' | 'text' | 'metadata' | 'data' | 'review' | 'label' | 'memory' | 'packet';

export interface PersonText {
  part: TextPart;
  text: string;
}

/** Rows of one kind that are read of a document, the newest first. */
const MAX_ROWS = 200;

/** Fields of corrections that say where something is, and not what. */
const PLACES = new Set(['path', 'action', 'page', 'box']);

function* listLeaves(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number') yield String(value);
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) yield* listLeaves(one);
}

/** The values of stored JSON, without the names of its fields. */
function listValues(json: unknown): string[] {
  if (json === null || json === undefined) return [];
  return [...listLeaves(typeof json === 'string' ? JSON.parse(json) : json)];
}

function listActionValues(json: string): string[] {
  const action = JSON.parse(json) as Record<string, unknown>;
  return [...listLeaves(Object.entries(action).flatMap(([key, value]) => (PLACES.has(key) ? [] : [value])))];
}

const ofPart = (part: TextPart, texts: (string | null | undefined)[]): PersonText[] =>
  texts.flatMap((text) => (text === null || text === undefined || text === '' ? [] : [{ part, text }]));

export interface PersonTexts {
  /** Its name and its text, which the search for documents finds. */
  own: PersonText[];
  /** What its runs, reviews, data sets, the memory and packets say of it. */
  others: PersonText[];
}

/** Documents, and which kinds of rows each has: most have few, and a statement for each kind would find nothing. */
const findDocuments = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('documents')
    .select(['documents.id', 'name', 'content', 'original_filename', 'metadata'])
    .select(({ exists, selectFrom, lit }) => {
      const one = (table: 'runs' | 'dataset_items' | 'memory_examples' | 'packets') =>
        exists(
          selectFrom(table as 'runs')
            .select(lit(1).as('one'))
            .whereRef('document_id', '=', 'documents.id'),
        );
      const reviews = selectFrom('runs')
        .innerJoin('reviews', 'reviews.run_id', 'runs.id')
        .select(lit(1).as('one'))
        .whereRef('runs.document_id', '=', 'documents.id');
      return [
        one('runs').as('has_runs'),
        exists(reviews).as('has_reviews'),
        one('dataset_items').as('has_labels'),
        one('memory_examples').as('has_examples'),
        one('packets').as('has_packets'),
      ];
    })
    .where('documents.id', 'in', ids)
    .execute();

/** By the ids of the documents; without those that are gone. */
export async function findPersonTexts(db: Db, ids: readonly string[]): Promise<Map<string, PersonTexts>> {
  const documents = await findDocuments(db, ids);
  const withRuns = documents.flatMap(({ id, has_runs }) => (has_runs ? [id] : []));
  const runs = await findRunTexts(db, withRuns);
  const found = new Map<string, PersonTexts>();
  for (const document of documents) found.set(document.id, await readTexts(db, document, runs.get(document.id) ?? []));
  return found;
}

type FoundDocument = Awaited<ReturnType<typeof findDocuments>>[number];

async function readTexts(db: Db, document: FoundDocument, ofRuns: readonly PersonText[]): Promise<PersonTexts> {
  const { id } = document;
  const own = [...ofPart('name', [document.name]), ...ofPart('text', [document.content])];
  const others = [
    ...ofPart('name', [document.original_filename]),
    ...ofPart('metadata', listValues(document.metadata)),
    ...ofRuns,
    ...(document.has_reviews ? await findReviewTexts(db, id) : []),
    ...(document.has_labels ? await findLabelTexts(db, id) : []),
    ...(document.has_examples ? await findExampleTexts(db, id) : []),
    ...(document.has_packets ? await findPacketTexts(db, id) : []),
  ];
  return { own, others };
}

/** By the ids of their documents, with one statement: most documents have a run. */
async function findRunTexts(db: Db, ids: readonly string[]): Promise<Map<string, PersonText[]>> {
  if (ids.length === 0) return new Map();
  const ranked = db
    .selectFrom('runs')
    .select(({ fn }) => [
      'id',
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('document_id').orderBy('id', 'desc'))
        .as('rank'),
    ])
    .where('document_id', 'in', ids);
  const runs = await db
    .selectFrom('runs')
    .innerJoin(ranked.as('ranked'), 'ranked.id', 'runs.id')
    .select(['document_id', 'extracted_data', 'partial_data', 'metadata', 'error_message'])
    .where('ranked.rank', '<=', MAX_ROWS)
    .orderBy('ranked.rank')
    .execute();
  const byDocument = [...Map.groupBy(runs, ({ document_id }) => document_id)];
  return new Map(
    byDocument.map(([id, ofOne]) => [
      id,
      ofOne.flatMap((run) => [
        ...ofPart('data', [...listValues(run.extracted_data), ...listValues(run.partial_data), run.error_message]),
        ...ofPart('metadata', listValues(run.metadata)),
      ]),
    ]),
  );
}

async function findExampleTexts(db: Db, id: string): Promise<PersonText[]> {
  const examples = await db.selectFrom('memory_examples').select('expected').where('document_id', '=', id).execute();
  return examples.flatMap(({ expected }) => ofPart('memory', listValues(expected)));
}

async function findPacketTexts(db: Db, id: string): Promise<PersonText[]> {
  const packets = await db.selectFrom('packets').select('parts').where('document_id', '=', id).execute();
  return packets.flatMap(({ parts }) => ofPart('packet', listValues(parts)));
}

async function findReviewTexts(db: Db, id: string): Promise<PersonText[]> {
  const reviews = await db
    .selectFrom('runs')
    .innerJoin('reviews', 'reviews.run_id', 'runs.id')
    .select(['reviews.reviewed_data', 'reviews.rejection_reason'])
    .where('runs.document_id', '=', id)
    .orderBy('runs.id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const actions = await db
    .selectFrom('runs')
    .innerJoin('review_actions', 'review_actions.run_id', 'runs.id')
    .select('review_actions.content')
    .where('runs.document_id', '=', id)
    .orderBy('runs.id', 'desc')
    .limit(MAX_ROWS * 10)
    .execute();
  return ofPart('review', [
    ...reviews.flatMap((review) => [...listValues(review.reviewed_data), review.rejection_reason]),
    ...actions.flatMap(({ content }) => listActionValues(content)),
  ]);
}

async function findLabelTexts(db: Db, id: string): Promise<PersonText[]> {
  const items = await db
    .selectFrom('dataset_items')
    .select(['id', 'expected', 'note'])
    .where('document_id', '=', id)
    .limit(MAX_ROWS)
    .execute();
  if (items.length === 0) return [];
  const ids = items.map((item) => item.id);
  const labels = await db
    .selectFrom('dataset_labels')
    .select('expected')
    .where('item_id', 'in', ids)
    .limit(MAX_ROWS)
    .execute();
  const frozen = await db
    .selectFrom('dataset_version_items')
    .select('expected')
    .where('document_id', '=', id)
    .limit(MAX_ROWS)
    .execute();
  return ofPart('label', [
    ...items.flatMap((item) => [...listValues(item.expected), item.note]),
    ...[...labels, ...frozen].flatMap(({ expected }) => listValues(expected)),
  ]);
}

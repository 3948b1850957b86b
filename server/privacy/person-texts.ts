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
  else if (Array.isArray(value)) for (const one of value) yield* listLeaves(one);
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

/** Its name and its text, which the search for documents finds. */
export async function findOwnTexts(db: Db, id: string): Promise<PersonText[]> {
  const row = await db.selectFrom('documents').select(['name', 'content']).where('id', '=', id).executeTakeFirst();
  return row === undefined ? [] : [...ofPart('name', [row.name]), ...ofPart('text', [row.content])];
}

/** What its runs, reviews, data sets, the memory and packets say of it. */
export async function findOtherTexts(db: Db, id: string): Promise<PersonText[]> {
  const document = await db
    .selectFrom('documents')
    .select(['original_filename', 'metadata'])
    .where('id', '=', id)
    .executeTakeFirst();
  const runs = await db
    .selectFrom('runs')
    .select(['id', 'extracted_data', 'partial_data', 'metadata', 'error_message'])
    .where('document_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const texts: PersonText[] = [
    ...ofPart('name', [document?.original_filename]),
    ...ofPart('metadata', listValues(document?.metadata)),
  ];
  for (const run of runs) {
    texts.push(...ofPart('data', [...listValues(run.extracted_data), ...listValues(run.partial_data)]));
    texts.push(...ofPart('data', [run.error_message]), ...ofPart('metadata', listValues(run.metadata)));
  }
  if (runs.length > 0) texts.push(...(await findReviewTexts(db, id)));
  texts.push(...(await findLabelTexts(db, id)));
  const examples = await db.selectFrom('memory_examples').select('expected').where('document_id', '=', id).execute();
  for (const { expected } of examples) texts.push(...ofPart('memory', listValues(expected)));
  const packets = await db.selectFrom('packets').select('parts').where('document_id', '=', id).execute();
  for (const { parts } of packets) texts.push(...ofPart('packet', listValues(parts)));
  return texts;
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
  if (reviews.length === 0) return [];
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

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { LeafCounts, ScoredLeaf } from '../scorer/score-documents.ts';

const isFrozenAlike = sql<boolean>`cast(before_item.expected as text) = cast(after_item.expected as text)`;

/** The documents that two evaluations of a data set have scored with the same expected values. */
const selectPairs = (db: Db, { before, after }: { before: string; after: string }) =>
  db
    .selectFrom('evaluation_items as after')
    .innerJoin('evaluation_items as before', (join) =>
      join.onRef('before.document_id', '=', 'after.document_id').on('before.evaluation_id', '=', before),
    )
    .innerJoin('evaluations as after_evaluation', 'after_evaluation.id', 'after.evaluation_id')
    .innerJoin('evaluations as before_evaluation', 'before_evaluation.id', 'before.evaluation_id')
    .innerJoin('dataset_version_items as after_item', (join) =>
      join
        .onRef('after_item.dataset_id', '=', 'after_evaluation.dataset_id')
        .onRef('after_item.version', '=', 'after_evaluation.dataset_version')
        .onRef('after_item.position', '=', 'after.position'),
    )
    .innerJoin('dataset_version_items as before_item', (join) =>
      join
        .onRef('before_item.dataset_id', '=', 'before_evaluation.dataset_id')
        .onRef('before_item.version', '=', 'before_evaluation.dataset_version')
        .onRef('before_item.position', '=', 'before.position'),
    )
    .where('after.evaluation_id', '=', after)
    .where('after.outcome', 'is not', null)
    .where('before.outcome', 'is not', null)
    .where(isFrozenAlike);

export interface CountsPair {
  position: number;
  before: Record<string, LeafCounts>;
  after: Record<string, LeafCounts>;
}

/** The counts of both, after a position, in order. */
export async function listCountPairs(
  db: Db,
  pair: { before: string; after: string },
  { after, limit }: { after: number; limit: number },
): Promise<CountsPair[]> {
  const rows = await selectPairs(db, pair)
    .select(['after.position', 'before.counts as before', 'after.counts as after'])
    .where('after.position', '>', after)
    .orderBy('after.position')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    position: row.position,
    before: parseStoredJson<CountsPair['before']>(row.before) ?? {},
    after: parseStoredJson<CountsPair['after']>(row.after) ?? {},
  }));
}

export interface LeavesPair {
  documentId: string;
  documentName: string;
  itemId: string;
  runId: string | null;
  beforeRunId: string | null;
  before: ScoredLeaf[];
  after: ScoredLeaf[];
}

/** Documents whose values are not the same, and how many there are. */
export async function listChanged(
  db: Db,
  pair: { before: string; after: string },
  limit: number,
): Promise<{ total: number; documents: LeavesPair[] }> {
  const changed = selectPairs(db, pair).whereRef('before.values_hash', '<>', 'after.values_hash');
  const rows = await changed
    .innerJoin('documents', 'documents.id', 'after.document_id')
    .select([
      'after.document_id as documentId',
      'documents.name as documentName',
      'after.item_id as itemId',
      'after.run_id as runId',
      'before.run_id as beforeRunId',
      'before.leaves as before',
      'after.leaves as after',
    ])
    .orderBy('after.position')
    .limit(limit)
    .execute();
  const { total } = await changed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    total: Number(total),
    documents: rows.map(({ before, after, ...row }) => ({
      ...row,
      before: parseStoredJson<ScoredLeaf[]>(before) ?? [],
      after: parseStoredJson<ScoredLeaf[]>(after) ?? [],
    })),
  };
}

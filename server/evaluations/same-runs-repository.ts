import type { Db } from '../db/database.ts';

/** A run whose result an evaluation takes over: the same version, model and options, in an earlier evaluation. */
export interface SameRun {
  schemaVersionId: string;
  provider: string;
  model: string;
  samples: number;
  verify: boolean;
}

const selectSameRuns = (db: Db, { schemaVersionId, provider, model, samples, verify }: SameRun) =>
  db
    .selectFrom('runs')
    .where('runs.schema_version_id', '=', schemaVersionId)
    .where('runs.provider', '=', provider)
    .where('runs.model', '=', model)
    .where('runs.samples', '=', samples)
    .where('runs.verify', '=', verify ? 1 : 0)
    .where('runs.status', '=', 'completed')
    .where('runs.evaluation_id', 'is not', null)
    .where('runs.expired_at', 'is', null);

export async function findSameRun(db: Db, same: SameRun, documentId: string): Promise<string | undefined> {
  const row = await selectSameRuns(db, same)
    .select('runs.id')
    .where('runs.document_id', '=', documentId)
    .orderBy('runs.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The number of a version's documents whose answers are known. */
export async function countSameRuns(
  db: Db,
  same: SameRun,
  { datasetId, version }: { datasetId: string; version: number },
): Promise<number> {
  const { known } = await selectSameRuns(db, same)
    .innerJoin('dataset_version_items as item', 'item.document_id', 'runs.document_id')
    .where('item.dataset_id', '=', datasetId)
    .where('item.version', '=', version)
    .select(({ fn }) => fn.count<number>('item.position').distinct().as('known'))
    .executeTakeFirstOrThrow();
  return Number(known);
}

const RECENT_RUNS = 100;

/** Means of the latest runs of a schema with a model; null without any. */
export async function estimateRun(
  db: Db,
  of: { environmentId: string; schemaFamilyId: string; provider: string; model: string },
): Promise<{ tokens: number; costNanos: number | null; currency: string | null } | null> {
  const rows = await db
    .selectFrom('runs')
    .select(['input_tokens', 'output_tokens', 'cost_nanos', 'cost_currency'])
    .where('environment_id', '=', of.environmentId)
    .where('schema_family_id', '=', of.schemaFamilyId)
    .where('provider', '=', of.provider)
    .where('model', '=', of.model)
    .where('status', '=', 'completed')
    .where('input_tokens', 'is not', null)
    .orderBy('id', 'desc')
    .limit(RECENT_RUNS)
    .execute();
  if (rows.length === 0) return null;
  const mean = (read: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + read(row), 0) / rows.length;
  const priced = rows.every(({ cost_nanos: nanos }) => nanos !== null);
  return {
    tokens: mean((row) => (row.input_tokens ?? 0) + (row.output_tokens ?? 0)),
    costNanos: priced ? mean((row) => row.cost_nanos ?? 0) : null,
    currency: rows[0]?.cost_currency ?? null,
  };
}

import type { Db } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { EvaluationTotals } from '../scorer/evaluation-totals.ts';
import type { MemoryPlace } from './repository.ts';

/** What the memory gained when it was last measured. */
export interface MemoryGain {
  documents: number;
  /** F1. */
  before: number;
  after: number;
  measuredAt: string;
  /** With the memory, and without. */
  evaluationId: string;
  withoutId: string;
}

interface Settings {
  resolution?: { provider: string; model: string };
  samples?: number;
  memory?: boolean;
}

interface Result {
  items: { total: number };
  totals: EvaluationTotals | null;
}

/** How many of the newest evaluations are looked through. */
const MAX_READ = 100;

/** The newest evaluation with the memory, and the newest one of the same documents, version and model without it. */
export async function findGain(db: Db, { environmentId, schemaFamilyId }: MemoryPlace): Promise<MemoryGain | null> {
  const rows = await db
    .selectFrom('evaluations')
    .select([
      'id',
      'dataset_id as datasetId',
      'dataset_version as datasetVersion',
      'schema_version_id as schemaVersionId',
      'run_settings as runSettings',
      'result',
      'completed_at as completedAt',
    ])
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .where('kind', '=', 'evaluation')
    .where('status', '=', 'completed')
    .orderBy('id', 'desc')
    .limit(MAX_READ)
    .execute();
  const read = rows.flatMap(({ runSettings, result, completedAt, ...row }) => {
    const settings = parseStoredJson<Settings>(runSettings) ?? {};
    const { provider, model } = settings.resolution ?? { provider: '', model: '' };
    const { datasetId, datasetVersion, schemaVersionId } = row;
    const same = [datasetId, datasetVersion, schemaVersionId, provider, model, settings.samples].join(' ');
    const known = parseStoredJson<Result>(result);
    const f1 = known?.totals?.score.f1;
    if (completedAt === null || known === null || f1 === undefined) return [];
    return [{ id: row.id, same, hasMemory: settings.memory === true, documents: known.items.total, f1, completedAt }];
  });
  for (const after of read.filter(({ hasMemory }) => hasMemory)) {
    const before = read.find(({ hasMemory, same }) => !hasMemory && same === after.same);
    if (before !== undefined)
      return {
        documents: after.documents,
        before: before.f1,
        after: after.f1,
        measuredAt: after.completedAt,
        evaluationId: after.id,
        withoutId: before.id,
      };
  }
  return null;
}

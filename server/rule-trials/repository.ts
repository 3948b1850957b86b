import type { Db } from '../db/database.ts';

export interface TriedRun {
  id: string;
  documentId: string;
  documentName: string;
  versionNumber: number;
  createdAt: string;
  completedAt: string;
  /** JSON. */
  data: string;
}

export interface TriedScope {
  environmentId: string;
  schemaFamilyId: string;
  /** Undefined for all versions. */
  schemaVersionId: string | undefined;
}

/** Read at once: their data may be long. */
const PAGE_SIZE = 20;

/** The newest completed runs, without those of evaluations: as many as fit the characters of their data. */
export async function listTriedRuns(
  db: Db,
  { environmentId, schemaFamilyId, schemaVersionId }: TriedScope,
  { limit, maxCharacters }: { limit: number; maxCharacters: number },
): Promise<TriedRun[]> {
  const read = (before: string | undefined, wanted: number) => {
    let matching = db
      .selectFrom('runs')
      .innerJoin('documents', 'documents.id', 'runs.document_id')
      .innerJoin('schema_versions as version', 'version.id', 'runs.schema_version_id')
      .where('runs.environment_id', '=', environmentId)
      .where('runs.evaluation_id', 'is', null)
      .where('runs.status', '=', 'completed')
      .where('runs.expired_at', 'is', null);
    // The version implies the family. Filtering by one of them lets the planner use one index.
    if (schemaVersionId !== undefined) matching = matching.where('runs.schema_version_id', '=', schemaVersionId);
    else matching = matching.where('runs.schema_family_id', '=', schemaFamilyId);
    if (before !== undefined) matching = matching.where('runs.id', '<', before);
    return matching
      .select([
        'runs.id',
        'runs.document_id as documentId',
        'documents.name as documentName',
        'version.version_number as versionNumber',
        'runs.created_at as createdAt',
        'runs.completed_at as completedAt',
        'runs.extracted_data as data',
      ])
      .orderBy('runs.id', 'desc')
      .limit(wanted)
      .execute();
  };

  const found: TriedRun[] = [];
  let characters = 0;
  while (found.length < limit) {
    const wanted = Math.min(PAGE_SIZE, limit - found.length);
    const rows = await read(found.at(-1)?.id, wanted);
    for (const row of rows) {
      const data = row.data ?? '{}';
      characters += data.length;
      if (characters > maxCharacters && found.length > 0) return found;
      found.push({ ...row, data, completedAt: row.completedAt ?? row.createdAt });
    }
    if (rows.length < wanted) return found;
  }
  return found;
}

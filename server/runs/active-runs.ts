import type { Db } from '../db/database.ts';
import { ACTIVE } from './repository.ts';

export interface RunScope {
  workspaceId: string;
  schemaFamilyId?: string;
  documentId?: string;
}

/** The ids of the runs under something that are not final. @param limit absent: all of them */
export async function listActiveRuns(
  db: Db,
  { workspaceId, schemaFamilyId, documentId }: RunScope,
  limit?: number,
): Promise<string[]> {
  let active = db.selectFrom('runs').select('id').where('workspace_id', '=', workspaceId).where('status', 'in', ACTIVE);
  if (schemaFamilyId !== undefined) {
    // Also the runs of other schemas over the family's documents: they would go with the documents.
    active = active.where(({ eb, or, selectFrom }) =>
      or([
        eb('schema_family_id', '=', schemaFamilyId),
        eb(
          'document_id',
          'in',
          selectFrom('documents').select('documents.id').where('documents.schema_family_id', '=', schemaFamilyId),
        ),
      ]),
    );
  }
  if (documentId !== undefined) active = active.where('document_id', '=', documentId);
  if (limit !== undefined) active = active.limit(limit);
  return (await active.execute()).map(({ id }) => id);
}

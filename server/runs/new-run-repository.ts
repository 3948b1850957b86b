import type { CompiledQuery } from 'kysely';
import { compiledOnce } from '../db/compiled-query.ts';
import type { Db } from '../db/database.ts';
import type { Run } from './repository.ts';

export type NewRun = Pick<
  Run,
  | 'id'
  | 'workspaceId'
  | 'environmentId'
  | 'documentId'
  | 'schemaFamilyId'
  | 'schemaVersionId'
  | 'provider'
  | 'model'
  | 'keySource'
  | 'residency'
  | 'providerKeyId'
  | 'verify'
  | 'createdAt'
>;

const insertPending = compiledOnce(
  (
    db,
    id: string,
    workspaceId: string,
    environmentId: string,
    documentId: string,
    familyId: string,
    versionId: string,
    provider: string,
    model: string,
    keySource: string,
    residency: string,
    providerKeyId: string | null,
    verify: number,
    now: string,
  ) =>
    db.insertInto('runs').values({
      id,
      workspace_id: workspaceId,
      environment_id: environmentId,
      document_id: documentId,
      schema_family_id: familyId,
      schema_version_id: versionId,
      status: 'pending',
      provider,
      model,
      key_source: keySource,
      residency,
      provider_key_id: providerKeyId,
      verify,
      attempts: 0,
      created_at: now,
      updated_at: now,
    }),
);

/** The statement for a run that is `pending`, with nothing done yet. */
export function insertionOf(db: Db, run: NewRun): CompiledQuery {
  return insertPending(
    db,
    run.id,
    run.workspaceId,
    run.environmentId,
    run.documentId,
    run.schemaFamilyId,
    run.schemaVersionId,
    run.provider,
    run.model,
    run.keySource,
    run.residency,
    run.providerKeyId,
    run.verify ? 1 : 0,
    run.createdAt,
  );
}

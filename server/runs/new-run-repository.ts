import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { toStoredJson } from '../db/stored-json.ts';
import { toStoredMetadata } from '../lib/metadata.ts';
import { toOptionColumns } from './options-repository.ts';
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
  | 'fallbacks'
  | 'options'
  | 'pages'
  | 'metadata'
  | 'createdAt'
> & {
  /** The batch that it is part of; null for none. */
  batchId: string | null;
  /** The evaluation that it is part of; null for none. */
  evaluationId: string | null;
  /** Finished calls that it takes over from an earlier run. */
  reusedCalls: number;
};

const insertPending = cacheFirstRow(
  (
    db,
    run: Omit<NewRun, 'options' | 'metadata' | 'fallbacks'> &
      ReturnType<typeof toOptionColumns> & { metadata: string | null; fallbacks: string | null },
  ) =>
    db.insertInto('runs').values({
      id: run.id,
      workspace_id: run.workspaceId,
      environment_id: run.environmentId,
      document_id: run.documentId,
      schema_family_id: run.schemaFamilyId,
      schema_version_id: run.schemaVersionId,
      batch_id: run.batchId,
      evaluation_id: run.evaluationId,
      status: 'pending',
      provider: run.provider,
      model: run.model,
      key_source: run.keySource,
      residency: run.residency,
      provider_key_id: run.providerKeyId,
      verify: run.verify,
      fallbacks: run.fallbacks,
      samples: run.samples,
      vision: run.vision,
      max_cost_nanos: run.max_cost_nanos,
      pages: run.pages,
      reused_calls: run.reusedCalls,
      metadata: run.metadata,
      attempts: 0,
      created_at: run.createdAt,
      updated_at: run.createdAt,
    }),
);

/** Inserts a `pending` run. */
export async function insertRun(db: Db, { options, ...run }: NewRun): Promise<void> {
  const metadata = toStoredJson(toStoredMetadata(run.metadata));
  const fallbacks = run.fallbacks.length === 0 ? null : JSON.stringify(run.fallbacks);
  await insertPending(db, { ...run, ...toOptionColumns(options), metadata, fallbacks });
}

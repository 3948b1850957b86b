import type { AuditLog } from '../audit/record-change.ts';
import type { ActiveBatches } from '../batches/active-batches.ts';
import type { ServiceDatabase, Tx } from '../db/database.ts';
import type { StoredFiles } from '../documents/stored-files.ts';
import { AppError, notFound } from '../errors.ts';
import type { ActiveEvaluations } from '../evaluations/active-evaluations.ts';
import type { ActiveRuns } from '../runs/active-runs.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import * as schemas from './repository.ts';
import type { SchemaFamily } from './repository.ts';

export interface DeletionParts {
  database: ServiceDatabase;
  access: WorkspaceAccess;
  audit: AuditLog;
  files: Pick<StoredFiles, 'hashesOf' | 'release'>;
  /** Throws `in_use` while runs of the family are active. */
  activeRuns: Pick<ActiveRuns, 'refuse'>;
  /** Throws `in_use` while batches of the family are processed. */
  activeBatches: ActiveBatches;
  /** Throws `in_use` while evaluations of the family run. */
  activeEvaluations: ActiveEvaluations;
}

async function refuseForeignRuns(tx: Tx, { workspaceId, id }: SchemaFamily): Promise<void> {
  const run = await schemas.findForeignRun(tx, workspaceId, id);
  if (run === undefined) return;
  throw new AppError(
    'in_use',
    `The run ${run} of another schema uses a document of this schema, and would be deleted with it. ` +
      'Delete such runs first, or send cascade=true.',
  );
}

/** Deletes schemas with their documents and runs. */
export function createSchemaDeletion(parts: DeletionParts) {
  const { database, access, audit, files, activeRuns, activeBatches, activeEvaluations } = parts;
  return async (caller: Caller, slug: string, schemaKey: string, { cascade }: { cascade: boolean }): Promise<void> => {
    const hashes = await database.transaction(async (tx) => {
      const { workspace } = await access.requireOwner(tx, caller, slug);
      const found = await schemas.findFamily(tx, workspace.id, schemaKey);
      if (found === undefined) throw notFound('Schema');
      const scope = { workspaceId: workspace.id, schemaFamilyId: found.id };
      await schemas.lockFamily(tx, workspace.id, found.id, 'delete');
      const stored = await files.hashesOf(tx, scope);
      await activeRuns.refuse(tx, scope);
      await activeBatches.refuse(tx, scope);
      await activeEvaluations.refuse(tx, scope);
      if (!cascade) await refuseForeignRuns(tx, found);
      const entry = { action: 'schema.deleted', targetId: schemaKey, before: null, after: null } as const;
      await audit.recordDeletion(tx, { ...entry, actorId: caller.userId, scope: { workspaceId: workspace.id } }, scope);
      await schemas.deleteFamily(tx, workspace.id, found.id);
      return stored;
    });
    await files.release(hashes);
  };
}

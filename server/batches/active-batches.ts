import type { Tx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { findProcessingBatch } from './repository.ts';

export interface ActiveBatches {
  /** Throws `in_use` while a batch of the schema is processed, even if none of its runs is active. */
  refuse(tx: Tx, schema: { workspaceId: string; schemaFamilyId: string }): Promise<void>;
}

/** Active batches for the service of schemas, on which the service of batches depends itself. */
export const activeBatches: ActiveBatches = {
  async refuse(tx, schema) {
    const id = await findProcessingBatch(tx, schema);
    if (id === undefined) return;
    throw new AppError('in_use', `The batch ${id} is processing. Wait for it or cancel it first.`);
  },
};

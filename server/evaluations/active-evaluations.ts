import type { Tx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { findActiveOf } from './repository.ts';

export interface ActiveEvaluations {
  /** Throws `in_use` while an evaluation of the schema runs, even if none of its runs is active. */
  refuse(tx: Tx, schema: { workspaceId: string; schemaFamilyId: string }): Promise<void>;
}

/** For the service of schemas, on which the service of evaluations depends itself. */
export const activeEvaluations: ActiveEvaluations = {
  async refuse(tx, schema) {
    const id = await findActiveOf(tx, schema);
    if (id === undefined) return;
    throw new AppError('in_use', `The evaluation ${id} runs. Wait for it or cancel it first.`);
  },
};

import type { Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { toStoredJson } from '../db/stored-json.ts';
import type { Document } from './repository.ts';

/** The status of a document. Locks its row until the end of the transaction. */
export async function lockStatus(db: Db, id: string): Promise<string | undefined> {
  const status = db.selectFrom('documents').select('status').where('id', '=', id);
  return (await withRowLock(db, status, 'update').executeTakeFirst())?.status;
}

export type ParseOutcome = Pick<Document, 'status' | 'errorCode' | 'updatedAt'> &
  Partial<Pick<Document, 'content' | 'pageCount' | 'warnings'>>;

/**
 * Records the outcome of parsing, and deletes the password. False when it was deleted or has expired.
 * @param options.onlyUnheard also false where an endpoint of the environment is to hear of it
 */
export async function updateParsed(
  db: Db,
  { id, onlyUnheard }: { id: string; onlyUnheard: boolean },
  outcome: ParseOutcome,
): Promise<boolean> {
  let update = db
    .updateTable('documents')
    .set({
      status: outcome.status,
      sealed_password: null,
      error_code: toStoredJson(outcome.errorCode),
      updated_at: outcome.updatedAt,
      ...(outcome.content !== undefined && { content: outcome.content }),
      ...(outcome.pageCount !== undefined && { page_count: outcome.pageCount }),
      ...(outcome.warnings !== undefined && { warnings: toStoredJson(outcome.warnings) }),
    })
    .where('id', '=', id)
    .where('expired_at', 'is', null);
  if (onlyUnheard)
    update = update.where(({ exists, not, selectFrom, lit }) =>
      not(
        exists(
          selectFrom('webhook_endpoints')
            .select(lit(1).as('one'))
            .whereRef('webhook_endpoints.environment_id', '=', 'documents.environment_id')
            .where('is_active', '=', 1),
        ),
      ),
    );
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows === 1n;
}

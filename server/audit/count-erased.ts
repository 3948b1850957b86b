import type { Db } from '../db/database.ts';
import type { Details } from './repository.ts';

/** A document with its runs, or runs alone. */
export type Erased = { workspaceId: string; documentId: string } | { workspaceId: string; runIds: readonly string[] };

/**
 * Numbers and hashes of what a deletion erases, counted before it in its transaction: the proof in the audit log. The
 * file has one only if no password protects it, since the name of such a file is not the hash of its content.
 */
export async function countErased(db: Db, erased: Erased): Promise<Details> {
  const runs = db.selectFrom('runs').where('workspace_id', '=', erased.workspaceId);
  const ids = (
    'documentId' in erased ? runs.where('document_id', '=', erased.documentId) : runs.where('id', 'in', erased.runIds)
  ).select('id');
  const count = async (table: 'run_calls' | 'run_exchanges' | 'reviews' | 'review_actions') => {
    const { found } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .where('run_id', 'in', ids)
      .executeTakeFirstOrThrow();
    return Number(found);
  };
  const details: Details = {
    runs: (await ids.execute()).length,
    calls: (await count('run_calls')) + (await count('run_exchanges')),
    reviews: await count('reviews'),
    reviewActions: await count('review_actions'),
  };
  if (!('documentId' in erased)) return details;
  const document = await db
    .selectFrom('documents')
    .select(['blob_hash as hash', 'is_protected as isProtected'])
    .where('id', '=', erased.documentId)
    .executeTakeFirst();
  const hasFile = document !== undefined && document.hash !== '' && !document.isProtected;
  const { events } = await db
    .selectFrom('webhook_events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .where('document_id', '=', erased.documentId)
    .executeTakeFirstOrThrow();
  return { ...details, webhookEvents: Number(events), ...(hasFile && { sha256: document.hash }) };
}

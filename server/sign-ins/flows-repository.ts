import type { Db } from '../db/database.ts';

export interface SignInFlow {
  id: string;
  browserHash: string;
  sealed: string;
  expiresAt: string;
}

export async function insertFlow(db: Db, flow: SignInFlow): Promise<void> {
  await db
    .insertInto('sign_in_flows')
    .values({ id: flow.id, browser_hash: flow.browserHash, sealed: flow.sealed, expires_at: flow.expiresAt })
    .execute();
}

/** Takes a flow out, so that its answer works once. */
export async function takeFlow(db: Db, id: string): Promise<SignInFlow | undefined> {
  return db
    .deleteFrom('sign_in_flows')
    .where('id', '=', id)
    .returning(['id', 'browser_hash as browserHash', 'sealed', 'expires_at as expiresAt'])
    .executeTakeFirst();
}

export async function deleteExpiredFlows(db: Db, at: string): Promise<void> {
  await db.deleteFrom('sign_in_flows').where('expires_at', '<=', at).execute();
}

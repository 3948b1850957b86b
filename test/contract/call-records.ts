import * as sdk from '@excerpt/sdk';
import type { Client } from '@excerpt/sdk';
import { ok } from '../harness/builders.ts';

/** Reads what was done and used in a workspace, and limits it. */
export async function callRecords(client: Client, slug: string): Promise<void> {
  const path = { slug };
  ok(await sdk.listAuditLog({ client, query: { workspace: slug } }));
  ok(await sdk.updateBudget({ client, path, body: { maxPages: 1000 } }));
  ok(await sdk.getBudget({ client, path }));
  ok(await sdk.getUsage({ client, path, query: { month: '2026-01' } }));
}

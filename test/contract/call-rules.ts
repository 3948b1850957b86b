import * as sdk from '@excerpt/sdk';
import type { Client } from '@excerpt/sdk';
import { ok } from '../harness/builders.ts';

export async function callRules(client: Client, path: { slug: string; schemaKey: string }): Promise<void> {
  ok(await sdk.listRuleSets({ client }));
  ok(await sdk.tryRules({ client, path, body: { rules: [{ name: 'any', check: 'total > 0', severity: 'error' }] } }));
  ok(await sdk.checkRules({ client, path, body: { data: {} } }));
}

import * as sdk from '@excerpt/sdk';
import { ok } from '../harness/builders.ts';

/** Everything about a person who is in no document. */
export async function callPrivacy(client: sdk.Client, slug: string): Promise<void> {
  const path = { slug };
  const query = { query: 'nobody' };
  ok(await sdk.findPrivacyDocuments({ client, path, query }));
  ok(await sdk.exportPrivacyDocuments({ client, path, query }));
  ok(await sdk.exportAuditLog({ client, query: { workspace: slug } }));
  const { id } = ok(await sdk.createErasure({ client, path, body: query }));
  ok(await sdk.listErasures({ client, path }));
  ok(await sdk.getErasure({ client, path: { id } }));
  ok(await sdk.listErasureDocuments({ client, path: { id } }));
  ok(await sdk.confirmErasure({ client, path: { id } }));
}

import * as sdk from '@excerpt/sdk';
import type { Client } from '@excerpt/sdk';
import { ok } from '../harness/builders.ts';

/** Lets people into a workspace, and takes them out again. */
export async function callMembers(client: Client, slug: string, userId: string): Promise<void> {
  const path = { slug };
  ok(await sdk.addMember({ client, path, body: { userId } }));
  ok(await sdk.listMembers({ client, path }));
  ok(await sdk.updateMember({ client, path: { slug, userId }, body: { role: 'reviewer' } }));
  await sdk.removeMember({ client, path: { slug, userId } });
  const invite = ok(await sdk.createInvite({ client, path, body: { role: 'member' } }));
  ok(await sdk.listInvites({ client, path }));
  await sdk.deleteInvite({ client, path: { id: invite.id } });
}

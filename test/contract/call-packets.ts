import * as sdk from '@excerpt/sdk';
import type { Client } from '@excerpt/sdk';
import { expect } from 'vitest';
import { ok } from '../harness/builders.ts';
import type { Gate } from '../harness/gate.ts';

interface PacketCalls {
  client: Client;
  /** Holds models back. */
  gate: Gate;
  idle: () => Promise<void>;
}

/** Calls the operations of packets and of their splitters. */
export async function callPackets(
  { client, gate, idle }: PacketCalls,
  path: { slug: string },
  documentId: string,
): Promise<void> {
  const categories = [{ name: 'Invoice', schemaKey: 'invoice' }];
  ok(await sdk.createSplitter({ client, path, body: { key: 'mail', categories, reviewBelow: 1 } }));
  ok(await sdk.listSplitters({ client, path }));
  const splitter = { ...path, splitterKey: 'mail' };
  ok(await sdk.getSplitter({ client, path: splitter }));
  ok(await sdk.listSplitterVersions({ client, path: splitter }));
  ok(await sdk.classify({ client, path, body: { documentId } }));
  const file = new File(['Total: 1'], 'stack.txt');
  const uploaded = ok(await sdk.uploadPacket({ client, path, body: { file, splitter: 'mail' } }));
  const packet = { id: ok(await sdk.createPacket({ client, path, body: { documentId, splitter: 'mail' } })).id };
  await idle();
  expect(ok(await sdk.getPacket({ client, path: packet })).status).toBe('needs_review');
  ok(await sdk.updatePacket({ client, path: packet, body: { parts: [{ pages: '1', category: 'Invoice' }] } }));
  ok(await sdk.approvePacket({ client, path: packet }));
  await idle();
  const judged = { ...splitter, id: ok(await sdk.createSplitterEvaluation({ client, path: splitter, body: {} })).id };
  await idle();
  expect(ok(await sdk.getSplitterEvaluation({ client, path: judged })).status).toBe('completed');
  const key = { provider: 'mistral-eu', secret: 'another-secret-of-the-test' };
  const { id: keyId } = ok(await sdk.createProviderKey({ client, body: key }));
  gate.close();
  const body = { model: 'mistral-eu/mistral-small-2603' };
  const held = ok(await sdk.createSplitterEvaluation({ client, path: splitter, body }));
  ok(await sdk.cancelSplitterEvaluation({ client, path: { ...splitter, id: held.id } }));
  gate.open();
  await sdk.deleteProviderKey({ client, path: { id: keyId } });
  ok(await sdk.listSplitterEvaluations({ client, path: splitter }));
  ok(await sdk.cancelPacket({ client, path: { id: uploaded.id } }));
  ok(await sdk.listPackets({ client, path }));
  expect((await sdk.deletePacket({ client, path: packet })).response?.status).toBe(204);
}

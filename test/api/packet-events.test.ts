import {
  approvePacket,
  cancelPacket,
  createSplitter,
  createWebhook,
  getPacket,
  listAuditLog,
  updatePacket,
  uploadPacket,
  type Packet,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

let app: TestApp;
let receiver: WebhookReceiver;
let stack: File;

beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ settings: loopbackWebhooks });
  stack = await makeStack([invoicePage('4711'), ...CONTRACT_PAGES]);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

/** A workspace with a splitter whose packets always wait for a person, and one whose never do. */
async function workspaceWithSplitters() {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const categories = [{ name: 'Invoice', schemaKey: 'invoice' }, { name: 'Contract' }];
  ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
  ok(await createSplitter({ client, path, body: { key: 'careful', categories, reviewBelow: 1 } }));
  return path;
}

const upload = async (path: { slug: string }, splitter: string) =>
  ok(await uploadPacket({ client: app.admin.client, path, body: { file: stack, splitter } }));
const read = async (id: string, wait = 0): Promise<Packet> =>
  ok(await getPacket({ client: app.admin.client, path: { id }, query: { wait } }));

test('events tell that a packet needs a review, and how it ended, without its pages', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSplitters();
  const events: ('packet.completed' | 'packet.review_needed')[] = ['packet.completed', 'packet.review_needed'];
  ok(await createWebhook({ client, path, body: { url: receiver.url, events } }));
  receiver.received.length = 0;
  const sent = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: Packet });

  const { id } = await upload(path, 'careful');
  await app.app.idle();
  const open = await read(id);
  expect(sent()).toEqual([expect.objectContaining({ type: 'packet.review_needed', data: { ...open, pages: [] } })]);
  ok(await approvePacket({ client, path: { id } }));
  await app.app.idle();
  expect(sent()[1]).toMatchObject({ type: 'packet.completed', data: { ...(await read(id)), pages: [] } });

  const cancelled = await upload(path, 'careful');
  await app.app.idle();
  ok(await cancelPacket({ client, path: { id: cancelled.id } }));
  await app.app.idle();
  expect(sent().slice(2)).toMatchObject([
    { type: 'packet.review_needed' },
    { type: 'packet.completed', data: { id: cancelled.id, status: 'cancelled' } },
  ]);
});

test('a read waits until a packet is final or needs a review, and no longer than asked', async () => {
  const path = await workspaceWithSplitters();
  const [whole, doubtful] = [await upload(path, 'mail'), await upload(path, 'careful')];
  expect((await read(whole.id, 60)).status).toBe('completed');
  expect((await read(doubtful.id, 60)).status).toBe('needs_review');
  expect((await read(doubtful.id, 1)).status).toBe('needs_review');
  const unknown = { client: app.admin.client, path: { id: 'pkt_unknown' }, query: { wait: 5 } };
  expect(failure(await getPacket(unknown)).code).toBe('not_found');
});

test('of two people who move cuts at once, one wins and the other is told', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSplitters();
  const { id } = await upload(path, 'careful');
  const { revision } = await read(id, 60);
  const cuts = [[{ pages: '1-2' }, { pages: '3' }], [{ pages: '1' }, { pages: '2-3' }], [{ pages: '1-3' }]];
  const answers = await Promise.all(
    cuts.map((parts) => updatePacket({ client, path: { id }, body: { revision, parts } })),
  );
  const won = answers.filter(({ response }) => response?.status === 200);
  expect(won).toHaveLength(1);
  for (const answer of answers.filter((one) => !won.includes(one)))
    expect(failure(answer)).toMatchObject({ status: 409, code: 'packet_changed', message: expect.any(String) });
  const after = await read(id);
  expect(after.revision).toBe(revision + 1);
  expect(after.parts).toEqual(won[0]?.data?.parts);
});

test('the audit log says what was done with a packet', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSplitters();
  const { id } = await upload(path, 'careful');
  const { revision } = await read(id, 60);
  ok(await updatePacket({ client, path: { id }, body: { revision, parts: [{ pages: '1-3' }] } }));
  ok(await approvePacket({ client, path: { id } }));
  await read(id, 60);
  await app.admin.request(`/packets/${id}`, { method: 'DELETE' });
  const actions = async () =>
    ok(await listAuditLog({ client, query: { workspace: path.slug, action: 'packet' } }))
      .data.filter(({ targetId }) => targetId === id)
      .map(({ action }) => action);
  await expect
    .poll(actions)
    .toEqual(expect.arrayContaining(['packet.created', 'packet.corrected', 'packet.approved', 'packet.deleted']));
});

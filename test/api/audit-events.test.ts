import { addMember, createDocument, createWebhook, exportAuditLog, listAuditLog, updateWebhook } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

let app: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  app = await startTestApp({ settings: loopbackWebhooks });
  receiver = await startReceiver();
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

interface AuditEvent {
  type: string;
  data: { workspaceId: string; entries: { action: string; position: number; hash: string; workspaceId: string }[] };
}

test('entries reach the owner who asks for them, once, in order, and without content', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const other = await workspaceWithSchema(app.admin);
  ok(await createWebhook({ client, path, body: { url: `${receiver.url}/audit`, events: ['audit.recorded'] } }));
  ok(await createWebhook({ client, path, body: { url: `${receiver.url}/all` } }));
  for (const place of [path, other])
    ok(await createDocument({ client, path: place, body: { name: 'a.txt', content: 'Zanzibar' } }));
  const list = async () =>
    receiver.received
      .filter((one) => one.path === '/audit')
      .flatMap(({ body }) => (JSON.parse(body) as AuditEvent).data.entries);
  await expect
    .poll(async () => (await list()).map(({ action }) => action), { timeout: 20_000 })
    .toContain('document.created');
  const entries = await list();
  expect(entries.map(({ action }) => action)).toContain('webhook.created');
  expect(new Set(entries.map(({ workspaceId }) => workspaceId)).size).toBe(1);
  const positions = entries.map(({ position }) => position);
  expect(positions).toEqual([...new Set(positions)].sort((one, two) => one - two));
  const listed = ok(await listAuditLog({ client, query: { workspace: path.slug } })).data;
  for (const { position, hash } of entries) expect(listed.find((one) => one.position === position)?.hash).toBe(hash);
  expect(JSON.stringify(entries)).not.toContain('Zanzibar');
  const all = receiver.received.filter((one) => one.path === '/all').map(({ body }) => JSON.parse(body) as AuditEvent);
  expect(all.map(({ type }) => type)).not.toContain('audit.recorded');
});

test('members may neither ask for entries nor redirect them', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const member = await app.addUser();
  ok(await addMember({ client, path, body: { userId: member.id } }));
  const body = { url: `${receiver.url}/member`, events: ['audit.recorded' as const] };
  expect(failure(await createWebhook({ client: member.client, path, body }))).toMatchObject({ code: 'forbidden' });
  const { id } = ok(await createWebhook({ client, path, body }));
  const redirected = updateWebhook({ client: member.client, path: { id }, body: { url: `${receiver.url}/there` } });
  expect(failure(await redirected)).toMatchObject({ code: 'forbidden' });
  const own = ok(await createWebhook({ client: member.client, path, body: { url: body.url } }));
  const widened = updateWebhook({ client: member.client, path: { id: own.id }, body: { events: body.events } });
  expect(failure(await widened)).toMatchObject({ code: 'forbidden' });
});

test('the log is exported as NDJSON, oldest first, with its filters', async () => {
  const path = await workspaceWithSchema(app.admin);
  const { client } = app.admin;
  for (let count = 0; count < 3; count += 1)
    ok(await createDocument({ client, path, body: { name: 'a.txt', content: 'Text' } }));
  const query = new URLSearchParams({ workspace: path.slug, action: 'document' });
  const response = await app.admin.request(`/audit-log/export?${query.toString()}`);
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  const lines = (await response.text()).trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as { id: string; action: string });
  expect(entries.map(({ action }) => action)).toEqual(Array(3).fill('document.created'));
  const listed = ok(await listAuditLog({ client, query: { workspace: path.slug, action: 'document' } })).data;
  expect(entries.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).reverse());
  const later = await exportAuditLog({ client, query: { workspace: path.slug, to: '2020-01-01T00:00:00Z' } });
  expect(later.response?.status).toBe(200);
});

import {
  addMember,
  createWebhook,
  getReview,
  getWorkspace,
  listMembers,
  listRunCalls,
  listWebhooks,
  listWorkspaces,
  requestReview,
  updateMember,
  updateReview,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractText, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

test('a role is given, changed from the next request on, and said with the workspace', async () => {
  const path = await workspaceWithSchema(owner);
  const user = await app.addUser();
  const asOwner = { client: owner.client, path };
  ok(await addMember({ ...asOwner, body: { userId: user.id, role: 'reader' } }));
  const seen = async () => ok(await getWorkspace({ client: user.client, path })).role;
  expect(await seen()).toBe('reader');
  expect(ok(await listWorkspaces({ client: user.client })).data.map(({ role }) => role)).toEqual(['reader']);

  const refused = failure(await createWebhook({ client: user.client, path, body: { url: 'https://8.8.8.8/' } }));
  expect(refused).toMatchObject({
    status: 403,
    code: 'forbidden',
    message: 'Your role in this workspace is reader. This needs the role member or owner.',
  });
  const memberPath = { slug: path.slug, userId: user.id };
  ok(await updateMember({ client: owner.client, path: memberPath, body: { role: 'member' } }));
  ok(await createWebhook({ client: user.client, path, body: { url: 'https://8.8.8.8/' } }));
  expect(ok(await listMembers(asOwner)).data.map(({ role }) => role)).toEqual(['member', 'owner']);

  ok(await updateMember({ client: owner.client, path: memberPath, body: { role: 'owner' } }));
  const founder = { slug: path.slug, userId: owner.id };
  const demotion = failure(await updateMember({ client: user.client, path: founder, body: { role: 'reader' } }));
  expect(demotion.status).toBe(403);
});

test('a reviewer reviews, and neither sees webhooks nor the prompts', async () => {
  const path = await workspaceWithSchema(owner);
  const run = await extractText(owner, path);
  ok(await requestReview({ client: owner.client, path: { id: run.id } }));
  const { id, client } = await app.addUser();
  ok(await addMember({ client: owner.client, path, body: { userId: id, role: 'reviewer' } }));
  ok(await getReview({ client, path: { id: run.id } }));
  const actions = [{ path: '/total', action: 'confirm' as const }];
  ok(await updateReview({ client, path: { id: run.id }, body: { actions } }));
  expect(failure(await listWebhooks({ client, path }))).toMatchObject({
    status: 403,
    message: expect.stringContaining('reader, member or owner') as string,
  });
  expect(failure(await listRunCalls({ client, path: { id: run.id } })).status).toBe(403);
});

test('a repeated request gets its answer only while its caller may still make it', async () => {
  const path = await workspaceWithSchema(owner);
  const user = await app.addUser();
  ok(await addMember({ client: owner.client, path, body: { userId: user.id } }));
  const send = () =>
    user.request(`/workspaces/${path.slug}/webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: JSON.stringify({ url: 'https://8.8.8.8/' }),
    });
  expect((await send()).status).toBe(201);
  expect((await send()).headers.get('idempotency-replayed')).toBe('true');
  const memberPath = { slug: path.slug, userId: user.id };
  ok(await updateMember({ client: owner.client, path: memberPath, body: { role: 'reader' } }));
  const refused = await send();
  expect(refused.status).toBe(403);
  expect(await refused.text()).not.toContain('whsec');
});

import {
  addMember,
  createApiKey,
  createProviderKey,
  createWebhook,
  createWorkspace,
  deleteApiKey,
  deleteProviderKey,
  deleteWebhook,
  deleteWorkspace,
  listAuditLog,
  removeMember,
  rotateWebhookSecret,
  testWebhook,
  updateEnvironment,
  updateProviderKey,
  updateWebhook,
  updateWorkspace,
  type AuditEntry,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failure, ok } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver } from '../harness/webhook-receiver.ts';

let app: TestApp;
let owner: TestUser;
let slug: string;

beforeAll(async () => {
  app = await startTestApp({ settings: loopbackWebhooks });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.addUser();
  ({ slug } = ok(await createWorkspace({ client: owner.client, body: { name: 'Audited' } })));
});

/** The entries of the user's log, oldest first. */
async function entriesOf(user: TestUser, workspace?: string): Promise<AuditEntry[]> {
  const query = { pageSize: 100, ...(workspace !== undefined && { workspace }) };
  return ok(await listAuditLog({ client: user.client, query })).data.toReversed();
}

const newest = async (user = owner) => (await entriesOf(user)).at(-1);

describe('the audit log', () => {
  test('has changes of a workspace, its environments and members', async () => {
    const { client } = owner;
    const member = await app.addUser();
    ok(await updateWorkspace({ client, path: { slug }, body: { name: 'Renamed' } }));
    const environment = ok(
      await updateEnvironment({ client, path: { slug, envSlug: 'production' }, body: { retentionDays: 30 } }),
    );
    ok(await addMember({ client, path: { slug }, body: { userId: member.id } }));
    ok(await addMember({ client, path: { slug }, body: { userId: member.id } }));
    await removeMember({ client, path: { slug, userId: member.id } });
    const entries = await entriesOf(owner, slug);
    expect(entries.map(({ action }) => action)).toEqual([
      'workspace.created',
      'workspace.updated',
      'environment.updated',
      'member.added',
      'member.removed',
    ]);
    expect(entries[0]).toMatchObject({
      id: expect.stringMatching(/^aud_[0-9a-z]{26}$/) as string,
      actorId: owner.id,
      targetType: 'workspace',
      changes: { name: { before: null, after: 'Audited' }, slug: { before: null, after: slug } },
    });
    expect(entries[0]?.targetId).toBe(entries[0]?.workspaceId);
    expect(entries[1]?.changes).toEqual({ name: { before: 'Audited', after: 'Renamed' } });
    expect(entries[2]).toMatchObject({
      targetType: 'environment',
      targetId: environment.id,
      workspaceId: environment.workspaceId,
      changes: { retentionDays: { before: null, after: 30 } },
    });
    expect(Object.keys(entries[2]?.changes ?? {})).toEqual(['retentionDays']);
    expect(entries[4]).toMatchObject({ targetType: 'member', targetId: member.id, changes: { role: { after: null } } });
  });

  test('has changes of keys, which are in no workspace, and no secrets', async () => {
    const { client } = owner;
    const apiKey = ok(await createApiKey({ client, body: { name: 'Reports', scope: 'read' } }));
    const secret = 'sk-a-secret-of-the-tests';
    const providerKey = ok(await createProviderKey({ client, body: { provider: 'openai', secret } }));
    const other = 'sk-another-secret-of-them';
    ok(await updateProviderKey({ client, path: { id: providerKey.id }, body: { name: 'Ours', secret: other } }));
    const binding = { providerKeyId: providerKey.id };
    ok(await updateEnvironment({ client, path: { slug, envSlug: 'staging' }, body: binding }));
    expect((await newest())?.changes).toEqual({ providerKeyId: { before: null, after: providerKey.id } });
    ok(await updateEnvironment({ client, path: { slug, envSlug: 'staging' }, body: { providerKeyId: null } }));
    await deleteProviderKey({ client, path: { id: providerKey.id } });
    await deleteApiKey({ client, path: { id: apiKey.id } });
    const entries = await entriesOf(owner);
    const keys = entries.filter(({ workspaceId }) => workspaceId === null);
    expect(keys.map(({ action, targetId, actorId }) => [action, targetId, actorId])).toEqual([
      // The operator gave the user its first key.
      ['api_key.created', expect.any(String), null],
      ['api_key.created', apiKey.id, owner.id],
      ['provider_key.created', providerKey.id, owner.id],
      ['provider_key.updated', providerKey.id, owner.id],
      ['provider_key.deleted', providerKey.id, owner.id],
      ['api_key.deleted', apiKey.id, owner.id],
    ]);
    expect(keys[1]?.changes).toMatchObject({ name: { before: null, after: 'Reports' }, scope: { after: 'read' } });
    expect(keys[3]?.changes).toMatchObject({ name: { before: 'OpenAI', after: 'Ours' } });
    const text = JSON.stringify(entries);
    for (const hidden of [secret, other, apiKey.key]) expect(text).not.toContain(hidden);
  });

  test('has changes of webhook endpoints, by members too, without secrets', async () => {
    const member = await app.addUser();
    ok(await addMember({ client: owner.client, path: { slug }, body: { userId: member.id } }));
    const { client } = member;
    const url = 'http://127.0.0.1:9999/hook';
    const made = ok(await createWebhook({ client, path: { slug }, body: { url: `${url}?token=of-the-tests` } }));
    ok(await updateWebhook({ client, path: made, body: { events: ['run.failed'], isActive: false } }));
    const rotated = ok(await rotateWebhookSecret({ client, path: made }));
    await deleteWebhook({ client: owner.client, path: made });
    const entries = (await entriesOf(owner, slug)).slice(2);
    expect(entries.map(({ action, targetId, actorId }) => [action, targetId, actorId])).toEqual([
      ['webhook.created', made.id, member.id],
      ['webhook.updated', made.id, member.id],
      ['webhook.secret_rotated', made.id, member.id],
      ['webhook.deleted', made.id, owner.id],
    ]);
    expect(entries[0]?.changes['url']).toEqual({ before: null, after: url });
    expect(entries[1]?.changes).toEqual({
      events: { before: ['*'], after: ['run.failed'] },
      isActive: { before: true, after: false },
    });
    const text = JSON.stringify(entries);
    for (const hidden of [made.secret, rotated.secret, 'of-the-tests']) expect(text).not.toContain(hidden);
  });

  test('keeps the entries of a deleted workspace in its owner’s log', async () => {
    await deleteWorkspace({ client: owner.client, path: { slug } });
    expect(await newest()).toMatchObject({
      action: 'workspace.deleted',
      changes: { slug: { before: slug, after: null } },
    });
    const answer = await listAuditLog({ client: owner.client, query: { workspace: slug } });
    expect(failure(answer)).toMatchObject({ status: 404 });
  });

  test('does not record a change that fails', async () => {
    const before = (await entriesOf(owner)).length;
    const { client } = owner;
    await updateEnvironment({ client, path: { slug, envSlug: 'production' }, body: { model: 'gpt-5' } });
    await createWorkspace({ client, body: { name: 'Again', slug } });
    await deleteApiKey({ client, path: { id: 'key_none' } });
    expect(await entriesOf(owner)).toHaveLength(before);
  });

  test('is read by the owner only, page by page', async () => {
    const member = await app.addUser();
    const stranger = await app.addUser();
    ok(await addMember({ client: owner.client, path: { slug }, body: { userId: member.id } }));
    const query = { workspace: slug };
    expect(failure(await listAuditLog({ client: member.client, query }))).toMatchObject({ status: 403 });
    expect(failure(await listAuditLog({ client: stranger.client, query }))).toMatchObject({ status: 404 });
    expect((await entriesOf(member)).map(({ action }) => action)).toEqual(['api_key.created', 'request.refused']);
    const { client } = owner;
    const first = ok(await listAuditLog({ client, query: { pageSize: 1 } }));
    const second = ok(await listAuditLog({ client, query: { pageSize: 1, page: 2 } }));
    expect([first, second]).toMatchObject([
      { total: 3, page: 1, pageSize: 1, data: [{ action: 'member.added' }] },
      { total: 3, page: 2, data: [{ action: 'workspace.created' }] },
    ]);
    expect(failure(await listAuditLog({ client, query: { pageSize: 101 } }))).toMatchObject({ status: 400 });
  });
});

test('the log has locked environments that lose their key with its deletion', async () => {
  const { client } = owner;
  const key = { provider: 'openai', secret: 'sk-a-secret-of-the-tests' };
  const ids: string[] = [];
  for (let count = 0; count < 2; count += 1) ids.push(ok(await createProviderKey({ client, body: key })).id);
  const [bound = '', next = ''] = ids;
  const fallbacks = [{ providerKeyId: next, model: 'gpt-6-luna' }];
  const body = { providerKeyId: bound, model: 'gpt-6-luna', fallbacks };
  const { id: targetId } = ok(await updateEnvironment({ client, path: { slug, envSlug: 'staging' }, body }));
  await app.withAdmin((admin) => admin.setPlan(owner.id, 'free'));
  for (const id of ids) expect((await deleteProviderKey({ client, path: { id } })).response?.status).toBe(204);
  const entries = (await entriesOf(owner, slug)).slice(-2);
  const change = { action: 'environment.updated', actorId: owner.id, targetId };
  expect(entries).toMatchObject([change, change]);
  expect(entries.map(({ changes }) => changes)).toEqual([
    { providerKeyId: { before: bound, after: null }, model: { before: 'gpt-6-luna', after: null } },
    { fallbacks: { before: fallbacks, after: [] } },
  ]);
});

test('the log has what the operator does', async () => {
  const user = await app.addUser('free');
  await app.withAdmin((admin) => admin.setPlan(user.id, 'pro'));
  await app.withAdmin((admin) => admin.setPlan(user.id, 'pro'));
  const entries = await entriesOf(user);
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['api_key.created', null],
    ['user.updated', null],
  ]);
  expect(entries[1]).toMatchObject({
    targetType: 'user',
    targetId: user.id,
    workspaceId: null,
    changes: { plan: { before: 'free', after: 'pro' } },
  });
});

test('the log has a webhook that the server has disabled', async () => {
  const receiver = await startReceiver((response) => response.writeHead(410).end());
  try {
    const { client } = owner;
    const webhook = ok(await createWebhook({ client, path: { slug }, body: { url: receiver.url } }));
    ok(await testWebhook({ client, path: { id: webhook.id } }));
    await expect.poll(async () => (await newest())?.action).toBe('webhook.disabled');
    expect(await newest()).toMatchObject({
      actorId: null,
      targetId: webhook.id,
      changes: { isActive: { before: true, after: false }, disabledReason: { before: null, after: 'gone' } },
    });
  } finally {
    await receiver.close();
  }
});

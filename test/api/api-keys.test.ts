import {
  addMember,
  createApiKey,
  createClient,
  createDocument,
  createSchema,
  createWorkspace,
  deleteApiKey,
  deleteWorkspace,
  getDocument,
  getMe,
  getWorkspace,
  listApiKeys,
  listDocuments,
  listWorkspaces,
  type Client,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timestamp } from '../../server/lib/clock.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { movableClock } from '../harness/test-clock.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
const clock = movableClock();
const HOUR = 3_600_000;

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine(), clock });
});
afterAll(() => app.close());

/** The same service with another key. */
function withKey(key: string): Promise<Response> {
  return app.admin.request('/me', { headers: { 'x-api-key': key } });
}

async function errorOf(response: Response) {
  return {
    status: response.status,
    ...((await response.json()) as { code: string; message: string; retryable: boolean; requestId: string }),
  };
}

describe('the caller', () => {
  test.each(['free', 'pro'] as const)('gets its id, name and plan %s', async (plan) => {
    const { id, client } = await app.addUser(plan);
    const me = ok(await getMe({ client }));
    expect(me).toEqual({ id, name: expect.any(String), plan });
    expect(id).toMatch(/^usr_/);
  });
});

describe('a request without a good key', () => {
  test('is answered alike without a key, with a wrong one and with an empty one', async () => {
    const without = await errorOf(await fetch(`${app.url}/me`));
    const wrong = await errorOf(await withKey('exk_not-a-key-of-anybody'));
    const empty = await errorOf(await withKey(''));
    expect(without).toMatchObject({ status: 401, code: 'unauthorized', retryable: false });
    for (const other of [wrong, empty]) {
      expect({ ...other, requestId: '' }).toEqual({ ...without, requestId: '' });
    }
  });

  test('cannot read or change anything', async () => {
    const { client } = await app.addUser();
    const { slug } = ok(await createWorkspace({ client, body: { name: 'Hidden' } }));
    for (const path of [
      `/workspaces/${slug}`,
      '/workspaces/none-such',
      '/documents/doc_x',
      '/runs/run_x',
      '/providers',
    ]) {
      expect((await fetch(app.url + path)).status).toBe(401);
    }
    const body = JSON.stringify({ name: 'Sneaked in' });
    const posted = await fetch(`${app.url}/workspaces`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(posted.status).toBe(401);
    expect(ok(await listWorkspaces({ client })).data.map(({ name }) => name)).toEqual(['Hidden']);
  });
});

describe('an API key', () => {
  test('is shown once, works immediately, and is listed without its secret', async () => {
    const { client } = await app.addUser();
    const before = ok(await listApiKeys({ client }));
    const created = ok(await createApiKey({ client, body: { name: 'Dashboard' } }));
    expect(created).toMatchObject({ name: 'Dashboard', scope: 'write', expiresAt: null, lastUsedAt: null });
    expect((await withKey(created.key)).status).toBe(200);

    const listed = ok(await listApiKeys({ client }));
    expect(listed.total).toBe(before.total + 1);
    const [newest] = listed.data;
    expect(newest).toMatchObject({ id: created.id, name: 'Dashboard', maskedKey: created.maskedKey });
    expect(newest?.lastUsedAt).toMatch(/Z$/);
    expect(JSON.stringify(listed)).not.toContain(created.key);
    expect(created.maskedKey).not.toContain(created.key.slice(8, -4));
  });

  test('is refused once it is deleted', async () => {
    const { client } = await app.addUser();
    const { id, key } = ok(await createApiKey({ client, body: { name: 'Leaked' } }));
    expect((await withKey(key)).status).toBe(200);
    expect((await deleteApiKey({ client, path: { id } })).response?.status).toBe(204);
    expect(await errorOf(await withKey(key))).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(failure(await deleteApiKey({ client, path: { id } }))).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('can revoke itself', async () => {
    const { client } = await app.addUser();
    const { id, key } = ok(await createApiKey({ client, body: { name: 'Own' } }));
    const gone = await app.admin.request(`/api-keys/${id}`, { method: 'DELETE', headers: { 'x-api-key': key } });
    expect(gone.status).toBe(204);
    expect((await withKey(key)).status).toBe(401);
  });

  test('belongs to its user: to others it is not there', async () => {
    const owner = await app.addUser();
    const other = await app.addUser();
    const { id, key } = ok(await createApiKey({ client: owner.client, body: { name: 'Mine' } }));
    expect(failure(await deleteApiKey({ client: other.client, path: { id } }))).toMatchObject({ status: 404 });
    expect(ok(await listApiKeys({ client: other.client })).data.map((one) => one.id)).not.toContain(id);
    expect((await withKey(key)).status).toBe(200);
  });

  test('works up to its expiry and not after it', async () => {
    const { client } = await app.addUser();
    const expiresAt = timestamp(clock.now() + HOUR);
    const { key, ...created } = ok(await createApiKey({ client, body: { name: 'Short-lived', expiresAt } }));
    expect(created.expiresAt).toBe(expiresAt);
    expect((await withKey(key)).status).toBe(200);
    clock.advance(HOUR + 1000);
    expect(await errorOf(await withKey(key))).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('cannot be made to expire in the past, nor at something that is no time', async () => {
    const { client } = await app.addUser();
    for (const expiresAt of [timestamp(clock.now() - 1000), 'tomorrow']) {
      const refused = failure(await createApiKey({ client, body: { name: 'Late', expiresAt } }));
      expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
      expect(refused.details?.[0]).toMatchObject({ in: 'body', path: '/expiresAt' });
    }
    expect(ok(await listApiKeys({ client })).total).toBe(1);
  });

  test('with the scope read reads, and changes nothing', async () => {
    const owner = await app.addUser();
    const reader = await app.addKey(owner, { scope: 'read' });
    const { slug } = ok(await createWorkspace({ client: owner.client, body: { name: 'Read only' } }));
    expect(ok(await listWorkspaces({ client: reader.client })).total).toBe(1);

    const changes: [string, string, object | undefined][] = [
      ['POST', '/workspaces', { name: 'New' }],
      ['POST', '/api-keys', { name: 'A key that may write' }],
      ['PATCH', `/workspaces/${slug}`, { name: 'Changed' }],
      ['DELETE', `/workspaces/${slug}`, undefined],
    ];
    for (const [method, path, body] of changes) {
      const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const response = await reader.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      expect(await errorOf(response)).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(ok(await listWorkspaces({ client: owner.client })).data).toMatchObject([{ slug, name: 'Read only' }]);
  });
});

describe('a key with limits', () => {
  test('works for one workspace and one environment only', async () => {
    const owner = await app.addUser('pro');
    const path = await workspaceWithSchema(owner);
    const other = await workspaceWithSchema(owner);
    const schema = { schemaKey: 'another', name: 'Another' };
    const body = { name: 'CI', workspace: path.slug, env: 'staging' as const };
    const created = ok(await createApiKey({ client: owner.client, body }));
    expect(created).toMatchObject({ workspace: path.slug, env: 'staging', role: null });
    const client = createClient({ baseUrl: app.url, apiKey: created.key });

    expect(ok(await listWorkspaces({ client })).data.map(({ slug }) => slug)).toEqual([path.slug]);
    expect(failure(await getWorkspace({ client, path: { slug: other.slug } })).status).toBe(404);
    const document = ok(await createDocument({ client, path, body: { name: 'a.txt', content: 'Total: 1' } }));
    const seen = ok(await listDocuments({ client: owner.client, path, query: { env: 'staging' } }));
    expect(seen.data.map(({ id }) => id)).toEqual([document.id]);
    expect(failure(await listDocuments({ client, path, query: { env: 'production' } })).status).toBe(404);
    const inProduction = ok(
      await createDocument({ client: owner.client, path, body: { name: 'b.txt', content: 'b' } }),
    );
    expect(failure(await getDocument({ client, path: { id: inProduction.id } })).status).toBe(404);
    expect(failure(await createSchema({ client, path, body: { ...schema, definition: {} } })).status).toBe(403);
    for (const refused of [
      await createApiKey({ client, body: { name: 'Wider' } }),
      await listApiKeys({ client }),
      await createWorkspace({ client, body: { name: 'Another' } }),
      await addMember({ client, path, body: { userId: owner.id } }),
    ])
      expect(failure(refused)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('has the lesser of its role and that of its user', async () => {
    const owner = await app.addUser('pro');
    const path = await workspaceWithSchema(owner);
    const issue = async (user: typeof owner, role: 'owner' | 'reader') => {
      const { key } = ok(await createApiKey({ client: user.client, body: { name: role, role } }));
      return createClient({ baseUrl: app.url, apiKey: key });
    };
    const send = (client: Client) => createDocument({ client, path, body: { name: 'a.txt', content: 'Total: 1' } });
    expect(failure(await send(await issue(owner, 'reader'))).message).toBe(
      'The role of this API key is reader. This needs the role member or owner.',
    );
    const reader = await app.addUser('pro');
    ok(await addMember({ client: owner.client, path, body: { userId: reader.id, role: 'reader' } }));
    expect(failure(await send(await issue(reader, 'owner'))).message).toContain(
      'Your role in this workspace is reader.',
    );
  });

  test('is refused for what does not exist, and ends with its workspace', async () => {
    const [owner, stranger] = [await app.addUser('pro'), await app.addUser('pro')];
    const { slug } = await workspaceWithSchema(owner);
    const body = { name: 'CI', workspace: slug };
    expect(failure(await createApiKey({ client: stranger.client, body }))).toMatchObject({
      status: 404,
      message: 'Workspace not found.',
    });
    const unknown = await createApiKey({ client: owner.client, body: { name: 'CI', role: 'king' as 'owner' } });
    expect(failure(unknown)).toMatchObject({
      status: 400,
      message: 'role (body) must be one of owner, member, reviewer, reader, null.',
    });
    const { key } = ok(await createApiKey({ client: owner.client, body }));
    expect((await withKey(key)).status).toBe(200);
    expect((await deleteWorkspace({ client: owner.client, path: { slug } })).response?.status).toBe(204);
    expect((await withKey(key)).status).toBe(401);
  });
});

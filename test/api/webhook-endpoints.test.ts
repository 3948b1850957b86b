import {
  addMember,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhookDelivery,
  redeliverWebhookEvents,
  removeMember,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type WebhookEndpointInput,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks } from '../harness/webhook-receiver.ts';

let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.addUser();
  path = await workspaceWithSchema(owner);
});
afterAll(() => app.close());

const url = 'https://hooks.example.com/excerpt';
const create = async (body: Partial<WebhookEndpointInput> = {}, user = owner) =>
  ok(await createWebhook({ client: user.client, path, body: { url, ...body } }));

describe('a webhook endpoint', () => {
  test('is created with a secret that no later answer shows', async () => {
    const { client } = owner;
    const { secret, ...endpoint } = await create({ events: ['run.completed'], description: 'Ours' });
    expect(secret).toMatch(/^whsec_/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    expect(endpoint).toMatchObject({
      url,
      events: ['run.completed'],
      description: 'Ours',
      isActive: true,
      disabledReason: null,
    });
    expect(ok(await getWebhook({ client, path: endpoint }))).toEqual(endpoint);
    expect(ok(await listWebhooks({ client, path })).data).toContainEqual(endpoint);
  });

  test('receives all kinds unless it names some', async () => {
    expect((await create()).events).toEqual(['*']);
  });

  test('is changed field by field', async () => {
    const { client } = owner;
    const { secret: _secret, ...endpoint } = await create();
    const patched = ok(await updateWebhook({ client, path: endpoint, body: { description: 'New', isActive: false } }));
    expect(patched).toEqual({ ...endpoint, description: 'New', isActive: false, updatedAt: patched.updatedAt });
    const again = ok(await updateWebhook({ client, path: endpoint, body: { events: ['*'], description: null } }));
    expect(again).toMatchObject({ description: null, isActive: false, events: ['*'] });
  });

  test('gets a new secret by rotation', async () => {
    const { secret, ...endpoint } = await create();
    const rotated = ok(await rotateWebhookSecret({ client: owner.client, path: endpoint }));
    expect(rotated.secret).toMatch(/^whsec_/);
    expect(rotated.secret).not.toBe(secret);
  });

  test('is deleted by the owner only', async () => {
    const member = await app.addUser();
    ok(await addMember({ client: owner.client, path, body: { userId: member.id } }));
    const endpoint = await create({}, member);
    expect(failure(await deleteWebhook({ client: member.client, path: endpoint }))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect((await deleteWebhook({ client: owner.client, path: endpoint })).response?.status).toBe(204);
    expect(failure(await getWebhook({ client: owner.client, path: endpoint })).status).toBe(404);
  });

  test('belongs to one environment', async () => {
    const { client } = owner;
    const { id } = ok(await createWebhook({ client, path, query: { env: 'staging' }, body: { url } }));
    const inEnvironment = async (env: 'production' | 'staging') =>
      ok(await listWebhooks({ client, path, query: { env } })).data.map((endpoint) => endpoint.id);
    expect(await inEnvironment('staging')).toEqual([id]);
    expect(await inEnvironment('production')).not.toContain(id);
  });

  test('of another workspace is 404 for every operation', async () => {
    const { client } = await app.addUser();
    const endpoint = await create();
    const answers = [
      await getWebhook({ client, path: endpoint }),
      await updateWebhook({ client, path: endpoint, body: { isActive: false } }),
      await deleteWebhook({ client, path: endpoint }),
      await rotateWebhookSecret({ client, path: endpoint }),
      await testWebhook({ client, path: endpoint }),
      await listWebhookDeliveries({ client, path: endpoint }),
      await redeliverWebhookEvents({ client, path: endpoint, body: { since: '2026-01-01T00:00:00Z' } }),
      await redeliverWebhookDelivery({ client, path: { ...endpoint, deliveryId: 'whd_none' } }),
    ];
    for (const answer of answers) expect(failure(answer)).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('of a locked environment can be read and not changed', async () => {
    const free = await app.addUser();
    const { client } = free;
    const own = await workspaceWithSchema(free);
    const query = { env: 'staging' } as const;
    const { id } = ok(await createWebhook({ client, path: own, query, body: { url } }));
    await app.withAdmin((admin) => admin.setPlan(free.id, 'free'));
    expect(ok(await getWebhook({ client, path: { id } })).id).toBe(id);
    expect(ok(await listWebhookDeliveries({ client, path: { id } })).total).toBe(0);
    const answers = [
      await createWebhook({ client, path: own, query, body: { url } }),
      await updateWebhook({ client, path: { id }, body: { isActive: false } }),
      await deleteWebhook({ client, path: { id } }),
      await rotateWebhookSecret({ client, path: { id } }),
      await testWebhook({ client, path: { id } }),
    ];
    for (const answer of answers) expect(failure(answer)).toMatchObject({ status: 403, code: 'environment_locked' });
  });

  test.each([
    ['an unknown kind', { events: ['run.exploded'] }],
    ['no kinds', { events: [] }],
    ['a kind twice', { events: ['run.failed', 'run.failed'] }],
    ['an unknown field', { headers: {} }],
    ['a secret', { secret: 'whsec_AAAA' }],
  ])('with %s is refused', async (_, body) => {
    const answer = await createWebhook({ client: owner.client, path, body: { url, ...body } as WebhookEndpointInput });
    expect(failure(answer)).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('a destination', () => {
  const refused = [
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    'https://user:password@hooks.example.com/',
    'https://user@hooks.example.com/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://10.0.0.7/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://168.63.129.16/',
    'https://224.0.0.1/',
    'https://0.0.0.0/',
    'https://255.255.255.255/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
    'https://93.184.216.34:22/',
    'https://93.184.216.34:25/',
    'https://93.184.216.34:8/',
  ];

  test.each(refused)('%s is refused', async (destination) => {
    const { client } = owner;
    const answer = failure(await createWebhook({ client, path, body: { url: destination } }));
    expect(answer).toMatchObject({ status: 422, code: 'invalid_url', details: [{ in: 'body', path: '/url' }] });
    const endpoint = await create();
    expect(failure(await updateWebhook({ client, path: endpoint, body: { url: destination } })).code).toBe(
      'invalid_url',
    );
    expect(ok(await getWebhook({ client, path: endpoint })).url).toBe(url);
  });

  test.each(['https://93.184.216.34/', 'https://93.184.216.34:8443/', 'https://[2606:4700::1111]:1024/x?y=z'])(
    '%s is accepted',
    async (destination) => {
      expect((await create({ url: destination })).url).toBe(destination);
    },
  );

  test('may be an address of the inside, at any port, where the operator lists it', async () => {
    const inside = await startTestApp({ settings: loopbackWebhooks });
    try {
      const { client } = inside.admin;
      const own = await workspaceWithSchema(inside.admin);
      for (const destination of ['http://127.0.0.1:81/', 'https://127.8.9.1/', 'http://localhost:4000/'])
        ok(await createWebhook({ client, path: own, body: { url: destination } }));
      for (const destination of ['http://10.0.0.7/', 'http://[fd00::1]/', 'http://93.184.216.34:81/'])
        expect(failure(await createWebhook({ client, path: own, body: { url: destination } })).code).toBe(
          'invalid_url',
        );
    } finally {
      await inside.close();
    }
  });
});

describe('a webhook endpoint of a removed member', () => {
  test('receives nothing any more, until another member activates it', async () => {
    const member = await app.addUser();
    ok(await addMember({ client: owner.client, path, body: { userId: member.id } }));
    const theirs = await create({ description: 'Theirs' }, member);
    const taken = await create({ description: 'Taken over' }, member);
    ok(await updateWebhook({ client: owner.client, path: taken, body: { url: `${url}/ours` } }));
    const moved = await create({ description: 'Moved' });
    ok(await updateWebhook({ client: member.client, path: moved, body: { url: `${url}/elsewhere` } }));
    const removed = await removeMember({ client: owner.client, path: { ...path, userId: member.id } });
    expect(removed.response?.status).toBe(204);
    const now = async (one: { id: string }) => ok(await getWebhook({ client: owner.client, path: one }));
    expect(await now(theirs)).toMatchObject({ isActive: false, disabledReason: 'member_removed' });
    expect(await now(moved)).toMatchObject({ isActive: false, disabledReason: 'member_removed' });
    expect(await now(taken)).toMatchObject({ isActive: true, disabledReason: null });
    const active = ok(await updateWebhook({ client: owner.client, path: theirs, body: { isActive: true } }));
    expect(active).toMatchObject({ isActive: true, disabledReason: null });
  });
});

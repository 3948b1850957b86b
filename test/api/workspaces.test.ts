import {
  addMember,
  createWorkspace,
  deleteWorkspace,
  getEnvironment,
  getWorkspace,
  listEnvironments,
  listMembers,
  listWorkspaces,
  removeMember,
  updateEnvironment,
  updateWorkspace,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let test_: TestApp;
let owner: TestUser;

beforeAll(async () => {
  test_ = await startTestApp({ engine: scriptedEngine() });
  owner = await test_.addUser('pro');
});
afterAll(() => test_.close());

describe('a workspace', () => {
  test('is created with its three environments, in order', async () => {
    const { client } = owner;
    const workspace = ok(await createWorkspace({ client, body: { name: 'Acme Inc.', description: 'Invoices' } }));
    expect(workspace).toMatchObject({
      slug: 'acme-inc',
      name: 'Acme Inc.',
      description: 'Invoices',
      createdBy: owner.id,
    });
    expect(workspace.id).toMatch(/^ws_[0-9a-hjkmnp-tv-z]{26}$/);
    expect(workspace.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

    const environments = ok(await listEnvironments({ client, path: { slug: 'acme-inc' } }));
    expect(environments).toMatchObject({ total: 3, page: 1, pageSize: 20 });
    expect(environments.data.map(({ slug, isDefault, isLocked }) => ({ slug, isDefault, isLocked }))).toEqual([
      { slug: 'production', isDefault: true, isLocked: false },
      { slug: 'staging', isDefault: false, isLocked: false },
      { slug: 'development', isDefault: false, isLocked: false },
    ]);
  });

  test('takes a derived slug that is free, and refuses an explicit one that is taken', async () => {
    const { client } = owner;
    const slugs = [];
    for (let index = 0; index < 3; index += 1) {
      slugs.push(ok(await createWorkspace({ client, body: { name: 'Müller & Söhne' } })).slug);
    }
    const [first] = slugs;
    expect(slugs).toEqual([first, `${first}-2`, `${first}-3`]);
    const taken = failure(await createWorkspace({ client, body: { name: 'Other', slug: first ?? '' } }));
    expect(taken).toMatchObject({ status: 409, code: 'slug_taken' });
  });

  test('gives the same slug to one of two requests that ask for it at once', async () => {
    const { client } = owner;
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => createWorkspace({ client, body: { name: 'Twice', slug: 'twice' } })),
    );
    expect(answers.map(({ response }) => response?.status).toSorted()).toEqual([201, 409]);
  });

  test.each(['A', '-a', 'a-', 'a', 'a b', 'x'.repeat(65), 'ä1'])('refuses the slug %j', async (slug) => {
    const refused = failure(await createWorkspace({ client: owner.client, body: { name: 'Name', slug } }));
    expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(refused.details?.[0]).toMatchObject({ in: 'body', path: '/slug' });
  });

  test('refuses a name of which no slug can be made', async () => {
    const refused = failure(await createWorkspace({ client: owner.client, body: { name: '🎉🎉🎉' } }));
    expect(refused).toMatchObject({ status: 422, code: 'slug_underivable' });
  });

  test('is listed newest first, in pages, with an exact total', async () => {
    const lister = await test_.addUser('free');
    for (const name of ['One', 'Two', 'Three'])
      ok(await createWorkspace({ client: lister.client, body: { name: `Listed ${name}` } }));
    const first = ok(await listWorkspaces({ client: lister.client, query: { pageSize: 2 } }));
    expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(first.data.map(({ name }) => name)).toEqual(['Listed Three', 'Listed Two']);
    expect(ok(await listWorkspaces({ client: lister.client, query: { pageSize: 2, page: 2 } })).data).toHaveLength(1);
    expect(ok(await listWorkspaces({ client: lister.client, query: { page: 9 } }))).toMatchObject({
      total: 3,
      data: [],
    });
  });

  test('is updated field by field, and not by an empty body', async () => {
    const { client } = owner;
    const { slug } = ok(await createWorkspace({ client, body: { name: 'Before', description: 'stays' } }));
    const updated = ok(await updateWorkspace({ client, path: { slug }, body: { name: 'After' } }));
    expect(updated).toMatchObject({ slug, name: 'After', description: 'stays' });
    expect(ok(await getWorkspace({ client, path: { slug } }))).toEqual(updated);
    const described = ok(await updateWorkspace({ client, path: { slug }, body: { description: 'For tests' } }));
    expect(described.description).toBe('For tests');
    expect(ok(await updateWorkspace({ client, path: { slug }, body: { description: null } })).description).toBeNull();
    expect(failure(await updateWorkspace({ client, path: { slug }, body: {} }))).toMatchObject({ status: 400 });
  });

  test('goes with everything under it', async () => {
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    expect((await deleteWorkspace({ client, path: { slug } })).response?.status).toBe(204);
    expect(failure(await getWorkspace({ client, path: { slug } }))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('members', () => {
  test('see and use a workspace, and leave its settings to the owner', async () => {
    const { slug } = await workspaceWithSchema(owner);
    const path = { slug };
    const member = await test_.addUser();
    const { client } = member;
    expect(failure(await getWorkspace({ client, path }))).toMatchObject({ status: 404 });

    expect(ok(await addMember({ client: owner.client, path, body: { userId: member.id } }))).toMatchObject({
      userId: member.id,
      role: 'member',
    });
    expect(ok(await getWorkspace({ client, path })).slug).toBe(slug);
    expect(ok(await listMembers({ client, path })).data.map(({ role }) => role)).toEqual(['member', 'owner']);

    const refusals = [
      await updateWorkspace({ client, path, body: { name: 'Mine' } }),
      await updateEnvironment({ client, path: { slug, envSlug: 'production' }, body: { model: null } }),
      await addMember({ client, path, body: { userId: owner.id } }),
      await deleteWorkspace({ client, path }),
    ];
    for (const refusal of refusals) expect(failure(refusal)).toMatchObject({ status: 403, code: 'forbidden' });

    expect((await removeMember({ client: owner.client, path: { slug, userId: member.id } })).response?.status).toBe(
      204,
    );
    expect(failure(await getWorkspace({ client, path }))).toMatchObject({ status: 404 });
    // Reviews and the audit log still name the user.
    const former = async () =>
      ok(await listMembers({ client: owner.client, path, query: { state: 'former' } })).data.map(
        ({ userId }) => userId,
      );
    expect(await former()).toEqual([member.id]);
    ok(await addMember({ client: owner.client, path, body: { userId: member.id } }));
    expect(await former()).toEqual([]);
    await removeMember({ client: owner.client, path: { slug, userId: member.id } });
    expect(await former()).toEqual([member.id]);
    expect(failure(await removeMember({ client: owner.client, path: { slug, userId: owner.id } }))).toMatchObject({
      status: 403,
    });
    expect(failure(await addMember({ client: owner.client, path, body: { userId: 'usr_nobody' } }))).toMatchObject({
      status: 404,
    });
  });
});

describe('an environment', () => {
  test('resolves to the system fallback', async () => {
    const { slug } = await workspaceWithSchema(owner);
    const environment = ok(await getEnvironment({ client: owner.client, path: { slug, envSlug: 'staging' } }));
    expect(environment).toMatchObject({
      slug: 'staging',
      providerKeyId: null,
      model: null,
      resolved: { provider: 'local', model: 'local-1', residency: 'EU', keySource: 'system' },
    });
  });

  test('takes null for both fields, and nothing else without a key', async () => {
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    const path = { slug, envSlug: 'production' };
    expect(ok(await updateEnvironment({ client, path, body: { providerKeyId: null, model: null } }))).toMatchObject({
      model: null,
    });
    const withModel = failure(await updateEnvironment({ client, path, body: { providerKeyId: null, model: 'gpt' } }));
    expect(withModel).toMatchObject({ status: 422, code: 'model_requires_key' });
    expect(failure(await updateEnvironment({ client, path, body: { providerKeyId: 'pk_unknown' } }))).toMatchObject({
      status: 404,
    });
    expect(failure(await updateEnvironment({ client, path, body: {} }))).toMatchObject({ status: 400 });
    expect(failure(await getEnvironment({ client, path: { slug, envSlug: 'prod' } }))).toMatchObject({ status: 404 });
  });

  test('but production is locked on the free plan: readable, and closed to changes', async () => {
    const free = await test_.addUser('free');
    const { slug } = await workspaceWithSchema(free);
    const { client } = free;
    const staging = ok(await getEnvironment({ client, path: { slug, envSlug: 'staging' } }));
    expect(staging.isLocked).toBe(true);
    const change = failure(
      await updateEnvironment({ client, path: { slug, envSlug: 'staging' }, body: { model: null } }),
    );
    expect(change).toMatchObject({ status: 403, code: 'environment_locked' });
  });
});

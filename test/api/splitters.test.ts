import {
  createSplitter,
  createWorkspace,
  getSplitter,
  listSplitters,
  listSplitterVersions,
  type SplitterInput,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failure, ok } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { movableClock } from '../harness/test-clock.ts';

describe('splitters', () => {
  const clock = movableClock();
  let app: TestApp;
  let user: TestUser;
  const path = { slug: 'sorted' };

  beforeAll(async () => {
    app = await startTestApp({ clock });
    user = await app.addUser('pro');
    ok(await createWorkspace({ client: user.client, body: { name: 'Sorted', slug: 'sorted' } }));
  });
  afterAll(() => app.close());

  const INVOICE = { name: 'Invoice' };
  /** Some time passes before each. */
  const create = async (body: SplitterInput) => {
    clock.advance(1_000);
    return ok(await createSplitter({ client: user.client, path, body }));
  };
  const get = async (splitterKey: string) =>
    ok(await getSplitter({ client: user.client, path: { ...path, splitterKey } }));
  const versions = async (splitterKey: string, query = {}) =>
    ok(await listSplitterVersions({ client: user.client, path: { ...path, splitterKey }, query }));

  test('are named by their keys, and leave what is not said to the service', async () => {
    const created = await create({ key: 'plain', categories: [INVOICE] });
    expect(created).toMatchObject({
      key: 'plain',
      name: 'plain',
      latestVersionNumber: 1,
      categories: [INVOICE],
      uncategorized: 'include',
      boundaries: 'auto',
      reviewBelow: null,
    });
    expect(created.updatedAt).toBe(created.createdAt);
    expect(await get('plain')).toEqual(created);
  });

  test('keep all that they are told', async () => {
    const categories = [{ name: 'Invoice', description: 'A bill', schemaKey: 'bill', identifier: 'number' }];
    const rules = { categories, uncategorized: 'forbid', boundaries: { pages: 2 }, reviewBelow: 0.5 } as const;
    expect(await create({ key: 'full', name: 'All of it', ...rules })).toMatchObject({ name: 'All of it', ...rules });
    expect((await versions('full')).data).toMatchObject([{ versionNumber: 1, ...rules }]);
  });

  test('have a version for each content, whatever their name', async () => {
    const first = await create({ key: 'named', name: 'First', categories: [INVOICE] });
    const same = await create({ key: 'named', categories: [INVOICE], uncategorized: 'include', boundaries: 'auto' });
    expect(same).toEqual(first);
    const renamed = await create({ key: 'named', name: 'Second', categories: [INVOICE] });
    expect(renamed).toMatchObject({ id: first.id, name: 'Second', latestVersionNumber: 1, createdAt: first.createdAt });
    expect(renamed.updatedAt > first.updatedAt).toBe(true);
    // Each part of the content counts, and a name stays until another one is given.
    const changes = [{ reviewBelow: 0.9 }, { boundaries: 'none' as const }, { uncategorized: 'omit' as const }];
    for (const [index, change] of changes.entries())
      expect(await create({ key: 'named', categories: [INVOICE], ...change })).toMatchObject({
        name: 'Second',
        latestVersionNumber: index + 2,
      });
    const back = await create({ key: 'named', categories: [INVOICE] });
    expect(back).toMatchObject({ latestVersionNumber: 5, reviewBelow: null, createdAt: first.createdAt });
    const all = await versions('named');
    expect(all.data.map((one) => one.versionNumber)).toEqual([5, 4, 3, 2, 1]);
    expect(all.data[0]?.contentHash).toBe(all.data[4]?.contentHash);
    expect(await versions('named', { page: 2, pageSize: 2 })).toMatchObject({
      total: 5,
      page: 2,
      pageSize: 2,
      data: [
        { versionNumber: 3, reviewBelow: null, boundaries: 'none' },
        { versionNumber: 2, reviewBelow: 0.9 },
      ],
    });
  });

  test('are refused where two categories have one name', async () => {
    const categories = [{ name: 'Letter' }, INVOICE, { name: ' invoice ' }];
    const refused = failure(await createSplitter({ client: user.client, path, body: { key: 'twice', categories } }));
    expect(refused).toMatchObject({ code: 'validation_failed', details: [{ in: 'body', path: '/categories/2/name' }] });
    const missing = { client: user.client, path: { ...path, splitterKey: 'twice' } };
    expect(failure(await getSplitter(missing)).code).toBe('not_found');
    expect(failure(await listSplitterVersions(missing)).code).toBe('not_found');
  });

  test('are listed newest first, those of one workspace only', async () => {
    const other = await app.addUser('pro');
    ok(await createWorkspace({ client: other.client, body: { name: 'Other', slug: 'other' } }));
    const elsewhere = { client: other.client, path: { slug: 'other' } };
    const body = { key: 'plain', name: 'Theirs', categories: [{ name: 'Memo' }] };
    ok(await createSplitter({ ...elsewhere, body }));
    await create({ key: 'last', categories: [] });
    const list = async (query = {}) => ok(await listSplitters({ client: user.client, path, query }));
    expect((await list()).data.map(({ key }) => key)).toEqual(['last', 'named', 'full', 'plain']);
    expect(await list({ page: 2, pageSize: 3 })).toMatchObject({ total: 4, data: [{ key: 'plain', name: 'plain' }] });
    expect(ok(await listSplitters(elsewhere))).toMatchObject({ total: 1, data: [{ key: 'plain', name: 'Theirs' }] });
    expect((await get('plain')).categories).toEqual([INVOICE]);
    for (const call of [
      createSplitter({ client: other.client, path, body }),
      getSplitter({ client: other.client, path: { ...path, splitterKey: 'plain' } }),
      listSplitters({ client: other.client, path }),
      listSplitterVersions({ client: other.client, path: { ...path, splitterKey: 'plain' } }),
    ])
      expect(failure(await call).status).toBe(404);
  });
});

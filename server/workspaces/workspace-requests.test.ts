import type { Workspace } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import {
  openServices,
  readPage,
  refusalOf,
  START,
  type OpenServices,
  type Person,
} from '../app/testing/open-services.ts';
import { NO_LIMITS } from '../lib/people/workspace-roles.ts';
import { createWorkspaceHandlers } from './handlers.ts';
import { findWorkspacesOf } from './repository.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createWorkspaceHandlers>;
let deletedBlobs: string[];
beforeEach(async () => {
  deletedBlobs = [];
  const blobs = {
    list: () => [],
    delete: (key: string) => Promise.resolve(void deletedBlobs.push(key)),
  };
  open = await openServices({ blobs: blobs as never });
  handlers = createWorkspaceHandlers(open.services.workspaces);
});

const create = (body: object, person: Person = 'ann') =>
  open.ask<Workspace>(handlers.createWorkspace, person, { body });
const get = (slug: string, person: Person = 'ann') =>
  open.ask<Workspace>(handlers.getWorkspace, person, { path: { slug } });
const update = (body: object, person: Person = 'ann') =>
  open.ask<Workspace>(handlers.updateWorkspace, person, { body });
const list = (person: Person = 'ann', query: object = {}) =>
  open.ask<{ data: Workspace[]; total: number }>(handlers.listWorkspaces, person, { query });

test('a workspace is made with its owner and its environments', async () => {
  const made = await create({ name: 'Müller & Söhne', description: 'Ours' });
  expect(made).toEqual({
    id: made.id,
    slug: 'muller-sohne',
    name: 'Müller & Söhne',
    description: 'Ours',
    role: 'owner',
    createdBy: 'ann',
    createdAt: START,
    updatedAt: START,
  });
  expect(await get(made.slug)).toEqual(made);
  const environments = open.rows.db.selectFrom('environments').selectAll().where('workspace_id', '=', made.id);
  expect(await environments.orderBy('id').execute()).toMatchObject(
    ['Production', 'Staging', 'Development'].map((name) => ({
      name,
      slug: name.toLowerCase(),
      provider_key_id: null,
      model: null,
      retention_days: null,
      verify: 0,
      keep_prompts: 0,
      created_at: START,
    })),
  );
  expect(await open.listActions()).toContain('workspace.created');
  expect((await create({ name: 'Plain' })).description).toBeNull();
});

test('a slug that is taken is refused, or the next one derived', async () => {
  expect(await refusalOf(create({ name: 'Any', slug: 'acme' }, 'eve'))).toBe('slug_taken');
  expect((await create({ name: 'Any', slug: 'any-slug' })).slug).toBe('any-slug');
  const slugs = [];
  for (let index = 0; index < 3; index += 1) slugs.push((await create({ name: 'ACME' }, 'eve')).slug);
  expect(slugs).toEqual(['acme-2', 'acme-3', 'acme-4']);
  expect((await create({ name: 'Acme.' })).slug).toBe('acme-5');
  expect((await create({ name: 'Acmes' })).slug).toBe('acmes');
  expect((await get('acme')).id).toBe('ws');
});

test('a workspace is changed where the request names it, by its owner', async () => {
  open.clock.time += 1_000;
  const updatedAt = '2026-03-01T10:00:01.000Z';
  expect(await update({ name: 'Acme Inc.' })).toMatchObject({
    name: 'Acme Inc.',
    slug: 'acme',
    role: 'owner',
    updatedAt,
  });
  expect(await update({ description: 'Ours' })).toMatchObject({ name: 'Acme Inc.', description: 'Ours' });
  expect(await update({ description: null })).toMatchObject({ name: 'Acme Inc.', description: null });
  expect(await refusalOf(update({ name: 'Mine' }, 'bob'))).toBe('forbidden');
  expect(await refusalOf(update({ name: 'Mine' }, 'eve'))).toBe('not_found');
  expect((await get('acme', 'bob')).name).toBe('Acme Inc.');
  expect(await open.listActions()).toEqual(['workspace.updated', 'workspace.updated', 'workspace.updated']);
});

test('members see a workspace, others do not', async () => {
  expect(await get('acme', 'bob')).toMatchObject({ role: 'member', createdBy: 'ann' });
  expect(await refusalOf(get('acme', 'eve'))).toBe('not_found');
  expect(await refusalOf(get('none'))).toBe('not_found');
  expect((await list('eve')).data).toEqual([]);
});

test('workspaces are listed page by page, the newest first', async () => {
  const { id: one } = await create({ name: 'One' });
  const { id: two } = await create({ name: 'Two' });
  await create({ name: 'Hers' }, 'eve');
  const listOwn = (query: object) => list('ann', query);
  const [first, second] = [await readPage(listOwn, 1), await readPage(listOwn, 2)];
  expect([first[1], second[1]]).toEqual([1, 2].map((number) => ({ page: number, pageSize: 2, total: 3 })));
  expect([first[0], second[0]].flat()).toEqual(['ws', one, two].toSorted().toReversed());
});

test('a key with limits sees its workspace, with its role', async () => {
  const other = await create({ name: 'Other' });
  const { workspaces } = open.services;
  const limited = { ...open.callerOf('ann'), limits: { ...NO_LIMITS, workspaceId: 'ws', role: 'reader' as const } };
  const { data, total } = await workspaces.list(limited, { page: 1, pageSize: 10 });
  expect([total, data]).toMatchObject([1, [{ workspace: { id: 'ws' }, role: 'reader' }]]);
  expect((await workspaces.get(limited, 'acme')).role).toBe('reader');
  expect(await refusalOf(workspaces.get(limited, other.slug))).toBe('not_found');
  expect(await refusalOf(workspaces.update(limited, 'acme', { name: 'Mine' }))).toBe('forbidden');
});

test('a workspace is deleted by its owner, with the files that no other workspace has', async () => {
  const document = (id: string, blob_hash: string, more = {}) => ({
    id,
    blob_hash,
    workspace_id: 'ws',
    environment_id: 'env',
    ...more,
  });
  await open.rows.insert(
    'documents',
    document('d1', 'aa1'),
    document('d2', 'bb2', { environment_id: 'env2' }),
    document('d3', ''),
    document('d4', 'cc3', { workspace_id: 'other', environment_id: 'far' }),
  );
  await open.rows.insert('runs', {
    id: 'r1',
    workspace_id: 'ws',
    environment_id: 'env',
    document_id: 'd1',
    status: 'pending',
  });
  await open.rows.insert(
    'jobs',
    { id: 'j1', kind: 'run.execute', subject: 'r1' },
    { id: 'j2', kind: 'run.execute', subject: 'r2' },
  );
  const remove = (person: Person) => open.ask(handlers.deleteWorkspace, person);
  expect(await refusalOf(remove('bob'))).toBe('forbidden');
  expect(await refusalOf(remove('eve'))).toBe('not_found');
  expect((await get('acme')).id).toBe('ws');
  await remove('ann');
  expect(await refusalOf(get('acme'))).toBe('not_found');
  expect(await open.listJobs()).toEqual(['run.execute r2']);
  // Rows that only a database with its references deletes still refer to the files.
  expect(deletedBlobs).toEqual([]);
  const [entry] = await open.rows.db.selectFrom('audit_entries').select(['action', 'details']).execute();
  expect(entry?.action).toBe('workspace.deleted');
  expect(JSON.parse(entry?.details ?? '')).toMatchObject({ documents: 3, runs: 1 });
});

test('the workspace of a slug, and of what has an id, is found', async () => {
  await open.rows.insert('runs', { id: 'run_1', workspace_id: 'ws' });
  await open.rows.insert('documents', { id: 'doc_1', workspace_id: 'other' });
  await open.rows.insert('invites', { id: 'inv_1', workspace_id: 'ws' });
  const found = await findWorkspacesOf(open.rows.db, ['acme', 'run_1', 'doc_1', 'inv_1', 'run_2', 'none']);
  expect(Object.fromEntries(found)).toEqual({ acme: 'ws', run_1: 'ws', doc_1: 'other', inv_1: 'ws' });
  expect(await findWorkspacesOf(open.rows.db, [])).toEqual(new Map());
});

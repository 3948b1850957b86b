import type { Splitter } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createSplitterHandlers } from './handlers.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createSplitterHandlers>;
beforeEach(async () => {
  open = await openServices();
  handlers = createSplitterHandlers(open.services.splitters);
});

const CATEGORIES = [{ name: 'Invoice', description: 'What is to be paid' }, { name: 'Letter' }];
const create = (body: object = {}, person: Person = 'ann') =>
  open.ask<Splitter>(handlers.createSplitter, person, { body: { key: 'mail', categories: CATEGORIES, ...body } });
const at = (splitterKey = 'mail') => ({ slug: 'acme', splitterKey });
const get = (key = 'mail', person: Person = 'bob') =>
  open.ask<Splitter>(handlers.getSplitter, person, { path: at(key) });
const list = (query: object = {}, person: Person = 'bob') =>
  open.ask<{ data: Splitter[]; total: number }>(handlers.listSplitters, person, { query });
const versions = (query: object = {}, person: Person = 'bob') =>
  open.ask<{ data: { versionNumber: number }[]; total: number }>(handlers.listSplitterVersions, person, {
    path: at(),
    query,
  });

test('a splitter is stored with what it does where nothing is said', async () => {
  const made = await create();
  expect(made).toMatchObject({
    key: 'mail',
    name: 'mail',
    latestVersionNumber: 1,
    categories: CATEGORIES,
    uncategorized: 'include',
    boundaries: 'auto',
    reviewBelow: null,
    createdAt: START,
  });
  expect(await get()).toEqual(made);
  expect(Object.keys(made)).not.toContain('contentHash');
});

test('it gets a version for each change of its rules, and none for a name or the same', async () => {
  const first = await create({ name: 'Mail' });
  open.clock.time += 1_000;
  expect(await create()).toEqual(first);
  expect(await create({ uncategorized: 'include', boundaries: 'auto' })).toEqual(first);
  const renamed = await create({ name: 'Post' });
  expect(renamed).toMatchObject({ name: 'Post', latestVersionNumber: 1, updatedAt: '2026-03-01T10:00:01.000Z' });
  const numbers = [];
  for (const body of [{ reviewBelow: 0.5 }, { uncategorized: 'drop' }, { categories: [] }, {}])
    numbers.push((await create(body)).latestVersionNumber);
  expect(numbers).toEqual([2, 3, 4, 5]);
  expect((await get()).name).toBe('Post');
  expect((await versions()).data.map(({ versionNumber }) => versionNumber)).toEqual([5, 4, 3, 2, 1]);
  expect(await versions({ page: 2, pageSize: 3 })).toMatchObject({
    total: 5,
    data: [{ versionNumber: 2 }, { versionNumber: 1 }],
  });
});

test('two categories have different names, without regard to case and blanks', async () => {
  const categories = [{ name: 'Invoice' }, { name: 'Letter' }, { name: ' INVOICE ' }];
  expect(await refusalOf(create({ categories }))).toBe('validation_failed /categories/2/name');
  expect((await list()).total).toBe(0);
});

test('splitters are seen by members of the workspace', async () => {
  for (const key of ['b', 'a', 'c']) await create({ key });
  const { total, data } = await list({ pageSize: 2 });
  expect([total, data.length]).toEqual([3, 2]);
  const second = await list({ page: 2, pageSize: 2 });
  expect(new Set([...data, ...second.data].map(({ key }) => key))).toEqual(new Set(['a', 'b', 'c']));
  for (const work of [create({}, 'eve'), list({}, 'eve'), get('a', 'eve'), get('none'), versions({}, 'eve')])
    expect(await refusalOf(work)).toBe('not_found');
});

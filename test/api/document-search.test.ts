import {
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  updateEnvironment,
  uploadDocument,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { movableClock, type MovableClock } from '../harness/test-clock.ts';

let app: TestApp;
let clock: MovableClock;
let path: { slug: string; schemaKey: string };

const add = async (name: string, content: string, metadata: Record<string, string> = {}) =>
  ok(await createDocument({ client: app.admin.client, path, body: { name, content, metadata } }));

beforeAll(async () => {
  clock = movableClock();
  app = await startTestApp({ clock });
  const { client } = app.admin;
  path = await workspaceWithSchema(app.admin);
  await add('march.txt', 'Harbour Lane Coffee, total 12.50', { team: 'north' });
  await add('Übersicht.txt', 'HARBOUR tax of 7 %');
  await add('april.txt', 'Straße 5, total 100%_sure. The NEAR end of "INV-2024/001" (Smith & Sons)');
  await add('Счёт_за.март.txt', 'Итого: 1 200 рублей');
  await add('seikyu.txt', '請求書番号は12です。東京都港区');
  const body = { name: 'staged.txt', content: 'Harbour' };
  ok(await createDocument({ client, path, query: { env: 'staging' }, body }));
  await app.app.idle();
});
afterAll(() => app.close());

const find = async (query: string, more: object = {}, place = path) => {
  const answer = await listDocuments({ client: app.admin.client, path: place, query: { query, ...more } });
  const { total, data } = ok(answer);
  return { total, names: data.map(({ name }) => name) };
};

test('words are found in names and texts, in any case, newest first', async () => {
  expect(await find('harbour')).toEqual({ total: 2, names: ['Übersicht.txt', 'march.txt'] });
  expect((await find('übersicht')).names).toEqual(['Übersicht.txt']);
  expect((await find('TXT')).total).toBe(5);
});

test('accents and spellings of one letter make no difference', async () => {
  for (const query of ['UBERSICHT', 'Übersicht', 'U\u0308bersicht']) expect((await find(query)).total).toBe(1);
  for (const query of ['strasse', 'STRASSE', 'straße']) expect((await find(query)).names).toEqual(['april.txt']);
  expect((await find('счет рублей')).names).toEqual(['Счёт_за.март.txt']);
});

test('each word has to be there, the last one at least in its beginning', async () => {
  expect((await find('total  COFFEE')).names).toEqual(['march.txt']);
  expect((await find('march harbour')).names).toEqual(['march.txt']);
  expect(await find('coffee sure')).toEqual({ total: 0, names: [] });
  expect((await find('coffee harb')).names).toEqual(['march.txt']);
  expect((await find('harb coffee')).names).toEqual([]);
  expect((await find('arbour')).names).toEqual([]);
});

test('parts of names and numbers are words', async () => {
  expect((await find('Счёт_за.март')).names).toEqual(['Счёт_за.март.txt']);
  expect((await find('март')).names).toEqual(['Счёт_за.март.txt']);
  for (const query of ['inv-2024/001', 'INV-20', '2024', '12.50 total']) expect((await find(query)).total).toBe(1);
});

test('text without spaces is found by its characters', async () => {
  for (const query of ['請求書', '番号', '東京都港区', '港', '区', '12です'])
    expect((await find(query)).names).toEqual(['seikyu.txt']);
  expect((await find('京東')).names).toEqual([]);
});

test('nothing in a query is syntax', async () => {
  for (const query of [
    '"sure',
    'sure*',
    '-sure',
    'NEAR sure',
    'NEAR(sure',
    '(sure)',
    "sure'",
    'sure:*',
    '!sure',
    '{words}: sure',
  ])
    expect((await find(query)).total, query).toBe(query.includes('words') ? 0 : 1);
  for (const query of ['sure OR coffee', 'sure AND nothing', 'sure NOT coffee', 'total | coffee | sure'])
    expect((await find(query)).total, query).toBe(0);
  for (const query of ['%_', '\\', '"', '*', "'", '&', ':*', '-']) expect((await find(query)).total, query).toBe(0);
  expect((await find('word '.repeat(40))).total).toBe(0);
});

test('pages, metadata, environments and workspaces apply', async () => {
  expect(await find('harbour', { pageSize: 1, page: 2 })).toEqual({ total: 2, names: ['march.txt'] });
  expect(await find('harbour', { page: 9 })).toEqual({ total: 2, names: [] });
  expect((await find('harbour', { metadata: { team: 'north' } })).names).toEqual(['march.txt']);
  expect((await find('harbour', { metadata: { team: 'south' } })).total).toBe(0);
  expect((await find('harbour', { env: 'staging' })).names).toEqual(['staged.txt']);
  expect((await find('harbour', {}, await workspaceWithSchema(app.admin))).total).toBe(0);
});

test('a file is found by its name, and by its text once it is parsed', async () => {
  const file = new File(['<p>Zwetschgenkuchen</p>'], 'recipe_17.html', { type: 'text/html' });
  const { id } = ok(await uploadDocument({ client: app.admin.client, path, body: { file } }));
  expect((await find('recipe 17')).total).toBe(1);
  await app.app.idle();
  expect((await find('zwetschgen')).names).toEqual(['recipe_17.html']);
  expect((await deleteDocument({ client: app.admin.client, path: { id } })).response?.status).toBe(204);
  expect((await find('recipe')).total).toBe(0);
  expect((await find('zwetschgen')).total).toBe(0);
});

test('a document that has expired is found by its name only', async () => {
  const place = await workspaceWithSchema(app.admin);
  const body = { name: 'kept.txt', content: 'Forgotten text' };
  const { id } = ok(await createDocument({ client: app.admin.client, path: place, body }));
  await app.app.idle();
  expect((await find('forgotten', {}, place)).total).toBe(1);
  const environment = { slug: place.slug, envSlug: 'production' };
  ok(await updateEnvironment({ client: app.admin.client, path: environment, body: { retentionDays: 1 } }));
  clock.advance(2 * 24 * 60 * 60 * 1000);
  await app.restart();
  const isExpired = async () => ok(await getDocument({ client: app.admin.client, path: { id } })).expiredAt !== null;
  await expect.poll(isExpired, { timeout: 20_000 }).toBe(true);
  expect((await find('forgotten', {}, place)).total).toBe(0);
  expect((await find('kept', {}, place)).total).toBe(1);
});

test('a blank query is refused', async () => {
  const answer = await listDocuments({ client: app.admin.client, path, query: { query: ' ' } });
  expect(failure(answer)).toMatchObject({ status: 400, code: 'validation_failed' });
});

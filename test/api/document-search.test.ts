import { createDocument, listDocuments } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp();
  const { client } = app.admin;
  path = await workspaceWithSchema(app.admin);
  const add = async (name: string, content: string, metadata: Record<string, string> = {}) =>
    ok(await createDocument({ client, path, body: { name, content, metadata } }));
  await add('march.txt', 'Harbour Lane Coffee, total 12.50', { team: 'north' });
  await add('Übersicht.txt', 'HARBOUR tax of 7 %');
  await add('april.txt', 'Straße 5, total 100%_sure');
  const body = { name: 'staged.txt', content: 'Harbour' };
  ok(await createDocument({ client, path, query: { env: 'staging' }, body }));
  await app.app.idle();
});
afterAll(() => app.close());

const find = async (query: string, more: object = {}) => {
  const answer = await listDocuments({ client: app.admin.client, path, query: { query, ...more } });
  const { total, data } = ok(answer);
  return { total, names: data.map(({ name }) => name) };
};

test('words are found in names and texts, in any case, newest first', async () => {
  expect(await find('harbour')).toEqual({ total: 2, names: ['Übersicht.txt', 'march.txt'] });
  expect((await find('übersicht')).names).toEqual(['Übersicht.txt']);
  expect((await find('STRASSE straße')).names).toEqual([]);
  expect((await find('straße')).names).toEqual(['april.txt']);
});

test('each word has to be there', async () => {
  expect((await find('total  COFFEE')).names).toEqual(['march.txt']);
  expect((await find('march harbour')).names).toEqual(['march.txt']);
  expect(await find('coffee sure')).toEqual({ total: 0, names: [] });
});

test('signs of patterns mean themselves', async () => {
  expect((await find('%_')).names).toEqual(['april.txt']);
  expect((await find('1_')).names).toEqual([]);
  expect((await find('\\')).names).toEqual([]);
});

test('pages, metadata and environments apply', async () => {
  expect(await find('harbour', { pageSize: 1, page: 2 })).toEqual({ total: 2, names: ['march.txt'] });
  expect((await find('harbour', { metadata: { team: 'north' } })).names).toEqual(['march.txt']);
  expect((await find('harbour', { env: 'staging' })).names).toEqual(['staged.txt']);
});

test('a blank query is refused', async () => {
  const answer = await listDocuments({ client: app.admin.client, path, query: { query: ' ' } });
  expect(failure(answer)).toMatchObject({ status: 400, code: 'validation_failed' });
});

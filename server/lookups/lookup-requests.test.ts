import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lookup, LookupRows, LookupVersion } from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createLookupHandlers } from './handlers.ts';
import { refuseUsedLookup } from './lookup-rules.ts';
import { createUsedTables } from './used-tables.ts';

let folder: string;
let open: OpenServices;
let handlers: ReturnType<typeof createLookupHandlers>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-lookups-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  open = await openServices();
  handlers = createLookupHandlers(open.services.lookups);
});

const CSV = 'name,iban\nAcme,DE1\nGlobex,FR2\n';
async function form(content: string | Uint8Array, fields = {}, size = content.length) {
  const path = join(folder, 'table.csv');
  await writeFile(path, content);
  return { type: 'multipart', fields, file: { path, size } };
}
const at = (key: string) => ({ slug: 'acme', key });
const create = async (content: string | Uint8Array = CSV, key = 'suppliers', person: Person = 'ann') =>
  open.ask<Lookup>(handlers.createLookup, person, { body: await form(content, { key }) });
const replace = async (content: string, key = 'suppliers', person: Person = 'ann') =>
  open.ask<Lookup>(handlers.replaceLookup, person, { path: at(key), body: await form(content) });
const get = (key = 'suppliers', person: Person = 'ann') =>
  open.ask<Lookup>(handlers.getLookup, person, { path: at(key) });
const rows = (query: object = {}, key = 'suppliers', person: Person = 'ann') =>
  open.ask<LookupRows>(handlers.listLookupRows, person, { path: at(key), query });
const versions = (query: object = {}) =>
  open.ask<{ data: LookupVersion[]; total: number }>(handlers.listLookupVersions, 'ann', {
    path: at('suppliers'),
    query,
  });
const remove = (person: Person = 'ann') => open.ask(handlers.deleteLookup, person, { path: at('suppliers') });

test('a table is stored with its columns and rows', async () => {
  const made = await create();
  expect(made).toEqual({
    key: 'suppliers',
    columns: ['name', 'iban'],
    rows: 2,
    version: 1,
    changes: null,
    createdAt: START,
    updatedAt: START,
    updatedBy: 'ann',
    usedBy: [],
  });
  expect(await get()).toEqual(made);
  expect(await rows()).toEqual({
    columns: ['name', 'iban'],
    version: 1,
    page: 1,
    pageSize: 20,
    total: 2,
    data: [
      ['Acme', 'DE1'],
      ['Globex', 'FR2'],
    ],
  });
  expect(await open.listActions()).toEqual(['lookup.created']);
});

test('a file in the charset of Western spreadsheets is read, too', async () => {
  await create(Uint8Array.from(Buffer.from('name\nMüller', 'latin1')));
  expect((await rows()).data).toEqual([['Müller']]);
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'no file',
    () => open.ask(handlers.createLookup, 'ann', { body: { fields: { key: 'a' }, file: null } }),
    'validation_failed /file',
  ],
  ['no table', () => create(''), 'lookup_invalid /file'],
  ['a stranger', () => create(CSV, 'a', 'eve'), 'not_found'],
  ['another table for a key that has none', () => replace(CSV, 'none'), 'not_found'],
  ['rows of no table', () => rows({}, 'none'), 'not_found'],
  ['no table of the key', () => get('none'), 'not_found'],
])('is refused: %s', async (_, ask, code) => {
  expect(await refusalOf(ask())).toBe(code);
  expect(await open.listActions()).toEqual([]);
});

test('a file of 20 MiB is the largest', async () => {
  const sized = async (size: number, key: string) =>
    open.ask(handlers.createLookup, 'ann', { body: await form(CSV, { key }, size) });
  expect(await refusalOf(sized(20 * 2 ** 20 + 1, 'a'))).toBe('payload_too_large');
  await sized(20 * 2 ** 20, 'a');
});

test('a key has one table, until it is replaced as a whole', async () => {
  await create();
  expect(await refusalOf(create())).toBe('lookup_exists');
  open.clock.time += 1_000;
  const updatedAt = '2026-03-01T10:00:01.000Z';
  const replaced = await replace('name,iban\nAcme,DE1\nInitech,IT3\nHooli,US4\n', 'suppliers', 'bob');
  const changes = { rowsAdded: 2, rowsRemoved: 1 };
  expect(replaced).toMatchObject({ version: 2, rows: 3, changes, updatedBy: 'bob', updatedAt, createdAt: START });
  expect(await get()).toEqual(replaced);
  expect((await rows()).data.map(([name]) => name)).toEqual(['Acme', 'Initech', 'Hooli']);
  expect((await rows({ version: 1 })).data.map(([name]) => name)).toEqual(['Acme', 'Globex']);
  expect((await rows({ version: 2 })).version).toBe(2);
  expect(await refusalOf(rows({ version: 3 }))).toBe('not_found');
  const common = { columns: ['name', 'iban'], isKept: true };
  expect(await versions()).toEqual({
    page: 1,
    pageSize: 20,
    total: 2,
    data: [
      { ...common, version: 2, rows: 3, changes, createdAt: updatedAt, createdBy: 'bob' },
      { ...common, version: 1, rows: 2, changes: null, createdAt: START, createdBy: 'ann' },
    ],
  });
  expect(await open.listActions()).toEqual(['lookup.created', 'lookup.replaced']);
});

test('the rows of ten versions are kept, and that there were others', async () => {
  await create();
  for (let version = 2; version <= 11; version += 1) await replace(`name\nv${version}\n`);
  const { data, total } = await versions();
  expect([total, data.map(({ version }) => version)]).toEqual([11, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]]);
  expect(data.filter(({ isKept }) => !isKept).map(({ version }) => version)).toEqual([1]);
  expect((await rows({ version: 2 })).data).toEqual([['v2']]);
  expect(await refusalOf(rows({ version: 1 }))).toBe('not_found');
  const page = async (number: number) =>
    (await versions({ page: number, pageSize: 4 })).data.map(({ version }) => version);
  expect([await page(1), await page(2), await page(3)]).toEqual([
    [11, 10, 9, 8],
    [7, 6, 5, 4],
    [3, 2, 1],
  ]);
});

test('rows are searched in all cells, in any case, and read page by page', async () => {
  await create('name,city\nAcme,Berlin\nGlobex,Bern\nInitech,Rome\n');
  const search = async (text: string, page = {}) => {
    const { data, total } = await rows({ search: text, ...page });
    return [total, ...data.map(([name]) => name)];
  };
  expect(await search('BER')).toEqual([2, 'Acme', 'Globex']);
  expect(await search(' acme ')).toEqual([1, 'Acme']);
  expect(await search('  ')).toEqual([3, 'Acme', 'Globex', 'Initech']);
  expect(await search('paris')).toEqual([0]);
  expect(await search('', { page: 2, pageSize: 2 })).toEqual([3, 'Initech']);
});

test('tables are listed by their keys, for members only', async () => {
  for (const key of ['c', 'a', 'b']) await create(CSV, key);
  await open.rows.insert('lookups', { workspace_id: 'other', key: 'd', columns: '[]', content: '[]' });
  const list = (query: object, person: Person = 'bob') =>
    open.ask<{ data: Lookup[]; total: number }>(handlers.listLookups, person, { query });
  const first = await list({ page: 1, pageSize: 2 });
  expect([first.total, first.data.map(({ key }) => key)]).toEqual([3, ['a', 'b']]);
  expect((await list({ page: 2, pageSize: 2 })).data.map(({ key }) => key)).toEqual(['c']);
  expect(await refusalOf(list({}, 'eve'))).toBe('not_found');
  expect(await refusalOf(get('a', 'eve'))).toBe('not_found');
});

test('a table is deleted by the owner unless schemas use it', async () => {
  await create();
  await create(CSV, 'others');
  const rule = { name: 'known', check: 'lookup("suppliers", "name", number) != null', severity: 'error' };
  const setRules = (rules: object[]) =>
    open.rows.db
      .updateTable('schema_versions')
      .set({ rules: JSON.stringify(rules) })
      .execute();
  await setRules([rule]);
  expect((await get()).usedBy).toEqual([{ schemaKey: 'invoice', name: 'Invoice' }]);
  expect((await get('others')).usedBy).toEqual([]);
  const list = await open.ask<{ data: Lookup[] }>(handlers.listLookups, 'ann');
  expect(list.data.map(({ usedBy }) => usedBy.length)).toEqual([0, 1]);
  expect(await refusalOf(remove())).toBe('in_use');
  await setRules([]);
  expect(await refusalOf(remove('bob'))).toBe('forbidden');
  expect(await refusalOf(remove('eve'))).toBe('not_found');
  await remove();
  expect([await refusalOf(get()), await refusalOf(remove())]).toEqual(['not_found', 'not_found']);
  expect((await get('others')).key).toBe('others');
  expect((await open.listActions()).at(-1)).toBe('lookup.deleted');
});

test.each<[number, string | null]>([
  [0, null],
  [1, 'The schema s0 looks values up in t. Change the rules first.'],
  [2, 'The schemas s0, s1 look values up in t. Change the rules first.'],
  [10, 'The schemas s0, s1, s2, s3, s4, s5, s6, s7, s8, s9 look values up in t.'],
  [11, 's8, s9 and 1 more look values up in t.'],
])('a table that %i schemas use: %s', (count, message) => {
  const usedBy = Array.from({ length: count }, (_, index) => ({ schemaKey: `s${index}` }));
  const refuse = () => refuseUsedLookup({ key: 't', usedBy });
  if (message === null) refuse();
  else expect(refuse).toThrow(message);
});

test('a run gets the tables that it names, each version read once', async () => {
  await create();
  await create('a\n1\n', 'others');
  const read = createUsedTables(open.rows.db);
  expect(await read('ws', [])).toEqual({ tables: {}, versions: [] });
  const used = await read('ws', ['suppliers', 'none', 'others']);
  expect(used.versions).toEqual([
    { key: 'others', version: 1 },
    { key: 'suppliers', version: 1 },
  ]);
  expect(used.tables['others']).toEqual({ version: 1, columns: ['a'], rows: [['1']] });
  expect(await read('ws', ['suppliers', 'others'])).toBe(used);
  expect((await read('other', ['others'])).versions).toEqual([]);
  await replace('a\n2\n', 'others');
  expect((await read('ws', ['others'])).tables['others']).toEqual({ version: 2, columns: ['a'], rows: [['2']] });
});

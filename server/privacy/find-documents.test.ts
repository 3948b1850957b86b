import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { createDocumentIndex } from '../documents/index-documents.ts';
import { createPersonSearch, type PersonSearch } from './find-documents.ts';
import { findPersonTexts } from './person-texts.ts';

const PAGE = { page: 1, pageSize: 10 };

let rows: FilledRows;
let isBehind: boolean;
beforeEach(async () => {
  rows = await openFilledRows();
  isBehind = false;
  await rows.insert('environments', { id: 'env', slug: 'staging' }, { id: 'foreign', slug: 'foreign' });
  await rows.insert('schema_families', { id: 'fam', schema_key: 'bill' }, { id: 'fam2', schema_key: 'letter' });
});

const document = (id: string, content: string, more: object = {}) => ({
  id,
  environment_id: 'env',
  schema_family_id: 'fam',
  status: 'parsed',
  name: `${id}.txt`,
  content,
  created_at: `2026-01-${id.slice(1).padStart(2, '0')}`,
  ...more,
});

function search(environmentIds = ['env']) {
  const index = createDocumentIndex({ database: rows.database, findTexts: findPersonTexts });
  const person = createPersonSearch(rows.db, {
    catchUp: (scope) => index.catchUp(scope),
    catchUpWith: async (scope, signal) => !isBehind && index.catchUpWith(scope, signal),
  });
  const ask = (query: string, more: Partial<PersonSearch> = {}): PersonSearch => ({
    query,
    match: 'words',
    in: 'query',
    ...more,
  });
  return {
    ids: (query: string, more: Partial<PersonSearch> = {}) =>
      person.findIds(environmentIds, ask(query, more), { isWhole: true }),
    describe: (query: string, more: Partial<PersonSearch> = {}, page = PAGE) =>
      person.describe(environmentIds, ask(query, more), page),
  };
}

test('documents with all words are found, the newest first, in these environments', async () => {
  await rows.insert(
    'documents',
    document('d1', 'Jane Müller lives here'),
    document('d2', 'Mr Mueller, and later Jane', { schema_family_id: 'fam2' }),
    document('d3', 'Jane only'),
    document('d4', 'Jane Muller', { environment_id: 'foreign' }),
    document('d5', 'Janet Muller'),
  );
  expect(await search().ids('jane müller')).toEqual(['d2', 'd1']);
  expect(await search().ids('jane* müller')).toEqual(['d5', 'd2', 'd1']);
  expect(await search().ids('Muller')).toEqual(['d5', 'd1']);
  expect(await search(['foreign']).ids('jane')).toEqual(['d4']);
  expect(await search(['env', 'foreign']).ids('jane müller')).toEqual(['d4', 'd2', 'd1']);
  expect(await search().ids('nobody')).toEqual([]);
});

test('a phrase is found where its words follow one another', async () => {
  await rows.insert(
    'documents',
    document('d1', 'by Jane Doe here'),
    document('d2', 'Doe, Jane'),
    document('d3', 'Jane'),
  );
  expect(await search().ids('jane doe', { match: 'phrase' })).toEqual(['d1']);
  expect(await search().ids('jane', { match: 'phrase' })).toEqual(['d3', 'd2', 'd1']);
});

test('words that are beyond what the index has are looked for in the texts', async () => {
  const long = 'same '.repeat(60_001).trim();
  await rows.insert(
    'documents',
    document('d1', `${long} zzlast zzname`),
    document('d2', `${long} zzlast`),
    document('d3', 'zzlast zzname'),
  );
  const partial = rows.db
    .selectFrom('document_words')
    .select('document_id')
    .where('is_partial', '=', 1 as never);
  expect(await search().ids('zzlast zzname')).toEqual(['d3', 'd1']);
  expect((await partial.execute()).length).toBe(2);
  expect(await search().ids('zzlast zzname', { match: 'phrase' })).toEqual(['d3', 'd1']);
});

test.each([
  ['has no letter', '!?', 'query must have a letter or a digit.'],
  [
    'has too many words',
    Array.from({ length: 21 }, (_, index) => `w${index}`).join(' '),
    'query must have at most 20 words.',
  ],
])('a query that %s is refused', async (_, query, message) => {
  const details = [{ in: 'body', path: '/query', message }];
  await expect(search().ids(query, { in: 'body' })).rejects.toMatchObject({
    code: 'validation_failed',
    message,
    details,
  });
  expect(await search().ids(query.slice(0, 40).replace('!?', 'a'))).toEqual([]);
});

test('a phrase that too many documents may have is refused', async () => {
  const many = Array.from({ length: 2_000 }, (_, index) => document(`d${index}`, 'jane doe', { created_at: 'x' }));
  await rows.insert('documents', ...many);
  expect(await search().ids('jane', { match: 'phrase' })).toHaveLength(2_000);
  await rows.insert('documents', document('e1', 'doe jane'));
  const message = 'More than 2,000 documents have these words. Add words that only the person has.';
  await expect(search().ids('jane', { match: 'phrase' })).rejects.toMatchObject({ code: 'validation_failed', message });
  expect(await search().ids('jane')).toHaveLength(2_001);
});

test('an erasure does not begin while documents are not indexed, a search does', async () => {
  isBehind = true;
  await rows.insert('documents', document('d1', 'Jane'));
  await expect(search().ids('jane')).rejects.toMatchObject({ code: 'unavailable' });
  expect((await search().describe('jane')).total).toBe(1);
});

test('a found document is described, with the text around the words', async () => {
  const before = 'before '.repeat(12);
  const after = ' after'.repeat(40);
  await rows.insert(
    'documents',
    document('d1', `${before}Jane\n\tDoe${after}`, { name: 'Jane Doe', expired_at: '2026-05-01' }),
    document('d2', 'Jane', { metadata: '{"k":"Doe"}' }),
    document('d3', 'x', { name: 'Doe Jane' }),
  );
  await rows.insert('runs', { id: 'r1', document_id: 'd1' }, { id: 'r2', document_id: 'd1' });
  const { data, ...page } = await search().describe('jane doe');
  expect(page).toEqual({ ...PAGE, total: 3 });
  const text = `${before}Jane Doe${after}`;
  expect(data[2]).toEqual({
    id: 'd1',
    name: 'Jane Doe',
    environment: 'staging',
    schemaKey: 'bill',
    runCount: 2,
    createdAt: '2026-01-01',
    expiredAt: '2026-05-01',
    foundIn: ['name', 'text'],
    excerpt: `…${text.slice(before.length - 60, before.length + 98)}…`,
  });
  expect(data[1]).toMatchObject({ id: 'd2', foundIn: ['text', 'metadata'], excerpt: 'Jane', runCount: 0 });
  expect(data[0]).toMatchObject({ id: 'd3', foundIn: ['name'], excerpt: 'Doe Jane' });
  expect((await search().describe('jane doe', {}, { page: 2, pageSize: 2 })).data.map(({ id }) => id)).toEqual(['d1']);
  expect((await search().describe('jane doe', { match: 'phrase' })).data).toMatchObject([
    { id: 'd1', foundIn: ['name', 'text'] },
  ]);
});

import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { PATH, refusalOf, START, type Person } from '../app/testing/open-services.ts';
import type { Wire } from '../http/operation.ts';
import { ParseError } from '../parsing/parser.ts';
import { layoutOf, openDocuments, type OpenDocuments } from './testing/open-documents.ts';

type Document = Wire<'DocumentResource'>;

let opened: OpenDocuments;
beforeEach(async () => {
  opened = await openDocuments();
});

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
const keyOf = (content: string) => `documents/${hashOf(content).slice(0, 2)}/${hashOf(content)}`;
const get = (id: string, person: Person = 'bob') =>
  opened.open.ask<Document>(opened.handlers.getDocument, person, { path: { id } });
const list = (query: object = {}, person: Person = 'bob') =>
  opened.open.ask<{ data: Document[]; total: number }>(opened.handlers.listDocuments, person, { query });
const namesOf = async (query: object = {}) => (await list(query)).data.map(({ name }) => name);
const remove = (id: string, person: Person = 'ann') =>
  opened.open.ask(opened.handlers.deleteDocument, person, { path: { id } });
const layout = (id: string, person: Person = 'bob') =>
  opened.open.ask(opened.handlers.getDocumentLayout, person, { path: { id } });
const change = (id: string, values: object) =>
  opened.open.rows.db.updateTable('documents').set(values).where('id', '=', id).execute();

test('a text is stored as a document, which is then parsed', async () => {
  const made = await opened.add('a.txt', 'Total: 1', { metadata: { order: '7' }, pages: '1' });
  expect(made).toMatchObject({
    name: 'a.txt',
    content: 'Total: 1',
    mimeType: 'text/plain',
    fileSize: 8,
    status: 'received',
    pages: '1',
    metadata: { order: '7' },
    createdAt: START,
  });
  expect(await get(made.id)).toEqual(made);
  expect(opened.blobs.get(keyOf('Total: 1'))?.toString()).toBe('Total: 1');
  expect(await opened.open.listJobs()).toEqual([`document.parse ${made.id}`]);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['of no text', () => opened.add('a.txt', ' \n'), 'empty_document'],
  ['by a stranger', () => opened.add('a.txt', 'x', {}, 'eve'), 'not_found'],
  ['without its file', () => upload({ fields: {}, file: null }), 'validation_failed /file'],
  ['with a range that is none', () => opened.add('a.txt', 'x', { pages: '3-1' }), 'validation_failed /pages'],
  ['with a range beyond its only page', () => opened.add('a.txt', 'x', { pages: '2' }), 'validation_failed /pages'],
])('a document %s is refused', async (_, ask, code) => {
  expect(await refusalOf(ask())).toBe(code);
  expect([opened.blobs.size, (await list()).total]).toEqual([0, 0]);
});
const upload = (body: object) =>
  opened.open.ask(opened.handlers.createDocumentUpload, 'ann', { body: { type: 'multipart', ...body } });

test('documents are listed by environment, page by page, with their texts or without', async () => {
  for (const name of ['a', 'b', 'c']) await opened.add(name, name);
  expect(await namesOf()).toEqual(['c', 'b', 'a']);
  expect(await list({ page: 2, pageSize: 2 })).toMatchObject({ total: 3, page: 2, pageSize: 2, data: [{ name: 'a' }] });
  expect((await list({ content: false })).data[0]?.content).toBeNull();
  expect((await list()).data[0]?.content).toBe('c');
  expect((await list({ env: 'staging' })).total).toBe(0);
  expect(await refusalOf(list({}, 'eve'))).toBe('not_found');
  const unknown = opened.open.ask(opened.handlers.listDocuments, 'ann', { path: { ...PATH, schemaKey: 'x' } });
  expect(await refusalOf(unknown)).toBe('not_found');
});

test('what is extracted from a document needs it in the environment, and its content', async () => {
  const { id } = await opened.add('a', 'a');
  const { find } = opened.open.services.documents;
  const inEnvironment = (environmentId: string) => find(opened.open.rows.db, { workspaceId: 'ws', environmentId }, id);
  expect(await inEnvironment('env')).toMatchObject({ id, pageCount: null });
  expect(await refusalOf(inEnvironment('env2'))).toBe('not_found');
  await change(id, { expired_at: START });
  expect(await refusalOf(inEnvironment('env'))).toBe('content_expired');
});

test('documents are found by their metadata', async () => {
  await opened.add('a', 'a', { metadata: { order: '7' } });
  await opened.add('b', 'b', { metadata: { order: '8' } });
  await opened.add('c', 'c', { metadata: { order: '7' } });
  expect(await namesOf({ metadata: { order: '7' } })).toEqual(['c', 'a']);
  expect(await list({ metadata: { order: '7' }, pageSize: 1, page: 2 })).toMatchObject({
    total: 2,
    data: [{ name: 'a' }],
  });
  expect(await namesOf({ metadata: { order: '9' } })).toEqual([]);
});

test('documents are found by words of their names and texts, also those that are new', async () => {
  for (let index = 0; index < 25; index += 1) await opened.add(`more ${index}`, `unlike ${index}`);
  await opened.add('invoice', 'Total of Müller');
  await opened.add('letter', 'Dear Müller', { metadata: { order: '7' } });
  expect(await namesOf({ query: 'MÜLLER' })).toEqual(['letter', 'invoice']);
  expect(await namesOf({ query: 'muller total' })).toEqual(['invoice']);
  expect(await namesOf({ query: 'invoice' })).toEqual(['invoice']);
  expect(await namesOf({ query: 'müller', metadata: { order: '7' } })).toEqual(['letter']);
  expect((await list({ query: 'unlike', pageSize: 5, page: 5 })).data).toHaveLength(5);
  expect((await list({ query: 'unlike', pageSize: 5, page: 6 })).total).toBe(25);
  for (const query of ['!', 'nothing']) expect((await list({ query })).total).toBe(0);
  const [{ id } = { id: '' }] = (await list({ query: 'letter' })).data;
  await remove(id);
  expect(await namesOf({ query: 'müller' })).toEqual(['invoice']);
});

describe('the layout', () => {
  test('is parsed once, and makes the document a parsed one', async () => {
    const { id } = await opened.add('a', 'Total: 1', { pages: '1' });
    opened.answer = () => Promise.resolve({ ...layoutOf('Total: 1', 'Sum'), warnings: ['A guess.'] });
    expect(await layout(id)).toMatchObject({ pageCount: 2, pages: [{ text: 'Total: 1' }, { text: 'Sum' }] });
    await layout(id);
    expect(opened.parsed).toEqual([expect.objectContaining({ mimeType: 'text/plain', pages: ['1'] })]);
    expect(await get(id)).toMatchObject({
      status: 'parsed',
      errorCode: null,
      content: 'Total: 1\n\nSum',
      pageCount: 2,
      warnings: ['A guess.'],
    });
    // Equal bytes are read the same way.
    const other = await opened.add('b', 'Total: 1', { pages: '1' });
    await layout(other.id);
    expect([opened.parsed.length, (await get(other.id)).status]).toEqual([1, 'parsed']);
    const whole = await opened.add('c', 'Total: 1');
    await layout(whole.id);
    expect(opened.parsed).toHaveLength(2);
  });

  test('that cannot be made fails the document, unless it may succeed later', async () => {
    const { id } = await opened.add('a', 'Total: 1');
    const error = (retryable: boolean) =>
      new ParseError('document_unreadable', 'It is torn.', { retryable, detail: 'x' });
    opened.answer = () => Promise.reject(error(true));
    await expect(layout(id)).rejects.toThrow('It is torn.');
    expect((await get(id)).status).toBe('received');
    opened.answer = () => Promise.reject(error(false));
    expect(await refusalOf(layout(id))).toBe('document_unreadable');
    const errorCode = { code: 'document_unreadable', retryable: false, detail: 'x' };
    expect(await get(id)).toMatchObject({ status: 'failed', errorCode });
    opened.answer = () => Promise.resolve(layoutOf(' '));
    expect(await refusalOf(layout(id))).toBe('document_unreadable');
    expect((await get(id)).errorCode).toMatchObject({ code: 'document_empty' });
  });

  test('of some pages is read beside that of the document, once', async () => {
    const { id } = await opened.add('a', 'Total: 1', { pages: '1' });
    const { getLayout } = opened.open.services.parsing;
    await getLayout(id, { pages: '1-2' });
    await getLayout(id, { pages: '1-2' });
    expect(opened.parsed).toMatchObject([{ pages: ['1', '1-2'] }]);
    expect((await get(id)).status).toBe('received');
    opened.answer = () => Promise.reject(new ParseError('document_unreadable', 'It is torn.'));
    await expect(getLayout(id, { pages: '3' })).rejects.toThrow('It is torn.');
    expect((await get(id)).status).toBe('received');
    opened.answer = () => Promise.resolve(layoutOf('Total: 1'));
    await getLayout(id, { pages: '1' });
    expect((await get(id)).status).toBe('parsed');
    await remove(id);
    await expect(getLayout(id)).rejects.toThrow('The document was deleted or has expired.');
  });

  test('is for members only', async () => {
    const { id } = await opened.add('a', 'Total: 1');
    for (const work of [layout(id, 'eve'), get(id, 'eve'), layout('none')])
      expect(await refusalOf(work)).toBe('not_found');
  });
});

describe('a region of a page', () => {
  const read = (id: string, body: object) =>
    opened.open.ask(opened.handlers.readDocument, 'bob', {
      path: { id },
      body: { page: 1, box: [0, 0, 1, 1], ...body },
    });

  test('is read for a field, or as text', async () => {
    const { id } = await opened.add('a', 'Total: 1');
    expect(await read(id, {})).toMatchObject({ page: 1 });
    expect(await refusalOf(read(id, { page: 2 }))).toBe('validation_failed /page');
    expect(await refusalOf(read(id, { schema: { type: 'nonsense' } }))).toContain('invalid_schema /schema');
    expect(await read(id, { schema: { type: ['number', 'null'] } })).toMatchObject({ page: 1 });
  });
});

describe('a document is deleted', () => {
  test('by the owner, with what is stored for it, and recorded', async () => {
    const { id } = await opened.add('a', 'Total: 1');
    await layout(id);
    expect(await refusalOf(remove(id, 'bob'))).toBe('forbidden');
    expect(await refusalOf(remove(id, 'eve'))).toBe('not_found');
    expect(opened.blobs.size).toBe(2);
    await remove(id);
    expect([opened.blobs.size, await opened.open.listJobs()]).toEqual([0, []]);
    expect(await refusalOf(get(id))).toBe('not_found');
    expect(await opened.open.listActions()).toEqual(['document.deleted']);
    expect(await opened.open.rows.db.selectFrom('parsings').selectAll().execute()).toEqual([]);
  });

  test('and leaves the file to others with the same bytes', async () => {
    const [one, other] = [await opened.add('a', 'Total: 1'), await opened.add('b', 'Total: 1')];
    await remove(one.id);
    expect(opened.blobs.has(keyOf('Total: 1'))).toBe(true);
    await remove(other.id);
    expect(opened.blobs.size).toBe(0);
  });

  test('unless a run of it is active, or its environment is locked', async () => {
    const { id } = await opened.add('a', 'Total: 1');
    await opened.open.rows.insert('runs', {
      id: 'r',
      workspace_id: 'ws',
      document_id: id,
      status: 'processing',
      created_at: START,
    });
    expect(await refusalOf(remove(id))).toBe('in_use');
    await opened.open.rows.db.updateTable('runs').set({ status: 'completed', completed_at: START }).execute();
    await change(id, { environment_id: 'env2' });
    await opened.open.rows.db.updateTable('users').set({ plan: 'free' }).where('id', '=', 'ann').execute();
    expect(await refusalOf(remove(id))).toBe('environment_locked');
    expect(opened.blobs.size).toBe(1);
  });
});

test('files that no document has are swept', async () => {
  await opened.add('a', 'Total: 1');
  opened.blobs.set(`documents/aa/aa${'0'.repeat(62)}`, Buffer.from('x'));
  opened.blobs.set(`layouts/aa/aa${'0'.repeat(62)}/text.json.gz`, Buffer.from('x'));
  const { files } = opened.open.services;
  expect(await files.sweep(AbortSignal.abort())).toBe(0);
  expect(await files.sweep(new AbortController().signal)).toBe(1);
  expect([...opened.blobs.keys()]).toEqual([keyOf('Total: 1')]);
});

test('a file whose row was not stored is deleted, unless another has it', async () => {
  const { files } = opened.open.services;
  const failing = (bytes: string) =>
    files.store(hashOf(bytes), { bytes: Buffer.from(bytes) }, () => Promise.reject(new Error('No.')));
  await expect(failing('new')).rejects.toThrow('No.');
  expect(opened.blobs.size).toBe(0);
  await opened.add('a', 'known');
  await expect(failing('known')).rejects.toThrow('No.');
  expect([...opened.blobs.keys()]).toEqual([keyOf('known')]);
});

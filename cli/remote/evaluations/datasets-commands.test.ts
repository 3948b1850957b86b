import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf, refuse, runInProcess, type Answers } from '../../testing/run-in-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-datasets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SCHEMA = '/workspaces/acme/schemas/invoice';
const UPLOAD = `POST ${SCHEMA}/documents`;
const GET = 'GET /datasets/dts_1';
const ITEMS = '/datasets/dts_1/items';
const dataset = {
  id: 'dts_1',
  name: 'May',
  env: 'staging',
  schemaKey: 'invoice',
  items: { total: 6, unlabelled: 1, draft: 2, labelled: 3, drafting: 0 },
  latestVersion: 4,
  createdAt: '2026-05-01',
};
const SHOWN = 'dts_1  May  6: 3 labelled, 2 drafts, 1 unlabelled\n';
const run = (args: string[], answers: Answers = {}) =>
  runInProcess(['datasets', ...args], { [GET]: dataset, ...answers });

/** Writes `folder/document.*` and others under the directory. */
async function writeFolders(name: string, folders: Record<string, Record<string, string>>): Promise<string> {
  for (const [one, files] of Object.entries(folders)) {
    await mkdir(join(folder, name, one), { recursive: true });
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, name, one, file), text);
  }
  return join(folder, name);
}

test('data sets are listed with their items', async () => {
  const { output, requests } = await run(['list', '--schema', 'invoice', '--limit', '2'], {
    [`GET ${SCHEMA}/datasets`]: pageOf(dataset),
  });
  expect(requests[0]?.query).toEqual({ env: 'production', pageSize: '2' });
  expect(output.trimEnd().split('\n')).toEqual([
    'id     name  items                                  version  created',
    'dts_1  May   6: 3 labelled, 2 drafts, 1 unlabelled  4        2026-05-01',
  ]);
});

test.each([
  [[], { collect: null, blind: false, twice: 0 }],
  [['--collect', '--blind', '--twice', '0.25'], { collect: 'approved_reviews', blind: true, twice: 0.25 }],
  [['--twice', '1'], { collect: null, blind: false, twice: 1 }],
])('a data set is created with %j', async (args, body) => {
  const created = { [`POST ${SCHEMA}/datasets`]: dataset };
  const { output, requests } = await run(['create', 'May', '--schema', 'invoice', ...args], created);
  expect(requests).toMatchObject([{ query: { env: 'production' }, body: { name: 'May', ...body } }]);
  expect(output).toBe(SHOWN);
});

test.each(['1.1', '-0.1', ' ', 'half'])('a share of %j is refused', async (share) => {
  const { code, errors } = await run(['create', 'May', '--schema', 'invoice', `--twice=${share}`]);
  expect([code, errors]).toEqual([1, expect.stringContaining('Give a number from 0 to 1.')]);
});

test('versions are frozen, and drafts are waited for', async () => {
  const frozen = await run(['freeze', 'dts_1'], { 'POST /datasets/dts_1/versions': { version: 5, items: 3 } });
  expect(frozen.output).toBe('version 5 with 3 items\n');
  const drafting = { ...dataset, items: { ...dataset.items, drafting: 1, draft: 0 } };
  const answers = { 'POST /datasets/dts_1/draft': drafting };
  const begun = await run(['draft', 'dts_1', '--model', 'local/x'], answers);
  expect(begun.requests).toEqual([{ to: 'POST /datasets/dts_1/draft', query: {}, body: { model: 'local/x' } }]);
  expect(begun.output).toContain('3 labelled, 0 drafts');
  const waited = await run(['draft', 'dts_1', '--wait'], answers);
  expect(waited.requests.map(({ to, body }) => [to, body])).toEqual([
    ['POST /datasets/dts_1/draft', {}],
    [GET, undefined],
  ]);
  expect(waited.output).toBe(SHOWN);
});

test('labelled items are written as folders', async () => {
  const item = (id: string, documentName: string) => ({ id, documentId: `doc_${id}`, documentName, expected: { id } });
  const directory = join(folder, 'pulled');
  const { output, requests } = await run(['pull', 'dts_1', directory], {
    [`GET ${ITEMS}`]: pageOf(item('a', 'one.pdf'), item('b', 'two')),
    'GET /documents/doc_a/file': () => new Response('A'),
    'GET /documents/doc_b/file': () => new Response('B'),
  });
  expect(requests[1]?.query).toEqual({ label: 'labelled', pageSize: '100' });
  expect(output).toBe(`2 items in ${directory}\n`);
  const read = (...path: string[]) => readFile(join(directory, ...path), 'utf8');
  expect([await read('a', 'document.pdf'), await read('b', 'document.txt')]).toEqual(['A', 'B']);
  expect(await read('a', 'expected.json')).toBe('{\n  "id": "a"\n}\n');
  expect(await readdir(directory)).toEqual(['a', 'b']);
});

test('folders are uploaded under their names and added with what is expected', async () => {
  const directory = await writeFolders('pushed', {
    b: { 'document.txt': 'text', 'document.pdf': 'PDF', 'expected.json': '{"total":1}' },
    a: { 'document.txt': 'A' },
    c: { 'notes.txt': 'no document' },
  });
  await writeFile(join(directory, 'document.txt'), 'no folder');
  let count = 0;
  const { output, errors, requests } = await run(['push', 'dts_1', directory], {
    [`GET ${ITEMS}`]: pageOf(),
    [UPLOAD]: () => ({ id: `doc_${++count}` }),
    [`POST ${ITEMS}`]: {},
  });
  expect([output, errors]).toEqual([SHOWN, 'The data set is in staging.\n']);
  expect(requests.filter(({ to }) => to === UPLOAD).map(({ query, body }) => ({ query, body }))).toEqual([
    { query: { env: 'staging' }, body: { file: { name: 'document.txt', text: 'A' }, name: 'a.txt' } },
    { query: { env: 'staging' }, body: { file: { name: 'document.pdf', text: 'PDF' }, name: 'b.pdf' } },
  ]);
  expect(requests.find(({ to }) => to === `POST ${ITEMS}`)?.body).toEqual({
    items: [{ documentId: 'doc_1' }, { documentId: 'doc_2', expected: { total: 1 }, source: 'import' }],
  });
  const same = await run(['push', 'dts_1', directory, '--env', 'staging'], { [`GET ${ITEMS}`]: pageOf() });
  expect(same.errors).not.toContain('The data set is in');
});

test('documents that the data set has are not uploaded again', async () => {
  const directory = await writeFolders('again', {
    a: { 'document.txt': 'A' },
    itm_2: { 'document.pdf': 'B' },
    c: { 'document.txt': 'new' },
  });
  const { requests } = await run(['push', 'dts_1', directory], {
    [`GET ${ITEMS}`]: pageOf(
      { id: 'itm_0', documentId: 'doc_0', documentName: 'a.txt' },
      { id: 'itm_1', documentId: 'doc_1', documentName: 'a.txt' },
      { id: 'itm_2', documentId: 'doc_2', documentName: 'else.pdf' },
      { id: 'itm_3', documentId: 'doc_3', documentName: 'c.txt' },
    ),
    'GET /documents/doc_0/file': () => new Response('other bytes'),
    'GET /documents/doc_1/file': () => new Response('A'),
    'GET /documents/doc_2/file': () => new Response('B'),
    'GET /documents/doc_3/file': () => new Response('old'),
    [UPLOAD]: { id: 'doc_9' },
    [`POST ${ITEMS}`]: {},
  });
  expect(requests.filter(({ to }) => to === UPLOAD)).toHaveLength(1);
  expect(requests.find(({ to }) => to === `POST ${ITEMS}`)?.body).toEqual({
    items: [{ documentId: 'doc_1' }, { documentId: 'doc_9' }, { documentId: 'doc_2' }],
  });
});

test('more items than one request takes are added in several, and errors name the folder', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `f${String(index).padStart(3, '0')}`);
  const folders = Object.fromEntries(names.map((name) => [name, { 'document.txt': name }]));
  const directory = await writeFolders('many', folders);
  const sizes: number[] = [];
  const details = [
    { path: '/items/0/expected/total', message: 'must be number' },
    { path: '/items', message: 'are too many' },
  ];
  const { code, errors, requests } = await run(['push', 'dts_1', directory], {
    [`GET ${ITEMS}`]: pageOf(),
    [UPLOAD]: ({ body }: { body: unknown }) => ({ id: `doc_${(body as { name: string }).name}` }),
    [`POST ${ITEMS}`]: ({ body }: { body: unknown }) => {
      sizes.push((body as { items: unknown[] }).items.length);
      return sizes.length === 1 ? {} : refuse(422, 'expected_invalid', 'Wrong.', details);
    },
  });
  expect([code, sizes]).toEqual([1, [100, 1]]);
  expect(errors).toContain('f100/expected.json: /total must be number\n/items are too many\nNothing was added.');
  expect(requests.filter(({ to }) => to.startsWith('DELETE /documents/'))).toHaveLength(101);
});

test.each([
  [
    'expected values that are no JSON',
    { a: { 'document.txt': '', 'expected.json': '{' } },
    /expected\.json is not JSON/,
  ],
  ['no folder with a document', { a: { 'other.txt': '' } }, /has no folders with a document/],
])('a directory with %s is refused before anything is sent', async (name, folders, message) => {
  const { code, errors, requests } = await run(['push', 'dts_1', await writeFolders(name, folders)]);
  expect(code).toBe(1);
  expect(errors).toMatch(message);
  expect(requests.map(({ to }) => to)).toEqual([GET]);
});

test('another refusal is reported as it is, and what was uploaded is removed', async () => {
  const directory = await writeFolders('refused', { a: { 'document.txt': 'A' } });
  const answers = { [`GET ${ITEMS}`]: pageOf(), [UPLOAD]: { id: 'doc_1' } };
  const { errors, requests } = await run(['push', 'dts_1', directory], {
    ...answers,
    [`POST ${ITEMS}`]: () => refuse(409, 'dataset_full', 'The data set is full.'),
  });
  expect(errors).toContain('The data set is full.');
  expect(errors).not.toContain('Nothing was added');
  expect(requests.at(-1)?.to).toBe('DELETE /documents/doc_1');
});

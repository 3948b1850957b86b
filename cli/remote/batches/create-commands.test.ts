import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuse, runInProcess, type Answers, type InProcessOptions } from '../../testing/run-in-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-create-'));
  await mkdir(join(folder, 'in', 'deep'), { recursive: true });
  await writeFile(join(folder, 'in', 'a.txt'), 'A');
  await writeFile(join(folder, 'in', 'b.zip'), 'B');
  await writeFile(join(folder, 'in', 'c.bin'), 'C');
  await writeFile(join(folder, 'in', 'deep', 'd.txt'), 'D');
  await writeFile(join(folder, 'ids.txt'), ' doc_2 \r\n\r\ndoc_1\n');
  await mkdir(join(folder, 'empty'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const makeBatch = (status: string, counts: Record<string, number>) => ({ id: 'bat_1', status, counts });
const CREATE = 'POST /workspaces/acme/schemas/invoice/batches';
const ADD = 'POST /batches/bat_1/documents';
const START = 'POST /batches/bat_1/start';
const GET = 'GET /batches/bat_1';
const ANSWERS: Answers = {
  'GET /workspaces/acme/schemas/invoice': { latestVersionNumber: 4 },
  'GET /workspaces/acme/schemas/invoice/versions/4': { versionNumber: 4 },
  [CREATE]: makeBatch('open', { total: 0 }),
  [ADD]: { added: 1, failed: 0 },
  [START]: makeBatch('processing', { total: 2, pending: 2 }),
  [GET]: makeBatch('open', { total: 2, waiting: 2 }),
};
const run = (args: string[], answers: Answers = {}, options?: InProcessOptions) =>
  runInProcess(['batches', ...args], { ...ANSWERS, ...answers }, options);
const create = (args: string[], answers?: Answers, options?: InProcessOptions) =>
  run(['create', '--schema', 'invoice', ...args], answers, options);

test('files of a directory are uploaded to a new batch, which is then started', async () => {
  const chosen = ['--name', 'May', '--model', 'local/x', '--metadata', 'a=b=c', '--metadata', 'd=', '--pages', '1-2'];
  const { code, output, errors, requests } = await create([join(folder, 'in'), ...chosen, '--password', 'secret']);
  expect({ code, output }).toEqual({ code: 0, output: 'bat_1\n' });
  expect(errors).toContain('1 file is left out for the ending');
  expect(errors).toContain('2 pending. Follow it: excerpt batches watch bat_1\n');
  const [, , created, first, second, started, ...others] = requests;
  expect(created).toEqual({
    to: CREATE,
    query: { env: 'production' },
    body: { versionNumber: 4, start: false, name: 'May', model: 'local/x', metadata: { a: 'b=c', d: '' } },
  });
  const options = { pages: '1-2', password: 'secret' };
  expect(first?.body).toEqual({ file: { name: 'a.txt', text: 'A' }, name: 'a.txt', ...options });
  expect(second?.body).toEqual({ file: { name: 'b.zip', text: 'B' }, ...options });
  expect([started?.to, others]).toEqual([START, []]);
});

test('directories in directories are taken with --recursive, and named by their path', async () => {
  const { requests } = await create([join(folder, 'in'), '-r']);
  const names = requests.filter(({ to }) => to === ADD).map(({ body }) => (body as { name?: string }).name);
  expect(names).toEqual(['a.txt', undefined, 'deep/d.txt']);
  const [first] = requests.filter(({ to }) => to === ADD);
  expect(first?.body).not.toHaveProperty('password');
});

test('documents of the server are added once each, by options, a file and stdin', async () => {
  const added = { documents: [{ documentId: 'doc_1' }, { documentId: 'doc_2' }] };
  const named = await create(['--document', 'doc_1', 'doc_2', 'doc_1', '--documents', join(folder, 'ids.txt')]);
  expect(named.requests.filter(({ to }) => to === ADD)).toEqual([{ to: ADD, query: {}, body: added }]);
  const read = await create(['--documents', '-'], {}, { input: 'doc_1\ndoc_2\n' });
  expect(read.requests.find(({ to }) => to === ADD)?.body).toEqual(added);
});

test('a batch that is not started stays open, and says how to start it', async () => {
  const { output, errors, requests } = await create(['--no-start']);
  expect([output, errors]).toEqual(['bat_1\n', '2 waiting. Start it: excerpt batches start bat_1\n']);
  expect(requests.at(-1)?.to).toBe(GET);
  expect(requests.map(({ to }) => to)).not.toContain(ADD);
});

test('stacks are split by a splitter, where its packets or the named schema are kept', async () => {
  const packets = { 'POST /workspaces/acme/schemas/packets/batches': makeBatch('open', { total: 0 }) };
  const split = await run(['create', '--splitter', 'mail', '--no-extract', '--no-start'], packets);
  expect(split.requests[0]?.body).toEqual({ splitter: 'mail', extract: false, start: false });
  const named = await create(['--splitter', 'mail', '--no-start']);
  expect(named.requests[0]).toMatchObject({ to: CREATE, body: { splitter: 'mail', extract: true } });
});

test('a schema of a file becomes a version under its name, or under another one', async () => {
  const path = join(folder, 'order.json');
  await writeFile(path, '{"type":"object"}');
  const createdAs = async (key: string, args: string[]) => {
    const answers = {
      [`POST /workspaces/acme/schemas`]: { latestVersion: { versionNumber: 1 } },
      [`POST /workspaces/acme/schemas/${key}/batches`]: makeBatch('open', { total: 0 }),
    };
    const { requests } = await run(['create', '--schema', path, '--no-start', ...args], answers);
    return requests.slice(0, 2).map(({ to, body }) => [to, (body as { schemaKey?: string }).schemaKey]);
  };
  const place = 'POST /workspaces/acme/schemas';
  expect(await createdAs('order', [])).toEqual([
    [place, 'order'],
    [`${place}/order/batches`, undefined],
  ]);
  const others = await createdAs('other', ['--schema-key', 'other']);
  expect(others).toEqual([
    [place, 'other'],
    [`${place}/other/batches`, undefined],
  ]);
});

test('with --wait the command ends with the batch, and with --output it writes the results', async () => {
  const done = { [GET]: { ...makeBatch('completed', { total: 1, completed: 1 }), name: 'May' } };
  const waited = await create(['--document', 'doc_1', '--wait'], done);
  expect([waited.code, waited.output]).toEqual([0, expect.stringMatching(/^id +bat_1\nname +May\n/)]);
  expect(waited.output).not.toContain('results');
  const path = join(folder, 'may.ndjson');
  const results = { 'GET /batches/bat_1/results': () => new Response('{}\n') };
  const saved = await create(['--document', 'doc_1', '--output', path], { ...done, ...results });
  expect(saved.output).toContain(`results    ${path}\n`);
  expect(await readFile(path, 'utf8')).toBe('{}\n');
  const failed = { [GET]: makeBatch('completed', { total: 1, completed: 0, failed: 1 }) };
  expect((await create(['--document', 'doc_1', '--wait'], failed)).code).toBe(2);
});

test('a file that is refused is reported, and the others go on', async () => {
  const answers = {
    [ADD]: ({ body }: { body: unknown }) =>
      (body as { name?: string }).name === 'a.txt'
        ? refuse(422, 'empty_document', 'It has no text.')
        : { added: 3, failed: 2 },
  };
  const outcome = await create([join(folder, 'in')], answers);
  expect(outcome.code).toBe(2);
  expect(outcome.errors).toContain('a.txt: empty_document: It has no text.\n');
  expect(outcome.errors).toContain('b.zip: 2 of its files cannot be read.\n');
  expect(outcome.requests.at(-1)?.to).toBe(START);
  const ended = { ...answers, [GET]: makeBatch('completed', { total: 1, completed: 1 }) };
  expect((await create([join(folder, 'in'), '--wait'], ended)).code).toBe(2);
  expect((await run(['add', 'bat_1', join(folder, 'in')], answers)).code).toBe(2);
});

test('a server that refuses every upload ends the command, which says how to go on', async () => {
  const { code, errors, requests } = await create([join(folder, 'in')], { [ADD]: () => refuse(403, 'no', 'Not you.') });
  expect(code).toBe(1);
  expect(errors).toContain('Not all files are in the batch bat_1. Add more: excerpt batches add bat_1 FILE…');
  expect(errors).toContain('Not you.');
  expect(requests.filter(({ to }) => to === ADD)).toHaveLength(1);
  expect(requests.at(-1)?.to).toBe(ADD);
});

test('documents are added to an open batch', async () => {
  const { code, output, requests } = await run(['add', 'bat_1', join(folder, 'in', 'a.txt'), '--document', 'doc_1']);
  expect([code, output]).toEqual([0, '2 waiting. Start it: excerpt batches start bat_1\n']);
  expect(requests.map(({ to }) => to)).toEqual([ADD, ADD, GET]);
});

test.each([
  ['nothing to add', ['add', 'bat_1'], /no documents: pass files, --document or --documents\.$/],
  ['nothing to extract from', ['create', '--schema', 'invoice'], /no documents: .* or --no-start to add them later/],
  ['no schema', ['create', '--document', 'doc_1'], /Name what to extract with --schema/],
  ['no splitter', ['create', '--schema', 'a', '--document', 'b', '--no-extract'], /--no-extract is for batches with/],
  ['an end that never comes', ['create', '--schema', 'a', '--no-start', '--wait'], /leave out --no-start/],
  ['a format that is unknown', ['create', '--schema', 'a', '--output', 'a.pdf'], /The format of a\.pdf is unknown/],
  ['metadata without a key', ['create', '--metadata', '=b'], /It must be KEY=VALUE/],
])('a batch with %s is refused before anything is sent', async (_, args, message) => {
  const { code, errors, requests } = await run(args);
  expect([code, requests]).toEqual([1, []]);
  expect(errors.trimEnd()).toMatch(message);
});

test('an empty directory, and more documents than a batch has, are refused', async () => {
  expect((await create([join(folder, 'empty')])).errors).toContain('There are no documents in what was given.');
  const input = Array.from({ length: 10_001 }, (_, index) => `doc_${index}`).join('\n');
  const { errors } = await create(['--documents', '-'], {}, { input });
  expect(errors).toContain('A batch has up to 10000 documents, and there are 10001.');
  const most = await create(['--documents', '-'], {}, { input: input.slice(0, input.lastIndexOf('\n')) });
  expect(most.code).toBe(0);
});

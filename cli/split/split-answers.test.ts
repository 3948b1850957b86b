import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageOf, refuse, runInProcess, type Answers } from '../testing/run-in-process.ts';
import { namePart } from './part-files.ts';

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-split-'));
  await mkdir(at('in'));
  for (const name of ['a.txt', 'b.txt']) await writeFile(at('in', name), name);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const UPLOAD = 'POST /workspaces/acme/packets';
const CLASSIFY = 'POST /workspaces/acme/classify';
const SPLITTERS = '/workspaces/acme/splitters';
const part = {
  index: 0,
  pages: '1-2',
  category: 'Invoice',
  identifier: 'A-1',
  confidence: 0.9,
  reasons: ['A title.'],
  documentId: 'doc_1',
  runId: null,
};
const makePacket = (id: string, fields: object = {}) => ({
  id,
  status: 'completed',
  errorMessage: null,
  parts: [part],
  ...fields,
});
const nameOf = (sent: { body: unknown }) => (sent.body as { file: { name: string } }).file.name;

/** Packets are named after their file. */
function serve(packet: object = {}, answers: Answers = {}): Answers {
  return {
    [UPLOAD]: (sent: { body: unknown }) => ({ id: nameOf(sent) }),
    'GET /packets/a.txt': makePacket('a.txt', packet),
    'GET /packets/b.txt': makePacket('b.txt'),
    'GET /documents/doc_1/file': () => new Response('PDF', { headers: { 'content-type': 'application/pdf' } }),
    'GET /documents/doc_2/file': () => new Response('text', { headers: { 'content-type': 'text/plain' } }),
    'GET /runs/run_1': { id: 'run_1', status: 'completed', extractedData: { total: 1 } },
    'GET /runs/run_2': { id: 'run_2', status: 'failed', documentId: 'doc_2', errorMessage: null, extractedData: null },
    'GET /runs/run_3': { id: 'run_3', status: 'failed', documentId: 'doc_3', errorMessage: 'It is empty.' },
    ...answers,
  };
}
const split = (args: string[], answers = serve()) => runInProcess(['split', ...args, '--splitter', 'mail'], answers);

test('a packet is split with what was chosen, and its parts are printed', async () => {
  const chosen = ['--extract', '--model', 'm/n', '--max-cost', '0.0000015', '--env', 'staging'];
  const { code, output, requests } = await split([at('in', 'a.txt'), ...chosen]);
  expect({ code, lines: output.trimEnd().split('\n') }).toEqual({
    code: 0,
    lines: ['PAGES  CATEGORY  IDENTIFIER  CONFIDENCE  WHY', '1-2    Invoice   A-1         0.90        A title.'],
  });
  expect(requests[0]).toMatchObject({
    to: UPLOAD,
    query: { env: 'staging' },
    body: { splitter: 'mail', extract: 'true', model: 'm/n', maxCost: '0.0000015' },
  });
  const plain = await split([at('in', 'a.txt')]);
  expect(plain.requests[0]?.body).toEqual({
    file: { name: 'a.txt', text: 'a.txt' },
    splitter: 'mail',
    extract: 'false',
  });
});

test('of several packets, each part has its file, and JSON has all', async () => {
  const { output } = await split([at('in')]);
  expect(
    output
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/).slice(0, 3)),
  ).toEqual([
    ['FILE', 'PAGES', 'CATEGORY'],
    [at('in', 'a.txt'), '1-2', 'Invoice'],
    [at('in', 'b.txt'), '1-2', 'Invoice'],
  ]);
  const all = await split([at('in'), '--json']);
  expect(JSON.parse(all.output)).toMatchObject([{ file: at('in', 'a.txt'), id: 'a.txt' }, { id: 'b.txt' }]);
  expect(JSON.parse((await split([at('in', 'a.txt'), '--json'])).output)).toMatchObject({
    id: 'a.txt',
    status: 'completed',
  });
});

test('parts are written with their data and a list', async () => {
  const parts = [
    { ...part, runId: 'run_1' },
    { ...part, index: 1, category: null, documentId: 'doc_2' },
    { ...part, index: 2, documentId: null },
  ];
  const { code, errors } = await split([at('in', 'a.txt'), '--output-dir', at('out')], serve({ parts }));
  expect([code, errors]).toEqual([0, `2 documents → ${at('out')}\n`]);
  expect((await readdir(at('out'))).toSorted()).toEqual([
    'a-001-invoice.json',
    'a-001-invoice.pdf',
    'a-002-uncategorized.txt',
    'a.parts.json',
  ]);
  const listed = JSON.parse(await readFile(at('out', 'a.parts.json'), 'utf8')) as { parts: object[] };
  expect(listed).toMatchObject({
    packetId: 'a.txt',
    parts: [{ file: 'a-001-invoice.pdf', data: 'a-001-invoice.json' }, { file: 'a-002-uncategorized.txt' }],
  });
  expect(listed.parts[1]).not.toHaveProperty('data');
  expect(await readFile(at('out', 'a-001-invoice.json'), 'utf8')).toBe('{\n  "total": 1\n}\n');
  await split([at('in'), '--output-dir', at('all')]);
  expect((await readdir(at('all'))).toSorted()).toEqual(['a.txt', 'b.txt']);
});

test('a packet that needs a review says where, and writes nothing', async () => {
  const { code, errors } = await split(
    [at('in', 'a.txt'), '--output-dir', at('out')],
    serve({ status: 'needs_review' }),
  );
  expect([code, errors]).toEqual([
    3,
    'It needs a review: http://127.0.0.1:9/console/acme/packets/a.txt\nAs it is: excerpt packets approve a.txt\n',
  ]);
  await expect(readdir(at('out'))).rejects.toThrow('ENOENT');
});

test.each([
  ['fails', { status: 'failed', errorMessage: 'It is empty.', parts: [] }, 'It is empty.\n'],
  ['has a run that fails', { parts: [{ ...part, runId: 'run_2' }] }, 'doc_2: failed\n'],
  ['has a run that says why', { parts: [{ ...part, runId: 'run_3' }] }, 'doc_3: It is empty.\n'],
])('a packet that %s exits with 2', async (_, packet, errors) => {
  expect(await split([at('in', 'a.txt')], serve(packet))).toMatchObject({ code: 2, errors });
});

test('of several files, those that the server refuses are left out', async () => {
  const upload = (status: number, code: string) => (sent: { body: unknown }) =>
    nameOf(sent) === 'a.txt' ? refuse(status, code, 'No.') : { id: 'b.txt' };
  const some = await split([at('in')], serve({}, { [UPLOAD]: upload(422, 'empty_document') }));
  expect([some.code, some.errors]).toEqual([2, `${at('in', 'a.txt')}: No.\n`]);
  expect(some.output).toContain('1-2 ');
  const one = await split([at('in', 'a.txt')], serve({}, { [UPLOAD]: upload(422, 'empty_document') }));
  expect([one.code, one.output, one.errors]).toEqual([1, '', expect.stringContaining('No.')]);
  const all = await split([at('in')], serve({}, { [UPLOAD]: upload(403, 'forbidden') }));
  expect([all.code, all.output]).toEqual([1, '']);
});

test('a splitter of a file becomes a version, and without one those of the workspace are named', async () => {
  await writeFile(at('mail.json'), '{"categories":[{"name":"Invoice"}]}');
  const made = { [`POST ${SPLITTERS}`]: { key: 'mail' } };
  const { requests } = await runInProcess(['split', at('in', 'a.txt'), '--splitter', at('mail.json')], serve({}, made));
  expect(requests[0]).toMatchObject({
    to: `POST ${SPLITTERS}`,
    body: { key: 'mail', categories: [{ name: 'Invoice' }] },
  });
  const none = (splitters: object[]) =>
    runInProcess(['split', at('in', 'a.txt')], serve({}, { [`GET ${SPLITTERS}`]: pageOf(...splitters) }));
  expect((await none([])).errors).toMatch(/^Which splitter\? .* There are: The workspace has none: pass a file\.\n$/);
  expect((await none([{ key: 'mail' }, { key: 'post' }])).errors).toMatch(/There are: mail, post\n$/);
});

test('documents are classified, and those that cannot be read exit with 2', async () => {
  const answers = {
    [CLASSIFY]: (sent: { body: unknown }) =>
      nameOf(sent) === 'a.txt'
        ? { category: 'Invoice', confidence: 0.876, reasons: ['A title.', 'An amount.'] }
        : refuse(422, 'document_unreadable', 'It is broken.'),
  };
  const args = ['classify', at('in', 'a.txt'), at('in', 'b.txt'), '--splitter', 'mail'];
  const some = await runInProcess(args, answers);
  expect([some.code, some.errors]).toEqual([2, `${at('in', 'b.txt')}: It is broken.\n`]);
  expect(some.output.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['FILE', 'CATEGORY', 'CONFIDENCE', 'WHY'],
    [at('in', 'a.txt'), 'Invoice', '0.88', 'A title. An amount.'],
    [''],
  ]);
  expect(some.requests[0]).toMatchObject({ query: { env: 'production' }, body: { splitter: 'mail' } });
  const plain = await runInProcess(['classify', at('in', 'a.txt'), '--json'], answers);
  expect(JSON.parse(plain.output)).toMatchObject([{ file: at('in', 'a.txt'), category: 'Invoice' }]);
  expect(plain.requests[0]?.body).not.toHaveProperty('splitter');
  const refused = await runInProcess(args, { [CLASSIFY]: () => refuse(403, 'forbidden', 'No.') });
  expect([refused.code, refused.output]).toEqual([1, '']);
});

test.each([
  ['in/Scan 1.pdf', 0, 'Rechnung', 'Scan 1-001-rechnung.pdf'],
  ['a.b.pdf', 99, 'Zählung & Café!', 'a.b-100-zahlung-cafe.pdf'],
  ['a', 1, null, 'a-002-uncategorized.pdf'],
  ['a.pdf', 1, '請求書', 'a-002-part.pdf'],
  ['a.pdf', 1, 'x'.repeat(70), `a-002-${'x'.repeat(60)}.pdf`],
])('the part of %s at %i with the category %j is %s', (path, index, category, name) => {
  expect(namePart(path, index, { category })).toBe(name);
});

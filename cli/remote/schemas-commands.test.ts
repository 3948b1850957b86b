import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf, runInProcess, type Answers } from '../testing/run-in-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-schemas-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const linesOf = ({ output }: { output: string }) => output.trimEnd().split('\n');
const SCHEMAS = '/workspaces/acme/schemas';
const run = (args: string[], answers: Answers = {}) => runInProcess(['schemas', ...args], answers);
const definition = {
  type: 'object',
  properties: { total: { type: ['number', 'null'], description: 'The sum.' } },
  required: ['total'],
};
const family = (schemaKey: string) => ({
  id: schemaKey,
  schemaKey,
  name: schemaKey,
  description: null,
  latestVersionNumber: 3,
  updatedAt: '2026-01-01',
});
const version = { instructions: null, examples: [], parameters: null, rules: [], versionNumber: 3, definition };
/** The server has `a` as in the folder and `b` in another version. */
const SERVER = {
  [`GET ${SCHEMAS}`]: pageOf(family('a'), family('b')),
  [`GET ${SCHEMAS}/a/versions/3`]: version,
  [`GET ${SCHEMAS}/b/versions/3`]: { ...version, definition: { type: 'object', properties: {} }, instructions: 'i' },
  [`POST ${SCHEMAS}`]: { latestVersion: { versionNumber: 4 } },
};

async function writeSchemas(name: string, schemas: Record<string, unknown>): Promise<string> {
  await mkdir(join(folder, name), { recursive: true });
  for (const [key, content] of Object.entries(schemas))
    await writeFile(join(folder, name, `${key}.json`), typeof content === 'string' ? content : JSON.stringify(content));
  return join(folder, name);
}

test('schemas and their versions are listed, and a definition is printed', async () => {
  const listed = await run(['list', '--limit', '4'], { [`GET ${SCHEMAS}`]: pageOf(family('a')) });
  expect(listed.requests[0]?.query).toEqual({ pageSize: '4' });
  expect(linesOf(listed)).toEqual(['key  version  updated     name', 'a          3  2026-01-01  a']);
  const one = { versionNumber: 3, createdAt: '2026-01-01', definitionHash: 'abc' };
  const versions = await run(['versions', 'a'], { [`GET ${SCHEMAS}/a/versions`]: pageOf(one) });
  expect(linesOf(versions)).toEqual(['version  created     hash', '      3  2026-01-01  abc']);
  const answers = { [`GET ${SCHEMAS}/a`]: family('a'), ...SERVER, [`GET ${SCHEMAS}/a/versions/2`]: { definition: 2 } };
  expect(JSON.parse((await run(['show', 'a'], answers)).output)).toEqual(definition);
  expect((await run(['show', 'a', '--version', '2'], answers)).output).toBe('2\n');
});

test('only what differs is pushed, and nothing in a dry run', async () => {
  const path = await writeSchemas('pushed', { a: definition, b: { definition, name: 'B' }, c: definition });
  const pushed = await run(['push', path], SERVER);
  expect({ code: pushed.code, lines: linesOf(pushed) }).toEqual({
    code: 0,
    lines: [
      'schema  state    version',
      'a       same           3',
      'b       changed        4',
      'c       new            4',
    ],
  });
  expect(pushed.requests.filter(({ to }) => to.startsWith('POST')).map(({ body }) => body)).toEqual([
    { schemaKey: 'b', name: 'B', definition },
    { schemaKey: 'c', name: 'c', definition },
  ]);
  const dry = await run(['push', path, '--dry-run'], SERVER);
  expect({ code: dry.code, lines: linesOf(dry) }).toEqual({
    code: 2,
    lines: ['schema  would be  version', 'a       same            3', 'b       changed         3', 'c       new'],
  });
  expect(dry.requests.filter(({ to }) => to.startsWith('POST'))).toEqual([]);
  expect((await run(['push', join(path, 'a.json'), '--dry-run'], SERVER)).code).toBe(0);
});

test('a schema without a name keeps that of the server', async () => {
  const path = await writeSchemas('unnamed', { b: definition });
  const named = { ...SERVER, [`GET ${SCHEMAS}`]: pageOf({ ...family('b'), name: 'Bills' }) };
  const { requests } = await run(['push', path], named);
  expect(requests.at(-1)?.body).toMatchObject({ name: 'Bills' });
});

test('a folder with an invalid definition is not pushed', async () => {
  const path = await writeSchemas('invalid', { a: definition, b: { type: 'string' }, c: { properties: { x: 1 } } });
  const { code, errors, requests } = await run(['push', path], SERVER);
  expect([code, requests]).toEqual([1, []]);
  expect(errors).toMatch(/^These definitions are not valid:\n {2}b[^\n]*: it [^\n]+\.\n {2}c[^\n]*: it /);
});

test('what differs is printed by place', async () => {
  const path = await writeSchemas('differing', { a: definition, b: { definition, name: 'B' }, c: definition });
  const differing = await run(['diff', path], SERVER);
  expect({ code: differing.code, lines: linesOf(differing) }).toEqual({
    code: 2,
    lines: [
      'b: changed since version 3',
      'place                                     server  folder',
      '/name                                     "b"     "B"',
      '/definition/properties                    {}',
      '/instructions                             "i"',
      '/definition/properties/total/type/0               "number"',
      '/definition/properties/total/type/1               "null"',
      '/definition/properties/total/description          "The sum."',
      '/definition/required/0                            "total"',
      'c: new',
    ],
  });
  const same = await run(['diff', join(path, 'a.json')], SERVER);
  expect([same.code, same.output]).toEqual([0, `${join(path, 'a.json')} and the server have the same schemas.\n`]);
});

test('schemas are pulled into a folder, those that are there already once', async () => {
  const path = join(folder, 'pulled');
  const pulled = await run(['pull', '--folder', path], SERVER);
  expect(linesOf(pulled)).toEqual(['schema  version  file', 'a             3  written', 'b             3  written']);
  expect(JSON.parse(await readFile(join(path, 'a.json'), 'utf8'))).toEqual(definition);
  expect(linesOf(await run(['pull', 'a', '--folder', path], SERVER)).slice(1)).toEqual(['a             3  unchanged']);
  const unknown = await run(['pull', 'a', 'x', 'y', '--folder', path], SERVER);
  expect([unknown.code, unknown.errors]).toEqual([1, 'The workspace acme has no schema x, y.\n']);
});

test('definitions are checked without a server', async () => {
  const good = await writeSchemas('good', { a: definition, b: definition });
  expect(await run(['lint', good])).toMatchObject({ code: 0, output: '2 schemas have no problems.\n', requests: [] });
  expect((await run(['lint', join(good, 'a.json')])).output).toBe('1 schema has no problems.\n');
  const bad = await run(['lint', await writeSchemas('bad', { a: { type: 'string' } }), good]);
  expect([bad.code, linesOf(bad).at(1)]).toEqual([2, expect.stringMatching(/^a +error +.*It .*\.$/)]);
  const vague = join(await writeSchemas('vague', { a: { type: 'object', properties: { total: {} } } }), 'a.json');
  const warned = await run(['lint', vague]);
  expect([warned.code, linesOf(warned).at(1)]).toEqual([0, expect.stringMatching(/^a +warning +\/properties\/total/)]);
  expect((await run(['lint', vague, '--strict'])).code).toBe(2);
  expect((await run(['lint', good, '--strict'])).code).toBe(0);
  expect(JSON.parse((await run(['lint', vague, '--json'])).output)).toMatchObject([{ schemaKey: 'a', problems: [] }]);
});

test('templates and sets of rules are printed', async () => {
  const listed = await run(['templates']);
  expect(linesOf(listed).at(0)).toMatch(/^template +name +description$/);
  expect(listed.output).toMatch(/^invoice +Invoice /m);
  const templates = JSON.parse((await run(['templates', '--json'])).output) as { key: string }[];
  expect(templates.map(({ key }) => key)).toContain('invoice');
  expect(JSON.parse((await run(['templates', 'invoice'])).output)).toMatchObject({ type: 'object' });
  expect(JSON.parse((await run(['rules', 'en-16931'])).output)).toMatchObject({ rules: expect.any(Array) as unknown });
});

const proposal = {
  provider: 'a',
  model: 'b',
  definition,
  fields: [
    { path: '/properties/a~1b', label: 'Label', documents: 1 },
    { path: '/c', label: null, documents: 2 },
  ],
  rules: [{ name: 'r', check: 'total > 0' }],
  notes: ['A note.'],
  warnings: [
    { path: '/c', message: 'Vague.', provider: undefined },
    { path: '/c', message: 'No.', provider: 'openai' },
  ],
};
const INFER = 'POST /workspaces/acme/infer-schema';

test('a definition is inferred by a server, and what was found is said beside it', async () => {
  const path = join(folder, 'sample.txt');
  await writeFile(path, 'text');
  const args = ['infer', path, '--document', 'doc_1', '--wish', 'w', '--model', 'a/b', '--env', 'staging'];
  const inferred = await run(args, { [INFER]: proposal });
  expect(inferred.requests).toEqual([
    {
      to: INFER,
      query: { env: 'staging' },
      body: {
        documentIds: ['doc_1'],
        wish: 'w',
        model: 'a/b',
        samples: [{ name: 'sample.txt', data: Buffer.from('text').toString('base64') }],
      },
    },
  ]);
  expect(JSON.parse(inferred.output)).toEqual(definition);
  expect(inferred.errors.trimEnd().split('\n')).toEqual([
    'Proposed by a/b:',
    'field  documents  label',
    'a/b       1 of 2  Label',
    'c         2 of 2',
    '',
    'Rules that hold for all documents (--rules writes them, too):',
    '  total > 0',
    'A note.',
    '',
    'lint     place  message',
    'warning  /c     Vague.',
    'openai   /c     No.',
  ]);
  const output = join(folder, 'out.json');
  const plain = { ...proposal, rules: [], warnings: [] };
  const written = await run(['infer', '--document', 'doc_1', '-o', output, '--rules'], { [INFER]: plain });
  expect(written.output).toBe(`${output} is written. Try it: excerpt extract FILE --schema ${output} --local\n`);
  expect(JSON.parse(await readFile(output, 'utf8'))).toEqual({ definition, rules: [] });
  expect(written.errors).not.toMatch(/Rules that hold|lint/);
  expect(written.requests[0]?.body).toEqual({ documentIds: ['doc_1'] });
  const json = await run(['infer', '--document', 'doc_1', '--json'], { [INFER]: plain });
  expect(JSON.parse(json.output)).toMatchObject({ provider: 'a', notes: ['A note.'] });
});

test.each([
  ['documents of a server on this machine', ['--local', '--document', 'doc_1'], /--document needs a server/],
  ['no documents', [], /There are no documents: pass files/],
  ['too many documents', ['--document', ...Array.from({ length: 21 }, (_, at) => `doc_${at}`)], /up to 20 .* are 21\./],
])('nothing is inferred from %s', async (_, args, message) => {
  const { code, errors, requests } = await run(['infer', ...args]);
  expect([code, errors, requests]).toEqual([1, expect.stringMatching(message), []]);
});

test('an empty file is refused before it is sent', async () => {
  const path = join(folder, 'empty.txt');
  await writeFile(path, '');
  const { errors, requests } = await run(['infer', path], { [INFER]: proposal });
  expect([errors, requests]).toEqual(['empty.txt is empty.\n', []]);
});

import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '../../server/mcp-entry.ts';
import { createDeferredBackend } from './choose-backend.ts';
import { createFiles } from './files.ts';
import { createLocalBackend } from './local-backend.ts';

let folder: string;
let backend: Backend;
let close: () => Promise<void>;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'excerpt-mcp-')));
  await mkdir(join(folder, 'root', 'deep'), { recursive: true });
  await writeFile(join(folder, 'root', 'a.txt'), 'A');
  await writeFile(join(folder, 'outside.txt'), 'B');
  await writeFile(join(folder, 'root', 'order.json'), '{"type":"object","title":"Order","properties":{}}');
  ({ backend, close } = createLocalBackend(await createFiles([join(folder, 'root')])));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

const { signal } = new AbortController();
const place = {} as never;
const stored = { kind: 'stored', documentId: 'doc_1' } as const;
const key = { kind: 'key', schemaKey: 'invoice' } as const;
const template = { kind: 'template', name: 'invoice' } as const;

test.each<[string, () => unknown, RegExp]>([
  ['list_runs', () => backend.listRuns(place), /^list_runs needs a server/],
  ['evaluate', () => backend.startEvaluation(place), /^evaluate needs a server/],
  ['a wait for an evaluation', () => backend.waitForEvaluation('evl_1', place), /^evaluate needs a server/],
  ['split', () => backend.startPacket(place), /^split needs a server/],
  ['a wait for a packet', () => backend.waitForPacket('pkt_1', place), /^split needs a server/],
  ['find_documents', () => backend.findDocuments(place), /^find_documents needs a server/],
  ['a stored document', () => backend.readDocument(stored, signal), /^documentId needs a server/],
  ['a key', () => backend.getSchema(place, key), /or an object as schema: the key invoice needs a server/],
  ['stored samples', () => backend.inferSchema({ documents: [stored], signal } as never), /^documentIds need a server/],
  [
    'a run of a stored document',
    () => backend.startRun({ document: stored, schema: template } as never),
    /^documentId needs/,
  ],
])('%s cannot be had on this machine, which says what to set', async (_, call, message) => {
  await expect(Promise.resolve().then(call)).rejects.toThrow(message);
  await expect(Promise.resolve().then(call)).rejects.toThrow(
    'Ask the user to set EXCERPT_BASE_URL and EXCERPT_API_KEY',
  );
});

test('schemas are files, objects and templates', async () => {
  const get = (source: unknown) => backend.getSchema(place, source as typeof key);
  const order = await get({ kind: 'path', path: 'order.json' });
  expect(order).toMatchObject({ schemaKey: 'order', name: 'Order', versionNumber: null, instructions: null });
  expect(order).not.toHaveProperty('guidance');
  const definition = { type: 'object', properties: {} };
  expect(await get({ kind: 'definition', definition, schemaKey: 'mine' })).toMatchObject({
    schemaKey: 'mine',
    definition,
  });
  expect(await get(template)).toMatchObject({ schemaKey: 'invoice', name: 'Invoice', definition: { type: 'object' } });
  expect(await backend.listSchemas(place)).toEqual({ total: 0, data: [] });
  expect((await backend.listTemplates()).map(({ name }) => name)).toContain('invoice');
});

test('nothing is inferred from no document, and nothing is run of a file that is not there', async () => {
  await expect(backend.inferSchema({ documents: [], signal } as never)).rejects.toThrow('Pass paths of one or more');
  const document = { kind: 'path', path: 'none.txt' } as const;
  await expect(backend.startRun({ document, schema: template } as never)).rejects.toThrow('There is no file none.txt.');
  await expect(backend.inferSchema({ documents: [document], signal } as never)).rejects.toThrow(
    'There is no file none',
  );
  expect(await Promise.all([backend.cancelEvaluation('evl_1'), backend.cancelPacket('pkt_1')])).toEqual([
    undefined,
    undefined,
  ]);
});

test('only files of the roots are found', async () => {
  const files = await createFiles([join(folder, 'root')]);
  expect(await files.find('a.txt')).toBe(join(folder, 'root', 'a.txt'));
  expect(await files.find(`file://${join(folder, 'root', 'a.txt')}`)).toBe(join(folder, 'root', 'a.txt'));
  expect(await files.readBytes('a.txt')).toEqual({ name: 'a.txt', bytes: Buffer.from('A') });
  for (const path of ['../outside.txt', '../none.txt', join(folder, 'outside.txt'), folder])
    await expect(files.find(path)).rejects.toThrow('is outside of the directories that these tools may read');
  await expect(files.find('deep')).rejects.toThrow('deep is not a file.');
  await expect(files.find('none.txt')).rejects.toThrow(`or relative to ${join(folder, 'root')}.`);
  await expect(createFiles([join(folder, 'none')])).rejects.toThrow('There is no directory');
  const all = await createFiles([]);
  expect(await all.find(join(folder, 'outside.txt'))).toBe(join(folder, 'outside.txt'));
  await expect(all.find('none.txt')).rejects.toThrow(`or relative to ${process.cwd()}.`);
});

const open = (options: object, settings: Record<string, string> = {}) => {
  const none = { EXCERPT_BASE_URL: '', EXCERPT_API_KEY: '', EXCERPT_PROFILE: '', XDG_CONFIG_HOME: folder };
  for (const [name, value] of Object.entries({ ...none, ...settings })) vi.stubEnv(name, value);
  return createDeferredBackend(options);
};
/** Only this machine has no runs to list. */
const isLocal = (one: Backend) =>
  one.listRuns(place).then(
    () => false,
    (error: Error) => error.message.includes('none is configured'),
  );

test('this machine works where no server is named, or where it is chosen', async () => {
  expect(await isLocal(open({}).backend)).toBe(true);
  const server = { EXCERPT_BASE_URL: 'http://127.0.0.1:9', EXCERPT_API_KEY: 'exk_1' };
  expect(await isLocal(open({ local: true }, server).backend)).toBe(true);
  for (const settings of [
    { EXCERPT_BASE_URL: 'http://127.0.0.1:9' },
    { EXCERPT_API_KEY: 'exk_1' },
    { EXCERPT_PROFILE: 'x' },
  ])
    expect(await isLocal(open({}, settings).backend)).toBe(false);
  for (const options of [{ baseUrl: 'http://127.0.0.1:9' }, { profile: 'x' }])
    expect(await isLocal(open(options).backend)).toBe(false);
});

test('a wrong configuration is an error of the call, and the next call tries again', async () => {
  const root = join(folder, 'later');
  const chosen = open({ local: true, root: [root] });
  await expect(chosen.backend.listTemplates()).rejects.toThrow('There is no directory');
  await chosen.close();
  await mkdir(root);
  expect((await chosen.backend.listTemplates()).length).toBeGreaterThan(0);
  await chosen.close();
});

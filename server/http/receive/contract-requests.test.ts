/** Requests of operations of the contract, from the connection to the handler and back. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContract, type Operation } from '../load-contract.ts';
import { createRouter } from '../router.ts';
import { makeAdmission, sendAny, serveRoutes, type ServedRoutes } from '../testing/serve-routes.ts';
import { createJsonReceiver } from './receive-json.ts';
import { createMultipartReceiver } from './receive-multipart.ts';

interface Given {
  body?: { type?: string; fields?: object; file?: { path: string; filename: string; size: number; hash: string } };
  path: object;
  query: object;
}

const KEY = { 'x-api-key': 'exk_write' };
const DOCUMENTS = '/workspaces/acme/schemas/bill/documents';
const LIMITS = { fileBytes: 1_000, fieldBytes: 100 };

let operations: Operation[];
let temporaryDir: string;
let served: ServedRoutes;
let given: Given[];
let content: string | null;
let repeated: { key: string; content: unknown }[];
let ids: number;

beforeAll(async () => {
  operations = await loadContract();
  temporaryDir = await mkdtemp(join(tmpdir(), 'excerpt-received-'));
});
afterAll(() => rm(temporaryDir, { recursive: true, force: true }));

beforeEach(async () => {
  [given, content, repeated, ids] = [[], null, [], 0];
  const answers: Record<string, object> = {
    listWorkspaces: { status: 200, body: { data: [], page: 1, pageSize: 20, total: 0 } },
    getMe: { status: 200, body: { id: 'usr_1' } },
    deleteWorkspace: { status: 204 },
  };
  const handle = (id: string) => async (input: Given) => {
    given.push(input);
    const path = input.body?.file?.path;
    if (path !== undefined) content = await readFile(path, 'utf8');
    return answers[id] ?? { status: 201, body: { id: 'doc_1' } };
  };
  const router = createRouter({
    ...makeAdmission().admission,
    operations,
    handlers: Object.fromEntries(operations.map(({ id }) => [id, handle(id)])) as never,
    gate: (async () => undefined) as never,
    idempotency: {
      async run(request: (typeof repeated)[number], produce: () => Promise<object>) {
        repeated.push(request);
        return { ...(await produce()), isReplayed: false };
      },
    } as never,
    receiveJson: createJsonReceiver(10_000),
    receiveMultipart: createMultipartReceiver(temporaryDir, () => `file_${(ids += 1)}`, LIMITS as never) as never,
    draining: new AbortController().signal,
  });
  served = await serveRoutes(router);
});
afterEach(() => served.close());

const send = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  sendAny(served.url + path, { method, headers: { ...KEY, ...headers }, body });
const sendJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));

interface Part {
  name: string;
  filename?: string;
  value: string;
}
const sendForm = (parts: Part[], headers: Record<string, string> = {}, end = '--x--\r\n') => {
  const texts = parts.map(({ name, filename, value }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: text/plain`;
    return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return send(
    'POST',
    DOCUMENTS,
    { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    texts.join('') + end,
  );
};
const NAME = { name: 'name', value: 'a' };
const FILE = { name: 'file', filename: 'a.txt', value: 'hello' };

describe('an operation', () => {
  test('gets its parameters and its body, and answers', async () => {
    const made = await sendJson('/workspaces?a=1', { name: 'Acme' });
    // An unknown parameter is refused, and the handler not asked.
    expect([made.status, given]).toEqual([400, []]);
    expect(await sendJson('/workspaces', { name: 'Acme' })).toMatchObject({ status: 201, body: { id: 'doc_1' } });
    expect(given).toMatchObject([{ path: {}, query: {}, body: { name: 'Acme' }, caller: { userId: 'usr_1' } }]);
    const listed = await send('GET', '/workspaces?page=2');
    expect(given[1]).toMatchObject({ query: { page: 2 }, body: undefined });
    expect([listed.status, listed.headers.get('etag')]).toEqual([200, null]);
  });

  test('that reads one thing is answered once for those who have it', async () => {
    const etag = (await send('GET', '/me')).headers.get('etag') ?? '';
    expect((await send('GET', '/me', { 'if-none-match': etag })).status).toBe(304);
  });

  test('is asked only for what is valid, accepted and authorised', async () => {
    const refusals = [
      [await sendJson('/workspaces', { name: 5 }), 400, 'validation_failed'],
      [await send('POST', '/workspaces'), 400, 'validation_failed'],
      [await send('POST', '/workspaces', { 'content-type': 'text/plain' }, 'x'), 415, 'unsupported_media_type'],
      [await send('GET', '/me', { accept: 'text/html' }), 406, 'not_acceptable'],
      [await send('GET', '/me', { 'x-api-key': 'exk_unknown' }), 401, 'unauthorized'],
      [await send('GET', '/me/'), 404, 'not_found'],
      [await send('GET', '/Me'), 404, 'not_found'],
    ] as const;
    for (const [answer, status, code] of refusals)
      expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
    expect(given).toEqual([]);
    expect((await send('DELETE', '/workspaces/acme')).status).toBe(204);
  });

  test('with a key is repeated by what was sent', async () => {
    await sendJson('/workspaces', { name: 'Acme' }, { 'idempotency-key': 'k' });
    await sendForm([{ name: 'name', value: 'a' }, FILE], { 'idempotency-key': 'l' });
    expect(repeated).toMatchObject([
      { key: 'k', target: 'POST /workspaces', content: { query: {}, body: { name: 'Acme' } } },
      { key: 'l', content: { body: { fields: { name: 'a' }, file: { filename: 'a.txt', size: 5, path: undefined } } } },
    ]);
  });
});

describe('an upload', () => {
  test('has its fields and its file, which is deleted afterwards', async () => {
    expect((await sendForm([{ name: 'name', value: 'A bill' }, FILE])).status).toBe(201);
    const [{ body } = {}] = given;
    expect(body).toMatchObject({ type: 'multipart', fields: { name: 'A bill' }, file: { filename: 'a.txt', size: 5 } });
    expect(body?.file?.hash).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824');
    expect(content).toBe('hello');
    expect(existsSync(body?.file?.path ?? '')).toBe(false);
  });

  test('may be JSON', async () => {
    expect((await sendJson(DOCUMENTS, { name: 'a.txt', content: 'text' })).status).toBe(201);
    expect(given[0]?.body).toEqual({ type: 'json', value: { name: 'a.txt', content: 'text' } });
  });

  test('may be as large as is allowed', async () => {
    expect((await sendForm([{ ...FILE, value: 'x'.repeat(1_000) }])).status).toBe(201);
    const large = await sendForm([{ ...FILE, value: 'x'.repeat(1_001) }]);
    expect([large.status, large.body]).toEqual([413, expect.objectContaining({ code: 'payload_too_large' })]);
  });

  test.each<[string, Part[], Record<string, string>, string | undefined, number, string]>([
    ['without a file', [{ name: 'name', value: 'a' }], {}, undefined, 400, 'validation_failed'],
    ['with a text as its file', [{ name: 'file', value: 'a' }], {}, undefined, 400, 'validation_failed'],
    ['with two files', [FILE, FILE], {}, undefined, 400, 'validation_failed'],
    ['with a field twice', [FILE, NAME, NAME], {}, undefined, 400, 'validation_failed'],
    [
      'with texts that are too long',
      [FILE, { ...NAME, value: 'x'.repeat(101) }],
      {},
      undefined,
      413,
      'payload_too_large',
    ],
    ['with a file of another name', [{ ...FILE, name: 'other' }], {}, undefined, 400, 'validation_failed'],
    ['with a field that is unknown', [FILE, { name: 'other', value: 'a' }], {}, undefined, 400, 'validation_failed'],
    ['that breaks off', [FILE], {}, '--x\r\nContent-Disposition: form-data; name="a"', 400, 'invalid_multipart'],
    ['without a boundary', [FILE], { 'content-type': 'multipart/form-data' }, undefined, 400, 'invalid_multipart'],
  ])('%s is refused', async (_how, parts, headers, end, status, code) => {
    const answer = await sendForm(parts, headers, end);
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
    expect(given).toEqual([]);
  });

  afterEach(async () => {
    expect(await readdir(temporaryDir)).toEqual([]);
  });
});

/** What is read of the parts of an upload, as clients of all kinds send them. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Router from '@koa/router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendAny, serveRoutes, type ServedRoutes } from '../testing/serve-routes.ts';
import { createMultipartReceiver } from './receive-multipart.ts';

let served: ServedRoutes;
let temporaryDir: string;
const uploadFolders: string[] = [];

beforeAll(async () => {
  temporaryDir = await mkdtemp(join(tmpdir(), 'excerpt-parts-'));
  let ids = 0;
  const receive = createMultipartReceiver(temporaryDir, (prefix) => `${prefix}_${(ids += 1)}`, {
    fileBytes: 100,
    fieldBytes: 60,
  });
  const router = new Router().post('/', async (context) => {
    context.body = await receive(context, async ({ fields, file }) => {
      if (file === null) return { fields, file };
      const { path, hash, ...rest } = file;
      uploadFolders.push(dirname(path));
      return { fields, file: { ...rest, content: await readFile(path, 'latin1'), isHashed: hash.length === 64 } };
    });
  });
  served = await serveRoutes(router);
});
afterAll(async () => {
  await served.close();
  await rm(temporaryDir, { recursive: true, force: true });
});
afterEach(async () => {
  expect(await readdir(temporaryDir)).toEqual([]);
});

/** A part by its headers and its content, which are bytes as Latin-1. */
type Part = [headers: string[], content: string];
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

async function send(parts: Part[], boundary = 'x') {
  const body = parts.map(([headers, content]) => `--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n${content}\r\n`);
  const { status, body: answer } = await sendAny(served.url, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.from(`${body.join('')}--${boundary}--\r\n`, 'latin1') as never,
  });
  return { status, ...(answer as { fields?: Record<string, string>; file?: Record<string, unknown>; code?: string }) };
}

const disposition = (parameters: string) => `Content-Disposition: form-data; ${parameters}`;
const text = (name: string, value: string): Part => [[disposition(`name="${name}"`)], value];
const FILE: Part = [[disposition('name="file"; filename="a.txt"'), 'Content-Type: text/plain'], 'hello'];

test('a file has its name, type, size and bytes, in a folder that is deleted afterwards', async () => {
  const content = bytesOf('ü\0') + '\xff--x\r\n';
  const { file, fields } = await send([text('name', 'A bill'), [FILE[0], content]], 'other');
  expect(fields).toEqual({ name: 'A bill' });
  expect(file).toEqual({ filename: 'a.txt', declaredType: 'text/plain', size: 9, content, isHashed: true });
  expect(uploadFolders.map((folder) => existsSync(folder))).toEqual(uploadFolders.map(() => false));
});

test.each<[string, string, string]>([
  ['as UTF-8', bytesOf('name="file"; filename="Prüfung 1.pdf"'), 'Prüfung 1.pdf'],
  ['as Latin-1', 'name="file"; filename="Pr\xfcfung.pdf"', 'Prüfung.pdf'],
  ['by RFC 8187', `name="file"; filename="a.pdf"; filename*=UTF-8''Pr%C3%BCfung.pdf`, 'Prüfung.pdf'],
  ['by RFC 8187 only', `name="file"; filename*=UTF-8''%E8%AB%8B.pdf`, '請.pdf'],
  ['as browsers write quotation marks', 'name="file"; filename="a %22b%22.pdf"', 'a "b".pdf'],
  ['as other clients write quotation marks', String.raw`name="file"; filename="a \"b\".pdf"`, 'a "b".pdf'],
  ['without quotation marks', 'name=file; filename=a.pdf', 'a.pdf'],
  ['that cannot be read', `name="file"; filename*=odd`, 'document'],
])('a name of a file is read %s', async (_, parameters, filename) => {
  expect((await send([[[disposition(parameters)], 'x']])).file).toMatchObject({
    filename,
    declaredType: 'application/octet-stream',
  });
});

test('a part is a file by its file name, or by the name “file” with a type', async () => {
  const typed: Part = [[disposition('name="file"'), 'Content-Type: text/csv'], 'a;b'];
  expect((await send([typed])).file).toMatchObject({ filename: 'document', declaredType: 'text/csv', content: 'a;b' });
  expect((await send([text('file', 'a')])).fields).toEqual({ file: 'a' });
  const field: Part = [[disposition('name="schema"'), 'Content-Type: application/json'], '{"a":1}'];
  expect(await send([field])).toMatchObject({ fields: { schema: '{"a":1}' }, file: null });
});

test('other headers of a part do not matter', async () => {
  const headers = [
    'Content-MD5: abc',
    'X_Name.1: 2',
    disposition('name="file"; filename="a.txt"'),
    'Content-Transfer-Encoding: 8bit',
  ];
  expect((await send([[headers, 'X_Name.1: 2']])).file).toMatchObject({ content: 'X_Name.1: 2' });
});

test('a field is UTF-8, and prose loses what cannot be stored', async () => {
  expect((await send([text(bytesOf('größe'), bytesOf('12 m²'))])).fields).toEqual({ größe: '12 m²' });
  expect((await send([text('name', 'a\xff')])).code).toBe('validation_failed');
  expect((await send([text('metadata', 'a\0b')])).code).toBe('validation_failed');
  expect((await send([text('name', 'a\0b')])).fields?.['name']).not.toContain('\0');
});

test('all texts together, and the file, may be as long as is allowed', async () => {
  const [half, whole] = ['x'.repeat(30), 'x'.repeat(100)];
  expect((await send([text('a', half), text('b', half), [FILE[0], whole]])).status).toBe(200);
  expect(await send([text('a', half), text('b', `${half}x`)])).toMatchObject({
    code: 'payload_too_large',
    message: 'The text parts are larger than 60 bytes (EXCERPT_MAX_JSON_BYTES).',
  });
  expect(await send([[FILE[0], `${whole}x`]])).toMatchObject({
    code: 'payload_too_large',
    message: 'The file is larger than 100 bytes (EXCERPT_MAX_FILE_BYTES). Split the document and send the parts.',
  });
  expect((await send([[FILE[0], '']])).file).toMatchObject({ size: 0, content: '' });
});

test.each<[string, Part[], string]>([
  ['two files', [FILE, FILE], 'Send one file a request.'],
  [
    'a file in another part',
    [[[disposition('name="scan"; filename="a.txt"')], 'x']],
    'The file must be in the part file, not scan.',
  ],
  ['a field twice', [text('name', 'a'), text('name', 'b')], 'The part name must come once.'],
  ['no UTF-8', [text('name', '\xff')], 'The part name is not valid UTF-8.'],
])('a request with %s is told what to change', async (_, parts, message) => {
  expect(await send(parts)).toMatchObject({ status: 400, code: 'validation_failed', message });
});

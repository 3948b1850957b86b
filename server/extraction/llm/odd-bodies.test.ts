import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catchError, createCall } from './testing/model-calls.ts';
import { useScriptedProvider } from './testing/scripted-model.ts';

const { clientWith } = await useScriptedProvider();
let body: Buffer | string[] = [];
let status = 200;
let headers: Record<string, string> = {};
let requests = 0;
/** Sends bytes as they are; several texts as chunks. */
const server = createServer((_, response) => {
  requests += 1;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (Buffer.isBuffer(body)) return void response.end(body);
  for (const chunk of body) response.write(chunk);
  response.end();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

interface Sent {
  status?: number;
  headers?: Record<string, string>;
}

function ask(bytes: Buffer | string[], sent: Sent = {}) {
  [body, status, headers, requests] = [bytes, sent.status ?? 200, sent.headers ?? {}, 0];
  return clientWith().complete(createCall(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`));
}

const completion = (message: object): string => JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] });
const WHOLE = completion({ content: '{"total": 7}' });
const inChunks = WHOLE.match(/.{1,5}/g) ?? [];

it.each<[string, Buffer | string[], Sent]>([
  ['in chunks', inChunks, {}],
  ['compressed by gzip', gzipSync(WHOLE), { headers: { 'content-encoding': 'gzip' } }],
  ['compressed by deflate', deflateSync(WHOLE), { headers: { 'content-encoding': 'deflate' } }],
  ['compressed by Brotli', brotliCompressSync(WHOLE), { headers: { 'content-encoding': 'BR' } }],
  ['with a byte order mark', Buffer.from(`\ufeff${WHOLE}`), {}],
  ['of another content type', Buffer.from(WHOLE), { headers: { 'content-type': 'text/plain; charset=utf-8' } }],
  ['with a byte order mark in the text', [completion({ content: '\ufeff{"total": 7}' })], {}],
  ['with a literal of Python', [completion({ content: `{'total': 7, 'paid': None}` })], {}],
  ['with a key twice, of which the last counts', [completion({ content: '{"total": 1, "total": 7}' })], {}],
])('a body %s is read', async (_, bytes, sent) => {
  expect(await ask(bytes, sent)).toMatchObject({ value: { total: 7 }, requests: 1 });
});

const PAGE = Buffer.from('<!doctype html><title>Bad gateway</title>');
const HTML = { 'content-type': 'text/html' };

it.each<[string, Buffer | string[], Sent, object]>([
  ['UTF-16', Buffer.from(`\ufeff${WHOLE}`, 'utf16le'), {}, { code: 'provider_unavailable', requests: 2 }],
  ['a page of a gateway', PAGE, { status: 502, headers: HTML }, { code: 'provider_unavailable', requests: 6 }],
  ['a page that finds nothing', PAGE, { status: 404, headers: HTML }, { code: 'model_not_found', requests: 1 }],
  ['a sum', [completion({ content: '{"total": 3 + 4}' })], {}, { code: 'output_invalid', requests: 2 }],
  [
    'reasoning only',
    [completion({ content: null, reasoning_content: 'Is it {"total": 8}?' })],
    {},
    { code: 'output_invalid', requests: 2 },
  ],
  [
    'reasoning that never ends',
    [completion({ content: '<reasoning>{"total": 8}' })],
    {},
    { code: 'output_invalid', requests: 2 },
  ],
  ['a broken compression', PAGE, { headers: { 'content-encoding': 'gzip' } }, { code: 'provider_unavailable' }],
])('a body of %s fails the call after few requests', async (_, bytes, sent, expected) => {
  expect(await catchError(ask(bytes, sent))).toMatchObject(expected);
  expect(requests).toBeLessThanOrEqual(6);
});

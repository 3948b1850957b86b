import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import Router from '@koa/router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveRoutes, type ServedRoutes } from '../testing/serve-routes.ts';
import { readBodyType } from './body-type.ts';
import { createJsonReceiver } from './receive-json.ts';

const LIMIT = 200;
const JSON_TYPE = 'application/json';

let served: ServedRoutes;
beforeEach(async () => {
  const receiveJson = createJsonReceiver(LIMIT);
  const router = new Router();
  for (const [path, isRequired] of [
    ['/needed', true],
    ['/optional', false],
  ] as const)
    router.post(path, async (context) => {
      const type = readBodyType(context, { types: ['application/json'], isRequired });
      context.body = { got: type === null ? 'nothing' : await receiveJson(context) };
    });
  router.post('/none', (context) => {
    context.body = { got: readBodyType(context, null) ?? 'nothing' };
  });
  served = await serveRoutes(router);
});
afterEach(() => served.close());

async function send(body: string | Buffer, headers: Record<string, string> = {}, path = '/needed') {
  const sent = request(served.url + path, {
    method: 'POST',
    headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
    agent: false,
  });
  sent.on('error', () => undefined);
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { got, code } = JSON.parse(Buffer.concat(chunks).toString()) as { got?: unknown; code?: string };
  return got ?? code;
}
const sendJson = (body: string | Buffer, type = JSON_TYPE, more: Record<string, string> = {}) =>
  send(body, { 'content-type': type, ...more });

test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json;charset="UTF8"'])(
  'a body of the type %s is read',
  async (type) => {
    expect(await sendJson('{"a":"ü"}', type)).toEqual({ a: 'ü' });
  },
);

test.each(['application/json; charset=latin1', 'text/json', 'application/json-patch', 'nonsense'])(
  'a body of the type %s is not',
  async (type) => {
    expect(await sendJson('{"a":1}', type)).toBe('unsupported_media_type');
  },
);

test.each<[string, string | Buffer, string]>([
  ['what is no JSON', '{', 'invalid_json'],
  ['a text', '"a"', 'invalid_json'],
  ['a number', '1', 'invalid_json'],
  ['null', 'null', 'invalid_json'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'invalid_json'],
  ['too many bytes', `{"a":"${'x'.repeat(LIMIT)}"}`, 'payload_too_large'],
  ['a name that is none', '{"a":[{"__proto__":1}]}', 'validation_failed'],
  ['such a name in disguise', String.raw`{"\u005f_proto__":1}`, 'validation_failed'],
])('%s is refused', async (_what, body, code) => {
  expect(await sendJson(body)).toBe(code);
});

test('a body may be as long as is allowed, and a list, and name a name in a value', async () => {
  const longest = `{"a":"${'x'.repeat(LIMIT - 8)}"}`;
  expect([longest.length, await sendJson(longest)]).toEqual([LIMIT, { a: 'x'.repeat(LIMIT - 8) }]);
  expect(await sendJson('[1]')).toEqual([1]);
  expect(await sendJson('{"a":"__proto__"}')).toEqual({ a: '__proto__' });
});

test('a body may be compressed, where that is not broken', async () => {
  const gzip = { 'content-encoding': 'gzip' };
  expect(await sendJson(gzipSync('{"a":1}'), JSON_TYPE, gzip)).toEqual({ a: 1 });
  expect(await sendJson('{"a":1}', JSON_TYPE, gzip)).toBe('invalid_json');
  expect(await sendJson(gzipSync(`{"a":"${'x'.repeat(LIMIT)}"}`), JSON_TYPE, gzip)).toBe('payload_too_large');
  expect(await sendJson('{"a":1}', JSON_TYPE, { 'content-encoding': 'other' })).toBe('unsupported_media_type');
});

test('a body is there where it must be, and nowhere else', async () => {
  expect(await send('', {}, '/optional')).toBe('nothing');
  expect(await send('{"a":1}', { 'content-type': JSON_TYPE }, '/optional')).toEqual({ a: 1 });
  expect(await send('', {}, '/none')).toBe('nothing');
});

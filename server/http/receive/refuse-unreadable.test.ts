import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ParameterizedContext } from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerUnreadable, refuseUnanswerable } from './refuse-unreadable.ts';

let server: Server;

beforeEach(async () => {
  // The server of the program waits longer, but ends requests by the same means of Node.
  const timeouts = { headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 5 };
  server = createServer(timeouts, (request, response) => {
    request.on('error', () => undefined).resume();
    request.on('end', () => response.end('read'));
  });
  answerUnreadable(server, (prefix) => `${prefix}_1`);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf'],
])('a request with %s that do not end in time is 408 with the error body', async (_, bytes) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(head).toMatch(/^content-type: application\/json/m);
  expect(head).toMatch(/^connection: close/m);
  expect(JSON.parse(body)).toMatchObject({ code: 'request_timeout', retryable: true, requestId: 'req_1' });
});

test.each<[string, object, string, string | null]>([
  ['a host', { host: 'a' }, '1.1', null],
  ['no host, as HTTP/1.0 allows', {}, '1.0', null],
  ['no host', {}, '1.1', 'validation_failed'],
  ['an expectation that Node meets', { host: 'a', expect: '100-Continue' }, '1.1', null],
  ['another expectation', { host: 'a', expect: '100-continue, more' }, '1.1', 'expectation_failed'],
])('a request with %s is passed on or refused', async (_, headers, httpVersion, code) => {
  const pass = async () =>
    await refuseUnanswerable()({ req: { headers, httpVersion } } as ParameterizedContext, async () => 'passed on');
  if (code === null) expect(await pass()).toBe('passed on');
  else await expect(pass()).rejects.toMatchObject({ code });
});

import { afterEach, expect, test } from 'vitest';
import { startReceiver, type WebhookReceiver } from '../../test/harness/webhook-receiver.ts';
import { AddressGuard, type Resolve } from '../lib/addresses/address-guard.ts';
import { createDestinations, isWebhookPort, type Destinations } from './destination.ts';

let destinations: Destinations | undefined;
let receiver: WebhookReceiver | undefined;

afterEach(async () => {
  await destinations?.close();
  await receiver?.close();
});

test.each(['hello', 'SSH-2.0-OpenSSH_9.6\r\n', 'HTTP/1.1 99 Low\r\n\r\n'])(
  'an answer that is not HTTP is named so: %j',
  async (text) => {
    receiver = await startReceiver((response) => response.socket?.end(text));
    destinations = createDestinations({ addresses: new AddressGuard('all'), allowsHttp: true, timeoutMs: 5_000 });
    const request = { headers: {}, body: '{}', signal: new AbortController().signal };
    const { failure } = await destinations.post(receiver.url, request);
    expect(failure).toBe('The destination did not answer in HTTP.');
  },
);

test.each([
  [79, false],
  [80, true],
  [443, true],
  [444, false],
  [1023, false],
  [1024, true],
  [65_535, true],
])('events are sent to the port %i: %s', (port, isSent) => {
  expect(isWebhookPort(port)).toBe(isSent);
});

test.each([
  ['a short one', 'thanks', 'thanks'],
  ['the longest', 'x'.repeat(16_384), 'x'.repeat(16_384)],
  ['a longer one', 'x'.repeat(16_385), 'x'.repeat(16_384)],
  ['one that is cut within a letter', `${'x'.repeat(16_383)}é`, 'x'.repeat(16_383)],
])('of an answer, %s, the beginning is kept', async (_, answered, responseBody) => {
  receiver = await startReceiver((response) => response.writeHead(503, { 'retry-after': '7' }).end(answered));
  destinations = createDestinations({ addresses: new AddressGuard('all'), allowsHttp: true, timeoutMs: 5_000 });
  const request = { headers: { 'x-sign': 's' }, body: '{"a":1}', signal: new AbortController().signal };
  const answer = await destinations.post(receiver.url, request);
  expect(answer).toMatchObject({ statusCode: 503, responseBody, retryAfter: '7', failure: null });
  expect(receiver.received).toMatchObject([{ body: '{"a":1}', headers: { 'x-sign': 's' } }]);
});

test.each([
  ['of a stop', AbortSignal.abort(new Error('Stopping.'))],
  ['without encryption', new AbortController().signal],
])('nothing is sent %s', async (_, signal) => {
  receiver = await startReceiver();
  destinations = createDestinations({ addresses: new AddressGuard('all'), allowsHttp: false, timeoutMs: 5_000 });
  const posted = destinations.post(receiver.url, { headers: {}, body: '{}', signal });
  if (signal.aborted) await expect(posted).rejects.toThrow('Stopping.');
  else expect(await posted).toMatchObject({ statusCode: null, failure: 'The URL must be https.' });
  expect(receiver.received).toEqual([]);
});

test('a destination that does not answer in time is named so', async () => {
  receiver = await startReceiver(() => undefined);
  destinations = createDestinations({ addresses: new AddressGuard('all'), allowsHttp: true, timeoutMs: 20 });
  const request = { headers: {}, body: '{}', signal: new AbortController().signal };
  expect(await destinations.post(receiver.url, request)).toMatchObject({
    statusCode: null,
    failure: 'The destination did not answer within 0.02 s.',
  });
});

async function post(resolve: Resolve, host: string) {
  receiver = await startReceiver();
  const guard = new AddressGuard([], { resolve, allowsPort: isWebhookPort });
  destinations = createDestinations({ addresses: guard, allowsHttp: true, timeoutMs: 5_000 });
  const url = receiver.url.replace('127.0.0.1', host);
  const verdict = await guard.checkUrl(url, ['http:']);
  const request = { headers: {}, body: '{}', signal: new AbortController().signal };
  return { verdict, answer: await destinations.post(url, request) };
}

test('a name that turns to a private address after registration receives nothing', async () => {
  const addresses = [['93.184.216.34'], ['127.0.0.1']];
  const { verdict, answer } = await post(() => Promise.resolve(addresses.shift() ?? []), 'rebound.example');
  expect(verdict).toEqual({ ok: true });
  expect(answer).toMatchObject({
    statusCode: null,
    failure: 'The address of the host is not one of the public internet.',
  });
  expect(receiver?.received).toEqual([]);
});

// Decimal, octal, hexadecimal and short forms of 127.0.0.1, and IPv6 addresses that contain it.
test.each(['127.0.0.1', '2130706433', '0177.0.0.1', '0x7f.1', '127.1', '[::ffff:127.0.0.1]', '[64:ff9b::7f00:1]'])(
  'a private address written as %s receives nothing',
  async (host) => {
    const { verdict, answer } = await post((name) => Promise.resolve([name]), host);
    expect(verdict).toMatchObject({ ok: false, reason: 'refused' });
    expect(answer.statusCode).toBeNull();
    expect(receiver?.received).toEqual([]);
  },
);

import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createProviderFetch, toTransportError, TransportError, type TransportFailure } from './provider-fetch.ts';

const errorWith = (code: string, cause?: unknown): Error => Object.assign(new Error('secret', { cause }), { code });

describe('a request without an answer', () => {
  it.each<[string, unknown, TransportFailure, string | undefined]>([
    ['a refused connection', errorWith('ECONNREFUSED'), 'connection', 'ECONNREFUSED'],
    ['a reset connection', errorWith('ECONNRESET'), 'connection', 'ECONNRESET'],
    ['a cause', new TypeError('fetch failed', { cause: errorWith('ENOTFOUND') }), 'connection', 'ENOTFOUND'],
    ['several addresses', new AggregateError([errorWith('ENETUNREACH'), errorWith('X1')]), 'connection', 'ENETUNREACH'],
    ['an expired certificate', errorWith('CERT_HAS_EXPIRED'), 'certificate', 'CERT_HAS_EXPIRED'],
    ['an own certificate', errorWith('DEPTH_ZERO_SELF_SIGNED_CERT'), 'certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['another host', errorWith('ERR_TLS_CERT_ALTNAME_INVALID'), 'certificate', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    [
      'an unknown issuer',
      errorWith('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
      'certificate',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    ],
    ['a code that is a text', errorWith('the key sk-1'), 'connection', undefined],
    ['no error', 'text', 'connection', undefined],
    ['a failure that is known', new TransportError('too_large'), 'too_large', undefined],
  ])('is explained: %s', (_, error, failure, code) => {
    const explained = toTransportError(error);
    expect(explained).toMatchObject({ failure, code });
    expect(explained.message).not.toContain('secret');
  });

  it.each<[TransportFailure, string | undefined, boolean]>([
    ['connection', 'ECONNREFUSED', true],
    ['connection', 'ENOTFOUND', true],
    ['connection', 'EAI_AGAIN', true],
    ['connection', 'EHOSTUNREACH', true],
    ['connection', 'ENETUNREACH', true],
    ['connection', 'UND_ERR_CONNECT_TIMEOUT', true],
    ['certificate', 'CERT_HAS_EXPIRED', true],
    ['address', undefined, true],
    ['unusable_key', undefined, true],
    ['connection', 'ECONNRESET', false],
    ['connection', undefined, false],
    ['timeout', undefined, false],
    ['too_large', undefined, false],
  ])('%s %s was seen by nobody: %s', (failure, code, isUnseen) => {
    expect(new TransportError(failure, code).isUnseen).toBe(isUnseen);
  });
});

interface Reply {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: Uint8Array | string;
}

function fetchFrom({ status = 200, headers = {}, body = '{"a":1}' }: Reply, maxResponseBytes = 1_000) {
  const sent: { url: string; options: Record<string, unknown> }[] = [];
  const request = (url: string, options: Record<string, unknown>) => {
    sent.push({ url, options });
    return Promise.resolve({ statusCode: status, headers, body: Readable.from([Buffer.from(body)]) });
  };
  const fetch = createProviderFetch({ request: request as never, dispatcher: 'dispatcher' as never, maxResponseBytes });
  return { fetch, sent };
}

describe('the requests of clients', () => {
  it('go out with the headers that providers need, and no others', async () => {
    const { fetch, sent } = fetchFrom({});
    const headers = { authorization: 'Bearer k', 'x-api-key': 'k', 'x-stainless-os': 'Linux', cookie: 'c' };
    await fetch('http://localhost/a', { method: 'POST', headers, body: '{}' });
    await fetch(new URL('http://localhost/b'));
    expect(sent[0]).toEqual({
      url: 'http://localhost/a',
      options: {
        method: 'POST',
        headers: {
          authorization: 'Bearer k',
          'x-api-key': 'k',
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': 'excerpt',
        },
        body: '{}',
        signal: null,
        dispatcher: 'dispatcher',
      },
    });
    expect(sent[1]).toMatchObject({ url: 'http://localhost/b', options: { method: 'GET', body: null } });
  });

  it.each<[string, Uint8Array]>([
    ['gzip', gzipSync('{"a":"é"}')],
    ['GZIP', gzipSync('{"a":"é"}')],
    ['deflate', deflateSync('{"a":"é"}')],
    ['br', brotliCompressSync('{"a":"é"}')],
    ['identity', Buffer.from('{"a":"é"}')],
  ])('are answered by a body in the encoding %s', async (encoding, body) => {
    const { fetch } = fetchFrom({ status: 201, headers: { 'content-encoding': encoding, x: ['1', '2'] }, body });
    const response = await fetch('http://localhost');
    expect([response.status, response.headers.get('x'), await response.json()]).toEqual([201, '1, 2', { a: 'é' }]);
  });

  it('read bodies up to a limit, and none that is nested without an end', async () => {
    expect(await (await fetchFrom({ body: 'x'.repeat(10) }, 10).fetch('http://localhost')).text()).toBe('x'.repeat(10));
    const tooLarge = fetchFrom({ body: gzipSync('x'.repeat(11)), headers: { 'content-encoding': 'gzip' } }, 10);
    await expect(tooLarge.fetch('http://localhost')).rejects.toMatchObject({ failure: 'too_large' });
    const nested = await fetchFrom({ body: '['.repeat(900) }).fetch('http://localhost');
    expect(await nested.text()).toBe('');
  });

  it('end with the reason of their signal', async () => {
    const abort = new AbortController();
    const reason = new Error('given up');
    const request = () => {
      abort.abort(reason);
      return Promise.reject(reason);
    };
    const options = { request: request as never, dispatcher: null as never, maxResponseBytes: 10 };
    const fetch = createProviderFetch(options);
    await expect(fetch('http://localhost', { signal: abort.signal })).rejects.toBe(reason);
    await expect(fetch('http://localhost')).rejects.toBeInstanceOf(TransportError);
  });
});

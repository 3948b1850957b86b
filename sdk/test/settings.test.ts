import { createClient, Excerpt, type ExcerptOptions, type Logger } from '@excerpt/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hangUp, json, useScriptedServer } from './harness/scripted-server.ts';

const server = useScriptedServer();
const excerpt = (options: ExcerptOptions = {}) =>
  new Excerpt({ baseUrl: server.baseUrl, apiKey: 'exk_secret', maxRetries: 0, ...options });

afterEach(() => vi.unstubAllEnvs());

describe('a setting that no request can be sent with', () => {
  it.each(['localhost:8787', 'excerpt.test', '/service', 'ftp://a.test', 'http://', 'http://a.test/?b=1', 'not a url'])(
    'is refused by name: baseUrl %j',
    (baseUrl) => {
      expect(() => new Excerpt({ baseUrl, apiKey: 'k' })).toThrow(/^`baseUrl` must be/);
      expect(() => createClient({ baseUrl, apiKey: 'k' })).toThrow(TypeError);
    },
  );

  it('is refused without its password', () => {
    const make = () => new Excerpt({ baseUrl: 'http://me:hidden@a.test', apiKey: 'k' });
    expect(make).toThrow(/^`baseUrl` has a user or a password/);
    expect(make).not.toThrow('hidden');
  });

  it.each(['exk_secret\n', 'exk_\r\nx: y', ' exk_secret', 'exk_secret ', 'exk_sécret', 'exk_\u0000'])(
    'is refused by name, and not repeated: apiKey %j',
    (apiKey) => {
      expect(() => new Excerpt({ baseUrl: 'http://a.test', apiKey })).toThrow(/^`apiKey` has/);
      expect(() => new Excerpt({ baseUrl: 'http://a.test', apiKey })).not.toThrow('exk_');
    },
  );

  it.each(['http://127.0.0.1:8787', 'https://a.test/', 'https://a.test/service'])('is none: %s', (baseUrl) => {
    expect(() => new Excerpt({ baseUrl, apiKey: 'exk_a b' })).not.toThrow();
  });
});

describe('a log', () => {
  function createLogger() {
    const lines: string[] = [];
    const at = (level: string) => (line: string) => void lines.push(`${level}: ${line}`);
    const logger: Logger = { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
    return { lines, logger };
  }
  const failure = json(503, { code: 'unavailable', message: 'Not now.', retryable: true }, { 'retry-after': '0' });

  it.each([
    ['off', []],
    ['error', [/^error: Not now/]],
    ['warn', [/^warn: Not now\. It is tried again in \d+ ms/, /^error: Not now/]],
    ['info', [/^info: GET \/me 503/, /^warn: /, /^info: GET \/me 503/, /^error: /]],
  ] as const)('of level %s has the lines of that and those before', async (logLevel, expected) => {
    const { lines, logger } = createLogger();
    server.script(failure);
    await expect(excerpt({ logLevel, logger, maxRetries: 1 }).me.get()).rejects.toThrow('Not now.');
    expect(lines).toHaveLength(expected.length);
    expected.forEach((pattern, index) => expect(lines[index]).toMatch(pattern));
  });

  it('has headers without secrets, and no body', async () => {
    const { lines, logger } = createLogger();
    server.script(json(201, { key: 'exk_new' }, { 'set-cookie': 'session=hidden', 'x-request-id': 'req_1' }));
    const headers = { authorization: 'Bearer hidden', 'ocp-subscription-key': 'hidden', 'x-team': 'a' };
    await excerpt({ logLevel: 'debug', logger, headers }).apiKeys.create({ name: 'confidential' });
    const all = lines.join('\n');
    expect(all).toContain('"x-team":"a"');
    expect(all).toContain('"x-api-key":"***"');
    expect(all).toMatch(/"idempotency-key":"\w{16,}"/);
    expect(lines.at(-1)).toMatch(/^info: POST \/api-keys 201 req_1 \(\d+ ms\)$/);
    expect(all).not.toMatch(/exk_|hidden|confidential/);
  });

  it('warns of an operation that will be removed', async () => {
    const { lines, logger } = createLogger();
    server.script(json(200, {}, { deprecation: '@1767225600', sunset: 'Thu, 01 Jan 2026 00:00:00 GMT' }));
    await excerpt({ logLevel: 'warn', logger }).me.get();
    expect(lines).toEqual(['warn: GET /me is deprecated, until Thu, 01 Jan 2026 00:00:00 GMT']);
  });

  it('takes its level from EXCERPT_LOG', async () => {
    const { lines, logger } = createLogger();
    vi.stubEnv('EXCERPT_LOG', 'info');
    server.script(hangUp);
    await expect(excerpt({ logger }).me.get()).rejects.toThrow('GET /me was not answered');
    expect(lines).toEqual([
      expect.stringMatching(/^info: GET \/me failed/),
      expect.stringMatching(/^error: GET \/me was not answered/),
    ]);
  });
});

it('a request that the server holds open has so much more time', async () => {
  const limits: unknown[] = [];
  const real = setTimeout;
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, ms?: number) => {
    limits.push(ms);
    return real(callback, ms);
  }) as typeof setTimeout);
  const fetch = async () => Response.json({ id: 'run_1' });
  const client = new Excerpt({ baseUrl: 'http://a.test', apiKey: 'k', fetch, timeout: 700 });
  await client.runs.get('run_1');
  await client.runs.get('run_1', { wait: 20 });
  spy.mockRestore();
  expect(limits).toEqual([700, 20_700]);
});

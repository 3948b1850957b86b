import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createFilePart, multipartEnd, multipartType } from '../harness/raw-request.ts';

const LARGE = 8_000_000;

let app: TestApp;
let path: string;

beforeAll(async () => {
  app = await startTestApp({
    engine: scriptedEngine(),
    settings: { EXCERPT_MAX_FILE_BYTES: '1000000', EXCERPT_MAX_JSON_BYTES: '100000', EXCERPT_RATE_LIMIT: '60' },
  });
  const { slug, schemaKey } = await workspaceWithSchema(app.admin);
  path = `/workspaces/${slug}/schemas/${schemaKey}/documents`;
});
afterAll(() => app.close());

const json = { type: 'application/json', body: Buffer.from(JSON.stringify({ name: 'a', content: 'x'.repeat(LARGE) })) };
const multipart = {
  type: multipartType,
  body: Buffer.concat([createFilePart('a.txt', 'x'.repeat(LARGE)), multipartEnd]),
};
const text = { type: 'text/plain', body: Buffer.alloc(LARGE, 'x') };

interface Sent {
  key: string;
  type: string;
  body: Buffer;
}

/** As Python's urllib does: asks for the end of the connection, and reads nothing before all is written. */
async function writeThenRead({ key, type, body }: Sent): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.pause();
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}`,
    'connection: close',
    `x-api-key: ${key}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error as Error));
  failed.catch(() => undefined);
  await Promise.race([new Promise((resolve) => socket.write(body, resolve)), failed]);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.resume();
  await Promise.race([once(socket, 'end'), failed]);
  socket.destroy();
  return Buffer.concat(chunks).toString();
}

const REFUSALS = [
  ['a JSON body over the limit', json, 'key', 413, 'payload_too_large'],
  ['a file over the limit', multipart, 'key', 413, 'payload_too_large'],
  ['a large body of another type', text, 'key', 415, 'unsupported_media_type'],
  ['a large JSON body without a valid key', json, 'none', 401, 'unauthorized'],
  ['a large file without a valid key', multipart, 'none', 401, 'unauthorized'],
] as const;

describe('a client that writes everything before it reads gets the answer to', () => {
  test.each(REFUSALS)('%s', async (_what, sent, key, status, code) => {
    const answer = await writeThenRead({ ...sent, key: key === 'key' ? app.admin.apiKey : 'none' });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(`"code":"${code}"`);
  });
});

describe('a connection does what the answer says of it after', () => {
  const cases = REFUSALS.flatMap(([what, sent, key, status]) => [
    { what, sent, key, status, isChunked: false },
    { what: `${what}, in chunks`, sent, key, status, isChunked: true },
  ]);

  test.each(cases)('$what', async ({ sent, key, status, isChunked }) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    try {
      let answers = '';
      socket.on('data', (chunk: Buffer) => (answers += chunk.toString()));
      const ended = once(socket, 'end');
      const { type, body } = sent;
      const lines = [
        `POST ${path} HTTP/1.1`,
        `host: ${hostname}`,
        `x-api-key: ${key === 'key' ? app.admin.apiKey : 'none'}`,
        `content-type: ${type}`,
        isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`,
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      if (isChunked) socket.write(`${body.length.toString(16)}\r\n`);
      socket.write(body);
      if (isChunked) socket.write('\r\n0\r\n\r\n');
      await expect.poll(() => answers).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      if (/^connection: close\r$/im.test(answers)) {
        await ended;
      } else {
        socket.write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
        await expect.poll(() => answers).toContain('HTTP/1.1 200 ');
      }
    } finally {
      socket.destroy();
    }
  });
});

describe('fetch gets the answer to', () => {
  test.each(REFUSALS)('%s', async (_what, { type, body }, key, status, code) => {
    const headers = { 'x-api-key': key === 'key' ? app.admin.apiKey : 'none', 'content-type': type };
    for (let times = 0; times < 5; times += 1) {
      const response = await fetch(app.url + path, { method: 'POST', headers, body });
      expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })]);
    }
  });

  test('a large body above the rate limit', async () => {
    const headers = { 'x-api-key': app.admin.apiKey, 'content-type': 'application/json' };
    const codes: string[] = [];
    while (codes.length < 90 && codes.at(-1) !== 'rate_limited') {
      const response = await fetch(app.url + path, { method: 'POST', headers, body: json.body });
      codes.push(((await response.json()) as { code: string }).code);
    }
    expect(codes.at(-1)).toBe('rate_limited');
    // On a busy machine a further request may be allowed meanwhile.
    const answers: string[] = [];
    while (answers.length < 5 && answers.at(-1)?.startsWith('HTTP/1.1 429 ') !== true)
      answers.push(await writeThenRead({ ...json, key: app.admin.apiKey }));
    expect(answers.at(-1)).toMatch(/^HTTP\/1\.1 429 /);
  });
});

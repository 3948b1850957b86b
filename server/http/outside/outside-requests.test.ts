import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Router from '@koa/router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import { sendAny, serveRoutes, type ServedRoutes } from '../testing/serve-routes.ts';
import { addGuideRoutes } from './guide-routes.ts';
import { createPublicRouter } from './public-routes.ts';

let served: ServedRoutes;
afterEach(() => served.close());
const get = (path: string, headers: Record<string, string> = {}) => sendAny(served.url + path, { headers });

describe('the routes outside of the contract', () => {
  let draining: AbortController;
  let reason: string | null;
  async function serve(publicUrl: string | null): Promise<void> {
    [draining, reason] = [new AbortController(), null];
    const router = createPublicRouter({ readiness: async () => reason, publicUrl, draining: draining.signal });
    served = await serveRoutes(new Router(), { outside: router });
  }

  test('say whether the server can serve', async () => {
    await serve(null);
    const state = async () => {
      const [health, ready] = [await get('/healthz'), await get('/readyz')];
      expect([health.status, health.body]).toEqual([200, { status: 'ok' }]);
      expect(ready.headers.get('content-type')).toContain('application/json');
      return [ready.status, ready.body];
    };
    expect(await state()).toEqual([200, { status: 'ready' }]);
    reason = 'The disk is full.';
    expect(await state()).toEqual([503, { status: 'unavailable', reason }]);
    draining.abort();
    expect(await state()).toEqual([503, { status: 'unavailable', reason: 'The server is draining.' }]);
    expect((await get('/readyz/')).status).toBe(404);
  });

  test.each([
    [null, '/'],
    ['https://papers.example.com/app', 'https://papers.example.com/app'],
  ])('publish the contract of a server at %s', async (publicUrl, url) => {
    await serve(publicUrl);
    const json = await get('/openapi.json');
    expect(json.body).toEqual({ ...openapi, servers: [{ url, description: 'This server.' }] });
    const yaml = await get('/openapi.yaml');
    expect(yaml.body).toContain(`- url: ${url}\n`);
    expect(yaml.body).toContain('description: This server.');
    const pinned = await get(`/openapi/${openapi.info.version}.json`);
    expect(pinned.body).toMatchObject({ info: { version: openapi.info.version }, servers: [{ url }] });
    for (const { status, headers } of [json, yaml, pinned])
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect([json, yaml].map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json; charset=utf-8',
      expect.stringContaining('yaml'),
    ]);
    const etag = json.headers.get('etag') ?? '';
    const again = await get('/openapi.json', { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await get('/openapi.json', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/openapi/0.0.1.json')).status).toBe(404);
  });

  test('have the reference as a page that loads only its own files', async () => {
    await serve(null);
    const page = await get('/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self'`);
    for (const [path, type, text] of [
      ['/docs/reference.css', 'text/css; charset=utf-8', '#overview'],
      ['/docs/rapidoc.js', 'text/javascript; charset=utf-8', 'rapi-doc'],
    ] as const) {
      const { status, headers, body } = await get(path);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        type,
        'public, max-age=86400',
      ]);
      expect(body).toContain(text);
    }
  });
});

describe('the guide', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'excerpt-guide-'));
    await mkdir(join(folder, 'images'));
    for (const [name, text] of [
      ['index.html', '<p>'],
      ['style.css', 'p{}'],
      ['images/a.svg', '<svg/>'],
      ['secret.txt', 'x'],
    ] as const)
      await writeFile(join(folder, name), text);
    const router = new Router();
    addGuideRoutes(router, '/app', folder);
    served = await serveRoutes(router);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test.each([
    ['index', 'text/html; charset=utf-8', 'no-cache'],
    ['style.css', 'text/css; charset=utf-8', 'no-cache'],
    ['images/a.svg', 'image/svg+xml', 'public, max-age=3600'],
  ])('has %s as %s', async (path, type, cache) => {
    const { status, headers } = await get(`/docs/guide/${path}`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, cache]);
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
  });

  test.each([
    'other',
    'other.css',
    'secret.txt',
    'index.html',
    'images/b.svg',
    'images/a',
    '..%2Fsecret',
    'images/..%2Fx.css',
  ])('has no %s', async (path) => {
    expect((await get(`/docs/guide/${path}`)).status).toBe(404);
  });

  test.each(['/docs/guide', '/docs/guide/'])('begins at its first page: %s', async (path) => {
    expect((await get(path)).headers.get('location')).toBe('/app/docs/guide/index');
  });
});

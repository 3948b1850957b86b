import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
});
afterAll(() => app.close());

// All of this without a key.
const get = (path: string) => fetch(app.url + path);

describe('the contract', () => {
  test('is served as JSON, latest and pinned', async () => {
    const latest = (await (await get('/openapi.json')).json()) as {
      openapi: string;
      info: { version: string };
      paths: object;
    };
    expect(latest).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), info: { version: '0.6.0' } });
    expect(Object.keys(latest.paths)).toContain('/workspaces/{slug}/schemas/{schemaKey}/extract');
    const pinned = await get('/openapi/0.6.0.json');
    expect(pinned.status).toBe(200);
    expect(await pinned.json()).toMatchObject({ info: { version: '0.6.0' }, paths: expect.any(Object) });
    const unknown = await get('/openapi/9.9.9.json');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'not_found' });
  });

  test('is served as YAML', async () => {
    const response = await get('/openapi.yaml');
    expect(response.headers.get('content-type')).toMatch(/yaml/);
    const text = await response.text();
    expect(text).toMatch(/^openapi: ["']?3\.1/m);
    expect(text).toContain('operationId: extractDocument');
  });
});

describe('the contract, as it is served,', () => {
  const DOCUMENTS = ['/openapi.json', '/openapi/0.6.0.json', '/openapi.yaml'];

  test.each(DOCUMENTS)('%s names this server', async (path) => {
    const text = await (await get(path)).text();
    expect(text).not.toContain('127.0.0.1:8787');
    if (path.endsWith('.json')) expect(JSON.parse(text)).toMatchObject({ servers: [{ url: '/' }] });
    else expect(text).toMatch(/^servers:\n +- url: \/\n/m);
  });

  test.each(DOCUMENTS)('%s is cached, and not sent again while it is the same', async (path) => {
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    const again = await fetch(app.url + path, { headers: { 'if-none-match': `W/${etag}` } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    const other = await fetch(app.url + path, { headers: { 'if-none-match': '"another"' } });
    expect(other.status).toBe(200);
    const head = await fetch(app.url + path, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  });
});

describe('EXCERPT_PUBLIC_URL', () => {
  test('is where the contract, the reference and messages lead', async () => {
    const behindProxy = await startTestApp({
      engine: scriptedEngine(),
      settings: { EXCERPT_PUBLIC_URL: 'https://tools.example.com/excerpt/' },
    });
    try {
      const read = async (path: string) => (await fetch(behindProxy.url + path)).text();
      for (const path of ['/openapi.json', '/openapi/0.6.0.json'])
        expect(JSON.parse(await read(path))).toMatchObject({ servers: [{ url: 'https://tools.example.com/excerpt' }] });
      expect(await read('/openapi.yaml')).toContain('- url: https://tools.example.com/excerpt\n');
      const page = await read('/docs');
      expect(page).toContain('spec-url="/excerpt/openapi.json"');
      expect(page).toContain('src="/excerpt/docs/rapidoc.js"');
      expect(await read('/nothing')).toContain('https://tools.example.com/excerpt/docs');
    } finally {
      await behindProxy.close();
    }
  });
});

describe('the reference', () => {
  test('loads nothing from other origins', async () => {
    const response = await get('/docs');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('/openapi.json');
    expect(page).not.toMatch(/https?:\/\//);
    const [, styles] = /<link[^>]* href="([^"]+)"/.exec(page) ?? [];
    const sheet = await get(styles ?? '/none');
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/css/)]);
    expect(await sheet.text()).toContain('#overview #api-info { margin-left: 0; }');
    const [, source] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
    const script = await get(source ?? '/none');
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect((await script.text()).length).toBeGreaterThan(100_000);
  });
});

describe('health', () => {
  test('needs no key: live and ready', async () => {
    const live = await get('/healthz');
    expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  });
});

describe('every answer', () => {
  test.each(['/healthz', '/docs', '/openapi.json', '/me', '/none'])(
    'of %s carries a request id and the headers that protect browsers',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-request-id')).toMatch(/^req_/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBeTruthy();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );
});

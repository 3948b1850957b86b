import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

describe('the guide', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp({ settings: { EXCERPT_PUBLIC_URL: 'https://tools.test/excerpt' } })));
  afterAll(() => app.close());
  const get = (path: string) => fetch(app.url + path, { redirect: 'manual' });

  /** Pages and pictures that a page refers to, as paths of the server. */
  async function linksOf(path: string): Promise<string[]> {
    const page = await (await get(path)).text();
    return [...page.matchAll(/(?:href|src)="([^"#]+)/g)]
      .map(([, link = '']) => new URL(link, app.url + path))
      .filter(({ origin }) => origin === app.url)
      .map(({ pathname }) => pathname);
  }

  it('has every page, style and picture that its pages refer to', async () => {
    const seen = new Set<string>();
    const waiting = ['/docs/guide/index'];
    for (let path = waiting.pop(); path !== undefined && seen.size < 100; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      if (response.headers.get('content-type')?.startsWith('text/html') === true && path !== '/docs')
        waiting.push(...(await linksOf(path)));
    }
    expect([...seen].filter((path) => path.startsWith('/docs/guide/')).length).toBeGreaterThan(18);
  });

  it('begins at its index, also behind a proxy', async () => {
    const response = await get('/docs/guide');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/excerpt/docs/guide/index']);
  });

  it.each(['/docs/guide/nothing', '/docs/guide/..%2f..%2fpublic-routes', '/docs/guide/images/..%2findex.html'])(
    'has nothing at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('is linked from errors that have a page', async () => {
    const response = await get('/workspaces');
    expect(response.status).toBe(401);
    expect(response.headers.get('link')).toBe('</excerpt/docs/guide/first-extraction>; rel="help"');
  });
});

import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderErrors } from '../http/render-error.ts';
import { createLogger } from '../lib/logger.ts';
import { createConsoleRouter } from './routes.ts';

const PAGE =
  '<meta name="excerpt-root" content="" /><link href="./assets/a-1.css"><script src="./assets/a-1.js"></script>';

let folder: string;
let server: Server | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-console-'));
});
afterEach(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function build(): Promise<void> {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets', 'a-1.js'), 'console.log(1)');
  await writeFile(join(folder, 'licenses.md'), 'not served');
}

async function serve(publicUrl: string | null = null): Promise<string> {
  const koa = new Koa();
  koa.use(renderErrors(createLogger('silent'), ''));
  koa.use(createConsoleRouter({ publicUrl, folder }).routes());
  server = createServer(koa.callback());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the routes of the console', () => {
  it.each(['/', '/console', '/console/', '/console/acme/runs/run_1?field=%2Ftotal'])(
    'serve the page at %s',
    async (path) => {
      await build();
      const response = await fetch((await serve()) + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('src="/console/assets/a-1.js"');
    },
  );

  it('allow only scripts and styles of the server, and no strings as scripts', async () => {
    await build();
    const policy = (await fetch(await serve())).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "require-trusted-types-for 'script'",
      ]),
    );
  });

  it('let browsers keep hashed files for ever, and ask for the page again', async () => {
    await build();
    const url = await serve();
    const script = await fetch(`${url}/console/assets/a-1.js`);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    for (const path of ['/', '/console/assets/a-1.js']) {
      const etag = (await fetch(url + path)).headers.get('etag') ?? '';
      const again = await fetch(url + path, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it('compress for clients that accept it', async () => {
    await build();
    const url = await serve();
    const encodings = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'identity'].map(async (accepted) => {
        const response = await fetch(url, { headers: { 'accept-encoding': accepted } });
        expect(await response.text()).toContain('<script');
        return [response.headers.get('content-encoding'), response.headers.get('vary')];
      }),
    );
    expect(encodings).toEqual([
      ['br', 'accept-encoding'],
      ['gzip', 'accept-encoding'],
      [null, 'accept-encoding'],
    ]);
  });

  it('put the prefix of the public URL before paths', async () => {
    await build();
    const page = await (await fetch(await serve('https://example.com/excerpt'))).text();
    expect(page).toContain('content="/excerpt"');
    expect(page).toContain('href="/excerpt/console/assets/a-1.css"');
  });

  it.each(['/console/assets/other.js', '/console/assets/..%2Findex.html', '/console/assets/..%2Flicenses.md'])(
    'do not have %s',
    async (path) => {
      await build();
      expect((await fetch((await serve()) + path)).status).toBe(404);
    },
  );

  it('say how to build the console if it was not built', async () => {
    const response = await fetch(await serve());
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('npm run build'),
    });
  });
});

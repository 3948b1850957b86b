import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Excerpt } from '@excerpt/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal } from './harness/refusal.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that answers by a function, and the requests that it got. */
async function serve(answer: (request: IncomingMessage) => { status: number; location?: string; body?: object }) {
  const requests: { method: string; url: string; key: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, key: headers['x-api-key'] as string | undefined, body });
      const { status, location, body: answered = {} } = answer(request);
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
      response.end(JSON.stringify(answered));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const me = { id: 'usr_1', name: 'A', plan: 'pro' };

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%d to another origin gets neither the key nor the body', async (status) => {
    const other = await serve(() => ({ status: 200, body: me }));
    const own = await serve(({ url }) => ({ status, location: `${other.url}${url}` }));
    const excerpt = new Excerpt({ baseUrl: own.url, apiKey: 'exk_secret', maxRetries: 2 });
    for (const send of [() => excerpt.me.get(), () => excerpt.workspaces.create({ name: 'Secret' })]) {
      const error = await refusal(send());
      expect(error).toMatchObject({ code: 'redirect_refused', retryable: false });
      expect(error.message).toContain('Set baseUrl');
    }
    expect(other.requests).toEqual([]);
    expect(own.requests).toHaveLength(2);
  });

  it('within the origin is followed, with the same request', async () => {
    const own = await serve(({ url = '' }) =>
      url.startsWith('/new') ? { status: 200, body: me } : { status: 307, location: `/new${url}` },
    );
    const excerpt = new Excerpt({ baseUrl: own.url, apiKey: 'exk_secret' });
    expect(await excerpt.me.get()).toEqual(me);
    await excerpt.workspaces.create({ name: 'Moved' });
    expect(own.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/new/workspaces',
      key: 'exk_secret',
      body: '{"name":"Moved"}',
    });
  });

  it('that never ends is given up', async () => {
    const own = await serve(({ url = '' }) => ({ status: 307, location: `${url}x` }));
    const excerpt = new Excerpt({ baseUrl: own.url, apiKey: 'exk_secret' });
    expect((await refusal(excerpt.me.get())).code).toBe('redirect_refused');
    expect(own.requests).toHaveLength(6);
  });

  it('whose target a browser hides is refused as one', async () => {
    const hidden = Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
    });
    const excerpt = new Excerpt({ baseUrl: 'http://a.test', apiKey: 'exk_secret', fetch: async () => hidden });
    expect(await refusal(excerpt.me.get())).toMatchObject({ code: 'redirect_refused', status: 302 });
  });

  it('without an address, and to the address that was asked, is refused', async () => {
    for (const headers of [{}, { location: '/me' }]) {
      const fetch = async () => new Response(null, { status: 307, headers });
      const excerpt = new Excerpt({ baseUrl: 'http://a.test', apiKey: 'exk_secret', fetch });
      expect((await refusal(excerpt.me.get())).code).toBe('redirect_refused');
    }
  });
});

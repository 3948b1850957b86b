import { Excerpt, type ExcerptOptions } from '@excerpt/sdk';
import { describe, expect, it } from 'vitest';
import { json, text, useScriptedServer } from './harness/scripted-server.ts';

const server = useScriptedServer();
const excerpt = (options: ExcerptOptions = {}) =>
  new Excerpt({ baseUrl: server.baseUrl, apiKey: 'secret', maxRetries: 0, ...options });

describe('asResponse()', () => {
  it('answers the response with a body that the caller reads', async () => {
    server.script(json(200, { id: 'run_1' }, { etag: '"1"' }));
    const response = await excerpt().runs.get('run_1').asResponse();
    expect(response.headers.get('etag')).toBe('"1"');
    expect(await response.json()).toEqual({ id: 'run_1' });
  });

  it('rejects for an error, as the promise does', async () => {
    server.script(json(404, { code: 'not_found', message: 'No.', retryable: false }));
    await expect(excerpt().runs.get('run_1').asResponse()).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });

  it('says so if the body has been read', async () => {
    server.script(json(200, { id: 'run_1' }));
    const call = excerpt().runs.get('run_1');
    await call;
    await expect(call.asResponse()).rejects.toThrow('Call asResponse() where the call is made');
  });

  it('answers a list too', async () => {
    server.script(json(200, { total: 0, page: 1, pageSize: 20, data: [] }));
    expect(await (await excerpt().workspaces.list().asResponse()).json()).toMatchObject({ total: 0 });
  });
});

describe('a download', () => {
  it('arrives piece by piece, before it has ended', async () => {
    let end = () => {};
    server.script((response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('a,b\n');
      end = () => response.end('1,2\n');
    });
    // The limit of time is for the head: a long file takes longer.
    const stream = await excerpt({ timeout: 60_000 }).batches.getResults('bat_1').asStream();
    const reader = stream.pipeThrough(new TextDecoderStream() as never).getReader() as ReadableStreamDefaultReader;
    expect(await reader.read()).toEqual({ done: false, value: 'a,b\n' });
    end();
    expect(await reader.read()).toEqual({ done: false, value: '1,2\n' });
    expect(await reader.read()).toMatchObject({ done: true });
  });

  it('is ended by its signal', async () => {
    server.script((response) => response.writeHead(200).write('a'));
    const controller = new AbortController();
    const stream = await excerpt().documents.getFile('doc_1', { signal: controller.signal }).asStream();
    const reader = stream.getReader();
    await reader.read();
    controller.abort();
    await expect(reader.read()).rejects.toThrow('aborted');
  });
});

describe('toArray()', () => {
  const page = (number: number, ids: number[]) =>
    json(200, { total: 5, page: number, pageSize: 2, data: ids.map((id) => ({ id })) });

  it('reads all pages, or as many as the limit needs', async () => {
    server.script(page(1, [1, 2]), page(2, [3, 4]), page(3, [5]));
    expect(await excerpt().workspaces.list().toArray()).toHaveLength(5);
    server.script(page(1, [1, 2]), page(2, [3, 4]));
    server.received.splice(0);
    expect(await excerpt().workspaces.list().toArray({ limit: 3 })).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(server.received).toHaveLength(2);
    server.script(page(1, [1, 2]));
    expect(await excerpt().workspaces.list().toArray({ limit: 0 })).toEqual([]);
    await expect(excerpt().workspaces.list().toArray({ limit: -1 })).rejects.toThrow('`limit`');
  });
});

describe('a request of one’s own', () => {
  it('goes to any path, with the key and the errors of the others', async () => {
    server.script(json(200, { ok: true }));
    expect(await excerpt().get<{ ok: boolean }>('/later/things?a=1', { query: { b: [2, 3] } })).toEqual({ ok: true });
    expect(server.last()).toMatchObject({ method: 'GET', url: '/later/things?a=1&b=2&b=3' });
    expect(server.last().headers['x-api-key']).toBe('secret');
    server.script(json(404, { code: 'not_found', message: 'No.', retryable: false }));
    await expect(excerpt().delete('/later/1')).rejects.toMatchObject({ name: 'NotFoundError' });
  });

  it.each(['post', 'put', 'patch'] as const)('has a body: %s', async (method) => {
    server.script(json(201, { id: 'x' }));
    expect(await excerpt()[method]('/later', { body: { name: 'A' } })).toEqual({ id: 'x' });
    expect(server.lastJson()).toEqual({ name: 'A' });
    expect(server.last().headers['content-type']).toBe('application/json');
    expect(server.last().method).toBe(method.toUpperCase());
    const form = new FormData();
    form.append('file', new Blob(['hello']), 'a.txt');
    await excerpt()[method]('/later', { body: form });
    expect(((await server.lastForm()).get('file') as File).name).toBe('a.txt');
    await excerpt()[method]('/later', { body: 'plain', headers: { 'content-type': 'text/plain' } });
    expect(server.last().body.toString()).toBe('plain');
    expect(server.last().headers['content-type']).toBe('text/plain');
  });

  it('answers a Blob where there is no JSON, and nothing where there is no body', async () => {
    server.script(text(200, 'a;b', { 'content-type': 'text/csv' }));
    expect(await (await excerpt().get<Blob>('/later')).text()).toBe('a;b');
    server.script(text(204, ''));
    expect(await excerpt().delete('/later')).toBeUndefined();
    server.script(text(200, '{"raw":1}', { 'content-type': 'application/json' }));
    expect(await (await excerpt().get('/later').asResponse()).text()).toBe('{"raw":1}');
  });

  it.each(['@other.test/', 'https://other.test/', 'runs', ''])('stays on the server: %j', async (path) => {
    await expect(excerpt().get(path)).rejects.toThrow('must start with a slash');
    expect(server.received).toEqual([]);
  });
});

describe('withOptions()', () => {
  it('makes another client, which differs in what it names', async () => {
    server.script(json(200, { slug: 'x' }));
    const first = excerpt({ workspace: 'acme', headers: { 'x-team': 'a' } });
    const second = first.withOptions({ workspace: 'other' });
    await first.workspaces.get();
    await second.workspaces.get();
    expect(server.received.map(({ url }) => url)).toEqual(['/workspaces/acme', '/workspaces/other']);
    expect(server.last().headers).toMatchObject({ 'x-team': 'a', 'x-api-key': 'secret' });
  });
});

describe('fetchOptions', () => {
  it('are given to fetch, those of the call before those of the client', async () => {
    const seen: RequestInit[] = [];
    const client = excerpt({
      fetchOptions: { cache: 'no-store', proxy: 'of the client' },
      fetch: (request, options = {}) => {
        seen.push(options);
        return fetch(request);
      },
    });
    server.script(json(200, {}));
    await client.me.get({ fetchOptions: { proxy: 'of the call' } });
    expect(seen).toMatchObject([{ cache: 'no-store', proxy: 'of the call', redirect: 'manual' }]);
  });

  it('cannot lose the key, or follow a redirect with it', async () => {
    server.script(text(307, '', { location: 'http://127.0.0.2:9/' }));
    const options = { headers: {}, redirect: 'follow', method: 'DELETE' } as never;
    await expect(excerpt().me.get({ fetchOptions: options })).rejects.toMatchObject({ code: 'redirect_refused' });
    expect(server.last()).toMatchObject({ method: 'GET', headers: { 'x-api-key': 'secret' } });
  });
});

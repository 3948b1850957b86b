import { Excerpt, type ExcerptOptions } from '@excerpt/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, text, useScriptedServer } from './harness/scripted-server.ts';

const server = useScriptedServer();
const excerpt = (options: ExcerptOptions = {}) =>
  new Excerpt({ baseUrl: server.baseUrl, apiKey: 'secret', maxRetries: 0, ...options });

const page = (number: number, data: unknown[], total: number) => json(200, { total, page: number, pageSize: 2, data });

afterEach(() => vi.unstubAllEnvs());

describe('new Excerpt()', () => {
  it('takes its address and key from the environment', async () => {
    vi.stubEnv('EXCERPT_BASE_URL', server.baseUrl);
    vi.stubEnv('EXCERPT_API_KEY', 'from-the-environment');
    server.script(json(200, { id: 'usr_1' }));
    await new Excerpt().me.get();
    expect(server.last().headers['x-api-key']).toBe('from-the-environment');
  });

  it.each([
    ['EXCERPT_API_KEY', 'apiKey', { baseUrl: 'http://excerpt.test' }],
    ['EXCERPT_BASE_URL', 'baseUrl', { apiKey: 'k' }],
  ])('names %s and %s where they are missing', (variable, option, options) => {
    vi.stubEnv('EXCERPT_BASE_URL', '');
    vi.stubEnv('EXCERPT_API_KEY', '');
    expect(() => new Excerpt(options)).toThrow(variable);
    expect(() => new Excerpt(options)).toThrow(option);
  });
});

describe('a call', () => {
  it('takes a lone id as it is', async () => {
    server.script(json(200, { id: 'run_1' }));
    expect(await excerpt().runs.get('run_1')).toEqual({ id: 'run_1' });
    expect(server.last()).toMatchObject({ method: 'GET', url: '/runs/run_1' });
  });

  it.each([
    ['beside the id', (client: Excerpt) => client.runs.get('run_1', { wait: 5 })],
    ['in one object', (client: Excerpt) => client.runs.get({ id: 'run_1', wait: 5 })],
  ])('takes what an id goes with %s', async (_, call) => {
    server.script(json(200, { id: 'run_1' }));
    await call(excerpt());
    expect(server.last().url).toBe('/runs/run_1?wait=5');
  });

  it('takes path, query and body in one flat object', async () => {
    server.script(json(201, { id: 'doc_1' }));
    await excerpt().documents.create({
      workspace: 'acme',
      schemaKey: 'invoice',
      env: 'staging',
      name: 'Invoice',
      content: 'Total: 3',
    });
    expect(server.last()).toMatchObject({
      method: 'POST',
      url: '/workspaces/acme/schemas/invoice/documents?env=staging',
    });
    expect(server.lastJson()).toEqual({ name: 'Invoice', content: 'Total: 3' });
  });

  it('falls back on the workspace of the client, and says so where there is none', async () => {
    server.script(json(200, { slug: 'acme' }));
    await excerpt({ workspace: 'acme' }).workspaces.get();
    await excerpt({ workspace: 'acme' }).workspaces.get({ workspace: 'other' });
    expect(server.received.map(({ url }) => url)).toEqual(['/workspaces/acme', '/workspaces/other']);
    await expect(excerpt().workspaces.get()).rejects.toThrow('Which workspace?');
  });

  it('creates a workspace by its own slug', async () => {
    server.script(json(201, { slug: 'acme' }));
    await excerpt({ workspace: 'other' }).workspaces.create({ name: 'Acme', slug: 'acme' });
    expect(server.last().url).toBe('/workspaces');
    expect(server.lastJson()).toEqual({ name: 'Acme', slug: 'acme' });
  });

  it.each(['', '.', '..'])('refuses %j in a path, which would change the URL', async (schemaKey) => {
    await expect(excerpt().schemas.delete({ workspace: 'acme', schemaKey })).rejects.toThrow('`schemaKey` cannot be');
    expect(server.received).toEqual([]);
  });

  it('shows the response on request', async () => {
    server.script(json(200, { id: 'run_1' }, { 'x-request-id': 'req_1', etag: '"1"' }));
    const { data, response, requestId } = await excerpt().runs.get('run_1').withResponse();
    expect(data.id).toBe('run_1');
    expect(response.headers.get('etag')).toBe('"1"');
    expect(requestId).toBe('req_1');
  });

  it('is a promise like any other', async () => {
    server.script(json(200, { id: 'run_1' }));
    const call = excerpt().runs.get('run_1');
    expect(call).toBeInstanceOf(Promise);
    expect(await Promise.all([call, call.then(({ id }) => id)])).toEqual([{ id: 'run_1' }, 'run_1']);
    server.script(json(404, {}));
    await expect(excerpt().runs.get('run_1').withResponse()).rejects.toMatchObject({ status: 404 });
  });

  it('answers undefined where there is no body', async () => {
    server.script(text(204, ''));
    expect(await excerpt().runs.delete('run_1')).toBeUndefined();
  });

  it('answers a file as a Blob, also when it is JSON', async () => {
    server.script(json(200, { a: 1 }));
    expect(await (await excerpt().documents.getFile('doc_1')).text()).toBe('{"a":1}');
  });

  it('sends further headers and leaves out those that are null', async () => {
    server.script(json(200, {}));
    await excerpt({ headers: { 'x-team': 'a', 'x-more': 'b' } }).me.get({ headers: { 'x-team': 'c', 'x-more': null } });
    expect(server.last().headers).toMatchObject({ 'x-team': 'c' });
    expect(server.last().headers).not.toHaveProperty('x-more');
  });

  it('sends its name and version', async () => {
    server.script(json(200, {}));
    await excerpt().me.get();
    expect(server.last().headers['user-agent']).toMatch(/^excerpt-sdk\/\d+\.\d+\.\d+ \(Node\.js/);
  });
});

describe('a list', () => {
  const items = (...ids: number[]) => ids.map((id) => ({ id: `run_${id}` }));

  it('is the first page when it is awaited, with the way to the next', async () => {
    server.script(page(1, items(1, 2), 3), page(2, items(3), 3));
    const first = await excerpt().runs.list({ workspace: 'acme', schemaKey: 'invoice', pageSize: 2 });
    expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2, data: items(1, 2) });
    const second = await first.nextPage();
    expect(second?.data).toEqual(items(3));
    expect(server.last().url).toBe('/workspaces/acme/schemas/invoice/runs?pageSize=2&page=2');
    expect(second?.hasNextPage()).toBe(false);
    expect(await second?.nextPage()).toBeUndefined();
  });

  it('goes through all pages when it is iterated over', async () => {
    server.script(page(1, items(1, 2), 5), page(2, items(3, 4), 5), page(3, items(5), 5));
    const seen: string[] = [];
    for await (const run of excerpt().runs.list({ workspace: 'acme', schemaKey: 'invoice' })) seen.push(run.id);
    expect(seen).toEqual(['run_1', 'run_2', 'run_3', 'run_4', 'run_5']);
    expect(server.received).toHaveLength(3);
  });

  it('asks for no page that is not needed', async () => {
    server.script(page(1, items(1, 2), 4));
    for await (const run of excerpt().runs.list({ workspace: 'acme', schemaKey: 'invoice' })) {
      expect(run.id).toBe('run_1');
      break;
    }
    expect(server.received).toHaveLength(1);
  });

  it('throws where a page cannot be read', async () => {
    server.script(page(1, items(1, 2), 3), text(500, ''));
    const seen: string[] = [];
    const read = async () => {
      for await (const workspace of excerpt().workspaces.list()) seen.push(workspace.id);
    };
    await expect(read()).rejects.toMatchObject({ status: 500 });
    expect(seen).toHaveLength(2);
  });

  it('shows the response of its page', async () => {
    server.script(page(1, [], 0));
    const { data, response } = await excerpt().workspaces.list().withResponse();
    expect(data.total).toBe(0);
    expect(response.status).toBe(200);
  });
});

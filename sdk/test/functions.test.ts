import {
  createClient,
  createWorkspace,
  deleteRun,
  ExcerptError,
  extractFile,
  getDocumentFile,
  getRun,
  listRuns,
  NotFoundError,
  streamRunEvents,
  uploadDocument,
  type Client,
} from '@excerpt/sdk';
import { beforeEach, describe, expect, it } from 'vitest';
import { hangUp, json, text, useScriptedServer } from './harness/scripted-server.ts';

const server = useScriptedServer();
const path = { slug: 'acme', schemaKey: 'invoice' };
const pdf = () => new File(['%PDF-1.7 ü'], 'Rechnung März.pdf', { type: 'application/pdf' });
let client: Client;

beforeEach(() => {
  client = createClient({ baseUrl: server.baseUrl, apiKey: 'secret' });
});

describe('a generated function', () => {
  it('sends the key with every request and writes path and query', async () => {
    server.script(json(200, { total: 0, page: 2, pageSize: 50, data: [] }));
    const { data, error, response } = await listRuns({
      client: createClient({ baseUrl: `${server.baseUrl}/`, apiKey: 'secret' }),
      path: { slug: 'acme', schemaKey: 'a/b' },
      query: { env: 'staging', status: 'failed', page: 2, pageSize: 50 },
    });
    expect(server.last()).toMatchObject({
      method: 'GET',
      url: '/workspaces/acme/schemas/a%2Fb/runs?env=staging&status=failed&page=2&pageSize=50',
      headers: { 'x-api-key': 'secret' },
    });
    expect(data).toEqual({ total: 0, page: 2, pageSize: 50, data: [] });
    expect(error).toBeUndefined();
    expect(response?.status).toBe(200);
  });

  it('sends JSON', async () => {
    server.script(json(201, { slug: 'acme' }));
    await createWorkspace({ client, body: { name: 'Acme' } });
    expect(server.last()).toMatchObject({
      method: 'POST',
      url: '/workspaces',
      headers: { 'content-type': 'application/json' },
    });
    expect(server.lastJson()).toEqual({ name: 'Acme' });
  });

  it('answers an error with the fields that the server wrote, and throws it where that is asked for', async () => {
    const body = { code: 'not_found', message: 'There is no run x.', retryable: false, requestId: 'r' };
    server.script(json(404, body));
    const { data, error, response } = await getRun({ client, path: { id: 'x' } });
    expect(data).toBeUndefined();
    expect(error).toBeInstanceOf(NotFoundError);
    expect({ ...error }).toMatchObject(body);
    expect(response?.status).toBe(404);
    await expect(getRun({ client, path: { id: 'x' }, throwOnError: true })).rejects.toMatchObject(body);
  });

  it('answers an error of the same form when the server cannot be reached', async () => {
    server.script(hangUp);
    const { error, response } = await getRun({ client, path: { id: 'x' } });
    expect(error).toBeInstanceOf(ExcerptError);
    expect(error).toMatchObject({ code: 'connection_failed', retryable: true, status: undefined });
    expect(error?.cause).toBeInstanceOf(Error);
    expect(response).toBeUndefined();
  });

  it('retries only if it is configured to', async () => {
    server.script(text(503, ''), json(200, { id: 'run_1' }));
    expect((await getRun({ client, path: { id: 'run_1' } })).error).toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(1);
  });

  it('takes an answer without a body', async () => {
    server.script(text(204, ''));
    const { error, response } = await deleteRun({ client, path: { id: 'x' } });
    expect({ error, status: response?.status }).toEqual({ error: undefined, status: 204 });
  });

  it('uses the fetch that it is given', async () => {
    const seen: string[] = [];
    const own = createClient({
      baseUrl: 'http://excerpt.invalid',
      apiKey: 'k',
      fetch: async (request) => {
        seen.push(request.url);
        return Response.json({ id: 'run_1' });
      },
    });
    expect((await getRun({ client: own, path: { id: 'run_1' }, query: { wait: 30 } })).data).toEqual({ id: 'run_1' });
    expect(seen).toEqual(['http://excerpt.invalid/runs/run_1?wait=30']);
  });

  it('keeps two clients apart', async () => {
    server.script(json(200, {}));
    const [a, b] = ['a', 'b'].map((apiKey) => createClient({ baseUrl: server.baseUrl, apiKey })) as [Client, Client];
    await getRun({ client: a, path: { id: 'x' } });
    await getRun({ client: b, path: { id: 'x' } });
    await getRun({ client: a, path: { id: 'x' } });
    expect(server.received.map(({ headers }) => headers['x-api-key'])).toEqual(['a', 'b', 'a']);
  });

  it.each(['', '.', '..'])('refuses %j in a path, which would change the URL', async (id) => {
    await expect(getRun({ client, path: { id } })).rejects.toThrow('`id` cannot be');
    expect(server.received).toEqual([]);
  });
});

describe('an upload', () => {
  it('sends a document as multipart, with its file name', async () => {
    server.script(json(201, { id: 'doc_1' }));
    const { data } = await uploadDocument({
      client,
      path,
      query: { env: 'development' },
      body: { file: pdf(), name: 'Invoice' },
    });
    expect(data).toEqual({ id: 'doc_1' });
    expect(server.last()).toMatchObject({
      url: '/workspaces/acme/schemas/invoice/documents?env=development',
      headers: { 'x-api-key': 'secret' },
    });
    const form = await server.lastForm();
    const file = form.get('file') as File;
    expect([file.name, file.type, await file.text(), form.get('name')]).toEqual([
      'Rechnung März.pdf',
      'application/pdf',
      '%PDF-1.7 ü',
      'Invoice',
    ]);
  });

  it('sends a definition beside the file as JSON text', async () => {
    server.script(json(202, { runId: 'run_1', status: 'pending' }));
    const schema = { type: 'object', properties: { total: { type: 'number' } } };
    const { data } = await extractFile({ client, path, body: { file: pdf(), schema, schemaName: 'Invoice' } });
    expect(data).toEqual({ runId: 'run_1', status: 'pending' });
    expect(server.last().url).toBe('/workspaces/acme/schemas/invoice/extract');
    const form = await server.lastForm();
    expect([...form.keys()].toSorted()).toEqual(['file', 'schema', 'schemaName']);
    expect(JSON.parse(String(form.get('schema')))).toEqual(schema);
  });

  it('sends a version number in digits', async () => {
    server.script(json(202, { runId: 'run_1', status: 'pending' }));
    await extractFile({ client, path, body: { file: new Blob(['text']), versionNumber: 2 } });
    expect((await server.lastForm()).get('versionNumber')).toBe('2');
  });
});

describe('an answer that is not JSON', () => {
  it.each(['application/pdf', 'text/plain', 'application/json'])('is a Blob for a file of type %s', async (type) => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
    server.script((response) => response.writeHead(200, { 'content-type': type }).end(bytes));
    const { data } = await getDocumentFile({ client, path: { id: 'doc_1' } });
    if (!data) throw new Error('No bytes came back.');
    expect(Buffer.from(await data.arrayBuffer())).toEqual(bytes);
  });

  it('is a stream for the events of a run', async () => {
    server.script((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': hello\r\n\r\nevent: status\ndata: {"type":"status","status":"proc');
      response.write('essing"}\n\n');
      response.end('event: status\ndata: {"type":"status","status":"completed"}\n\n');
    });
    const { stream } = await streamRunEvents({ client, path: { id: 'run_1' } });
    const statuses: string[] = [];
    for await (const event of stream) statuses.push(event.status);
    expect(statuses).toEqual(['processing', 'completed']);
    expect(server.last()).toMatchObject({ url: '/runs/run_1/events', headers: { 'x-api-key': 'secret' } });
  });

  it('throws where the events of an unknown run are read', async () => {
    server.script(json(404, { code: 'not_found', message: 'There is no run x.', retryable: false, requestId: 'r' }));
    const { stream } = await streamRunEvents({ client, path: { id: 'x' } });
    await expect(stream.next()).rejects.toBeInstanceOf(NotFoundError);
    expect(server.received).toHaveLength(1);
  });
});

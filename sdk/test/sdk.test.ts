import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createClient,
  createWorkspace,
  deleteRun,
  extractFile,
  getDocumentFile,
  getRun,
  listRuns,
  streamRunEvents,
  uploadDocument,
} from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let received: Received[] = [];
let answer: (response: ServerResponse) => void;
let baseUrl: string;

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks),
    });
    answer(response);
  });
});

function answerJson(status: number, body: unknown): void {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

function last(): Received {
  const request = received.at(-1);
  if (!request) throw new Error('No request arrived');
  return request;
}

/** The multipart body that arrived, read by the platform's own parser. */
async function lastForm(): Promise<FormData> {
  const { headers, body } = last();
  return new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
}

beforeEach(async () => {
  received = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const path = { slug: 'acme', schemaKey: 'invoice' };
const pdf = () => new File(['%PDF-1.7 ü'], 'Rechnung März.pdf', { type: 'application/pdf' });

describe('createClient', () => {
  it('sends the key with every request and writes path and query', async () => {
    answerJson(200, { total: 0, page: 2, pageSize: 50, data: [] });
    const client = createClient({ baseUrl: `${baseUrl}/`, apiKey: 'secret' });
    const { data, error, response } = await listRuns({
      client,
      path: { slug: 'acme', schemaKey: 'a/b' },
      query: { env: 'staging', status: 'failed', page: 2, pageSize: 50 },
    });
    expect(last()).toMatchObject({
      method: 'GET',
      url: '/workspaces/acme/schemas/a%2Fb/runs?env=staging&status=failed&page=2&pageSize=50',
      headers: { 'x-api-key': 'secret' },
    });
    expect(data).toEqual({ total: 0, page: 2, pageSize: 50, data: [] });
    expect(error).toBeUndefined();
    expect(response?.status).toBe(200);
  });

  it('sends JSON', async () => {
    answerJson(201, { slug: 'acme' });
    await createWorkspace({ client: createClient({ baseUrl, apiKey: 'k' }), body: { name: 'Acme' } });
    expect(last()).toMatchObject({
      method: 'POST',
      url: '/workspaces',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(last().body.toString())).toEqual({ name: 'Acme' });
  });

  it('answers an error as the server wrote it, and throws it where that is asked for', async () => {
    const body = { code: 'not_found', message: 'There is no run x.', retryable: false, requestId: 'r' };
    answerJson(404, body);
    const client = createClient({ baseUrl, apiKey: 'k' });
    const { data, error, response } = await getRun({ client, path: { id: 'x' } });
    expect({ data, error, status: response?.status }).toEqual({ data: undefined, error: body, status: 404 });
    await expect(getRun({ client, path: { id: 'x' }, throwOnError: true })).rejects.toEqual(body);
  });

  it('takes an answer without a body', async () => {
    answer = (response) => response.writeHead(204).end();
    const { error, response } = await deleteRun({ client: createClient({ baseUrl, apiKey: 'k' }), path: { id: 'x' } });
    expect({ error, status: response?.status }).toEqual({ error: undefined, status: 204 });
  });

  it('uses the fetch that it is given', async () => {
    const seen: string[] = [];
    const client = createClient({
      baseUrl: 'http://excerpt.invalid',
      apiKey: 'k',
      fetch: async (input) => {
        seen.push((input as Request).url);
        return Response.json({ id: 'run_1' });
      },
    });
    expect((await getRun({ client, path: { id: 'run_1' }, query: { wait: 30 } })).data).toEqual({ id: 'run_1' });
    expect(seen).toEqual(['http://excerpt.invalid/runs/run_1?wait=30']);
  });

  it('keeps two clients apart', async () => {
    answerJson(200, {});
    const [a, b] = [createClient({ baseUrl, apiKey: 'a' }), createClient({ baseUrl, apiKey: 'b' })];
    await getRun({ client: a, path: { id: 'x' } });
    await getRun({ client: b, path: { id: 'x' } });
    await getRun({ client: a, path: { id: 'x' } });
    expect(received.map(({ headers }) => headers['x-api-key'])).toEqual(['a', 'b', 'a']);
  });
});

describe('uploads', () => {
  it('sends a document as multipart, with its file name', async () => {
    answerJson(201, { id: 'doc_1' });
    const { data } = await uploadDocument({
      client: createClient({ baseUrl, apiKey: 'secret' }),
      path,
      query: { env: 'development' },
      body: { file: pdf(), name: 'Invoice' },
    });
    expect(data).toEqual({ id: 'doc_1' });
    expect(last()).toMatchObject({
      url: '/workspaces/acme/schemas/invoice/documents?env=development',
      headers: { 'x-api-key': 'secret' },
    });
    const form = await lastForm();
    const file = form.get('file') as File;
    expect([file.name, file.type, await file.text(), form.get('name')]).toEqual([
      'Rechnung März.pdf',
      'application/pdf',
      '%PDF-1.7 ü',
      'Invoice',
    ]);
  });

  it('sends a definition beside the file as JSON text', async () => {
    answerJson(202, { runId: 'run_1', status: 'pending' });
    const schema = { type: 'object', properties: { total: { type: 'number' } } };
    const { data } = await extractFile({
      client: createClient({ baseUrl, apiKey: 'k' }),
      path,
      body: { file: pdf(), schema, schemaName: 'Invoice' },
    });
    expect(data).toEqual({ runId: 'run_1', status: 'pending' });
    expect(last().url).toBe('/workspaces/acme/schemas/invoice/extract');
    const form = await lastForm();
    expect([...form.keys()].sort()).toEqual(['file', 'schema', 'schemaName']);
    expect(JSON.parse(String(form.get('schema')))).toEqual(schema);
  });

  it('sends a version number in digits', async () => {
    answerJson(202, { runId: 'run_1', status: 'pending' });
    await extractFile({
      client: createClient({ baseUrl, apiKey: 'k' }),
      path,
      body: { file: new Blob(['text']), versionNumber: 2 },
    });
    expect((await lastForm()).get('versionNumber')).toBe('2');
  });
});

describe('other answers', () => {
  it.each(['application/pdf', 'text/plain', 'application/json'])(
    'reads the bytes of a document of the type %s',
    async (type) => {
      const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
      answer = (response) => response.writeHead(200, { 'content-type': type }).end(bytes);
      const { data } = await getDocumentFile({ client: createClient({ baseUrl, apiKey: 'k' }), path: { id: 'doc_1' } });
      if (!data) throw new Error('No bytes came back');
      expect(Buffer.from(await data.arrayBuffer())).toEqual(bytes);
    },
  );

  it('follows the events of a run', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': hello\n\nevent: status\ndata: {"type":"status","status":"processing"}\n\n');
      response.end('event: status\ndata: {"type":"status","status":"completed"}\n\n');
    };
    const { stream } = await streamRunEvents({
      client: createClient({ baseUrl, apiKey: 'secret' }),
      path: { id: 'run_1' },
      sseMaxRetryAttempts: 1,
    });
    const statuses: string[] = [];
    for await (const event of stream) statuses.push(event.status);
    expect(statuses).toEqual(['processing', 'completed']);
    expect(last()).toMatchObject({ url: '/runs/run_1/events', headers: { 'x-api-key': 'secret' } });
  });
});

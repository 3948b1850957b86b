import { readFile } from 'node:fs/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { addDatasetItems, createDataset, createDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText, invoiceDefinition, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
let path: { slug: string; schemaKey: string };
let stranger: TestUser;
let client: Client;

async function connect(headers: Record<string, string>): Promise<Client> {
  const connected = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit: { headers } });
  await connected.connect(transport as Transport);
  return connected;
}

const connectAs = ({ apiKey }: TestUser) => connect({ authorization: `Bearer ${apiKey}` });

interface Outcome {
  isError: boolean;
  text: string;
  content: Record<string, unknown>;
}

async function call(name: string, args: object, as = client): Promise<Outcome> {
  const result = (await as.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const [first] = result.content;
  return {
    isError: result.isError === true,
    text: first?.type === 'text' ? first.text : '',
    content: result.structuredContent ?? {},
  };
}

/** Extracts, and waits for the end of the run, however long that takes. */
async function extractWhole(args: object): Promise<Outcome> {
  let outcome = await call('extract', args);
  while (typeof outcome.content['next'] === 'string')
    outcome = await call('get_run', { runId: outcome.content['runId'] });
  return outcome;
}

beforeAll(async () => {
  app = await startTestApp();
  path = await workspaceWithSchema(app.admin);
  stranger = await app.addUser();
  client = await connectAs(app.admin);
});
afterAll(async () => {
  await client.close();
  await app.close();
});

describe('tools', () => {
  test('are few, each with schemas of its arguments and result', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'extract',
      'get_schemas',
      'infer_schema',
      'get_run',
      'list_runs',
      'read_document',
      'find_documents',
      'split',
      'evaluate',
    ]);
    for (const { inputSchema, outputSchema, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(outputSchema?.type).toBe('object');
      expect(description).toMatch(/\.$/);
    }
  });

  test('extract returns values with their evidence', async () => {
    const { isError, text, content } = await extractWhole({ schema: 'invoice', text: invoiceText });
    expect(isError).toBe(false);
    expect(JSON.parse(text)).toEqual(content);
    expect(content).toMatchObject({
      status: 'completed',
      data: { invoiceNumber: 'INV-2026-7', total: 118 },
      evidenceTotal: 2,
      error: null,
      next: null,
    });
    const evidence = content['evidence'] as { path: string; value: unknown; page: number; quote: string }[];
    expect(evidence.find((one) => one.path === '/total')).toMatchObject({ value: 118, page: 1, quote: '118.00 EUR' });
  });

  test('extract takes a file in base64, an inline definition and a template', async () => {
    const sample = await readFile(new URL('../../cli/sample/invoice.pdf', import.meta.url));
    const file = { fileBase64: sample.toString('base64'), fileName: 'invoice.pdf' };
    const inline = await extractWhole({ schema: { title: 'My bill', ...invoiceDefinition }, ...file });
    expect(inline.content).toMatchObject({ status: 'completed' });
    expect((inline.content['data'] as { total: number }).total).toBeGreaterThan(0);
    const template = await extractWhole({ schema: 'template:invoice', ...file });
    expect(template.content).toMatchObject({ status: 'completed' });
    const { content } = await call('get_schemas', {});
    const keys = (content['schemas'] as { schemaKey: string }[]).map(({ schemaKey }) => schemaKey);
    expect(keys.toSorted()).toEqual(['invoice', 'my-bill', 'template-invoice']);
    expect(await app.temporaryFiles()).toEqual([]);
  });

  test('a run that has not ended is handed back, and get_run waits for it', async () => {
    const started = await call('extract', { schema: 'invoice', text: invoiceText, waitSeconds: 0 });
    expect(started.isError).toBe(false);
    const runId = started.content['runId'] as string;
    expect((await call('get_run', { runId })).content).toMatchObject({ runId, status: 'completed', next: null });
    const { content } = await call('list_runs', { schema: 'invoice', status: 'completed' });
    expect((content['runs'] as { runId: string }[]).map((run) => run.runId)).toContain(runId);
  });

  test('a failed run is an error with its reason', async () => {
    const { isError, text, content } = await extractWhole({
      schema: 'invoice',
      fileBase64: Buffer.from('%PDF-1.7\nnothing').toString('base64'),
      fileName: 'broken.pdf',
    });
    expect(isError).toBe(true);
    expect(text).toMatch(/^document_unreadable: .+\(run run_/);
    expect(content).toMatchObject({ status: 'failed', data: null, error: { code: 'document_unreadable' } });
  });

  test('documents are found by words and read in parts', async () => {
    const { client: api } = app.admin;
    const body = { name: 'letter.txt', content: 'Quokka\n'.repeat(10) };
    const { id } = ok(await createDocument({ client: api, path, body }));
    const { content } = await call('find_documents', { schema: 'invoice', query: 'quokka' });
    expect(content).toMatchObject({ total: 1, documents: [{ documentId: id, name: 'letter.txt', hasData: false }] });
    const first = await call('read_document', { documentId: id, maxCharacters: 7 });
    expect(first.content).toMatchObject({ text: 'Quokka\n', nextOffset: 7 });
    const rest = await call('read_document', { documentId: id, offset: 63 });
    expect(rest.content['nextOffset']).toBeNull();
  });

  test('a schema is proposed from samples', async () => {
    const samples = [{ name: 'invoice.txt', text: invoiceText }];
    const { content } = await call('infer_schema', { samples });
    expect(content['definition']).toMatchObject({ type: 'object' });
    expect((content['fields'] as unknown[]).length).toBeGreaterThan(0);
  });
});

test('evaluate measures a version on the only data set of the schema, and reads an evaluation again', async () => {
  const user = await app.addUser('pro');
  const agent = await connectAs(user);
  const owner = { client: user.client, path: await workspaceWithSchema(user) };
  const evaluate = (args: object) => call('evaluate', args, agent);
  const without = await evaluate({ schema: 'invoice' });
  expect([without.isError, without.text]).toEqual([true, expect.stringContaining('has no data set in production')]);
  const { id } = ok(await createDataset({ ...owner, body: { name: 'January' } }));
  const document = ok(await createDocument({ ...owner, body: { name: 'a.txt', content: invoiceText } }));
  const items = [{ documentId: document.id, expected: { invoiceNumber: 'INV-2026-7', total: 119 } }];
  ok(await addDatasetItems({ client: user.client, path: { id }, body: { items } }));

  let outcome = await evaluate({ schema: 'invoice', memory: true });
  const { evaluationId } = outcome.content;
  while (typeof outcome.content['next'] === 'string') outcome = await evaluate({ evaluationId });
  expect(outcome.content).toMatchObject({
    status: 'completed',
    schema: 'invoice',
    datasetId: id,
    memory: true,
    documents: { total: 1, completed: 1, failed: 0 },
    score: { exactDocuments: 0, wrong: 1 },
  });
  expect((outcome.content['fields'] as { path: string }[])[0]).toMatchObject({ path: '/total', f1: 0, wrong: 1 });

  ok(await createDataset({ ...owner, body: { name: 'February' } }));
  const several = await evaluate({ schema: 'invoice' });
  expect([several.isError, several.text]).toEqual([true, expect.stringContaining(`${id} (January)`)]);
  for (const args of [{}, { schema: 'invoice', evaluationId }])
    expect((await evaluate(args)).text).toContain('exactly one of schema, evaluationId');
  const foreign = await call('evaluate', { evaluationId });
  expect([foreign.isError, foreign.text]).toEqual([true, expect.stringContaining('not found')]);
  await agent.close();
});

test('the list of tools is at most 4,000 tokens', async () => {
  expect(JSON.stringify(await client.listTools()).length).toBeLessThanOrEqual(16_000);
});

test('definitions without a title are versions of one schema only if they have the same fields', async () => {
  const define = (field: string) => ({ type: 'object', properties: { [field]: { type: 'string' } } });
  const before = (await call('get_schemas', {})).content['total'] as number;
  for (const field of ['street', 'colour', 'street'])
    await call('extract', { schema: define(field), text: 'a', waitSeconds: 0 });
  expect((await call('get_schemas', {})).content['total']).toBe(before + 2);
});

test('a list with rows left says how to go on', async () => {
  const { content } = await call('get_schemas', { pageSize: 1 });
  expect(content['next']).toMatch(/page 2/);
  const last = await call('get_schemas', { pageSize: 1, page: content['total'] });
  expect(last.content['next']).toBeNull();
});

describe('errors name the way out', () => {
  test.each([
    ['an unknown tool', 'forget', {}, /forget not found/],
    ['a missing argument', 'extract', { text: 'a' }, /schema/],
    [
      'a schema of neither kind',
      'extract',
      { schema: 5, text: 'a' },
      /as a key.*string.*; as a JSON Schema.*at schema/,
    ],
    ['an unknown argument', 'list_runs', { schema: 'invoice', limit: 3 }, /limit/],
    ['two documents', 'extract', { schema: 'invoice', text: 'a', documentId: 'doc_1' }, /exactly one of documentId/],
    ['no document', 'extract', { schema: 'invoice' }, /exactly one of documentId, fileBase64, text\.$/],
    ['an unknown schema', 'extract', { schema: 'order', text: 'a' }, /not_found|The schemas of .* are: .*invoice/],
    ['an unknown template', 'extract', { schema: 'template:no', text: 'a' }, /There are: invoice/],
    ['an invalid definition', 'extract', { schema: { type: 'array' }, text: 'a' }, /^invalid_schema: /],
    ['an unknown workspace', 'get_schemas', { workspace: 'no-such' }, /^not_found: /],
    ['an unknown run', 'get_run', { runId: 'run_1' }, /^not_found: Run not found.*\(run run_1;/],
    ['a text with U+0000', 'read_document', { documentId: 'doc_\0' }, /^validation_failed: /],
  ])('%s', async (_, name, args, message) => {
    const { isError, text } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(message);
  });

  test("someone else's documents and runs are not found", async () => {
    const other = await workspaceWithSchema(stranger);
    const run = await extractText(stranger, other);
    for (const [name, args] of [
      ['read_document', { documentId: run.documentId }],
      ['extract', { schema: 'invoice', documentId: run.documentId }],
      ['get_run', { runId: run.id }],
      ['find_documents', { schema: 'invoice', workspace: other.slug }],
    ] as const) {
      const { isError, text } = await call(name, args);
      expect([isError, text]).toEqual([true, expect.stringMatching(/^not_found: /)]);
    }
  });

  test('a user without a workspace sees the templates, and how to get one', async () => {
    const beginner = await connectAs(await app.addUser());
    const { content } = await call('get_schemas', {}, beginner);
    expect(content).toMatchObject({ total: 0, schemas: [] });
    expect((content['templates'] as unknown[]).length).toBeGreaterThan(0);
    const { isError, text } = await call('extract', { schema: 'template:invoice', text: 'a' }, beginner);
    expect([isError, text]).toEqual([true, expect.stringMatching(/Ask the user to create one/)]);
    await beginner.close();
  });

  test('a key with the scope read reads only', async () => {
    const reader = await connectAs(await app.addKey(app.admin, { scope: 'read' }));
    const { isError, text } = await call('extract', { schema: 'invoice', text: 'a' }, reader);
    expect([isError, text]).toEqual([true, expect.stringMatching(/^forbidden: .*scope write/)]);
    expect((await call('get_schemas', {}, reader)).isError).toBe(false);
    await reader.close();
  });
});

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { createSplitter, listRuns, uploadDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoicePage, LETTER_PAGE } from '../../server/extraction/packets/testing/make-pages.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let path: { slug: string; schemaKey: string };
let agent: Client;

interface Part {
  pages: string;
  category: string | null;
  documentId: string | null;
  runId: string | null;
}

beforeAll(async () => {
  app = await startTestApp();
  path = await workspaceWithSchema(app.admin);
  agent = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${app.admin.apiKey}` } };
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit });
  await agent.connect(transport as Transport);
});
afterAll(async () => {
  await agent.close();
  await app.close();
});

async function split(args: object): Promise<{ text: string; content: Record<string, unknown>; parts: Part[] }> {
  const { content, structuredContent = {} } = (await agent.callTool({
    name: 'split',
    arguments: { ...args },
  })) as CallToolResult;
  const [first] = content;
  const parts = (structuredContent['parts'] ?? []) as Part[];
  return { text: first?.type === 'text' ? first.text : '', content: structuredContent, parts };
}

/** Waits for the end, however long it takes. */
async function splitWhole(args: object) {
  let outcome = await split(args);
  while (String(outcome.content['next']).startsWith('It goes on'))
    outcome = await split({ packetId: outcome.content['packetId'] });
  return outcome;
}

test('split names the documents of a file, and extracts from them if asked', async () => {
  const { client } = app.admin;
  const file = await makeStack([invoicePage('4711'), LETTER_PAGE]);
  const fileBase64 = Buffer.from(await file.arrayBuffer()).toString('base64');
  expect((await split({ fileBase64 })).text).toContain('has no splitter');

  const categories = [{ name: 'Invoice', schemaKey: path.schemaKey }, { name: 'Letter' }];
  ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
  const { content, parts } = await splitWhole({ fileBase64, fileName: 'stack.pdf' });
  expect(content).toMatchObject({ status: 'completed', pageCount: 2, partCount: 2, next: null });
  expect(parts.map(({ pages, category, runId }) => [pages, category, runId])).toEqual([
    ['1', 'Invoice', null],
    ['2', 'Letter', null],
  ]);
  expect(parts.every(({ documentId }) => documentId?.startsWith('doc_') === true)).toBe(true);

  const stored = ok(await uploadDocument({ client, path, body: { file } }));
  const extracted = await splitWhole({ documentId: stored.id, extract: true });
  expect(extracted.parts.map(({ runId }) => runId !== null)).toEqual([true, false]);
  expect(extracted.content['next']).toContain('get_run');
  expect(ok(await listRuns({ client, path })).total).toBe(1);

  ok(await createSplitter({ client, path, body: { key: 'careful', name: 'Careful', categories, reviewBelow: 1 } }));
  expect((await split({ documentId: stored.id })).text).toMatch(/There are 2 splitters.*careful \(Careful\)/);
  const open = await splitWhole({ documentId: stored.id, splitter: 'careful' });
  expect(open.content).toMatchObject({ status: 'needs_review', next: expect.stringContaining('A person') });
});

test('split refuses what names no file, two, or none of the caller', async () => {
  expect((await split({})).text).toContain('Pass either a file or packetId');
  expect((await split({ documentId: 'doc_1', packetId: 'pkt_1' })).text).toContain('Pass either a file or packetId');
  expect((await split({ packetId: `pkt_${'0'.repeat(26)}` })).text).toContain('Packet not found');
  expect((await split({ documentId: `doc_${'0'.repeat(26)}`, splitter: 'mail' })).text).toContain('not found');
});

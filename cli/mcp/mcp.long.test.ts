import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceDefinition, invoiceText, workspaceWithSchema } from '../../test/harness/builders.ts';
import { eventually } from '../../test/harness/raw-request.ts';
import { asBuilt, cleanEnvironment } from '../../test/harness/server-process.ts';
import { startTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { runCli } from '../testing/run-cli.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const sample = fileURLToPath(new URL('../sample/invoice.pdf', import.meta.url));

let folder: string;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-mcp-test-'));
  await writeFile(join(folder, 'invoice.txt'), invoiceText);
  await writeFile(join(folder, 'bill.json'), JSON.stringify({ title: 'Bill', ...invoiceDefinition }));
  app = await startTestApp();
  await workspaceWithSchema(app.admin);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function connect(args: string[] = [], settings: Record<string, string> = {}, cwd = folder) {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: asBuilt(['--conditions=excerpt-source', program, 'mcp', ...args]),
    env: { ...cleanEnvironment(), XDG_CONFIG_HOME: '/nonexistent', ...settings } as Record<string, string>,
    cwd,
    stderr: 'inherit',
  });
  await client.connect(transport as Transport);
  async function call(name: string, given: object) {
    const result = (await client.callTool({ name, arguments: { ...given } })) as CallToolResult;
    const [first] = result.content;
    const text = first?.type === 'text' ? first.text : '';
    return { isError: result.isError === true, text, content: result.structuredContent ?? {} };
  }
  /** Extracts, and waits for the end of the run, however long that takes. */
  async function extractWhole(given: object) {
    let outcome = await call('extract', given);
    while (typeof outcome.content['next'] === 'string')
      outcome = await call('get_run', { runId: outcome.content['runId'] });
    return outcome;
  }
  return { client, call, extractWhole, pid: transport.pid ?? 0 };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('without a server, it lists its tools and extracts on this machine', async () => {
  const { client, call, extractWhole, pid } = await connect();
  expect((await client.listTools()).tools.length).toBe(9);
  expect((await call('get_schemas', {})).content).toMatchObject({ total: 0, templates: expect.any(Array) });

  const { content } = await extractWhole({ path: sample, schema: 'template:invoice' });
  expect(content).toMatchObject({ status: 'completed', data: { currency: 'EUR' } });
  const evidence = content['evidence'] as { path: string; quote: string; page: number }[];
  expect(evidence.find(({ path }) => path === '/invoiceNumber')).toMatchObject({ page: 1, quote: 'INV-2026-0147' });

  const started = await call('extract', { text: invoiceText, schema: './bill.json', waitSeconds: 0 });
  expect(started.content).toMatchObject({ status: 'processing', next: expect.stringContaining('get_run') });
  const { runId } = started.content;
  expect((await call('get_run', { runId })).content).toMatchObject({ status: 'completed', data: { total: 118 } });

  expect((await call('infer_schema', { paths: ['invoice.txt'] })).content['definition']).toBeDefined();
  expect((await call('read_document', { path: `file://${folder}/invoice.txt` })).content['text']).toContain('118.00');
  const keyed = await call('extract', { text: 'a', schema: 'invoice' });
  expect([keyed.isError, keyed.text]).toEqual([true, expect.stringMatching(/Ask the user to set EXCERPT_BASE_URL/)]);

  await client.close();
  await eventually(async () => !isRunning(pid));
});

test('with a server, it uploads files and works in its workspace', async () => {
  const { client, call, extractWhole } = await connect([], {
    EXCERPT_BASE_URL: app.url,
    EXCERPT_API_KEY: app.admin.apiKey,
  });
  const { content } = await extractWhole({ path: 'invoice.txt', schema: 'invoice' });
  expect(content).toMatchObject({ status: 'completed', data: { total: 118 }, runId: expect.stringMatching(/^run_/) });
  const found = await call('find_documents', { schema: 'invoice', query: 'INV-2026-7' });
  expect(found.content).toMatchObject({ total: 1, documents: [{ name: 'invoice.txt', hasData: true }] });
  expect((await call('read_document', { documentId: content['documentId'] })).content['text']).toContain('118.00');
  expect((await extractWhole({ text: invoiceText, schema: './bill.json' })).content['status']).toBe('completed');
  expect((await call('list_runs', { schema: 'bill' })).content['total']).toBe(1);
  const unknown = await call('list_runs', { schema: 'order' });
  expect([unknown.isError, unknown.text]).toEqual([true, expect.stringMatching(/are: .*invoice/)]);
  await client.close();
});

test('--root keeps it in a directory', async () => {
  const { client, call } = await connect(['--root', folder], {}, tmpdir());
  expect((await call('read_document', { path: 'invoice.txt' })).isError).toBe(false);
  for (const path of [sample, '../../etc/hostname', join(folder, '..', 'no-such-file')]) {
    const { isError, text } = await call('read_document', { path });
    expect([isError, text]).toEqual([true, expect.stringMatching(/is outside of the directories/)]);
  }
  await client.close();
});

test('a wrong configuration is an error of the call', async () => {
  const { client, call } = await connect([], { EXCERPT_BASE_URL: 'http://127.0.0.1:9' });
  expect((await client.listTools()).tools).toHaveLength(9);
  const { isError, text } = await call('get_schemas', {});
  expect([isError, text]).toEqual([true, expect.stringMatching(/no API key for .*Ask the user to set/)]);
  await client.close();
});

test('requests of a pipe are answered before the process ends', async () => {
  const params = { name: 'extract', arguments: { path: 'invoice.txt', schema: './bill.json' } };
  const input = `{"jsonrpc":"2.0","id":1,"method":"ping"}\nno message\n${JSON.stringify({
    jsonrpc: '2.0',
    id: 2,
    method: 'tools/call',
    params,
  })}\n`;
  const { code, output, errors } = await runCli(['mcp', '--local'], { cwd: folder, input });
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const answers = output.trim().split('\n');
  expect(answers.map((line) => (JSON.parse(line) as { id: number }).id)).toEqual([1, 2]);
  expect(answers[1]).toContain('"total":118');
});

test('a message that is too long ends the process with the limit', async () => {
  const input = `${'x'.repeat(17 * 2 ** 20)}\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n`;
  const { code, output, errors } = await runCli(['mcp', '--local'], { cwd: folder, input });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/more than 16 MiB.*path/);
});

/** `excerpt split`, `excerpt classify` and `excerpt packets` with a server. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSchema, createSplitter, createWorkspace } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { parseTestPdf } from '../../server/parsing/testing/parse-test-pdf.ts';
import { invoiceDefinition, ok } from '../../test/harness/builders.ts';
import { makeStack } from '../../test/harness/documents/packet-files.ts';
import { startTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { runCli } from '../testing/run-cli.ts';

let app: TestApp;
let folder: string;
const categories = [
  { name: 'Invoice', schemaKey: 'invoice', identifier: 'invoice number' },
  { name: 'Contract', description: 'An agreement between companies' },
];

beforeAll(async () => {
  app = await startTestApp();
  const { client } = app.admin;
  ok(await createWorkspace({ client, body: { name: 'Sample', slug: 'sample' } }));
  const path = { slug: 'sample' };
  ok(
    await createSchema({
      client,
      path,
      body: { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition },
    }),
  );
  ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
  folder = await mkdtemp(join(tmpdir(), 'excerpt-split-'));
  const stack = await makeStack([invoicePage('4711'), ...CONTRACT_PAGES]);
  await writeFile(join(folder, 'stack.pdf'), new Uint8Array(await stack.arrayBuffer()));
  await writeFile(join(folder, 'careful.json'), JSON.stringify({ name: 'Careful', categories, reviewBelow: 1 }));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

function run(...args: string[]) {
  const server = { EXCERPT_BASE_URL: app.url, EXCERPT_API_KEY: app.admin.apiKey, EXCERPT_WORKSPACE: 'sample' };
  return runCli(args, { cwd: folder, settings: server });
}

test('splits several files, and leaves out what the server refuses', async () => {
  const stack = await makeStack([invoicePage('4711'), invoicePage('4712')]);
  await writeFile(join(folder, 'other.pdf'), new Uint8Array(await stack.arrayBuffer()));
  await writeFile(join(folder, 'empty.pdf'), '');
  const args = [
    'stack.pdf',
    'empty.pdf',
    'other.pdf',
    '--splitter',
    'mail',
    '--max-cost',
    '0.5',
    '--output-dir',
    'many',
  ];
  const { code, output, errors } = await run('split', ...args, '--json');
  expect(code).toBe(2);
  expect(errors).toContain('empty.pdf: ');
  expect(JSON.parse(output)).toMatchObject([
    { file: 'stack.pdf', status: 'completed', maxCost: 0.5, parts: [{ pages: '1' }, { pages: '2-3' }] },
    { file: 'other.pdf', status: 'completed', parts: [{ pages: '1' }, { pages: '2' }] },
  ]);
  expect((await readdir(join(folder, 'many'))).sort()).toEqual(['other.pdf', 'stack.pdf']);
  expect(await readdir(join(folder, 'many/other.pdf'))).toContain('other-002-invoice.pdf');
});

test('writes the file of each part, and the data of those that are extracted', async () => {
  const args = ['split', 'stack.pdf', '--splitter', 'mail', '--extract', '--output-dir', 'parts', '--json'];
  const { code, output, errors } = await run(...args);
  expect({ code, errors }).toEqual({ code: 0, errors: '2 documents → parts\n' });
  expect(JSON.parse(output)).toMatchObject({
    status: 'completed',
    parts: [
      { pages: '1', category: 'Invoice', identifier: '4711' },
      { pages: '2-3', category: 'Contract', runId: null },
    ],
  });
  expect((await readdir(join(folder, 'parts'))).sort()).toEqual([
    'stack-001-invoice.json',
    'stack-001-invoice.pdf',
    'stack-002-contract.pdf',
    'stack.parts.json',
  ]);
  const data = JSON.parse(await readFile(join(folder, 'parts/stack-001-invoice.json'), 'utf8')) as object;
  expect(data).toMatchObject({ invoiceNumber: '4711' });
  expect((await parseTestPdf(await readFile(join(folder, 'parts/stack-002-contract.pdf')))).pages).toHaveLength(2);
});

test('a packet that needs a review says so, and is approved', async () => {
  const { code, output, errors } = await run('split', 'stack.pdf', '--splitter', './careful.json', '--output-dir', 'p');
  expect(code).toBe(3);
  expect(output).toContain('Contract');
  const id = /packets approve (pkt_\w+)/.exec(errors)?.[1] ?? '';
  expect(errors).toContain(`${app.url}/console/sample/packets/${id}`);
  expect((await run('packets', 'list', '--status', 'needs_review')).output).toContain(id);
  expect((await run('packets', 'get', id)).output).toMatch(/careful, version 1[^]*Invoice/);
  const approved = await run('packets', 'approve', id, '--wait', '--json');
  expect(approved.code).toBe(0);
  expect(JSON.parse(approved.output)).toMatchObject({ status: 'completed', parts: [{ index: 0 }, { index: 1 }] });
  expect(await run('packets', 'approve', id)).toMatchObject({ code: 1, errors: expect.stringContaining('completed') });
});

test('a splitter is evaluated on the packets that people approved', async () => {
  const none = await run('packets', 'evaluate', '--splitter', 'mail');
  expect(none).toMatchObject({ code: 1, errors: expect.stringContaining('No packet of this splitter was approved') });
  const { code, output } = await run('packets', 'evaluate', '--splitter', 'careful', '--splitter-version', '1');
  expect(code).toBe(0);
  expect(output).toMatch(/careful, version 1: completed\npackets +1, with 2 documents[^]*exact packets +100\.0 %/);
  const listed = await run('packets', 'evaluations', '--splitter', 'careful');
  expect(listed.output).toMatch(/spe_\w+ +completed +1 +-? *1 +100\.0 +100\.0 +100\.0/);
});

test('many stacks are a batch, whose results are their parts', async () => {
  const args = ['batches', 'create', 'stack.pdf', '--splitter', 'mail', '--output', 'monday.csv'];
  expect((await run(...args)).code).toBe(0);
  const table = await readFile(join(folder, 'monday.csv'), 'utf8');
  expect(table).toMatch(/packetId,category,pages,[^]*,Invoice,1,[^]*,Contract,2-3,/);
  const needs = await run('batches', 'create', 'stack.pdf');
  expect(needs).toMatchObject({ code: 1, errors: expect.stringContaining('--splitter') });
});

test('says what single documents are, by the schemas of the workspace and by a splitter', async () => {
  const bySchemas = await run('classify', 'stack.pdf', '--json');
  expect(bySchemas.code).toBe(0);
  expect(JSON.parse(bySchemas.output)).toMatchObject([
    { file: 'stack.pdf', category: 'Invoice', schemaKey: 'invoice' },
  ]);
  const bySplitter = await run('classify', 'stack.pdf', '--splitter', 'mail');
  expect(bySplitter.output).toMatch(/stack\.pdf\s+Invoice\s+0\.\d\d/);
});

test('a splitter that is missing is named with those that exist', async () => {
  const { code, errors } = await run('split', 'stack.pdf', '--extract');
  expect(code).toBe(1);
  expect(errors).toContain('There are: careful, mail');
});

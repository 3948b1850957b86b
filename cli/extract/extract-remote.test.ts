import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listRuns, listSchemaVersions } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceDefinition, invoiceText, ok } from '../../test/harness/builders.ts';
import type { TestApp } from '../../test/harness/test-app.ts';
import { runCli, type CliOptions } from '../testing/run-cli.ts';
import { startCliSetup, type CliSetup } from '../testing/start-cli-setup.ts';
import type { ExtractionRecord } from './extraction-record.ts';

let setup: CliSetup;
let app: TestApp;
let folder: string;
let slug: string;

beforeAll(async () => {
  setup = await startCliSetup();
  ({ app, folder, slug } = setup);
  await writeFile(join(folder, '100% счёт.txt'), invoiceText);
  await writeFile(join(folder, 'empty.txt'), '');
  await writeFile(join(folder, 'invoice.json'), JSON.stringify({ ...invoiceDefinition, title: 'Bill' }));
});
afterAll(() => setup.close());

function run(args: string[], options: CliOptions = {}) {
  const settings = { ...setup.options.settings, ...options.settings };
  return runCli(['extract', ...args], { ...setup.options, ...options, settings });
}

test('extracts a document with a schema of the workspace and prints the evidence', async () => {
  const { code, output, errors } = await run(['100% счёт.txt', '--schema', 'invoice']);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/^100% счёт\.txt {2}completed {2}\d+ % {2}local\/local-1 {2}run_\w+$/m);
  expect(output).toMatch(/^total +118 +\d+ % +1 +118\.00/m);
});

test('stores the schema of a file once, and goes on with what an output lacks', async () => {
  const args = ['.', '--schema', './invoice.json', '--schema-key', 'bill', '--output', 'out.ndjson'];
  const first = await run(args);
  expect(first.code).toBe(2);
  expect(first.errors).toContain('empty.txt: empty_document: ');
  const second = await run(args);
  expect(second.errors).toContain('0 completed, 1 failed, 1 kept from an earlier run');
  const lines = (await readFile(join(folder, 'out.ndjson'), 'utf8')).trim().split('\n');
  const records = lines.map((line) => JSON.parse(line) as ExtractionRecord);
  expect(records.map(({ file, status }) => [file, status]).toSorted()).toEqual([
    ['100% счёт.txt', 'completed'],
    ['empty.txt', 'failed'],
  ]);
  const path = { slug, schemaKey: 'bill' };
  const { client } = app.admin;
  expect(ok(await listSchemaVersions({ client, path })).total).toBe(1);
  expect(ok(await listRuns({ client, path })).data.filter(({ status }) => status === 'completed')).toHaveLength(1);
});

test.each([
  ['without a server', { EXCERPT_BASE_URL: 'http://127.0.0.1:9' }, /excerpt doctor/],
  ['with a wrong key', { EXCERPT_API_KEY: 'exk_wrong' }, /Run excerpt login/],
  ['without a key', { EXCERPT_API_KEY: '' }, /no API key for http:.*Run excerpt login/],
])('%s, it says what to do', async (_, settings, message) => {
  const { code, output, errors } = await run(['empty.txt', '--schema', 'invoice'], { settings });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(message);
});

test('an unknown schema ends the command', async () => {
  const { code, errors } = await run(['empty.txt', '--schema', 'unknown']);
  expect(code).toBe(1);
  expect(errors).toMatch(/^There is no schema unknown in the workspace .* There are: .*invoice/);
});

import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import { runCli, startCli } from '../testing/run-cli.ts';
import type { ExtractionRecord } from './extraction-record.ts';

const sample = fileURLToPath(new URL('../sample/invoice.pdf', import.meta.url));
const schema = {
  type: 'object',
  properties: {
    invoiceNumber: { type: ['string', 'null'], description: 'Number of the invoice' },
    total: { type: ['number', 'null'], description: 'Amount to pay' },
  },
};

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
const run = (...args: string[]) => runCli(['extract', ...args], { cwd: folder });
const local = ['--schema', './schema.json', '--local'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-local-'));
  await mkdir(at('in'));
  await writeFile(at('schema.json'), JSON.stringify(schema));
  for (const name of ['a.pdf', 'счёт.pdf']) await copyFile(sample, at('in', name));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const readRecords = async (name: string): Promise<ExtractionRecord[]> =>
  (await readFile(at(name), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ExtractionRecord);

test('extracts without a server, and leaves nothing behind', async () => {
  const before = await readdir(folder, { recursive: true });
  const { code, output, errors } = await run('in/a.pdf', ...local, '--json');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(JSON.parse(output)).toMatchObject([
    { file: 'in/a.pdf', status: 'completed', runId: null, extractedData: { total: 3061.3 } },
  ]);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

test('checks the rules of the schema, and refuses those that cannot be read', async () => {
  await writeFile(at('bill.txt'), 'Net: 2,530.00\nTax: 531.30\nTotal: 3,061.31\n');
  const amount = { type: ['number', 'null'] };
  const definition = { type: 'object', properties: { net: amount, tax: amount, total: amount } };
  const write = (check: string) =>
    writeFile(at('bill.json'), JSON.stringify({ definition, rules: [{ name: 'sum', check, severity: 'error' }] }));
  await write('net + tax = total');
  const { output } = await run('bill.txt', '--schema', './bill.json', '--local');
  expect(output).toContain('violated rule sum: 2,530.00 + 531.30 ≠ 3,061.31');
  await write('net + = total');
  const refused = await run('bill.txt', '--schema', './bill.json', '--local');
  expect(refused.code).not.toBe(0);
  expect(refused.errors).toContain('/rules/0/check:');
});

test.each(['csv', 'xlsx', 'json'])('goes on with a %s file', async (format) => {
  const output = ['--output', `resumed.${format}`];
  await run('in/a.pdf', ...local, ...output);
  const { code, errors } = await run('in', ...local, ...output);
  expect(code).toBe(0);
  expect(errors).toContain('1 completed, 1 kept from an earlier run');
  const again = await run('in', ...local, ...output);
  expect(again.errors).toContain('0 completed, 2 kept from an earlier run');
});

test('a table has the order of the input, and no column of the program', async () => {
  for (const name of ['1.txt', '2.txt', '3.txt']) await writeFile(at(name), `Invoice number: ${name}\nTotal: 1 EUR\n`);
  const args = [...local, '--output', 'ordered.csv'];
  await run('3.txt', ...args);
  expect((await run('in/a.pdf', '3.txt', '1.txt', '2.txt', ...args, '--concurrency', '4')).code).toBe(0);
  const [header, ...rows] = (await readFile(at('ordered.csv'), 'utf8')).trim().split('\r\n');
  expect(header).toBe('file,status,confidence,doubtful,error,invoiceNumber,total');
  expect(rows.map((row) => row.split(',')[0])).toEqual(['in/a.pdf', '3.txt', '1.txt', '2.txt']);
  await rm(at('.ordered.csv.ndjson'));
  expect((await run('1.txt', ...args)).errors).toContain('ordered.csv is not an output of excerpt extract, or ');
});

test('extracts again when the document or the schema has changed', async () => {
  await writeFile(at('note.txt'), 'Invoice number: A-1\nTotal: 5.00 EUR\n');
  await run('note.txt', ...local, '--output', 'changed.ndjson');
  await writeFile(at('note.txt'), 'Invoice number: A-2\nTotal: 5.00 EUR\n');
  await run('note.txt', ...local, '--output', 'changed.ndjson');
  expect((await readRecords('changed.ndjson')).map(({ extractedData }) => extractedData?.['invoiceNumber'])).toEqual([
    'A-2',
  ]);
  const { errors } = await run('note.txt', ...local, '--output', 'changed.ndjson', '--pages', '1');
  expect(errors).toContain('1 completed in');
});

test('documents below --min-confidence are put aside', async () => {
  const { code } = await run('in', ...local, '--output', 'sure.ndjson', '--min-confidence', '0.999');
  expect(code).toBe(3);
  expect(await readRecords('sure.ndjson')).toEqual([]);
  expect((await readRecords('sure.doubtful.ndjson')).every(({ doubtful }) => doubtful)).toBe(true);
  expect((await run('in', ...local, '--output', 'sure.ndjson', '--min-confidence', '10%')).code).toBe(0);
  expect([await readRecords('sure.ndjson'), await readRecords('sure.doubtful.ndjson')]).toMatchObject([[{}, {}], []]);
});

test('a killed process leaves whole lines to go on from', async () => {
  await mkdir(at('many'));
  for (let index = 0; index < 40; index += 1)
    await writeFile(at('many', `${index}.txt`), `Invoice number: N-${index}\nTotal: ${index}.50 EUR\n`);
  const args = ['extract', 'many', ...local, '--output', 'killed.ndjson'];
  const killed = startCli(args, { cwd: folder });
  await waitFor(async () => (await readFile(at('killed.ndjson'), 'utf8').catch(() => '')).split('\n').length > 3);
  killed.child.kill('SIGKILL');
  await killed.outcome;
  const done = (await readRecords('killed.ndjson')).length;
  const { code, errors } = await runCli(args, { cwd: folder });
  expect(code).toBe(0);
  expect(errors).toContain(`${40 - done} completed, ${done} kept from an earlier run`);
  expect(new Set((await readRecords('killed.ndjson')).map(({ file }) => file)).size).toBe(40);
});

test('Ctrl-C ends with what is done, and the code of the signal', async () => {
  const interrupted = startCli(['extract', 'many', ...local, '--output', 'interrupted.json'], { cwd: folder });
  await waitFor(async () => (await readFile(at('interrupted.json.partial'), 'utf8').catch(() => '')).includes('\n'));
  interrupted.child.kill('SIGINT');
  expect((await interrupted.outcome).code).toBe(130);
  const records = JSON.parse(await readFile(at('interrupted.json'), 'utf8')) as ExtractionRecord[];
  expect(records.length).toBeGreaterThan(0);
  expect((await readdir(folder)).filter((name) => /\.(partial|new)$/.test(name))).toEqual([]);
});

test('a reader that leaves early is no error', async () => {
  const command = startCli(['extract', 'many', ...local, '--format', 'ndjson'], { cwd: folder });
  command.child.stdout?.once('data', () => command.child.stdout?.destroy());
  expect(await command.outcome).toMatchObject({ code: 0, errors: '' });
});

test('--watch takes files that are added', async () => {
  await mkdir(at('inbox'));
  const watching = startCli(['extract', 'inbox', ...local, '--watch', '--output-dir', 'results'], { cwd: folder });
  await waitFor(() => watching.errors().includes('Waiting for new'));
  await copyFile(sample, at('inbox', 'new.pdf'));
  const read = () => readFile(at('results', 'new.pdf.json'), 'utf8').catch(() => '');
  await waitFor(async () => (await read()) !== '');
  watching.child.kill('SIGINT');
  expect((await watching.outcome).code).toBe(0);
  expect(JSON.parse(await read())).toMatchObject({ status: 'completed' });
});

test.each([
  [['missing.pdf', ...local], /There is no file missing\.pdf/],
  [['in/a.pdf', '--schema', 'invoice', '--local'], /With --local, the schema is a file/],
  [['in/a.pdf', '--schema', './none.json', '--local'], /There is no schema file/],
  [['in/a.pdf', ...local, '--pages', '3-1'], /is not a page range/],
  [['in/a.pdf', ...local, '--output', 'out.doc'], /The format of out\.doc is unknown/],
  [['in/a.pdf', ...local, '--output', 'schema.json'], /is not an output of excerpt extract/],
  [['in/a.pdf', ...local, '--min-confidence', '7'], /from 0 to 1/],
])('%j is refused', async (args, message) => {
  const { code, output, errors } = await run(...args);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(message);
});

// The superuser reads every file.
test.skipIf(process.getuid?.() === 0)('a file that cannot be read fails by itself', async () => {
  await writeFile(at('secret.txt'), 'Total: 1');
  await chmod(at('secret.txt'), 0);
  const { code, output } = await run('secret.txt', 'in/a.pdf', ...local, '--format', 'ndjson');
  expect(code).toBe(2);
  expect(output).toContain('"code":"file_unreadable"');
  expect(output).toContain('"status":"completed"');
});

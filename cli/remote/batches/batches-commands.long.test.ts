import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Batch, BatchDocument, BatchResult } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { runCli, type CliOutcome } from '../../testing/run-cli.ts';
import { startCliSetup, type CliSetup } from '../../testing/start-cli-setup.ts';

let setup: CliSetup;
const at = (...parts: string[]) => join(setup.folder, ...parts);
const run = (...args: string[]): Promise<CliOutcome> => runCli(['batches', ...args], setup.options);

async function json<T>(...args: string[]): Promise<T> {
  const { code, output, errors } = await run(...args, '--json');
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}: ${errors}`);
  return JSON.parse(output) as T;
}

const invoice = (number: string) => `Invoice number: ${number}\nTotal: 5.00 EUR\n`;

async function zip(files: Record<string, string>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream as NodeJS.ReadableStream);
}

beforeAll(async () => {
  setup = await startCliSetup();
  await mkdir(at('in', 'deep'), { recursive: true });
  await writeFile(at('in', 'a.txt'), invoice('A-1'));
  await writeFile(at('in', 'deep', 'b.txt'), invoice('B-1'));
  await writeFile(at('in', 'deep', 'empty.txt'), '');
  await writeFile(at('in', 'more.zip'), await zip({ 'x/c.txt': invoice('C-1') }));
});
afterAll(() => setup.close());

test('a directory becomes a batch, and its results a file', async () => {
  const args = ['in', '--recursive', '--schema', 'invoice', '--name', 'January', '--metadata', 'period=2026-01'];
  const created = await run('create', ...args, '--output', 'january.csv');
  expect(created.code).toBe(2);
  expect(created.errors).toMatch(/empty\.txt: empty_document: /);
  expect(created.output).toMatch(/^documents +3: 3 completed$/m);
  const rows = (await readFile(at('january.csv'), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows.map((row) => /[ABC]-1/.exec(row)?.[0])).toEqual([undefined, 'A-1', 'B-1', 'C-1']);

  const [batch] = await json<Batch[]>('list', '--schema', 'invoice', '--status', 'completed');
  expect(batch).toMatchObject({ name: 'January', metadata: { period: '2026-01' }, counts: { total: 3, completed: 3 } });
  const id = batch?.id ?? '';
  const names = (await json<BatchDocument[]>('documents', id)).map(({ name }) => name);
  expect(names).toEqual(['a.txt', 'deep/b.txt', 'x/c.txt']);
  expect((await json<BatchResult[]>('results', id)).every(({ status }) => status === 'completed')).toBe(true);
  expect((await run('results', id)).output.trim().split('\n')).toHaveLength(3);
  await run('results', id, '--output', 'january.xlsx');
  expect((await readFile(at('january.xlsx'))).subarray(0, 2).toString()).toBe('PK');
  const late = await run('cancel', id);
  expect({ code: late.code, errors: late.errors }).toEqual({ code: 1, errors: expect.stringContaining('completed') });
});

test('stored documents are added by their ids, and the batch is started later', async () => {
  const { output } = await runCli(['documents', 'list', '--schema', 'invoice', '--json'], setup.options);
  const [first, ...others] = (JSON.parse(output) as { id: string }[]).map(({ id }) => id);
  const open = await json<Batch>('create', '--schema', 'invoice', '--document', first ?? '', '--no-start');
  expect(open).toMatchObject({ status: 'open', counts: { total: 1, waiting: 1 } });
  const options = { ...setup.options, input: `${others.join('\r\n')}\n\n` };
  const added = await runCli(['batches', 'add', open.id, '--documents', '-'], options);
  expect(added.output).toBe(`3 waiting. Start it: excerpt batches start ${open.id}\n`);
  const ended = await run('start', open.id, '--wait');
  expect({ code: ended.code, errors: ended.errors }).toEqual({ code: 0, errors: '' });
  expect(ended.output).toMatch(/^status +completed$/m);
  expect(await json('watch', open.id)).toMatchObject({ counts: { completed: 3 } });
});

test('mistakes are explained before anything is created', async () => {
  const before = (await json<Batch[]>('list', '--schema', 'invoice')).length;
  expect((await run('create', '--schema', 'invoice')).errors).toContain('pass files, --document or --documents');
  expect((await run('create', 'in', '--schema', 'invoice', '--output', 'out.pdf')).errors).toContain(
    'end it in .ndjson',
  );
  expect((await run('create', 'in', '--schema', 'unknown')).errors).toMatch(/^There is no schema unknown .*invoice/);
  expect((await json<Batch[]>('list', '--schema', 'invoice')).length).toBe(before);
});

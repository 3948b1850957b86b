import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset, Evaluation, EvaluationComparison, MemoryExample } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli, type CliOutcome } from '../../testing/run-cli.ts';
import { startCliSetup, type CliSetup } from '../../testing/start-cli-setup.ts';

let setup: CliSetup;
const at = (...parts: string[]) => join(setup.folder, ...parts);
const run = (...args: string[]): Promise<CliOutcome> => runCli(args, setup.options);

async function json<T>(...args: string[]): Promise<T> {
  const { code, output, errors } = await run(...args, '--json');
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}: ${errors}`);
  return JSON.parse(output) as T;
}

beforeAll(async () => {
  setup = await startCliSetup();
  for (const number of [1, 2, 3]) {
    await mkdir(at('labelled', `invoice-${number}`), { recursive: true });
    const write = (name: string, text: string) => writeFile(at('labelled', `invoice-${number}`, name), text);
    await write('document.txt', `Invoice number: INV-${number}\nTotal: ${number}.00 EUR\n`);
    await write('expected.json', JSON.stringify({ total: number }));
  }
});
afterAll(() => setup.close());

test('a folder becomes a data set, which versions are evaluated on', async () => {
  const { id } = await json<Dataset>('datasets', 'create', 'January', '--schema', 'invoice');
  const pushed = await json<Dataset>('datasets', 'push', id, 'labelled');
  expect(pushed.items).toMatchObject({ total: 3, labelled: 3 });
  expect((await run('datasets', 'freeze', id)).output).toBe('version 1 with 3 items\n');
  expect((await json<Dataset[]>('datasets', 'list', '--schema', 'invoice'))[0]?.latestVersion).toBe(1);
  await json('datasets', 'pull', id, 'pulled');
  const [first] = (await json<Dataset[]>('datasets', 'list', '--schema', 'invoice')).map((one) => one.id);
  expect(first).toBe(id);

  const target = ['--schema', 'invoice', '--dataset', id];
  expect((await run('evaluate', ...target, '--against', 'pinned')).errors).toContain('No version of invoice is pinned');
  await json('schemas', 'pin', 'invoice', '1');
  expect((await run('schemas', 'pin', 'invoice')).output).toBe('version 1\n');
  const evaluated = await json<{ evaluation: Evaluation; comparison: EvaluationComparison }>(
    'evaluate',
    ...target,
    '--against',
    'pinned',
    '--junit',
    'report.xml',
  );
  expect(evaluated.evaluation).toMatchObject({ status: 'completed', items: { total: 3, completed: 3 } });
  expect(evaluated.comparison.score.verdict).toBe('same');
  const report = await readFile(at('report.xml'), 'utf8');
  expect(report).toMatch(/<testsuite name="excerpt evaluate" tests="3" failures="0"/);
  const [latest, other] = await json<Evaluation[]>('evaluations', 'list', '--schema', 'invoice');
  const compared = await run('evaluations', 'compare', latest?.id ?? '', other?.id ?? '');
  expect({ code: compared.code, errors: compared.errors }).toEqual({ code: 0, errors: '' });
});

test('a folder with a wrong value is named, and nothing of the directory is kept', async () => {
  for (const [name, expected] of [
    ['хорошо', { total: 1 }],
    ['wrong', { total: 'many' }],
  ] as const) {
    await mkdir(at('счета', name), { recursive: true });
    await writeFile(at('счета', name, 'document.txt'), `Total: ${name}\n`);
    await writeFile(at('счета', name, 'expected.json'), JSON.stringify(expected));
  }
  const { id } = await json<Dataset>('datasets', 'create', 'February', '--schema', 'invoice');
  const list = () => json<unknown[]>('documents', 'list', '--schema', 'invoice');
  const before = await list();
  const { code, errors } = await run('datasets', 'push', id, 'счета');
  expect(code).toBe(1);
  expect(errors).toContain('wrong/expected.json: /total must be number');
  expect(errors).toContain('Nothing was added.');
  expect(await list()).toEqual(before);
  await writeFile(at('счета', 'wrong', 'expected.json'), JSON.stringify({ total: 2 }));
  expect((await json<Dataset>('datasets', 'push', id, 'счета')).items).toMatchObject({ total: 2, labelled: 2 });
});

test('a directory that is pushed again brings its labels and no document twice', async () => {
  const { id } = await json<Dataset>('datasets', 'create', 'March', '--schema', 'invoice');
  const write = async (directory: string, total: number, text = 'Total: 7') => {
    await mkdir(at(directory, 'one'), { recursive: true });
    await writeFile(at(directory, 'one', 'document.txt'), text);
    await writeFile(at(directory, 'one', 'expected.json'), JSON.stringify({ total }));
  };
  const push = async (directory: string) => (await json<Dataset>('datasets', 'push', id, directory)).items.total;
  const labels = async (directory: string) => {
    await rm(at(directory), { recursive: true, force: true });
    await run('datasets', 'pull', id, directory);
    const folders = await readdir(at(directory));
    return Promise.all(folders.map((folder) => readFile(at(directory, folder, 'expected.json'), 'utf8')));
  };
  await write('march', 6);
  expect(await push('march')).toBe(1);
  await write('march', 7);
  expect(await push('march')).toBe(1);
  expect((await labels('pulled')).map((text) => JSON.parse(text) as unknown)).toEqual([{ total: 7 }]);
  expect(await push('pulled')).toBe(1);
  await write('march', 8, 'Total: 8');
  expect(await push('march')).toBe(2);
});

test('the memory of a schema is measured, switched on, shown and forgotten', async () => {
  const { id } = await json<Dataset>('datasets', 'create', 'Taught', '--schema', 'invoice');
  await json('datasets', 'push', id, 'labelled');
  const measured = await json<{ evaluation: Evaluation; comparison: EvaluationComparison }>(
    'memory',
    'measure',
    'invoice',
    '--dataset',
    id,
  );
  expect(measured.evaluation).toMatchObject({ status: 'completed', memory: true, items: { total: 3 } });
  expect(measured.comparison.comparedDocuments).toBe(3);
  expect((await run('memory', 'on', 'invoice')).output).toMatch(/^mode +on\n/);
  expect((await run('memory', 'show', 'invoice')).output).toContain('F1 100.0 without, 100.0 with it, on 3 documents');
  const [example, ...others] = await json<MemoryExample[]>('memory', 'examples', 'invoice');
  await json('memory', 'forget', example?.id ?? '', '--yes');
  expect(await json<MemoryExample[]>('memory', 'examples', 'invoice')).toHaveLength(others.length);
  expect((await run('memory', 'off', 'invoice')).output).toMatch(/^mode +off\n/);
});

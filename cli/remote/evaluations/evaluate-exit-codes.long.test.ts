import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSchema, type Dataset } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceDefinition, ok } from '../../../test/harness/builders.ts';
import { scriptedEngine } from '../../../test/harness/engines.ts';
import { runCli, type CliOutcome } from '../../testing/run-cli.ts';
import { startCliSetup, type CliSetup } from '../../testing/start-cli-setup.ts';

const DOCUMENTS = 20;

let setup: CliSetup;
const run = (...args: string[]): Promise<CliOutcome> => runCli(args, setup.options);

beforeAll(async () => {
  // The second version loses every total, the third that of one document.
  setup = await startCliSetup({
    engine: scriptedEngine(({ layout, definition }) => {
      const name = layout.pages[0]?.text.trim() ?? '';
      const isLost = definition['title'] === 'Worse' || (definition['title'] === 'Doubtful' && name === 'doc-7');
      return Promise.resolve({ extractedData: { invoiceNumber: name, total: isLost ? null : 7 } });
    }),
  });
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const folder = join(setup.folder, 'labelled', `doc-${index}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'document.txt'), `doc-${index}\n`);
    await writeFile(join(folder, 'expected.json'), JSON.stringify({ invoiceNumber: `doc-${index}`, total: 7 }));
  }
  for (const title of ['Worse', 'Doubtful']) {
    const body = { schemaKey: 'invoice', name: 'Invoice', definition: { ...invoiceDefinition, title } };
    ok(await createSchema({ client: setup.app.admin.client, path: { slug: setup.slug }, body }));
  }
});
afterAll(() => setup.close());

test('an evaluation against the pinned version exits with 0, worse with 2, inconclusive with 3', async () => {
  const created = await run(
    'datasets',
    'create',
    'January',
    '--schema',
    'invoice',
    '--blind',
    '--twice',
    '0.1',
    '--json',
  );
  const { id, blind, twice } = JSON.parse(created.output) as Dataset;
  expect({ blind, twice }).toEqual({ blind: true, twice: 0.1 });
  expect((await run('datasets', 'push', id, 'labelled')).code).toBe(0);
  expect((await run('schemas', 'pin', 'invoice', '1')).code).toBe(0);
  const evaluate = async (version: number) => {
    const target = ['--schema', 'invoice', '--dataset', id, '--schema-version', String(version)];
    const { code } = await run('evaluate', ...target, '--against', 'pinned', '--junit', 'report.xml');
    const report = await readFile(join(setup.folder, 'report.xml'), 'utf8');
    return { code, failures: Number(/failures="(\d+)"/.exec(report)?.[1]) };
  };
  expect(await evaluate(1)).toEqual({ code: 0, failures: 0 });
  expect(await evaluate(2)).toEqual({ code: 2, failures: 1 });
  expect((await evaluate(3)).code).toBe(3);
  expect((await run('datasets', 'create', 'Odd', '--schema', 'invoice', '--twice', '2')).errors).toContain(
    'from 0 to 1',
  );
});

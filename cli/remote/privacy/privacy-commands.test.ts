import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDocument } from '@excerpt/sdk';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/harness/builders.ts';
import { runCli } from '../../testing/run-cli.ts';
import { startCliSetup, type CliSetup } from '../../testing/start-cli-setup.ts';

let setup: CliSetup;
beforeAll(async () => {
  setup = await startCliSetup();
});
afterAll(() => setup.close());

test('a person is found, exported and erased, with a receipt', async () => {
  const { client } = setup.app.admin;
  const body = { name: 'letter.txt', content: 'Dear Eva Roth' };
  const path = { slug: setup.slug, schemaKey: 'invoice' };
  const { id } = ok(await createDocument({ client, path, body }));
  const run = (...args: string[]) => runCli(['privacy', ...args], setup.options);

  const found = await run('find', 'Eva', 'Roth', '--phrase');
  expect(found).toMatchObject({ code: 0, errors: '' });
  expect(found.output).toContain(id);
  expect((await run('export', 'Eva Roth', '--output', 'eva.zip')).code).toBe(0);
  const files = unzipSync(await readFile(join(setup.folder, 'eva.zip')));
  expect(Object.keys(files)).toContain(`documents/${id}/letter.txt`);
  expect((await run('erase', 'Eva Roth', '--dry-run')).output).toMatch(/documents +1\n/);
  expect((await run('erase', 'Eva Roth')).errors).toContain('Pass --yes');

  const erased = await run('erase', 'Eva Roth', '--yes', '--json');
  const receipt = JSON.parse(erased.output) as { erasure: { id: string }; documents: { documentId: string }[] };
  expect(receipt).toMatchObject({
    erasure: { status: 'completed' },
    documents: [{ documentId: id, status: 'erased' }],
  });
  const printed = await run('receipt', receipt.erasure.id);
  expect(printed.output).toContain(id);
  expect(printed.output).not.toContain('Roth');
  expect((await run('find', 'Roth', '--json')).output.trim()).toBe('[]');
});

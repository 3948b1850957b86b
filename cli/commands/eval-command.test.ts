import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

test('names as many wrong values as --errors says, and how many more there are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-eval-command-'));
  try {
    const document = join(folder, 'invoices', 'first');
    await mkdir(document, { recursive: true });
    const text = { type: ['string', 'null'] };
    const definition = { type: 'object', properties: { invoiceNumber: text, customerNumber: text } };
    await writeFile(join(document, 'document.txt'), 'Invoice number: A-1001\nCustomer number: C-7\n');
    await writeFile(join(document, 'schema.json'), JSON.stringify(definition));
    await writeFile(join(document, 'expected.json'), JSON.stringify({ invoiceNumber: 'A-9', customerNumber: 'C-9' }));
    const { output, errors } = await runCli(['eval', '--dataset', folder, '--errors', '1']);
    expect(errors).toBe('');
    const listed = output.split('\n').filter((line) => line.startsWith('invoices/') || line.startsWith('…'));
    expect(listed).toEqual([expect.stringMatching(/^invoices\/first wrong .*: expected ".-9"/), '… and 1 more']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

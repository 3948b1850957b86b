import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evaluateDataset } from './evaluate.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'excerpt-eval-test-'));
  const schema = {
    type: 'object',
    properties: { invoiceNumber: { type: ['string', 'null'] }, dueDate: { type: ['string', 'null'], format: 'date' } },
  };
  const texts = { first: 'Invoice number: A-1001\nDue date: 2024-05-06\n', second: 'Invoice number: A-1002\n' };
  for (const [id, text] of Object.entries(texts)) {
    const folder = join(directory, 'documents', 'invoices', id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'document.txt'), text);
    await writeFile(join(folder, 'schema.json'), JSON.stringify(schema));
  }
  const expected = { first: { invoiceNumber: 'A-1001', dueDate: '2024-05-06' }, second: { invoiceNumber: 'A-9' } };
  for (const [id, value] of Object.entries(expected))
    await writeFile(join(directory, 'documents', 'invoices', id, 'expected.json'), JSON.stringify(value));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

it('scores the built-in extractor on a directory of documents, in parallel and with cached parses', async () => {
  const options = { cacheDirectory: join(directory, 'cache'), concurrency: 2 };
  const progress: number[] = [];
  const first = await evaluateDataset(join(directory, 'documents'), {
    ...options,
    onProgress: (done) => progress.push(done),
  });
  expect(progress).toEqual([1, 2]);
  expect(first.summary.datasets).toMatchObject([{ dataset: 'invoices', documents: 2, failed: 0, exact: 0.5 }]);
  expect(first.summary.datasets[0]?.fields['invoiceNumber']?.counts).toMatchObject({ right: 1, wrong: 1 });
  expect(first.summary.values.count).toBe(3);
  const again = await evaluateDataset(join(directory, 'documents'), options);
  expect(again.summary).toEqual(first.summary);
});

it('says so for a directory without documents', async () => {
  await expect(evaluateDataset(join(directory, 'cache'))).rejects.toThrow('has no folders with an expected.json');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSink } from './open-sink.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-sink-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  [{ json: true, format: 'csv' }, /--json and --format contradict each other/],
  [{ output: 'a.json', outputDir: 'out' }, /--output and --output-dir exclude each other/],
  [{ outputDir: 'out', format: 'csv' }, /--output-dir writes JSON files/],
  [{ output: 'a.txt', format: 'table' }, /A table is printed on the terminal/],
] as const)('options that contradict each other are refused: %j', async (options, message) => {
  await expect(openSink(options, {})).rejects.toThrow(message);
});

test.each([{}, { json: true }, { format: 'json' }] as const)('a folder takes %j', async (options) => {
  const sink = await openSink({ outputDir: join(folder, 'out'), ...options }, {});
  expect(sink.find('invoice.pdf', 'invoice.pdf')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { heavyPdf, measureUploadMemory } from '../harness/memory/upload-memory.ts';

const MEBIBYTE = 2 ** 20;

test('an upload of 50 MiB raises the memory of the server by less than 20 MiB, the first one too', async () => {
  // What the first request of a process makes the server load and compile is no cost of large files: a small one pays
  // it.
  const [, ...uploads] = await measureUploadMemory([
    heavyPdf(10_000),
    heavyPdf(50 * MEBIBYTE),
    heavyPdf(50 * MEBIBYTE),
  ]);
  expect(uploads).toHaveLength(2);
  for (const { before, peak } of uploads) {
    expect(before).toBeGreaterThan(30 * MEBIBYTE);
    expect((peak - before) / MEBIBYTE).toBeLessThan(20);
  }
}, 60_000);

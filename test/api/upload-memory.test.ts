import { expect, test } from 'vitest';
import { heavyPdf, measureUploadMemory } from '../harness/upload-memory.ts';

const MEBIBYTE = 2 ** 20;

test('an upload of 50 MiB raises the memory of a new server by less than 20 MiB, and so does the next', async () => {
  const uploads = await measureUploadMemory([50, 50].map((mebibytes) => heavyPdf(mebibytes * MEBIBYTE)));
  expect(uploads).toHaveLength(2);
  for (const { before, peak } of uploads) {
    expect(before).toBeGreaterThan(30 * MEBIBYTE);
    expect((peak - before) / MEBIBYTE).toBeLessThan(20);
  }
}, 60_000);

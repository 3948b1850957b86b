import { expect, test } from 'vitest';
import { createGarbageCounter } from './receive-multipart.ts';

const CHUNK = 64 * 1024;

/** Peak memory, in bytes, while unreferenced chunks are allocated. */
function peakOfPassing(chunks: number, count: (bytes: number) => void): number {
  const before = process.memoryUsage().arrayBuffers;
  let peak = before;
  for (let index = 0; index < chunks; index++) {
    count(Buffer.from(new ArrayBuffer(CHUNK)).byteLength);
    peak = Math.max(peak, process.memoryUsage().arrayBuffers);
  }
  return peak - before;
}

test('collects chunks long before the heap is full', () => {
  const chunks = 1024;
  expect(peakOfPassing(chunks, createGarbageCounter(2 ** 20))).toBeLessThan((chunks * CHUNK) / 4);
});

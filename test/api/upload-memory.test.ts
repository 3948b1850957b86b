import { expect, test } from 'vitest';
import { measureUploadMemory } from '../harness/upload-memory.ts';

const MEBIBYTE = 2 ** 20;

test('an upload passes through the server without staying in its memory', async () => {
  const size = 200 * MEBIBYTE;
  const [upload] = await measureUploadMemory([size], { EXCERPT_MAX_FILE_BYTES: String(size), EXCERPT_CHILD_MEMORY_MIB: '4096' });
  const { before, peak } = upload ?? { before: 0, peak: Infinity };
  expect(before).toBeGreaterThan(30 * MEBIBYTE);
  // Garbage that waits for its collection takes up to 50 MiB, whatever the size of the file; a server that held it would need 200.
  expect((peak - before) / MEBIBYTE).toBeLessThan(100);
}, 60_000);

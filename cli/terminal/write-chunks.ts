import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Writes to stdout. Resolves when there is room for more. */
export async function writeToStdout(chunk: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}

/** Writes chunks as they come to a file, or to stdout for the path null. */
export async function writeChunks(path: string | null, chunks: AsyncIterable<string | Uint8Array>): Promise<void> {
  if (path !== null) return pipeline(chunks, createWriteStream(path));
  for await (const chunk of chunks) await writeToStdout(chunk);
}

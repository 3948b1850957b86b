import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

export interface WrittenFile {
  /** In bytes. */
  size: number;
  /** SHA-256, in hexadecimal digits. */
  hash: string;
}

/** SHA-256 of a stream, in hexadecimal digits. */
export async function hashContent(content: AsyncIterable<Uint8Array>): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of content) digest.update(chunk);
  return digest.digest('hex');
}

/** Writes a stream to a file and hashes it on the way. An incomplete file stays if the stream fails. */
export async function writeHashed(content: AsyncIterable<Uint8Array>, path: string): Promise<WrittenFile> {
  const digest = createHash('sha256');
  let size = 0;
  async function* measure(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      digest.update(chunk);
      yield chunk;
    }
  }
  await pipeline(content, measure, createWriteStream(path));
  return { size, hash: digest.digest('hex') };
}

import { createHash } from 'node:crypto';

/** SHA-256 of a stream, in hexadecimal digits. */
export async function hashContent(content: AsyncIterable<Uint8Array>): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of content) digest.update(chunk);
  return digest.digest('hex');
}

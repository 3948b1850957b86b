import type { Readable } from 'node:stream';
import { toStorableText } from '../lib/storable-text.ts';

const MAX_RESPONSE_BYTES = 16 * 1024;

/**
 * The beginning of an answer's body as text, up to 16 KiB in UTF-8. Bytes that are not UTF-8 become U+FFFD. What comes
 * before the connection breaks or its deadline passes is kept. Never throws.
 */
export async function readResponseText(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isCut = false;
  try {
    // Leaving the loop destroys the body, and with it the connection.
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      isCut = size > MAX_RESPONSE_BYTES;
      if (isCut) break;
    }
  } catch {
    isCut = true;
  }
  return cutText(decode(Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES), isCut));
}

/** @param isCut whether the last character may be incomplete, and is left out then */
function decode(bytes: Buffer, isCut: boolean): string {
  return toStorableText(new TextDecoder().decode(bytes, { stream: isCut }));
}

/** U+FFFD is longer than the byte that it replaces. */
function cutText(text: string): string {
  const bytes = Buffer.from(text);
  return bytes.length <= MAX_RESPONSE_BYTES ? text : decode(bytes.subarray(0, MAX_RESPONSE_BYTES), true);
}

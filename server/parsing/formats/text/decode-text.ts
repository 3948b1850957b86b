import { TextDecoder } from 'node:util';
import { cleanText } from './clean-text.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How many bytes tell the encoding where no byte-order mark does. */
const SAMPLE = 64 * 1024;

/** The text of a file, by its byte-order mark, else by its bytes, else (`declared`) as the document itself says. */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  return cleanText(decoderFor(bytes, declared).decode(bytes));
}

function decoderFor(bytes: Uint8Array, declared: string | undefined): TextDecoder {
  const detected = detectEncoding(bytes);
  if (detected !== 'windows-1252' || declared === undefined) return new TextDecoder(detected);
  try {
    return new TextDecoder(declared);
  } catch {
    return new TextDecoder(detected);
  }
}

/**
 * Valid UTF-8 is taken for UTF-8, since text of another encoding is hardly ever valid by chance; Windows-1252, in which
 * every byte means something, is what remains.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  return detectUtf16(bytes.subarray(0, SAMPLE)) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** UTF-16 without a mark: in Western text every other byte is zero. */
function detectUtf16(sample: Uint8Array): TextEncoding | null {
  if (sample.length < 4) return null;
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const half = Math.floor(sample.length / 2);
  const [even = 0, odd = 0] = zeros;
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.05) return 'utf-16be';
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // With `stream`, a character that the end cuts in two is no error.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

import { TextDecoder } from 'node:util';
import { cleanText } from './clean-text.ts';

/** `windows-1252`: none of the others, and every byte means something in it. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Number of bytes that are examined for UTF-16 without a byte-order mark. */
const SAMPLE = 64 * 1024;

/** Valid UTF-8 is taken for UTF-8: text of another encoding is hardly ever valid by chance. */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  return detectUtf16(bytes.subarray(0, SAMPLE)) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** The first bytes of a file as text, in which ASCII is right whatever its charset. */
export function decodeHead(head: Uint8Array): string {
  return cleanText(new TextDecoder(detectEncoding(head)).decode(head));
}

/** UTF-16 without a mark: in Western text every other byte is zero; in other text nearly all characters are letters. */
function detectUtf16(sample: Uint8Array): TextEncoding | null {
  if (sample.length < 4) return null;
  const zeros = [0, 0];
  let hasControls = false;
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
    if (byte < 9) hasControls = true;
  });
  const half = Math.floor(sample.length / 2);
  const [even = 0, odd = 0] = zeros;
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.05) return 'utf-16be';
  if (!hasControls) return null;
  return (['utf-16le', 'utf-16be'] as const).find((encoding) => isScript(sample, encoding)) ?? null;
}

const MIN_SCRIPT = 0.97;
/** Letters, digits and punctuation of the scripts that are written, without those that ASCII in pairs looks like. */
const SCRIPT = new RegExp(
  '[\\t\\n\\r\\u0020-\\u007e\\u00a0-\\u024f\\u0370-\\u058f\\u0590-\\u06ff\\u0900-\\u0fff\\u1e00-\\u1fff' +
    '\\u2010-\\u205e\\u20a0-\\u20bf\\u2100-\\u214f\\u3000-\\u30ff\\u4e00-\\u9fff\\uac00-\\ud7a3\\uff00-\\uffee]',
  'gu',
);

function isScript(sample: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): boolean {
  const text = new TextDecoder(encoding).decode(sample.subarray(0, sample.length & ~1));
  return (text.match(SCRIPT)?.length ?? 0) >= text.length * MIN_SCRIPT;
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

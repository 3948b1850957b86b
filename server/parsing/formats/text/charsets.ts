import { createRequire } from 'node:module';
import { TextDecoder } from 'node:util';
import { findEbcdic } from './ebcdic.ts';

export interface Charset {
  label: string;
  decode(bytes: Uint8Array): string;
}

// Loaded on first use: hardly any text is in a charset that Node does not know.
const load = createRequire(import.meta.url);

/** The charset of a label, as media types and documents name it; null for an unknown one. */
export function findCharset(label: string): Charset | null {
  const name = label.trim().toLowerCase();
  try {
    const decoder = new TextDecoder(name);
    return { label: decoder.encoding, decode: (bytes) => decoder.decode(bytes) };
  } catch {
    const ebcdic = findEbcdic(name);
    if (ebcdic !== null) return { label: name, decode: ebcdic };
    const iconv = load('iconv-lite') as typeof import('iconv-lite');
    return iconv.encodingExists(name)
      ? { label: name, decode: (bytes) => iconv.decode(Buffer.from(bytes), name) }
      : null;
  }
}

import { open, readFile } from 'node:fs/promises';

/** Codes of containers that hold HEVC pictures, at the byte where a file names its brand. */
const BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
const BRAND_END = 64;

/** Whether the first bytes are those of an HEIC picture. AVIF shares the container. */
export function isHeic(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, BRAND_END)).toString('latin1');
  return text.slice(4, 8) === 'ftyp' && BRANDS.has(text.slice(8, 12)) && !text.includes('avif');
}

export function isAvif(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, BRAND_END)).toString('latin1');
  return text.slice(4, 8) === 'ftyp' && (/^avi[fs]$/.test(text.slice(8, 12)) || text.includes('avif'));
}

export interface HeicPicture {
  width: number;
  height: number;
  /** RGBA. */
  decode(): Promise<{ data: Uint8ClampedArray; width: number; height: number }>;
}

/** The picture of an HEIC file; null for another file. Its size is known before it is decoded. */
export async function openHeic(file: string | Uint8Array): Promise<HeicPicture | null> {
  if (!isHeic(typeof file === 'string' ? await readHead(file) : file)) return null;
  // Loaded for the pictures that need it: the decoder takes 150 ms to load.
  const { default: decode } = await import('heic-decode');
  const [picture] = await decode.all({ buffer: typeof file === 'string' ? await readFile(file) : file });
  if (picture === undefined) throw new Error('The file has no picture.');
  return picture as HeicPicture;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BRAND_END), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

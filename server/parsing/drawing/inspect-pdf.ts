import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { fromHeader } from '../formats/pdf/pdf.ts';

export interface PdfTraits {
  /** Its embedded files may have pages, which follow its own. */
  mayEmbedFiles: boolean;
  /** The library can read the file as it is. */
  isReadableInPlace: boolean;
}

/** Finding out needs the whole file; the pages of a document are drawn one after the other. */
const known = new LRUCache<string, PdfTraits>({ max: 100 });

/** @param path of a PDF, whose content does not change */
export async function inspectPdf(path: string): Promise<PdfTraits> {
  const { size, mtimeMs, ino } = await stat(path);
  const key = [path, size, mtimeMs, ino].join('\n');
  const found = known.get(key) ?? readTraits(await readFile(path));
  known.set(key, found);
  return found;
}

function readTraits(bytes: Buffer): PdfTraits {
  return {
    mayEmbedFiles: bytes.includes('/EmbeddedFile'),
    isReadableInPlace: bytes.subarray(0, 5).toString('latin1') === '%PDF-' && fromHeader(bytes) === bytes,
  };
}

import { inflateRawSync } from 'node:zlib';
import { ARCHIVE_LIMITS, overLimit } from './archive-limits.ts';
import { ParseError } from '../parser.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/** The entries of a ZIP file under limits that hold whatever the file says of itself. */
export interface ZipArchive {
  readonly names: string[];
  has(name: string): boolean;
  /** Null where there is no such entry. Throws `ParseError` over a limit, and for damage. */
  read(name: string): Buffer | null;
}

type Limits = Record<keyof typeof ARCHIVE_LIMITS, number>;

/**
 * Opens the archive that a document is, in the memory of the process that parses it: parsers read entries by name, and
 * synchronously. Throws `ParseError`: `payload_too_large` by what the directory declares, before
 * anything is inflated; `document_encrypted`; `document_unreadable` for an archive that is damaged or cut short.
 */
export function openZip(bytes: Uint8Array, limits: Limits = ARCHIVE_LIMITS): ZipArchive {
  const entries = readZipDirectory(bytes, limits.entries);
  if (entries === null) throw damaged('no central directory');
  checkDeclared(entries, bytes.length, limits);
  // Of two entries with one name, some programs read the first and others the last. This one reads the last.
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  let inflated = 0;
  return {
    names: [...byName.keys()],
    has: (name) => byName.has(name),
    read(name) {
      const entry = byName.get(name);
      if (entry === undefined) return null;
      const allowed =
        Math.min(limits.totalBytes, Math.max(limits.ratioFreeBytes, limits.ratio * bytes.length)) - inflated;
      const content = inflate(packed(bytes, entry), entry, allowed);
      inflated += content.length;
      return content;
    },
  };
}

function checkDeclared(entries: ZipEntry[], packedSize: number, limits: Limits): void {
  if (entries.length > limits.entries) {
    throw overLimit(
      'archive entries',
      `The file is an archive of more than ${limits.entries} entries, which is the limit of archive entries.`,
    );
  }
  if (entries.some((entry) => entry.encrypted)) throw encryptedArchive();
  const total = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (total > limits.totalBytes) throw tooLarge(limits.totalBytes);
  if (total > limits.ratioFreeBytes && total > limits.ratio * packedSize) throw tooDense(limits.ratio);
}

function packed(bytes: Uint8Array, entry: ZipEntry): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = entry.offset;
  if (at + 30 > file.length || file.readUInt32LE(at) !== LOCAL) throw damaged('no local header');
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const end = start + entry.packedSize;
  if (end > file.length) throw damaged('an entry is cut short');
  return file.subarray(start, end);
}

/** Inflates at most what the directory declares: only a bomb declares less than it has. */
function inflate(content: Buffer, entry: ZipEntry, allowed: number): Buffer {
  if (Math.max(entry.size, entry.method === STORED ? content.length : 0) > allowed) throw tooLarge(allowed);
  if (entry.method === STORED) return content;
  if (entry.method !== DEFLATED) throw damaged(`compression method ${entry.method}`);
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, entry.size) });
  } catch (error) {
    if (error instanceof RangeError) {
      throw overLimit(
        'archive size',
        `The archive holds more than it declares: an entry of ${entry.size} bytes is larger ` +
          '(the limit of the archive size).',
      );
    }
    throw damaged(error instanceof Error ? error.message : 'inflate');
  }
}

function tooLarge(limit: number): ParseError {
  return overLimit(
    'archive size',
    `The file is an archive that unpacks to more than ${limit} bytes, which is the limit of the archive size.`,
  );
}

function tooDense(limit: number): ParseError {
  return overLimit(
    'archive ratio',
    `The file is an archive that unpacks to more than ${limit} times its size, ` +
      'which is the limit of the archive ratio.',
  );
}

export function encryptedArchive(): ParseError {
  return new ParseError('document_encrypted', 'The document is protected by a password. Upload a copy without one.');
}

function damaged(detail: string): ParseError {
  return new ParseError('document_unreadable', 'The file cannot be read: its archive is damaged or incomplete.', {
    detail,
  });
}

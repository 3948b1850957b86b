import { rm } from 'node:fs/promises';
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '../errors.ts';
import { writeHashed, type WrittenFile } from '../lib/files/hash-content.ts';
import { isDiskFailure } from '../lib/outage-errors.ts';

/** Folders and files that systems add: of macOS and of Windows. */
const IS_SYSTEM_FILE = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|(^|\/)\._/i;

/** Whether an entry of an archive is a file of the user, and not one that the operating system adds. */
export const isMember = (name: string): boolean => !name.endsWith('/') && !IS_SYSTEM_FILE.test(name);

interface UnpackedFile extends WrittenFile {
  path: string;
}

/** A member of an archive. */
export interface ArchiveMember {
  /** Its path in the archive: for display only. */
  name: string;
  /** Unpacks it, and deletes the file after `work`. Throws `AppError` for a member that cannot be unpacked. */
  withFile<T>(work: (file: UnpackedFile) => Promise<T>): Promise<T>;
}

export interface Archive {
  /** Without folders, and files that systems add. */
  members: ArchiveMember[];
  close(): void;
}

/** What an archive may ask for, whatever it says of itself. */
export interface ArchiveLimits {
  /** Of one member, unpacked. */
  fileBytes: number;
  /** Of all members, unpacked. */
  totalBytes: number;
  /** Entries, with folders. */
  entries: number;
}

const createDamagedError = (cause: unknown) =>
  new AppError('document_unreadable', 'The archive is damaged or incomplete.', { cause });

/** Many programs write UTF-8 without saying so; otherwise the name is in code page 437. */
function decodeName(entry: Entry): string {
  const raw = entry.fileNameRaw;
  const declared = getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
  if ((entry.generalPurposeBitFlag & 0x800) !== 0) return declared;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw).replaceAll('\\', '/');
  } catch {
    return declared;
  }
}

/**
 * Opens a ZIP file on disk and streams its members, since it may have gigabytes; `openZip` of the parsers inflates in
 * memory. Throws `document_unreadable` for an archive that is damaged, and `payload_too_large` for one with
 * too many entries.
 * @param scratch the path for unpacked members, one at a time
 */
export async function openArchive(path: string, scratch: string, limits: ArchiveLimits): Promise<Archive> {
  // Names are decoded here: the library would refuse the whole archive because of one name.
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch(
    (error: unknown) => {
      throw isDiskFailure(error) ? error : createDamagedError(error);
    },
  );
  try {
    if (zip.entryCount > limits.entries)
      throw new AppError('payload_too_large', `The archive has more than ${limits.entries} entries.`);
    const members = await listMembers(zip, scratch, limits);
    return { members, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof AppError ? error : createDamagedError(error);
  }
}

async function listMembers(zip: ZipFile, scratch: string, limits: ArchiveLimits): Promise<ArchiveMember[]> {
  const members: ArchiveMember[] = [];
  let unpacked = 0;

  async function unpack(entry: Entry): Promise<UnpackedFile> {
    if (entry.isEncrypted()) throw new AppError('document_unreadable', 'The file is protected by a password.');
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
      throw new AppError('document_unreadable', `The file is packed by a method that is not supported.`);
    if (entry.uncompressedSize > limits.fileBytes) throw createSizeError(limits.fileBytes);
    if (unpacked + entry.uncompressedSize > limits.totalBytes) {
      const message = `The archive unpacks to more than ${limits.totalBytes} bytes. Split it.`;
      throw new AppError('payload_too_large', message);
    }
    // The library ends the stream where an entry is larger than it declares.
    unpacked += entry.uncompressedSize;
    return { path: scratch, ...(await writeHashed(await zip.openReadStreamPromise(entry), scratch)) };
  }

  for await (const entry of zip.eachEntry()) {
    const name = decodeName(entry);
    if (!isMember(name)) continue;
    members.push({
      name: cleanName(name),
      async withFile(work) {
        try {
          const file = await unpack(entry).catch((error: unknown) => {
            if (error instanceof AppError || isDiskFailure(error)) throw error;
            throw new AppError('document_unreadable', 'The file is damaged in the archive.', { cause: error });
          });
          return await work(file);
        } finally {
          await rm(scratch, { force: true });
        }
      },
    });
  }
  return members;
}

function createSizeError(fileBytes: number): AppError {
  const message = `The file is larger than ${fileBytes} bytes (EXCERPT_MAX_FILE_BYTES). Split the document.`;
  return new AppError('payload_too_large', message);
}

/** No path of this machine: without `..`, a drive, a leading slash and control characters. */
export function cleanName(name: string): string {
  const steps = name
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, '')
    .split('/');
  const kept = steps.filter((step) => step !== '' && step !== '.' && step !== '..' && !/^[A-Za-z]:$/.test(step));
  return kept.join('/') || 'document';
}

import { open } from 'node:fs/promises';
import type { DocumentIntake, FileOptions, PreparedDocument, ReceivedFile } from '../documents/intake.ts';
import { AppError, invalidBody } from '../errors.ts';
import { MAX_BATCH_DOCUMENTS } from './add-documents.ts';
import { openArchive } from './read-archive.ts';

/** A file of an upload. */
export interface UploadedFile {
  name: string;
  /** Examines it. Throws `AppError`; what was prepared must be stored before `work` ends. */
  prepare<T>(work: (document: PreparedDocument) => Promise<T>): Promise<T>;
}

/** The file of a request, or the members of an archive. */
export interface Upload {
  files: UploadedFile[];
  /** Whether a file that cannot be added is reported with the others instead of failing the request. */
  isArchive: boolean;
  close(): void;
}

const MEBIBYTE = 2 ** 20;
/** An archive may have a folder for each file. */
const MAX_ENTRIES = 2 * MAX_BATCH_DOCUMENTS;
const MAX_UNPACKED_BYTES = 2048 * MEBIBYTE;
const IS_ARCHIVE_NAME = /\.zip$/i;
const ZIP_SIGNATURES = ['PK\u0003\u0004', 'PK\u0005\u0006'];

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return ZIP_SIGNATURES.includes(buffer.toString('latin1'));
  } finally {
    await file.close();
  }
}

/**
 * Reads an upload. A ZIP file is an archive by its name, or if it is no document itself, as DOCX and EPUB are. Throws
 * what the intake of a document throws, and `document_unreadable` for a damaged archive.
 */
export async function readUpload(
  file: ReceivedFile,
  options: FileOptions,
  { intake, fileBytes }: { intake: DocumentIntake; fileBytes: number },
): Promise<Upload> {
  const isArchive = IS_ARCHIVE_NAME.test(file.filename) && (await isZip(file.path));
  try {
    if (!isArchive) {
      const document = await intake.file(file, options);
      const only: UploadedFile = { name: document.name, prepare: (work) => work(document) };
      return { files: [only], isArchive: false, close: () => undefined };
    }
  } catch (error) {
    const mayBeArchive = error instanceof AppError && error.code === 'unsupported_file_type';
    if (!mayBeArchive || !(await isZip(file.path))) throw error;
  }
  if (options.name !== undefined)
    throw invalidBody('/name', 'name goes with a single document: the members of an archive have their paths.');
  const limits = { fileBytes, totalBytes: MAX_UNPACKED_BYTES, entries: MAX_ENTRIES };
  const { members, close } = await openArchive(file.path, `${file.path}.member`, limits);
  const files = members.map(({ name, withFile }) => ({
    name,
    prepare: <T>(work: (document: PreparedDocument) => Promise<T>) =>
      withFile(async (unpacked) => {
        const received = { ...unpacked, filename: name, declaredType: null };
        return work({ ...(await intake.file(received, options)), name: name.slice(-200) });
      }),
  }));
  return { files, isArchive: true, close };
}

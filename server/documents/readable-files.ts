import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Db } from '../db/database.ts';
import { SealedUnderAnotherKeyError, type SecretBox } from '../lib/crypto/secret-box.ts';
import { ParseError, type Parser } from '../parsing/parser.ts';
import { findSealedPassword, type DocumentSource } from './repository.ts';
import { getDocumentKey, getLayoutPrefix } from './stored-files.ts';

/** The files of documents as parsers read them: protected ones without their protection. */
export interface ReadableFiles {
  /**
   * Runs `work` with a file, which is read only. Throws `ParseError` with `document_encrypted` where the password is
   * missing or wrong.
   */
  withFile<T>(
    document: DocumentSource,
    work: (path: string) => Promise<T>,
    options: { signal?: AbortSignal },
  ): Promise<T>;
}

interface Dependencies {
  db: Db;
  blobs: BlobStore;
  parser: Pick<Parser, 'unlock'>;
  box: Pick<SecretBox, 'open' | 'openBytes' | 'sealBytes'>;
  temporaryDir: string;
  deadlineMs: number;
}

const UPLOAD_AGAIN = 'Upload the file again and send `password`.';

function sealedElsewhere(error: unknown): never {
  if (!(error instanceof SealedUnderAnotherKeyError)) throw error;
  const message = `The document was protected under another encryption key of this service. ${UPLOAD_AGAIN}`;
  throw new ParseError('document_encrypted', message, { cause: error });
}

/**
 * The first use of a protected document makes a copy without its protection, which is stored encrypted for as long as
 * the document: its password is deleted once it is parsed.
 */
export function createReadableFiles(dependencies: Dependencies): ReadableFiles {
  const { db, blobs, parser, box, temporaryDir, deadlineMs } = dependencies;
  let copies = 0;

  // Beside the layouts, with which it is deleted.
  const copyKey = ({ blobHash }: DocumentSource) => `${getLayoutPrefix(blobHash)}/unlocked`;
  const copyRow = ({ id }: DocumentSource) => `copy of ${id}`;

  async function passwordOf({ id }: DocumentSource): Promise<string> {
    const sealed = await findSealedPassword(db, id);
    if (sealed === null) {
      const message = `The PDF is protected, and its password is deleted. ${UPLOAD_AGAIN}`;
      throw new ParseError('document_encrypted', message);
    }
    try {
      return box.open(sealed, id);
    } catch (error) {
      return sealedElsewhere(error);
    }
  }

  function open(sealed: Buffer, document: DocumentSource): Buffer {
    try {
      return box.openBytes(sealed, copyRow(document));
    } catch (error) {
      return sealedElsewhere(error);
    }
  }

  async function writeUnlocked(document: DocumentSource, path: string, signal?: AbortSignal): Promise<void> {
    const sealed = await blobs.get(copyKey(document));
    if (sealed !== null) return writeFile(path, open(sealed, document), { mode: 0o600 });
    const password = await passwordOf(document);
    await blobs.withFile(getDocumentKey(document.blobHash), (locked) =>
      parser.unlock({ path: locked, password, copyPath: path }, { deadlineMs, ...(signal && { signal }) }),
    );
    await blobs.put(copyKey(document), box.sealBytes(await readFile(path), copyRow(document)));
  }

  return {
    async withFile(document, work, { signal }) {
      if (!document.isProtected) return blobs.withFile(getDocumentKey(document.blobHash), work);
      copies += 1;
      const path = join(temporaryDir, `unlocked-${copies}`);
      try {
        await writeUnlocked(document, path, signal);
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

import { extname } from 'node:path';
import type { Excerpt } from '@excerpt/sdk';
import { isAboutDocument, isRequestError } from '../../client/explain-error.ts';
import type { FoundFile } from '../../extract/find-files.ts';
import { withInterrupts } from '../../terminal/interrupts.ts';
import { printNote } from '../../terminal/print.ts';
import { toPrintable } from '../../terminal/printable-text.ts';
import { createProgressBar } from '../../terminal/progress-bar.ts';

/** A server that is busy or restarts is waited for. */
const MAX_RETRIES = 6;
const MAX_NAME_LENGTH = 200;

export interface UploadOptions {
  pages?: string | undefined;
  password?: string | undefined;
}

export interface UploadResult {
  added: number;
  /** Files that the server refused, and members of archives that it could not read. */
  failed: number;
}

const isArchive = (path: string) => extname(path).toLowerCase() === '.zip';

/**
 * Uploads files to a batch, one after the other: the batch keeps the order in which they arrive. A file that the server
 * refuses is reported, and the others go on.
 */
export async function uploadFiles(
  client: Excerpt,
  { id, files, pages, password }: UploadOptions & { id: string; files: readonly FoundFile[] },
): Promise<UploadResult> {
  const chosen = { ...(pages !== undefined && { pages }), ...(password !== undefined && { password }) };
  const result = { added: 0, failed: 0 };
  const bar = createProgressBar();
  let done = 0;

  async function upload({ path, name }: FoundFile, signal: AbortSignal): Promise<void> {
    // Documents have their path under the directory as the name, so that equal file names differ.
    const named = isArchive(path) || name.length > MAX_NAME_LENGTH ? {} : { name };
    try {
      const options = { signal, maxRetries: MAX_RETRIES, timeout: 0 };
      const { added, failed } = await client.batches.uploadDocuments(id, { file: path, ...named, ...chosen }, options);
      result.added += added;
      result.failed += failed;
      if (failed > 0) bar.log(`${toPrintable(path)}: ${failed} of its files cannot be read.`);
    } catch (error) {
      if (signal.aborted || !isRequestError(error) || !isAboutDocument(error)) throw error;
      result.failed += 1;
      bar.log(`${toPrintable(path)}: ${error.code}: ${toPrintable(error.message)}`);
    }
    done += 1;
    bar.update({ done, failed: result.failed, total: files.length });
  }

  try {
    await withInterrupts(async (signal) => {
      for (const file of files) {
        signal.throwIfAborted();
        await upload(file, signal);
      }
    });
  } catch (error) {
    bar.end();
    printNote(
      `Not all files are in the batch ${id}. Add more: excerpt batches add ${id} FILE…; ` +
        `start it: excerpt batches start ${id}; drop it: excerpt batches cancel ${id}`,
    );
    throw error;
  } finally {
    bar.end();
  }
  return result;
}

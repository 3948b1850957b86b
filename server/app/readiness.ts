import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UnusableDatabaseError } from '../db/database.ts';
import type { Readiness } from '../http/outside/public-routes.ts';
import type { Resources } from './resources.ts';

/** Checks write to the disk, and anybody may ask for one. */
const SHARED_FOR_MS = 200;
const PROBE = Buffer.alloc(4_096, 'x');

/** Where files cannot be stored. */
class FilesError extends Error {}

function folderError(folder: string, cause: unknown): FilesError {
  return new FilesError(
    `Files cannot be written to the folder ${folder} of the data directory. Check that it exists, is mounted for ` +
      "writing, belongs to the server's user, and has room.",
    { cause },
  );
}

function explain(error: unknown): string {
  if (error instanceof UnusableDatabaseError) return error.publicMessage;
  return error instanceof FilesError ? error.message : 'The database cannot be used at the moment.';
}

/** Writes a row and files, as every request does that changes something. */
export function createReadiness({
  database,
  temporaryDir,
  blobs,
  config,
  logger,
}: Pick<Resources, 'database' | 'temporaryDir' | 'blobs' | 'config' | 'logger'>): Readiness {
  const isRemote = config.blobs.kind === 's3';
  const probe = join(temporaryDir, 'readiness');
  let current: Promise<string | null> | null = null;
  let known: string | null = null;

  async function writeProbe(): Promise<void> {
    try {
      await writeFile(probe, PROBE);
    } catch (error) {
      throw folderError('tmp', error);
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }

  async function check(): Promise<string | null> {
    try {
      await database.check();
      await writeProbe();
      await blobs.check().catch((error: unknown) => {
        if (isRemote) throw new FilesError('The bucket of files cannot be used at the moment.', { cause: error });
        throw folderError('blobs', error);
      });
      if (known !== null) logger.info('The server is ready again.');
      known = null;
    } catch (error) {
      const reason = explain(error);
      if (known !== reason) logger.error({ err: error }, 'The server is not ready.');
      known = reason;
    }
    return known;
  }

  return () =>
    (current ??= check().finally(() => {
      setTimeout(() => (current = null), SHARED_FOR_MS).unref();
    }));
}

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UnusableDatabaseError } from '../db/database.ts';
import type { Readiness } from '../http/outside/public-routes.ts';
import type { Resources } from './resources.ts';

/** Checks write to the disk, and anybody may ask for one. */
const SHARED_FOR_MS = 200;
const PROBE = Buffer.alloc(4_096, 'x');

/** A folder of the data directory that cannot be written. */
class FolderError extends Error {
  constructor(folder: string, cause: unknown) {
    super(`Files cannot be written to the folder ${folder} of the data directory.`, { cause });
  }
}

function explain(error: unknown): string {
  if (error instanceof UnusableDatabaseError) return error.publicMessage;
  if (!(error instanceof FolderError)) return 'The database cannot be used at the moment.';
  return `${error.message} Check that it exists, is mounted for writing, belongs to the server's user, and has room.`;
}

/** Writes a row and files, as every request does that changes something. */
export function createReadiness({
  database,
  temporaryDir,
  blobs,
  logger,
}: Pick<Resources, 'database' | 'temporaryDir' | 'blobs' | 'logger'>): Readiness {
  const probe = join(temporaryDir, 'readiness');
  let current: Promise<string | null> | null = null;
  let known: string | null = null;

  async function writeProbe(): Promise<void> {
    try {
      await writeFile(probe, PROBE);
    } catch (error) {
      throw new FolderError('tmp', error);
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }

  async function check(): Promise<string | null> {
    try {
      await database.check();
      await writeProbe();
      await blobs.check().catch((error: unknown) => {
        throw new FolderError('blobs', error);
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

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UnusableDatabaseError } from '../db/database.ts';
import type { Readiness } from '../http/public-routes.ts';
import type { Resources } from './resources.ts';

/** Checks write to the disk, and anybody may ask for one. */
const SHARED_FOR_MS = 200;
const PROBE = Buffer.alloc(4_096, 'x');

class FolderError extends Error {}

function explain(error: unknown): string {
  if (error instanceof UnusableDatabaseError) return error.publicMessage;
  return error instanceof FolderError ? 'Files cannot be written.' : 'The database cannot be used at the moment.';
}

/** Writes a row and a file, as every request does that changes something. */
export function createReadiness({
  database,
  temporaryDir,
  logger,
}: Pick<Resources, 'database' | 'temporaryDir' | 'logger'>): Readiness {
  const probe = join(temporaryDir, 'readiness');
  let current: Promise<string | null> | null = null;
  let known: string | null = null;

  async function writeProbe(): Promise<void> {
    try {
      await writeFile(probe, PROBE);
    } catch (error) {
      throw new FolderError(`Files cannot be written to ${temporaryDir}.`, { cause: error });
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }

  async function check(): Promise<string | null> {
    try {
      await database.check();
      await writeProbe();
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

import { createChildPool, resolveSiblingEntry } from '../../children/child-pool.ts';
import { isDamageCode } from '../database-outage.ts';

const MIB = 1024 * 1024;
/** Reads some hundred megabytes a second. */
const DEADLINE_MS = 6 * 60 * 60 * 1000;

/**
 * Reads all pages of a database in a child process: they may be gigabytes, and SQLite would read them in the thread of
 * the event loop. Returns what is wrong with them, or null. Throws the signal's abort.
 */
export async function checkPages(path: string, signal: AbortSignal): Promise<string | null> {
  const pool = createChildPool<string, string | null>({
    entry: resolveSiblingEntry('page-check-child', import.meta.url),
    size: 1,
    maxRssBytes: 512 * MIB,
    maxTasksPerChild: 1,
    heapMb: 64,
  });
  try {
    return await pool.run(path, { deadlineMs: DEADLINE_MS, signal });
  } catch (error) {
    if (error instanceof Error && 'code' in error && isDamageCode(error.code)) return error.message;
    throw error;
  } finally {
    await pool.close();
  }
}

import { statfs } from 'node:fs/promises';
import type { Database } from '../db/database.ts';
import type { Metrics } from './metrics.ts';

/** Adds gauges of the room that is left, and of the last backup. */
export function addStorageGauges(
  metrics: Metrics,
  { database, dataDir }: { database: Database; dataDir: string },
): void {
  metrics.addGauge(
    {
      name: 'disk_free_bytes',
      help: 'Room for this process on the file system of the data directory.',
      labelNames: [],
    },
    async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return [{ labels: {}, value: bavail * bsize }];
    },
  );
  metrics.addGauge(
    {
      name: 'last_backup_timestamp_seconds',
      help: 'When `excerpt backup` completed last, in seconds since 1970; 0 if it never did.',
      labelNames: [],
      always: [{}],
    },
    async () => {
      const last = await database.db
        .selectFrom('backups')
        .select('completed_at')
        .orderBy('completed_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last === undefined ? [] : [{ labels: {}, value: Date.parse(last.completed_at) / 1000 }];
    },
  );
}

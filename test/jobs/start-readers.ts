import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseConfig } from '../../server/db/open-database.ts';

const PAUSE_MS = 1_000;

/** SQLite's own program or Python, whose older SQLite deletes the log of a database that seems not to be in use. */
const SCRIPT = `import sqlite3, sys
db = sqlite3.connect(sys.argv[1], timeout=10)
db.execute('select count(*) from runs').fetchall()
db.close()`;

/** Each second, another program reads the database and closes it, beside a check of readiness. */
export function startReaders(
  where: DatabaseConfig['database'],
  getUrl: () => string | null,
): { stop: () => Promise<void> } {
  let isDone = false;

  async function read(path: string): Promise<void> {
    const url = getUrl();
    if (url !== null) await fetch(`${url}/readyz`).catch(() => undefined);
    const child = spawn('python3', ['-c', SCRIPT, path], { stdio: 'ignore' });
    await Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => undefined);
  }

  async function readAll(): Promise<void> {
    if (where.dialect !== 'sqlite') return;
    while (!isDone) {
      await read(where.path);
      await delay(PAUSE_MS);
    }
  }

  const reading = readAll();
  return {
    async stop() {
      isDone = true;
      await reading;
    },
  };
}

import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database as Connection } from 'better-sqlite3';
import { UnusableDatabaseError } from '../database.ts';
import { isDamage, refuseUnusable } from '../database-outage.ts';
import { watchOpenFiles } from './open-files.ts';

/** How often the files are looked at when nothing is written. */
const INTERVAL_MS = 1_000;
/** For the transaction under way when a file is lost. */
const MAX_WAIT_MS = 5_000;
const MAX_COPIES = 100;

/** Refuses to go on with files that other programs do not see, and saves what is in them. */
export interface FileGuard {
  /** Throws `unavailable` once a file was lost. */
  refuse(): void;
  /** Resolves when everything written before is on the disk, in files that the next start finds. */
  sync(): Promise<void>;
  /** Throws `UnusableDatabaseError` if a file was lost or is damaged. */
  check(): Promise<void>;
  /** Called with each error of a statement. */
  noteError(error: unknown): void;
  /** Called when a page was found damaged. */
  noteDamage(): void;
  /** Call it with how SQLite closes the database. */
  close(closeDatabase: () => Promise<void>): Promise<void>;
}

interface GuardOptions {
  path: string;
  /** From `keepHandle`. */
  handle: number;
  connection: Connection;
  /** Called once, when the database has become unusable. */
  onUnusable: (error: Error) => void;
}

export function guardFiles({ path, handle, connection, onUnusable }: GuardOptions): FileGuard {
  const files = watchOpenFiles(path, handle);
  let lost: UnusableDatabaseError | null = null;
  let damage: UnusableDatabaseError | null = null;
  let saving: Promise<void> | null = null;

  /** Copies the whole database, with its log, to a file beside it. */
  function copyDatabase(): string {
    for (let number = 1; number <= MAX_COPIES; number += 1) {
      const copy = `${path}.rescued-${number}`;
      if (existsSync(copy)) continue;
      connection.prepare('vacuum into ?').run(copy);
      return copy;
    }
    throw new Error(`There are ${MAX_COPIES} saved copies of ${path} already.`);
  }

  async function save(): Promise<string> {
    for (let waited = 0; connection.inTransaction && waited < MAX_WAIT_MS; waited += 10) await delay(10);
    // What is in the log goes to the database that is open, which may have another name by now.
    const [result] = files.isLogReplaced()
      ? [{ busy: 1 }]
      : (connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]);
    if (files.isDatabaseInPlace() && result?.busy === 0) return 'Everything that was accepted is saved in it';
    return `Everything that was accepted is saved in ${copyDatabase()}`;
  }

  async function lose(error: UnusableDatabaseError): Promise<void> {
    lost = error;
    try {
      onUnusable(new UnusableDatabaseError(path, `${error.problem}. ${await save()}`));
    } catch (failure) {
      onUnusable(new Error(`The log of the database ${path} could not be saved.`, { cause: failure }));
    }
  }

  async function checkFiles(): Promise<void> {
    try {
      await files.check();
    } catch (error) {
      if (error instanceof UnusableDatabaseError) saving ??= lose(error);
      throw error;
    }
  }

  const timer = setInterval(() => {
    if (lost === null) void checkFiles().catch(() => undefined);
  }, INTERVAL_MS);
  timer.unref();

  function noteDamage(): void {
    if (damage !== null) return;
    damage = new UnusableDatabaseError(path, 'is damaged. Stop the server and restore a backup');
    onUnusable(damage);
  }

  return {
    refuse() {
      if (lost !== null) throw refuseUnusable(lost);
    },
    async sync() {
      await files.sync();
      await checkFiles().catch((error: unknown) => {
        throw error instanceof UnusableDatabaseError ? refuseUnusable(error) : error;
      });
    },
    async check() {
      await checkFiles();
      if (damage === null && !(await files.hasHeader())) noteDamage();
      if (damage !== null) throw damage;
    },
    noteError(error) {
      if (isDamage(error)) noteDamage();
    },
    noteDamage,
    async close(closeDatabase) {
      clearInterval(timer);
      await saving;
      // SQLite would delete the log under this path, which another program may use by now. The process ends anyway.
      if (lost !== null) return;
      await closeDatabase();
      files.close();
    },
  };
}

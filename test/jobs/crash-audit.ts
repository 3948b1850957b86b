import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';

const FINAL = `('completed', 'failed', 'cancelled')`;

/** Inspects a server's data directory, whether or not the server is running. */
export class CrashAudit {
  readonly #dataDir: string;
  readonly #database: SqliteDatabase.Database;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#database = new SqliteDatabase(join(dataDir, 'excerpt.db'), { timeout: 10_000 });
  }

  close(): void {
    this.#database.close();
  }

  /** Installs triggers that record every change to a final state, and every change of a final run. */
  watchRuns(): void {
    this.#database.exec(`
      create table audit_moves (run_id text not null, into_status text not null);
      create trigger audit_inserted after insert on runs when new.status in ${FINAL} begin
        insert into audit_moves values (new.id, new.status);
      end;
      create trigger audit_updated after update on runs when new.status in ${FINAL} or old.status in ${FINAL} begin
        insert into audit_moves values (new.id, new.status);
      end;`);
  }

  #all<T>(sql: string): T[] {
    return this.#database.prepare<[], T>(sql).all();
  }

  #count(sql: string): number {
    return this.#database.prepare<[], number>(`select count(*) from ${sql}`).pluck().get() ?? Number.NaN;
  }

  /** Number of unfinished runs and jobs. */
  open(): number {
    return this.#count(`runs where status not in ${FINAL}`) + this.#count('jobs');
  }

  runs(): { id: string; status: string; attempts: number; text: string | null }[] {
    return this.#all(
      `select runs.id, runs.status, attempts, content as text from runs join documents
        on documents.id = document_id order by runs.id`,
    );
  }

  /** Describes all violated invariants. */
  problems(): string[] {
    const rules: [count: number, problem: string][] = [
      [this.#count('jobs'), 'jobs are left'],
      [this.#count(`runs where status in ('pending', 'processing')`), 'runs are not final'],
      [this.#count(`runs where status <> 'completed'`), 'runs are not completed'],
      [
        this.#count(`(select run_id from audit_moves group by run_id having count(*) <> 1)`),
        'runs were changed after they were final, or became final twice',
      ],
      [this.#count(`runs where id not in (select run_id from audit_moves)`), 'runs never became final'],
      [
        this.#count('runs where extracted_data is null or completed_at is null or started_at is null or attempts < 1'),
        'runs lack what completed runs have',
      ],
      [
        this.#count(
          `runs join documents on documents.id = document_id
            where json_extract(extracted_data, '$.invoiceNumber') <> content`,
        ),
        'runs carry another document’s data',
      ],
      [this.#count('documents where id not in (select document_id from runs)'), 'documents have no run'],
      [this.#count(`documents where status <> 'parsed'`), 'documents are not parsed'],
      [
        this.#count(
          `list_counts where runs <> (select count(*) from runs) or documents <> (select count(*) from documents)`,
        ),
        'counts are wrong',
      ],
      [this.#all('pragma foreign_key_check').length, 'references lead nowhere'],
      [this.#all('pragma integrity_check').length - 1, 'faults are in the database'],
    ];
    const wrong = rules.filter(([count]) => count !== 0).map(([count, problem]) => `${count} ${problem}`);
    return [...wrong, ...this.#fileProblems()];
  }

  #fileProblems(): string[] {
    const stored = filesUnder(join(this.#dataDir, 'blobs', 'documents'));
    const named = new Set(
      this.#all<{ hash: string }>('select distinct blob_hash as hash from documents').map(({ hash }) => hash),
    );
    const found = new Set(stored.map((path) => path.slice(path.lastIndexOf('/') + 1)));
    const missing = [...named].filter((hash) => !found.has(hash));
    const surplus = [...found].filter((hash) => !named.has(hash));
    const temporary = filesUnder(join(this.#dataDir, 'tmp'));
    const rules: [files: string[], problem: string][] = [
      [missing, 'documents have no file'],
      [surplus, 'files have no document'],
      [temporary, 'files are left in tmp'],
    ];
    return rules
      .filter(([files]) => files.length > 0)
      .map(([files, problem]) => `${files.length} ${problem}: ${files.slice(0, 3).join(' ')}`);
  }
}

function filesUnder(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

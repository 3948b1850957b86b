import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Environment } from '../../../server/config/read-settings.ts';
import { startServerProcess, type ServerProcess } from '../server-process.ts';

const API_KEY = 'exk_the-first-key-of-the-cluster';

/** Server processes on one PostgreSQL database. */
export class Cluster {
  readonly apiKey = API_KEY;
  readonly #database: pg.Pool;
  readonly #settings: Environment;
  readonly #program: (log: string) => string[];
  readonly #log: string;

  /** @param program arguments of Node, given the file that its engine logs to */
  constructor(url: string, dataDir: string, program: (log: string) => string[]) {
    this.#database = new pg.Pool({ connectionString: url, max: 2 });
    // Tests make the database crash.
    this.#database.on('error', () => undefined);
    this.#log = join(dataDir, 'extractions.log');
    this.#program = program;
    this.#settings = {
      EXCERPT_PORT: '0',
      EXCERPT_RATE_LIMIT: '0',
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_DATABASE_URL: url,
      EXCERPT_DATABASE_CONNECTIONS: '10',
      EXCERPT_LOG_LEVEL: 'error',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
      EXCERPT_PARSER_PROCESSES: '1',
      EXCERPT_SHUTDOWN_SECONDS: '10',
    };
  }

  start(role: 'all' | 'api' | 'worker', settings: Environment = {}): ServerProcess {
    return startServerProcess(this.#program(this.#log), { ...this.#settings, EXCERPT_ROLE: role, ...settings });
  }

  /** The log lines of all engines. */
  async extractions(): Promise<string[]> {
    return (await readFile(this.#log, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
  }

  async rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    return (await this.#database.query<Row>(text)).rows;
  }

  /** Installs triggers that record every change to a final state, and every change of a final run. */
  async watchRuns(): Promise<void> {
    await this.#database.query(`
      create table audit_moves (run_id text not null, into_status text not null);
      create function audit_run() returns trigger language plpgsql as $$ begin
        insert into audit_moves values (new.id, new.status);
        return null;
      end $$;
      create trigger audit_run after update on runs for each row
        when (new.status in ('completed', 'failed', 'cancelled') or old.status in ('completed', 'failed', 'cancelled'))
        execute function audit_run();`);
  }

  /** Counts runs by the number of recorded changes. All should have exactly one. */
  async finals(): Promise<{ runs: number; once: number; completed: number; jobs: number }> {
    const [row] = await this.rows<{ runs: number; once: number; completed: number; jobs: number }>(`
      select (select count(*)::int from runs) as runs,
        (select count(*)::int
          from (select run_id from audit_moves group by run_id having count(*) = 1) as single) as once,
        (select count(*)::int from runs where status = 'completed') as completed,
        (select count(*)::int from excerpt_jobs.job) as jobs`);
    if (row === undefined) throw new Error('There is no answer.');
    return row;
  }

  async close(): Promise<void> {
    await this.#database.end();
  }
}

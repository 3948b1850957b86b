import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { endAllServers } from '../harness/server-process.ts';
import { runBare } from './bare-runs.ts';
import { queueRuns } from './cluster/queued-runs.ts';
import { withPreparedData } from './prepared-server.ts';

test('the SQL of the benchmarks of runs fits the tables of the server', async () => {
  try {
    await withPreparedData({ finds: 'nothing' }, (prepared) => {
      runBare(prepared, 3, 1);
      const database = new SqliteDatabase(prepared.databasePath);
      queueRuns(database, prepared.runId, 'run_queued-', 5);
      const count = (sql: string) => database.prepare(sql).pluck().get();
      expect(count("select count(*) from runs where id like 'run_bare-%' and status = 'completed'")).toBe(3);
      expect(count("select count(*) from runs where id like 'run_queued-%' and status = 'pending'")).toBe(5);
      expect(count("select count(*) from jobs where kind = 'run.execute' and state = 'ready'")).toBe(5);
      database.close();
    });
  } finally {
    await endAllServers();
  }
});

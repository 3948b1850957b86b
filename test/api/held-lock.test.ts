import SqliteDatabase from 'better-sqlite3';
import { join } from 'node:path';
import { createWorkspace, listWorkspaces } from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { ok } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

/** A backup, an import or a shell writes to the database of a running server. */
describe.runIf(inject('database') === 'sqlite')('while another program writes to the database', () => {
  let app: TestApp;
  let other: SqliteDatabase.Database;
  beforeEach(async () => {
    app = await startTestApp();
    other = new SqliteDatabase(join(app.dataDir, 'excerpt.db'));
    other.exec('begin immediate');
  });
  afterEach(async () => {
    if (other.inTransaction) other.exec('rollback');
    other.close();
    await app.close();
  });

  test('reads are answered, and writes wait for it', async () => {
    const { client } = app.admin;
    let isWritten = false;
    const writing = createWorkspace({ client, body: { name: 'Patient' } }).then((answer) => {
      isWritten = true;
      return answer;
    });
    for (let round = 0; round < 20; round += 1) {
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
      expect(ok(await listWorkspaces({ client })).data).toEqual([]);
    }
    expect(isWritten).toBe(false);
    other.exec('commit');
    expect(ok(await writing).name).toBe('Patient');
    expect(ok(await listWorkspaces({ client })).total).toBe(1);
  });

  test('many writes wait side by side, and each happens once', async () => {
    const { client } = app.admin;
    const names = Array.from({ length: 20 }, (_, index) => `Workspace ${index}`);
    const writing = Promise.all(names.map((name) => createWorkspace({ client, body: { name } })));
    expect(ok(await listWorkspaces({ client })).data).toEqual([]);
    other.exec('commit');
    for (const answer of await writing) ok(answer);
    const { data } = ok(await listWorkspaces({ client, query: { pageSize: 100 } }));
    expect(data.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });
});

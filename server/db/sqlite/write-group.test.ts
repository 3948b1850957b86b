import { setImmediate as nextTurn } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { connect } from '../database.ts';
import { ImmediateSqliteDialect } from './sqlite-dialect.ts';
import { createWriteGroup } from './write-group.ts';

async function countCommits(minIntervalMs: number): Promise<number> {
  const connection = new SqliteDatabase(':memory:');
  const db = connect(
    new ImmediateSqliteDialect(connection, {
      areUnsynced: false,
      sync: async () => undefined,
      refuse: () => undefined,
      noteError: () => undefined,
    }),
  );
  let commits = 0;
  const group = createWriteGroup({
    minIntervalMs,
    isInTransaction: () => connection.inTransaction,
    reserve(work) {
      commits += 1;
      return db.connection().execute(work);
    },
  });
  const write = () => group.add(async () => undefined);
  await write();
  const writes: Promise<void>[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    writes.push(write());
    for (let others = 0; others < 3; others += 1) await nextTurn();
  }
  await Promise.all(writes);
  await db.destroy();
  return commits;
}

test('writes of several turns share a commit if the last one was shortly before', async () => {
  expect(await countCommits(0)).toBe(4);
  expect(await countCommits(500)).toBe(2);
});

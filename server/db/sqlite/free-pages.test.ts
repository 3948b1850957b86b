import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { countFilledFreePages } from './free-pages.ts';

test.each([
  ['ON', 0],
  ['OFF', expect.any(Number)],
])('with secure_delete %s, free pages are empty or filled', async (mode, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-pages-'));
  try {
    const path = join(folder, 'a.db');
    const database = new SqliteDatabase(path);
    database.pragma(`secure_delete = ${mode}`);
    database.exec('create table texts (text text)');
    database.prepare('insert into texts values (?)').run('word '.repeat(20_000));
    expect(await countFilledFreePages(path)).toBe(0);
    database.exec('delete from texts');
    database.close();
    const filled = await countFilledFreePages(path);
    expect(filled).toEqual(expected);
    expect(filled > 0).toBe(mode === 'OFF');
  } finally {
    await rm(folder, { recursive: true });
  }
});

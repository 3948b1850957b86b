import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

async function withFile(content: Buffer, work: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-pages-'));
  try {
    await writeFile(join(folder, 'a.db'), content);
    await work(join(folder, 'a.db'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A file of pages: a header, and what is in the list of free pages. */
function makePages(pageSize: number, count: number, pages: Record<number, number[]>): Buffer {
  const file = Buffer.alloc(pageSize * 6);
  file.writeUInt16BE(pageSize === 65_536 ? 1 : pageSize, 16);
  file.writeUInt32BE(2, 32);
  file.writeUInt32BE(count, 36);
  for (const [number, words] of Object.entries(pages))
    words.forEach((word, index) => file.writeUInt32BE(word, (Number(number) - 1) * pageSize + 4 * index));
  return file;
}

test.each([512, 4_096, 65_536])('pages of %i bytes are counted along the list, each once', async (pageSize) => {
  // Trunk 2 has the leaves 3 and 4, and goes on to trunk 5 with the leaf 6.
  const pages = { 2: [5, 2, 3, 4], 5: [0, 1, 6], 3: [7], 4: [0], 6: [0, 0, 9] };
  await withFile(makePages(pageSize, 5, pages), async (path) => {
    expect(await countFilledFreePages(path)).toBe(2);
  });
  // A list that is longer than its count ends with it.
  await withFile(makePages(pageSize, 3, pages), async (path) => expect(await countFilledFreePages(path)).toBe(1));
});

test('a file that is too short for a database has no pages', async () => {
  await withFile(Buffer.alloc(99), async (path) => expect(await countFilledFreePages(path)).toBe(0));
  await withFile(makePages(4_096, 5, { 2: [9, 1, 3], 3: [1] }), async (path) => {
    // The list leads out of the file.
    expect(await countFilledFreePages(path)).toBe(1);
  });
});

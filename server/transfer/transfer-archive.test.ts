import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readArchive, writeArchive } from './transfer-archive.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-archive-'));
  path = join(folder, 'a.tar.gz');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = () =>
  writeArchive(path, async (archive) => {
    await archive.json('first.json', { a: [1, 'ä'] });
    await archive.file('file', 10, Readable.from([Buffer.from('01234'), Buffer.from('56789')]));
    await archive.json('last.json', null);
  });
const readNames = async () => {
  const names: string[] = [];
  await readArchive(path, ({ name }) => Promise.resolve(void names.push(name)));
  return names;
};

test('what was written is read in its order', async () => {
  await write();
  expect(await readdir(folder)).toEqual(['a.tar.gz']);
  const found: unknown[] = [];
  await readArchive(path, async ({ name, size, json, stream }) => {
    found.push([name, size, name === 'file' ? await text(Readable.from(stream)) : await json()]);
  });
  expect(found).toEqual([
    ['first.json', 14, { a: [1, 'ä'] }],
    ['file', 10, '0123456789'],
    ['last.json', 4, null],
  ]);
});

test('what is left unread is skipped', async () => {
  await write();
  expect(await readNames()).toEqual(['first.json', 'file', 'last.json']);
});

test('nothing is left of an archive that could not be finished', async () => {
  const failing = writeArchive(path, async (archive) => {
    await archive.json('first.json', {});
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  const torn = writeArchive(path, (archive) =>
    archive.file(
      'file',
      10,
      Readable.from(
        (async function* read() {
          yield await Promise.resolve(Buffer.from('01'));
          throw new Error('Torn.');
        })(),
      ),
    ),
  );
  await expect(torn).rejects.toThrow('Torn.');
  expect(await readdir(folder)).toEqual([]);
});

test('an archive that is cut off or damaged is said to be', async () => {
  await write();
  const whole = await readFile(path);
  await writeFile(path, whole.subarray(0, whole.length - 20));
  await expect(readNames()).rejects.toThrow('is not a complete export of a workspace');
  await writeFile(path, 'no archive');
  await expect(readNames()).rejects.toThrow('is not a complete export of a workspace');
  // Whole entries, whose last is missing.
  const tar = gunzipSync(whole);
  const end = tar.indexOf('end.json');
  await writeFile(path, gzipSync(Buffer.concat([tar.subarray(0, end), Buffer.alloc(1_024)])));
  await expect(readNames()).rejects.toThrow('its end is missing');
});

test('an error of the reader is its own', async () => {
  await write();
  const reading = readArchive(path, () => Promise.reject(new TypeError('A defect.')));
  await expect(reading).rejects.toThrow(/^A defect\.$/);
});

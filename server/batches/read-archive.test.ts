import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeZip, type ZipPart } from '../parsing/archive/zip-writer.ts';
import { type ArchiveLimits, cleanName, isMember, openArchive } from './read-archive.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'excerpt-archive-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const LIMITS: ArchiveLimits = { fileBytes: 100, totalBytes: 1_000, entries: 10 };
const scratch = () => join(folder, 'member');
const part = (name: string, content = name): ZipPart => ({ name, content: Buffer.from(content), packed: true });

async function openZip(bytes: Uint8Array, limits: Partial<ArchiveLimits> = {}) {
  const path = join(folder, 'all.zip');
  await writeFile(path, bytes);
  return openArchive(path, scratch(), { ...LIMITS, ...limits });
}
const open = (parts: ZipPart[], limits: Partial<ArchiveLimits> = {}) => openZip(writeZip(parts), limits);

describe('an archive', () => {
  it('has the files of the user, and none of a system', async () => {
    const { members, close } = await open(
      ['a.txt', 'sub/', 'sub/b.txt', '__MACOSX/a.txt', '.DS_Store', 'sub/Thumbs.db', '._a.txt'].map((name) =>
        part(name),
      ),
    );
    expect(members.map(({ name }) => name)).toEqual(['a.txt', 'sub/b.txt']);
    close();
  });

  it('unpacks a member for its work, and deletes it afterwards, also if the work fails', async () => {
    const { members, close } = await open([part('a.txt', 'Total: 7')]);
    const [member] = members;
    const seen = await member?.withFile(async ({ path, size, hash }) => [await readFile(path, 'utf8'), size, hash]);
    expect(seen).toEqual(['Total: 7', 8, createHash('sha256').update('Total: 7').digest('hex')]);
    expect(existsSync(scratch())).toBe(false);
    await expect(member?.withFile(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(scratch())).toBe(false);
    close();
  });

  it('may have a file of the largest size, and no larger one', async () => {
    const { members, close } = await open([part('a', 'x'.repeat(100)), part('b', 'x'.repeat(101))]);
    expect(await members[0]?.withFile(async ({ size }) => size)).toBe(100);
    const refused = { code: 'payload_too_large', message: expect.stringContaining('larger than 100 bytes') };
    await expect(members[1]?.withFile(async () => 0)).rejects.toMatchObject(refused);
    close();
  });

  it('may unpack to the largest total, and no more', async () => {
    const parts = ['a', 'b', 'c'].map((name) => part(name, 'x'.repeat(100)));
    const { members, close } = await open(parts, { totalBytes: 200 });
    for (const member of members.slice(0, 2)) expect(await member.withFile(async ({ size }) => size)).toBe(100);
    await expect(members[2]?.withFile(async () => 0)).rejects.toMatchObject({
      code: 'payload_too_large',
      message: 'The archive unpacks to more than 200 bytes. Split it.',
    });
    close();
  });

  it('may have the largest number of entries, and no more', async () => {
    const parts = (count: number) => Array.from({ length: count }, (_, index) => part(`${index}.txt`));
    (await open(parts(10))).close();
    await expect(open(parts(11))).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  it('that is damaged is refused, and a damaged member too', async () => {
    const bytes = writeZip([part('a.txt', 'x'.repeat(90))]);
    await expect(openZip(bytes.subarray(0, bytes.length - 5))).rejects.toMatchObject({ code: 'document_unreadable' });
    await expect(openZip(Buffer.from('no archive'))).rejects.toMatchObject({ code: 'document_unreadable' });
    const broken = Buffer.from(bytes);
    broken.fill(0xff, 35, 40);
    const { members, close } = await openZip(broken);
    await expect(members[0]?.withFile(async () => 0)).rejects.toMatchObject({ code: 'document_unreadable' });
    close();
  });
});

describe('names', () => {
  it.each([
    ['a/b.pdf', 'a/b.pdf'],
    ['/etc/passwd', 'etc/passwd'],
    ['../../up.pdf', 'up.pdf'],
    ['./a//b.pdf', 'a/b.pdf'],
    ['C:/b.pdf', 'b.pdf'],
    ['a\u0007\n.pdf', 'a.pdf'],
    ['..', 'document'],
    ['re\u0301sume\u0301.pdf', 'r\u00e9sum\u00e9.pdf'],
  ])('%j is shown as %j', (name, shown) => expect(cleanName(name)).toBe(shown));

  it.each(['a.pdf', 'x/.hidden', 'desktop.ini.pdf'])('%s is a member', (name) => expect(isMember(name)).toBe(true));
  it.each(['x/', 'x/desktop.ini', 'THUMBS.DB', 'a/._b.pdf', '__MACOSX/x'])('%s is none', (name) => {
    expect(isMember(name)).toBe(false);
  });
});

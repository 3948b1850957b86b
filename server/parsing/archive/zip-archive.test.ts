import { expect, test } from 'vitest';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { openZip } from './zip-archive.ts';
import { writeZip } from './zip-writer.ts';

const HELLO = { name: 'hello.txt', content: Buffer.from('Hello, '.repeat(100)), packed: true };
const refusal = (message: string, code = 'payload_too_large'): unknown =>
  expect.objectContaining({ code, message: expect.stringContaining(message) as string });

test.each([true, false])('reads what it wrote, packed: %s', (packed) => {
  const archive = openZip(
    writeZip([
      { ...HELLO, packed },
      { name: 'empty', content: Buffer.alloc(0), packed },
    ]),
  );
  expect(archive.names).toEqual(['hello.txt', 'empty']);
  expect(archive.read('hello.txt')).toEqual(HELLO.content);
  expect(archive.read('empty')).toEqual(Buffer.alloc(0));
  expect(archive.read('other')).toBeNull();
});

test('refuses by what the directory declares, before it inflates', () => {
  const bomb = writeZip([{ ...HELLO, declaredSize: 600 * 2 ** 20 }]);
  expect(() => openZip(bomb)).toThrow(refusal('limit of the archive size'));
  expect(() => openZip(writeZip([{ ...HELLO, declaredSize: 17 * 2 ** 20 }]))).toThrow(
    refusal('limit of the archive ratio'),
  );
  const many = writeZip(Array.from({ length: 11 }, (_, i) => ({ name: String(i), content: Buffer.alloc(0) })));
  expect(() => openZip(many, { ...ARCHIVE_LIMITS, entries: 10 })).toThrow(refusal('limit of archive entries'));
});

test('an entry that is larger than it declares is a bomb', () => {
  const archive = openZip(
    writeZip([{ name: 'a', content: Buffer.alloc(50 * 2 ** 20), packed: true, declaredSize: 1000 }]),
  );
  expect(() => archive.read('a')).toThrow(refusal('more than it declares'));
});

test('entries that lie over each other, or are read twice, count each time', () => {
  const archive = openZip(writeZip([HELLO]), { ...ARCHIVE_LIMITS, totalBytes: 1500 });
  expect(archive.read('hello.txt')).toHaveLength(700);
  expect(archive.read('hello.txt')).toHaveLength(700);
  expect(() => archive.read('hello.txt')).toThrow(refusal('limit of the archive size'));
});

test.each([10, 60, 100])('an archive that misses its last %i bytes is unreadable', (missing) => {
  const whole = writeZip([HELLO]);
  expect(() => openZip(whole.subarray(0, whole.length - missing)).read('hello.txt')).toThrow(
    refusal('damaged or incomplete', 'document_unreadable'),
  );
});

test('an archive with damage within is unreadable, with a password encrypted', () => {
  const file = writeZip([HELLO]);
  file.fill(0xff, 40, 50);
  expect(() => openZip(file).read('hello.txt')).toThrow(refusal('damaged', 'document_unreadable'));
  const locked = writeZip([HELLO]);
  const central = locked.indexOf('PK\u0001\u0002');
  locked[central + 8] = 1;
  expect(() => openZip(locked)).toThrow(refusal('password', 'document_encrypted'));
});

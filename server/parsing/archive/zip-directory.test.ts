import { describe, expect, test } from 'vitest';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { openZip } from './zip-archive.ts';
import { readZipDirectory } from './zip-directory.ts';
import { writeZip } from './zip-writer.ts';

const FULL = 0xffffffff;
const CENTRAL = Buffer.from('PK\u0001\u0002');
const END = Buffer.from('PK\u0005\u0006');
const text = (content: string): Buffer => Buffer.from(content);
const ONE = writeZip([{ name: 'a.txt', content: text('Hello') }]);

/** An extra field. */
function field(id: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}

const wide = (...numbers: number[]): Buffer => {
  const content = Buffer.alloc(8 * numbers.length);
  numbers.forEach((number, index) => content.writeBigUInt64LE(BigInt(number), 8 * index));
  return content;
};

interface Change {
  /** What the entry of the directory says, by its place in it. */
  numbers?: [at: number, value: number][];
  extra?: Buffer;
  comment?: Buffer;
  fileComment?: Buffer;
}

/** The archive of one entry with another directory. */
function rewrite({
  numbers = [],
  extra = Buffer.alloc(0),
  comment = Buffer.alloc(0),
  fileComment = Buffer.alloc(0),
}: Change) {
  const start = ONE.indexOf(CENTRAL);
  const end = ONE.indexOf(END);
  const entry = Buffer.from(ONE.subarray(start, end));
  for (const [at, value] of numbers) entry.writeUInt32LE(value, at);
  entry.writeUInt16LE(extra.length, 30);
  entry.writeUInt16LE(comment.length, 32);
  const last = Buffer.from(ONE.subarray(end));
  last.writeUInt16LE(fileComment.length, 20);
  return Buffer.concat([ONE.subarray(0, start), entry, extra, comment, last, fileComment]);
}

/** The archive with an end that leaves its numbers to that of ZIP64. */
function withWideEnd(offset: number, { count = 1, mark = 'PK\u0006\u0006', locator = 'PK\u0006\u0007' } = {}): Buffer {
  const end = ONE.indexOf(END);
  const wideEnd = Buffer.alloc(56);
  wideEnd.write(mark, 'latin1');
  wideEnd.writeBigUInt64LE(BigInt(count), 32);
  wideEnd.writeBigUInt64LE(BigInt(offset), 48);
  const place = Buffer.alloc(20);
  place.write(locator, 'latin1');
  place.writeBigUInt64LE(BigInt(end), 8);
  const last = Buffer.from(ONE.subarray(end));
  last.writeUInt16LE(0xffff, 10);
  last.writeUInt32LE(FULL, 16);
  return Buffer.concat([ONE.subarray(0, end), wideEnd, place, last]);
}

const start = ONE.indexOf(CENTRAL);
const SIZES: [at: number, value: number][] = [
  [20, FULL],
  [24, FULL],
  [42, FULL],
];

describe('an archive is read', () => {
  test.each<[string, Buffer]>([
    ['with comments of its entries and of its own', rewrite({ comment: text('PK'), fileComment: text('by hand') })],
    ['with the longest comment', rewrite({ fileComment: Buffer.alloc(65_535, 'x') })],
    ['with extra fields', rewrite({ extra: Buffer.concat([field(7, text('abc')), field(9, text(''))]) })],
    ['with all numbers in 64 bits', rewrite({ numbers: SIZES, extra: field(1, wide(5, 5, 0)) })],
    [
      'with 64 bits behind another field',
      rewrite({ numbers: SIZES, extra: Buffer.concat([field(5, text('xyz')), field(1, wide(5, 5, 0))]) }),
    ],
    ['with one number in 64 bits', rewrite({ numbers: [[20, FULL]], extra: field(1, wide(5)) })],
    ['with a directory in 64 bits', withWideEnd(start)],
  ])('%s', (_, bytes) => {
    const archive = openZip(bytes);
    expect(archive.names).toEqual(['a.txt']);
    expect(archive.read('a.txt')?.toString()).toBe('Hello');
  });

  test('by the last of two entries of one name', () => {
    const twice = openZip(writeZip(['first', 'last'].map((content) => ({ name: 'a', content: text(content) }))));
    expect(twice.names).toEqual(['a']);
    expect(twice.read('a')?.toString()).toBe('last');
    expect([twice.has('a'), twice.has('b')]).toEqual([true, false]);
  });

  test('also without entries', () => {
    const none = writeZip([]);
    expect(none).toHaveLength(22);
    expect(readZipDirectory(none, 10)).toEqual([]);
  });

  test('in a part of a larger buffer', () => {
    const inner = Buffer.concat([Buffer.alloc(100, 1), ONE]).subarray(100);
    expect(
      openZip(new Uint8Array(inner.buffer, inner.byteOffset, inner.length))
        .read('a.txt')
        ?.toString(),
    ).toBe('Hello');
  });
});

test.each<[string, Buffer]>([
  ['a comment that is too long', Buffer.concat([rewrite({ fileComment: Buffer.alloc(65_535) }), text('x')])],
  ['an entry that is none', rewrite({ numbers: [[0, 0]] })],
  ['a directory behind the end', withWideEnd(ONE.length * 2)],
  ['another record in place of the wide end', withWideEnd(start, { mark: 'PK\u0006\u0005' })],
  ['no way to the wide end', withWideEnd(start, { locator: 'PK\u0006\u0006' })],
  ['fewer entries than it says', withWideEnd(start, { count: 2 })],
  ['64 bits that are missing', rewrite({ numbers: SIZES, extra: field(2, wide(5, 5, 0)) })],
  ['too few bytes', ONE.subarray(-10)],
])('there is no directory with %s', (_, bytes) => {
  expect(readZipDirectory(bytes, 10)).toBeNull();
});

test('of too many entries one more than allowed is listed', () => {
  const many = writeZip(Array.from({ length: 6 }, (_, index) => ({ name: String(index), content: text('') })));
  expect(readZipDirectory(many, 3)?.map(({ name }) => name)).toEqual(['0', '1', '2', '3']);
  expect(readZipDirectory(many, 6)).toHaveLength(6);
  expect(openZip(many, { ...ARCHIVE_LIMITS, entries: 6 }).names).toHaveLength(6);
});

test.each<[string, Buffer, string]>([
  ['an entry that begins elsewhere', rewrite({ numbers: [[42, 3]] }), 'no local header'],
  ['an entry that begins at its end', rewrite({ numbers: [[42, ONE.length]] }), 'no local header'],
  ['an entry that is longer than the file', rewrite({ numbers: [[20, 1_000]] }), 'an entry is cut short'],
  ['a compression that nobody knows', rewrite({ numbers: [[10, 99]] }), 'compression method 99'],
])('an archive with %s is unreadable', (_, bytes, detail) => {
  expect(() => openZip(bytes).read('a.txt')).toThrow(
    expect.objectContaining({ code: 'document_unreadable', detail }) as Error,
  );
});

test('the size and the ratio of an archive are limits, and neither is exceeded by what it allows', () => {
  const bytes = writeZip([{ name: 'a', content: Buffer.alloc(1_000), packed: true }]);
  const read = (limits: Partial<typeof ARCHIVE_LIMITS>) =>
    openZip(bytes, { ...ARCHIVE_LIMITS, ratioFreeBytes: 0, ...limits } as never).read('a');
  const size = { code: 'payload_too_large', detail: 'limit: archive size' };
  const ratio = { code: 'payload_too_large', detail: 'limit: archive ratio' };
  expect(read({ totalBytes: 1_000 as never })).toHaveLength(1_000);
  expect(() => read({ totalBytes: 999 as never })).toThrow(expect.objectContaining(size) as Error);
  expect(read({ ratio: (1_000 / bytes.length) as never })).toHaveLength(1_000);
  expect(() => read({ ratio: (999 / bytes.length) as never })).toThrow(expect.objectContaining(ratio) as Error);
  expect(read({ ratio: 1 as never, ratioFreeBytes: 1_000 as never })).toHaveLength(1_000);
});

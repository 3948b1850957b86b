import { expect, test } from 'vitest';
import { refusalOf } from '../app/testing/open-services.ts';
import { ParseError, type ParseErrorCode } from '../parsing/parser.ts';
import { createDocumentIntake, toDisplayName } from './intake.ts';
import { fileOf } from './testing/open-documents.ts';

type Inspected = { mimeType: string; charset: string | null; pageCount: number | null };

function take(inspected: Partial<Inspected> | Error = {}) {
  const asked: unknown[] = [];
  const inspect = (file: unknown) => {
    asked.push(file);
    if (inspected instanceof Error) return Promise.reject(inspected);
    return Promise.resolve({ mimeType: 'application/pdf', charset: null, pageCount: 3, ...inspected });
  };
  const intake = createDocumentIntake({ parser: { inspect } as never, limits: { pages: 2, characters: 5 } });
  return { ...intake, asked };
}

test.each([
  ['a.pdf', 'a.pdf'],
  ['C:\\files\\a.pdf', 'a.pdf'],
  ['/etc/a.pdf', 'a.pdf'],
  [' a\u0000b\n.pdf ', 'ab.pdf'],
  ['', 'document'],
  ['files/', 'document'],
  ['.', 'document'],
  ['..', 'document'],
  ['u\u0308.pdf', 'ü.pdf'],
  ['x'.repeat(201), 'x'.repeat(200)],
])('the file name %j is shown as %j', (given, shown) => expect(toDisplayName(given)).toBe(shown));

test('a text is taken up to its longest, or without one', async () => {
  expect(await take().text({ name: 'a', content: '12345' })).toMatchObject({
    content: '12345',
    mimeType: 'text/plain',
    fileSize: 5,
    pageCount: null,
    pages: null,
    password: null,
    metadata: {},
  });
  expect(await take().text({ name: 'a', mimeType: 'text/markdown' })).toMatchObject({
    content: null,
    fileSize: 0,
    mimeType: 'text/markdown',
  });
  const tooLong = take().text({ name: 'a', content: '123456' });
  await expect(tooLong).rejects.toThrow('The content has 6 characters; the limit is 5');
  expect(await refusalOf(tooLong)).toBe('payload_too_large');
  for (const content of ['', ' \n'])
    expect(await refusalOf(take().text({ name: 'a', content }))).toBe('empty_document');
  expect((await take().text({ name: 'a', content: 'ä' })).fileSize).toBe(2);
});

test('a file is taken with its type, and a name of the request', async () => {
  const { file, asked } = take({ pageCount: 2 });
  const bytes = fileOf('abc', { filename: 'x/a.pdf', path: '/tmp/a' });
  expect(await file(bytes, {})).toEqual({
    name: 'a.pdf',
    content: null,
    mimeType: 'application/pdf',
    fileSize: 3,
    originalFilename: 'a.pdf',
    pageCount: 2,
    pages: null,
    password: null,
    metadata: {},
    blobHash: bytes.hash,
    source: { path: '/tmp/a' },
  });
  expect(asked).toEqual([{ path: '/tmp/a', filename: 'x/a.pdf' }]);
  const named = await file({ ...bytes, declaredType: 'text/csv' }, { name: 'Mine', metadata: { a: '1' } });
  expect(named).toMatchObject({ name: 'Mine', originalFilename: 'a.pdf', metadata: { a: '1' } });
  expect(asked[1]).toMatchObject({ declaredType: 'text/csv' });
});

test('the charset of a text is part of its type', async () => {
  const { file } = take({ mimeType: 'text/plain', charset: 'iso-8859-1', pageCount: null });
  expect((await file(fileOf('a'), { pages: '9' })).mimeType).toBe('text/plain; charset=iso-8859-1');
});

test('more pages than are read are refused, unless a range selects fewer', async () => {
  expect(await refusalOf(take().file(fileOf('a'), {}))).toBe('too_many_pages');
  expect(await take().file(fileOf('a'), { pages: '2-3' })).toMatchObject({ pageCount: 3, pages: '2-3' });
  expect(await refusalOf(take().file(fileOf('a'), { pages: '1-3' }))).toBe('too_many_pages');
  expect(await refusalOf(take().file(fileOf('a'), { pages: '4' }))).toBe('validation_failed /pages');
});

test('a protected PDF shares its file with no other', async () => {
  const pdf = take({ pageCount: 1 });
  const bytes = fileOf('abc');
  const [one, other] = [await pdf.file(bytes, { password: 'p' }), await pdf.file(bytes, { password: 'p' })];
  expect(one.password).toBe('p');
  expect(new Set([one.blobHash, other.blobHash, bytes.hash]).size).toBe(3);
  expect(one.blobHash).toMatch(/^[0-9a-f]{64}$/);
  const text = await take({ mimeType: 'text/plain', pageCount: null }).file(bytes, { password: 'p' });
  expect([text.password, text.blobHash]).toEqual([null, bytes.hash]);
});

test.each<[ParseErrorCode, string]>([
  ['document_empty', 'empty_document'],
  ['unsupported_file_type', 'unsupported_file_type'],
  ['payload_too_large', 'payload_too_large'],
  ['too_many_pages', 'too_many_pages'],
  ['document_encrypted', 'document_unreadable'],
])('a file with the problem %s is refused as %s', async (code, refused) => {
  expect(await refusalOf(take(new ParseError(code, 'No.')).file(fileOf('a'), {}))).toBe(refused);
});

test('an empty file is refused unread, and a defect is not the file’s fault', async () => {
  const { file, asked } = take();
  expect(await refusalOf(file(fileOf(''), {}))).toBe('empty_document');
  expect(asked).toEqual([]);
  await expect(take(new TypeError('A defect.')).file(fileOf('a'), {})).rejects.toThrow('A defect.');
});

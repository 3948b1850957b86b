import { setImmediate as nextTurn } from 'node:timers/promises';
import { waitForWork } from '../../../test/harness/processes.ts';
import { readFileSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createParser } from './child-parser.ts';
import { layoutText } from '../layout.ts';
import { ParseError, type ParsableType, type ParseLimits } from '../parser.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { makeLongPdf } from '../testing/raw-pdf.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';

const write = temporaryFiles();
/** Those of pools that other files of this worker share. */
const others = new Set(childProcesses());
const parser = createParser({ poolSize: 2, maxRssBytes: 2 ** 30 });
const misbehaving = createParser({
  poolSize: 1,
  maxRssBytes: 300 * 2 ** 20,
  inspectDeadlineMs: 300,
  entry: new URL('../testing/misbehaving-child.ts', import.meta.url),
});
const LIMITS: ParseLimits = { maxPages: 10_000, maxCharacters: 20_000_000, deadlineMs: 100_000 };

afterAll(async () => {
  await Promise.all([parser.close(), misbehaving.close()]);
  expect(childProcesses().filter((pid) => !others.has(pid))).toEqual([]);
});

function childProcesses(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
  );
}

/** Resolves when a child, other than those `known`, has started and works. */
async function untilSomeChildWorked(known: ReadonlySet<number> = new Set()): Promise<void> {
  if (process.platform !== 'linux') return;
  let pid: number | undefined;
  while (pid === undefined) {
    pid = childProcesses().find((one) => !known.has(one));
    await nextTurn();
  }
  await waitForWork(pid, 0.4);
}

async function failure(promise: Promise<unknown>): Promise<ParseError> {
  const error = await promise.then(
    () => expect.fail('It ended well.'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ParseError);
  return error as ParseError;
}

const parse = (
  content: Uint8Array | string,
  mimeType: ParsableType,
  limits: Partial<ParseLimits> = {},
): ReturnType<typeof parser.parse> =>
  parser.parse({ path: write(content), mimeType }, { limits: { ...LIMITS, ...limits } });
const misbehave = (order: string, limits: Partial<ParseLimits> = {}): ReturnType<typeof parser.parse> =>
  misbehaving.parse({ path: write(order), mimeType: 'text/plain' }, { limits: { ...LIMITS, ...limits } });

test('draws a page for models that see, and nothing where there are no pages to draw', async () => {
  const path = write(await makePdf([{ texts: [{ text: 'Shown', x: 60, y: 60, size: 30 }] }]));
  const layout = await parser.parse({ path, mimeType: 'application/pdf' }, { limits: LIMITS });
  const [page] = layout.pages;
  if (page === undefined) throw new Error('The PDF has no page.');
  const drawn = await parser.draw({ path, mimeType: 'application/pdf' }, page, {});
  const { format, width, height } = await sharp(drawn?.bytes).metadata();
  expect({ format, mediaType: drawn?.mediaType }).toEqual({ format: 'jpeg', mediaType: 'image/jpeg' });
  expect(Math.max(width, height)).toBeLessThanOrEqual(1568);
  expect(height / width).toBeCloseTo(842 / 595, 1);
  expect(await parser.draw({ path, mimeType: 'text/plain' }, page, {})).toBeNull();
  await failure(parser.draw({ path: write('no PDF'), mimeType: 'application/pdf' }, page, {}));
  await expect(
    parser.draw({ path, mimeType: 'application/pdf' }, page, { signal: AbortSignal.abort(new Error('stopped')) }),
  ).rejects.toThrow('stopped');
});

test('has a version that names what it depends on', () => {
  expect(parser.version).toMatch(/^\d+\+liteparse-\d+\.\d+\.\d+/);
});

test('inspects and parses each type', async () => {
  const files: [string, Uint8Array | string, number | null, string][] = [
    ['x.pdf', await makePdf([{ texts: [{ text: 'Hello PDF', x: 50, y: 50 }] }]), 1, 'Hello PDF'],
    ['x.txt', 'Hello\ntext', null, 'Hello\ntext'],
    ['x.md', '# Hello', null, '# Hello'],
    ['x.html', '<!doctype html><p>Hello<p>HTML', null, 'Hello\n\nHTML'],
    ['x.csv', 'Hello;CSV\n1;2', null, 'Hello   CSV\n1   2'],
  ];
  for (const [filename, content, pageCount, text] of files) {
    const path = write(content);
    const inspection = await parser.inspect({ path, filename });
    expect(inspection.pageCount).toBe(pageCount);
    const layout = await parser.parse({ path, mimeType: inspection.mimeType }, { limits: LIMITS });
    expect(layoutText(layout)).toBe(text);
    expect([layout.pageCount, layout.truncated, layout.pages.length]).toEqual([pageCount, false, 1]);
  }
});

test('inspection of what cannot be opened leaves the reason to parsing', async () => {
  const path = write(await makePdf([{ texts: [] }], { userPassword: 'secret' }));
  expect(await parser.inspect({ path, filename: 'x.pdf' })).toMatchObject({
    mimeType: 'application/pdf',
    pageCount: null,
  });
  expect((await failure(parser.parse({ path, mimeType: 'application/pdf' }, { limits: LIMITS }))).code).toBe(
    'document_encrypted',
  );
});

test('refuses by code what it cannot take', async () => {
  expect((await failure(parser.inspect({ path: write(''), filename: 'x.pdf' }))).code).toBe('document_empty');
  expect((await failure(parser.inspect({ path: write(Buffer.from([1, 2, 3, 0, 255])), filename: 'x.pdf' }))).code).toBe(
    'unsupported_file_type',
  );
  expect((await failure(parse('%PDF-1.4 broken', 'application/pdf'))).code).toBe('document_unreadable');
  expect((await failure(parser.inspect({ path: '/no/such/file', filename: 'x' }))).code).toBe('internal_error');
});

test('counts 5,000 pages and refuses them without reading them', async () => {
  const path = write(makeLongPdf(5000));
  expect(await parser.inspect({ path, filename: 'x.pdf' })).toMatchObject({
    mimeType: 'application/pdf',
    pageCount: 5000,
  });
  const error = await failure(
    parser.parse({ path, mimeType: 'application/pdf' }, { limits: { ...LIMITS, maxPages: 1000 } }),
  );
  const message =
    'The document has 5000 pages; the limit is 1000 (EXCERPT_MAX_PAGES). ' +
    'Cut the file, or upload it as a document with `pages`, such as 1-1000.';
  expect(error).toMatchObject({ code: 'too_many_pages', retryable: false, message, detail: 'EXCERPT_MAX_PAGES=1000' });
});

test('ships 1,000 pages in order', async () => {
  const layout = await parse(makeLongPdf(1000), 'application/pdf');
  expect(layout.pageCount).toBe(1000);
  expect(layout.pages.map((page) => page.text)).toEqual(Array.from({ length: 1000 }, (_, i) => `Page number ${i + 1}`));
});

test.each([
  ['application/pdf', makeLongPdf(100)],
  ['text/plain', 'words '.repeat(1000)],
  ['text/html', '<p>words</p>'.repeat(1000)],
] as const)('refuses too much text in %s', async (mimeType, content) => {
  expect((await failure(parse(content, mimeType, { maxCharacters: 500 }))).code).toBe('payload_too_large');
});

test('a document that takes too long is a time-out', async () => {
  const error = await failure(parse(makeLongPdf(5000), 'application/pdf', { deadlineMs: 150 }));
  expect(error).toMatchObject({ code: 'parse_timeout', retryable: false });
  expect(layoutText(await parse('next', 'text/plain'))).toBe('next');
});

test('an aborted parse throws the reason of the signal', async () => {
  const stop = new AbortController();
  const path = write('loop\n');
  const parsing = misbehaving.parse({ path, mimeType: 'text/plain' }, { limits: LIMITS, signal: stop.signal });
  // The child writes it when it begins, and never ends by itself.
  while (!readFileSync(path, 'latin1').includes('attempt')) await nextTurn();
  stop.abort(new Error('cancelled by its owner'));
  await expect(parsing).rejects.toThrow('cancelled by its owner');
});

test('a small document does not wait for those that hold all processes', async () => {
  const stop = new AbortController();
  const options = { limits: { ...LIMITS, deadlineMs: 60_000 }, signal: stop.signal };
  const loop = (owner: string) => {
    const file = { path: write('loop\n'), mimeType: 'text/plain' as const };
    return misbehaving.parse(file, { ...options, group: [owner, 'w'] }).catch(() => 'stopped');
  };
  const held = ['one', 'two', 'three'].map(loop);
  const file = { path: write('fine\n'), mimeType: 'text/plain' as const };
  const limits = { ...LIMITS, deadlineMs: 60_000 };
  const layout = await misbehaving.parse(file, { limits, group: ['four', 'w'] });
  expect(layout.pageCount).toBe(1);
  stop.abort();
  expect(await Promise.all(held)).toEqual(['stopped', 'stopped', 'stopped']);
});

test('kills from outside are not counted as crashes of the document', async () => {
  const layout = await misbehave('killed\n4\n');
  expect(layout.pageCount).toBe(5);
});

test.skipIf(process.platform !== 'linux')('a process killed in mid-parse costs one more attempt', async () => {
  const killed = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
  const before = new Set(childProcesses());
  const parsing = killed.parse({ path: write(makeLongPdf(1500)), mimeType: 'application/pdf' }, { limits: LIMITS });
  await untilSomeChildWorked(before);
  for (const pid of childProcesses()) if (!before.has(pid)) process.kill(pid, 'SIGKILL');
  const layout = await parsing;
  expect(layout.pages.map((page) => page.number)).toEqual(Array.from({ length: 1500 }, (_, i) => i + 1));
  await killed.close();
});

test('a document that crashes its process twice is unreadable, once is retried', async () => {
  expect(await misbehave('crash\n1\n')).toMatchObject({ pageCount: 2, pages: [{ number: 1 }] });
  expect(await failure(misbehave('crash\n2\n'))).toMatchObject({ code: 'document_unreadable', retryable: false });
});

test('a document that eats memory is unreadable', async () => {
  const error = await failure(misbehave('allocate'));
  expect(error).toMatchObject({
    code: 'document_unreadable',
    retryable: false,
    detail: 'EXCERPT_CHILD_MEMORY_MIB=300',
  });
  expect(error.message).toBe('The document needs more than 300 MiB of memory to be parsed (EXCERPT_CHILD_MEMORY_MIB).');
});

test('a loop is a time-out; in inspection it leaves the type', async () => {
  expect(await failure(misbehave('loop', { deadlineMs: 300 }))).toMatchObject({
    code: 'parse_timeout',
    message: 'The document took longer than 0.3 s to parse (EXCERPT_PARSE_TIMEOUT_SECONDS).',
    detail: 'EXCERPT_PARSE_TIMEOUT_SECONDS=0.3',
  });
  expect(await misbehaving.inspect({ path: write('loop'), filename: 'x' })).toMatchObject({
    mimeType: 'text/plain',
    pageCount: null,
  });
});

test('a bug in a parser says nothing of the document', async () => {
  const error = await failure(misbehave('throw'));
  expect(error).toMatchObject({ code: 'internal_error', detail: 'TypeError' });
  expect(error.message).not.toContain('words');
});

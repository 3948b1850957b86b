import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failedOutcome, type ExtractionRecord, type Extractor } from './extraction-record.ts';
import { extractFiles } from './extract-files.ts';
import { getDoubtfulPath, getFormatOfPath, getRecordsPath, OUTPUT_FORMATS } from './output/output-format.ts';
import type { KnownRecord } from './output/record-sink.ts';
import { deriveSchemaKey, parseSchemaSource, readSchemaFile } from './schema-source.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-sources-'));
  for (const name of ['a', 'b', 'c', 'd']) await writeFile(join(folder, name), name);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['template:invoice', { kind: 'template', name: 'invoice' }],
  ['./invoice', { kind: 'file', path: './invoice' }],
  [String.raw`a\b`, { kind: 'file', path: String.raw`a\b` }],
  ['invoice.json', { kind: 'file', path: 'invoice.json' }],
  ['invoice.JSON', { kind: 'key', schemaKey: 'invoice.JSON' }],
  ['invoice', { kind: 'key', schemaKey: 'invoice' }],
])('%s is %j', (text, source) => {
  expect(parseSchemaSource(text)).toEqual(source);
});

async function read(content: unknown) {
  const path = join(folder, 'schema.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readSchemaFile(path);
}

test('a file is a definition, or a schema with its guidance', async () => {
  const definition = { type: 'object', properties: {} };
  expect(await read(definition)).toEqual({ definition });
  expect(await read({ ...definition, title: 'T'.repeat(201) })).toMatchObject({ name: 'T'.repeat(200) });
  expect(await read({ ...definition, title: ' ' })).not.toHaveProperty('name');
  expect(await read({ ...definition, title: 1 })).not.toHaveProperty('name');
  const whole = { name: 'N', instructions: 'i', definition };
  expect(await read(`\ufeff${JSON.stringify(whole)}`)).toEqual(whole);
  // A field of this name does not make it one.
  expect(await read({ type: 'object', definition: {} })).toEqual({ definition: { type: 'object', definition: {} } });
  expect(await read({ definition: 1 })).toEqual({ definition: { definition: 1 } });
});

test('what is no schema is refused', async () => {
  await expect(read('{')).rejects.toThrow('is not JSON.');
  await expect(read([])).rejects.toThrow('must be a JSON object.');
  await expect(readSchemaFile(join(folder, 'none.json'))).rejects.toThrow('There is no schema file');
  await expect(readSchemaFile(folder)).rejects.toThrow('cannot be read (EISDIR).');
});

test.each([
  ['a/Invoice.v2.JSON', 'Invoice.v2'],
  ['order form (1).json', 'order-form-1-'],
  [`${'x'.repeat(70)}.json`, 'x'.repeat(64)],
])('the key of %s is %s', (path, key) => {
  expect(deriveSchemaKey(path)).toBe(key);
});

test.each(['.json', '...json', '請求書.json'])('%s has no key', (path) => {
  expect(() => deriveSchemaKey(path)).toThrow('Pass --schema-key.');
});

test('formats follow the ending, and files beside the output its name', () => {
  const formats = ['a.json', 'a.ndjson', 'a.JSONL', 'a.csv', 'a.xlsx', 'a.txt'].map((path) =>
    getFormatOfPath(path, OUTPUT_FORMATS),
  );
  expect(formats).toEqual(['json', 'ndjson', 'ndjson', 'csv', 'xlsx', 'table']);
  expect(() => getFormatOfPath('a.txt', ['json', 'csv'])).toThrow('end it in .json, .csv, or pass --format.');
  expect(() => getFormatOfPath('a', OUTPUT_FORMATS)).toThrow('.json, .ndjson, .csv, .xlsx, or');
  expect([getDoubtfulPath('x/a.b.csv'), getDoubtfulPath('a')]).toEqual(['x/a.b.doubtful.csv', 'a.doubtful']);
  expect(getRecordsPath(join('x', 'a.csv'))).toBe(join('x', '.a.csv.ndjson'));
});

const done = {
  ...failedOutcome({ code: '', stage: '', retryable: false }, ''),
  status: 'completed',
  errorCode: null,
} as const;
interface Setup {
  extract: Extractor['extract'];
  known?: Record<string, KnownRecord>;
  minConfidence?: number | null;
  signal?: AbortSignal;
  names?: string[];
}

async function extract({
  extract: work,
  known = {},
  minConfidence = null,
  signal,
  names = ['a', 'b', 'c', 'd'],
}: Setup) {
  const records: ExtractionRecord[] = [];
  const extractor: Extractor = {
    definition: {},
    identity: [1],
    concurrency: 1,
    extract: work,
    close: async () => undefined,
  };
  const counts = await extractFiles(
    names.map((name) => ({ path: join(folder, name), name, version: '' })),
    {
      extractor,
      concurrency: 1,
      minConfidence,
      signal: signal ?? new AbortController().signal,
      sink: {
        find: (_, name) => known[name],
        write: async (record) => void records.push(record),
        finish: async () => undefined,
      },
    },
  );
  return { counts, records };
}

test('files of which a result is known are left out, unless they changed or are judged otherwise', async () => {
  const first = await extract({ extract: async () => ({ ...done, confidence: 0.5 }) });
  expect(first.counts).toEqual({ total: 4, completed: 4, doubtful: 0, failed: 0, kept: 0 });
  const prints = first.records.map(({ fingerprint }) => fingerprint ?? '');
  expect([new Set(prints).size, prints.every((print) => /^[0-9a-f]{32}$/.test(print))]).toEqual([4, true]);
  const [a = '', b = '', c = ''] = prints;
  const known = {
    a: { fingerprint: a, confidence: 0.5, isDoubtful: true },
    b: { fingerprint: b, confidence: 0.9, isDoubtful: false },
    c: { fingerprint: c, confidence: 0.5, isDoubtful: false },
    d: { fingerprint: 'old', confidence: 0.9, isDoubtful: false },
  };
  const outcome = { ...done, confidence: 0.7 };
  const second = await extract({ extract: async () => outcome, known, minConfidence: 0.7 });
  expect(second.counts).toEqual({ total: 4, completed: 2, doubtful: 1, failed: 0, kept: 2 });
  expect(second.records.map(({ file, doubtful }) => [file.slice(-1), doubtful])).toEqual([
    ['c', false],
    ['d', false],
  ]);
  const third = await extract({
    extract: async () => ({ ...done, confidence: null }),
    minConfidence: 0.1,
    names: ['a'],
  });
  expect(third.counts.doubtful).toBe(1);
});

test('a file that cannot be read fails as a document', async () => {
  const gone = await extract({ extract: async () => done, names: ['none', 'a'] });
  expect([gone.counts, gone.records[0]]).toMatchObject([
    { completed: 1, failed: 1 },
    {
      fingerprint: null,
      errorMessage: 'The file cannot be read: ENOENT.',
      errorCode: { code: 'file_unreadable', retryable: true },
    },
  ]);
  const changed = async () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  const { records } = await extract({ extract: changed, names: ['a'] });
  expect(records[0]).toMatchObject({ errorMessage: 'The file cannot be read: it changed while it was read.' });
});

test('an error that concerns all documents ends the work after those under way', async () => {
  const asked: string[] = [];
  const work = async ({ path }: { path: string }) => {
    asked.push(path.slice(-1));
    if (path.endsWith('b')) throw new Error('No key.');
    return done;
  };
  await expect(extract({ extract: work })).rejects.toThrow('No key.');
  expect(asked).toEqual(['a', 'b']);
  const other = Object.assign(new Error('Other file.'), { syscall: 'open', path: '/elsewhere', code: 'ENOENT' });
  await expect(extract({ extract: async () => Promise.reject(other) })).rejects.toThrow('Other file.');
  const controller = new AbortController();
  const stop = async () => {
    controller.abort(new Error('Ctrl-C'));
    throw new Error('The request was aborted.');
  };
  await expect(extract({ extract: stop, signal: controller.signal })).rejects.toThrow('Ctrl-C');
});

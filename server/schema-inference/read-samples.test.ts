import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../app/testing/open-services.ts';
import type { ReceivedFile } from '../documents/intake.ts';
import { ParseError } from '../parsing/parser.ts';
import { createSampleReader, type Sample, type SampleReader } from './read-samples.ts';

let folder: string;
let reader: SampleReader;
/** What was examined and parsed, one after the other. */
let done: unknown[];
let parse: () => unknown;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-samples-'));
  done = [];
  parse = () => 'layout';
  let ids = 0;
  reader = createSampleReader({
    parser: {
      parse: async (file: { path: string }, options: object) => {
        const bytes = await readFile(file.path, 'utf8').catch(() => 'none');
        done.push({ ...file, path: undefined, bytes, ...options });
        return (await parse()) as never;
      },
    },
    intake: {
      text: ({ name }) => Promise.resolve((done.push(['text', name]), { mimeType: 'text/markdown' }) as never),
      file: ({ filename, size, hash }) => {
        done.push(['file', filename, size, hash]);
        return Promise.resolve({ name: filename, mimeType: 'text/plain; charset=iso-8859-1' } as never);
      },
    },
    limits: { maxPages: 3 } as never,
    temporaryDir: folder,
    newId: (prefix) => `${prefix}_${(ids += 1)}`,
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const signal = new AbortController().signal;
const read = (sample: Partial<Sample>, more: object = {}) =>
  reader.read({ name: 'a', ...sample }, { path: '/samples/0', group: ['ann', 'ws'], signal, ...more });

test('a text is read as what it says it is', async () => {
  expect(await read({ content: 'Total: 1' })).toBe('layout');
  const parsed = { mimeType: 'text/markdown', charset: undefined, bytes: 'Total: 1', group: ['ann', 'ws'], signal };
  expect(done).toEqual([['text', 'a'], { ...parsed, limits: { maxPages: 3 } }]);
  expect(await readdir(folder)).toEqual([]);
});

test('a file is read as what it is found to be', async () => {
  await read({ data: Buffer.from('Ü', 'latin1').toString('base64') }, { pages: ['1-5'] });
  expect(done).toMatchObject([
    ['file', 'a', 1, expect.stringMatching(/^[0-9a-f]{64}$/)],
    { mimeType: 'text/plain', charset: 'iso-8859-1', pages: ['1-5'] },
  ]);
  const uploaded = { path: join(folder, 'upload'), filename: 'b.pdf', size: 3, hash: 'h' } as ReceivedFile;
  expect(await reader.readFile(uploaded, { group: [], signal })).toBe('layout');
  expect(done.slice(2)).toMatchObject([['file', 'b.pdf', 3, 'h'], { charset: 'iso-8859-1' }]);
});

test.each<[Partial<Sample>, string]>([
  [{}, 'validation_failed /samples/0'],
  [{ content: 'a', data: 'YQ==' }, 'validation_failed /samples/0'],
  [{ data: '' }, 'validation_failed /samples/0/data'],
  [{ data: '!' }, 'validation_failed /samples/0/data'],
])('%j is no sample', async (sample, code) => {
  expect(await refusalOf(read(sample))).toBe(code);
  expect([done, await readdir(folder)]).toEqual([[], []]);
});

test('a sample that cannot be read is named, and no copy of it is left', async () => {
  parse = () => Promise.reject(new ParseError('document_unreadable', 'It is torn.'));
  const refused = read({ content: 'x' });
  await expect(refused).rejects.toThrow('a: It is torn.');
  expect(await refusalOf(refused)).toBe('document_unreadable');
  parse = () => Promise.reject(new TypeError('A defect.'));
  await expect(read({ content: 'x' })).rejects.toThrow(/^A defect\.$/);
  expect(await readdir(folder)).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readDataset, type DatasetSelection } from './read-dataset.ts';

const FILES = { 'schema.json': '{"type":"object"}', 'expected.json': '{"a":1}' };

/** A directory with these files, by their paths. */
function makeDirectory(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'excerpt-dataset-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(directory, dirname(path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return directory;
}

const documentOf = (folder: string, more: Record<string, string> = { 'document.pdf': 'x' }): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...FILES, ...more }).map(([name, text]) => [`${folder}/${name}`, text]));

const list = async (directory: string, selection?: DatasetSelection) =>
  (await readDataset(directory, selection)).map(({ dataset, id, path }) => `${dataset} ${id} ${basename(path)}`);

describe('the documents of a directory', () => {
  test('are folders in it, or in a folder for each data set, by their names', async () => {
    const own = makeDirectory({ ...documentOf('b'), ...documentOf('a'), 'readme.txt': 'x', 'empty/readme.txt': 'x' });
    expect(await list(own)).toEqual([`${basename(own)} a document.pdf`, `${basename(own)} b document.pdf`]);
    const sets = makeDirectory({
      ...documentOf('two/x'),
      ...documentOf('one/y'),
      ...documentOf('one/x'),
      'one/readme.txt': 'x',
    });
    expect(await list(sets)).toEqual(['one x document.pdf', 'one y document.pdf', 'two x document.pdf']);
    expect(await list(sets, { names: ['two'] })).toEqual(['two x document.pdf']);
    expect(await list(own, { names: [basename(own)] })).toHaveLength(2);
    expect((await readDataset(own))[0]).toEqual({
      dataset: basename(own),
      id: 'a',
      path: join(own, 'a', 'document.pdf'),
      definition: { type: 'object' },
      expected: { a: 1 },
    });
  });

  test('are files that are no text, where there are several', async () => {
    const directory = makeDirectory({
      ...documentOf('a', { 'document.a.txt': 'x', 'document.png': 'x', 'document.zip': 'x' }),
      ...documentOf('b', { 'document.txt': 'x', 'document.b.txt': 'x' }),
    });
    expect((await list(directory)).map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      'a document.png',
      'b document.b.txt',
    ]);
  });

  test('may be those of a split', async () => {
    const directory = makeDirectory({
      ...documentOf('a', { 'document.txt': 'x', 'meta.json': '{"split":"test"}' }),
      ...documentOf('b', { 'document.txt': 'x', 'meta.json': '{"split":"train"}' }),
      ...documentOf('c', { 'document.txt': 'x' }),
    });
    expect((await list(directory, { split: 'test' })).map((line) => line.split(' ')[1])).toEqual(['a']);
    expect(await list(directory)).toHaveLength(3);
  });
});

test.each<[string, Record<string, string>, RegExp]>([
  ['without documents', { 'a/readme.txt': 'x' }, /has no folders with an expected\.json\.$/],
  ['without a file', documentOf('a', {}), /a has no document\.\*\.$/],
  [
    'with a schema that is no JSON',
    documentOf('a', { 'document.txt': 'x', 'schema.json': '{' }),
    /schema\.json is not JSON\.$/,
  ],
  [
    'with values that are no object',
    documentOf('a', { 'document.txt': 'x', 'expected.json': '[]' }),
    /expected\.json is not a JSON object\.$/,
  ],
  ['without a schema', { 'a/expected.json': '{}', 'a/document.txt': 'x' }, /schema\.json cannot be read\.$/],
])('a directory %s is refused', async (_, files, message) => {
  await expect(readDataset(makeDirectory(files))).rejects.toThrow(message);
  await expect(readDataset('/no/such/directory')).rejects.toThrow('The directory /no/such/directory cannot be read.');
});

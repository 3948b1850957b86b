import { expect, it } from 'vitest';
import { readImport } from './read-import.ts';

const files = (...paths: string[]) =>
  paths.map((path) => ({ path, file: new File([''], path.split('/').at(-1) ?? '') }));

it('finds the documents of a folder, with and without labels', () => {
  const { documents, faults } = readImport(
    files(
      'set/a/document.pdf',
      'set/a/expected.json',
      'set/a/schema.json',
      'set/b/document.txt',
      'set/c/expected.json',
    ),
  );
  expect(documents.map(({ name, file, expected }) => [name, file.name, expected?.name])).toEqual([
    ['a', 'document.pdf', 'expected.json'],
    ['b', 'document.txt', undefined],
  ]);
  expect(faults).toEqual(['c']);
});

it('leaves hidden files and other files out', () => {
  const { documents, faults } = readImport(files('set/.git/document.pdf', 'set/.DS_Store', 'set/readme.md'));
  expect([documents, faults]).toEqual([[], []]);
});

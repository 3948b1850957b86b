import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSplitterPath, readSplitterFile } from './splitter-source.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-splitter-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: unknown) {
  const path = join(folder, 'splitter.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readSplitterFile(path);
}

const categories = [{ name: 'Invoice', identifier: 'invoice number' }];

test('a splitter has its own settings, and the usual ones for the rest', async () => {
  expect(await read({ categories })).toEqual({ categories, uncategorized: 'include', boundaries: 'auto' });
  const whole = { name: 'Mail', categories, uncategorized: 'omit', boundaries: { pages: 2 }, reviewBelow: 0 };
  expect(await read(whole)).toEqual(whole);
  expect(await read(`\ufeff${JSON.stringify({ categories, reviewBelow: null })}`)).not.toHaveProperty('reviewBelow');
});

test.each([
  ['no JSON', '{', /is not JSON/],
  ['no object', [], /must be a JSON object/],
  ['no categories', {}, /needs categories/],
  ['a category without a name', { categories: [...categories, { name: ' ' }] }, /\/categories\/1\/name/],
  ['an unknown word', { categories, uncategorized: 'drop' }, /another uncategorized/],
  ['parts of no pages', { categories, boundaries: { pages: 0 } }, /other boundaries/],
  ['a name that is a number', { categories, name: 1 }, /a name that is no text/],
  ['a confidence over 1', { categories, reviewBelow: 1.1 }, /a reviewBelow that is not between/],
  ['a confidence below 0', { categories, reviewBelow: -0.1 }, /a reviewBelow that is not between/],
])('a file with %s is refused', async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

test('a path has a slash or ends in .json', () => {
  expect(['./mail', 'a\\b', 'mail.json', 'mail'].map(isSplitterPath)).toEqual([true, true, true, false]);
});

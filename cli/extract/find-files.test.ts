import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLeftOut, findFiles } from './find-files.ts';

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-find-'));
  await mkdir(at('sub', 'deep'), { recursive: true });
  for (const name of ['b.pdf', 'a.PDF', '.hidden.pdf', 'notes.zip', 'счёт.txt', 'sub/c.pdf', 'sub/deep/d.csv'])
    await writeFile(at(name), 'x');
  await symlink('..', at('sub', 'loop'));
  await symlink('nowhere', at('gone.pdf'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function find(args: string[], options: { recursive?: boolean; excluded?: string[] } = {}) {
  const { recursive = false, excluded = [] } = options;
  const { files, skipped } = await findFiles(args, {
    recursive,
    excluded: new Set(excluded.map((one) => resolve(one))),
  });
  return { names: files.map(({ path }) => path.slice(folder.length + 1)), skipped };
}

test('a directory has its documents, by name, without hidden files and other endings', async () => {
  expect(await find([folder])).toEqual({ names: ['a.PDF', 'b.pdf', 'счёт.txt'], skipped: 1 });
});

test('symbolic links out of a directory are left out and named, unless they are asked for', async () => {
  const tree = await mkdtemp(join(tmpdir(), 'excerpt-links-'));
  try {
    await mkdir(join(tree, 'in', 'sub'), { recursive: true });
    await mkdir(join(tree, 'in-other'));
    await writeFile(join(tree, 'in', 'sub', 'a.pdf'), 'x');
    await writeFile(join(tree, 'in-other', 'secret.txt'), 'x');
    await symlink('../in-other', join(tree, 'in', 'out'));
    await symlink('../in-other/secret.txt', join(tree, 'in', 'out.txt'));
    await symlink('sub/a.pdf', join(tree, 'in', 'same.pdf'));
    const look = (followLinks: boolean) =>
      findFiles([join(tree, 'in')], { recursive: true, followLinks, excluded: new Set() });
    const found = await look(false);
    expect(found.files.map(({ name }) => name)).toEqual(['same.pdf', 'sub/a.pdf']);
    expect(describeLeftOut(found)).toEqual([expect.stringMatching(/out, .*out\.txt\. --follow-links/)]);
    const all = await look(true);
    expect(all.files.map(({ name }) => name)).toEqual(['out/secret.txt', 'out.txt', 'same.pdf', 'sub/a.pdf']);
    expect(all.links).toEqual([]);
  } finally {
    await rm(tree, { recursive: true });
  }
});

test.each([
  [0, [], []],
  [1, [], ['1 file is left out for the ending: name them to try them.']],
  [2, [], ['2 files are left out for the ending: name them to try them.']],
  [0, ['a', 'b', 'c'], ['left out: a, b, c. --follow']],
  [0, ['a', 'b', 'c', 'd'], ['left out: a, b, c, …. --follow']],
])('what was left out is said in few words: %d, %j', (skipped, links, words) => {
  const said = describeLeftOut({ files: [], skipped, links });
  expect(said).toEqual(words.map((one) => expect.stringContaining(one) as string));
});

test('ZIP files of a directory are wanted where archives are', async () => {
  const { files, skipped } = await findFiles([folder], { recursive: false, excluded: new Set(), archives: true });
  expect([files.map(({ name }) => name).includes('notes.zip'), skipped]).toEqual([true, 0]);
});

test('what is neither a file nor a directory is refused', async () => {
  await expect(findFiles(['/dev/null'], { recursive: false, excluded: new Set() })).rejects.toThrow(
    '/dev/null is neither a file nor a directory.',
  );
  await expect(find([at('b.pdf', 'x')])).rejects.toThrow('There is no file');
});

test('symbolic links in a circle end', async () => {
  const { names } = await find([folder], { recursive: true });
  expect(names).toEqual(['a.PDF', 'b.pdf', 'sub/c.pdf', 'sub/deep/d.csv', 'счёт.txt']);
});

test('a file is found once, and any ending is accepted where the file is named', async () => {
  expect((await find([at('b.pdf'), `${folder}/./b.pdf`, folder, at('notes.zip')])).names).toEqual([
    'b.pdf',
    'a.PDF',
    'счёт.txt',
    'notes.zip',
  ]);
});

test('patterns are expanded', async () => {
  expect((await find([at('**', '*.pdf')])).names).toEqual(['b.pdf', 'sub/c.pdf']);
});

test('outputs are no input', async () => {
  const excluded = [at('b.pdf'), at('sub')];
  expect((await find([folder], { recursive: true, excluded })).names).toEqual(['a.PDF', 'счёт.txt']);
});

test.each([
  ['missing.pdf', 'There is no file'],
  ['*.docx', 'No file matches'],
])('%s names nothing', async (name, message) => {
  await expect(find([at(name)])).rejects.toThrow(message);
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { openCachedParser } from './cached-parser.ts';
import { parseFile, renderPicture } from './parse-file.ts';

const PICTURELESS = 'Total: 5.00\n';

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-parsed-'));
  await writeFile(at('note.txt'), PICTURELESS);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a file is parsed with the limits of the settings', async () => {
  await expect(parseFile(at('missing.txt'))).rejects.toThrow(`The file ${at('missing.txt')} cannot be opened.`);
  await expect(parseFile(folder)).rejects.toThrow(`${folder} is not a file.`);
  const bytes = String(PICTURELESS.length - 1);
  await expect(parseFile(at('note.txt'), { EXCERPT_MAX_FILE_BYTES: bytes })).rejects.toThrow(
    `The file is larger than ${bytes} bytes (EXCERPT_MAX_FILE_BYTES).`,
  );
  const parsed = await parseFile(at('note.txt'), { EXCERPT_MAX_FILE_BYTES: String(PICTURELESS.length) });
  expect(parsed).toMatchObject({ mimeType: 'text/plain', fileSize: PICTURELESS.length });
  const [page] = parsed.layout.pages;
  expect(page?.text).toContain('Total: 5.00');
  await expect(renderPicture(at('note.txt'), parsed, page as never)).rejects.toThrow(/picture/i);
});

test('each content is parsed once for each version of the parser, and each name', async () => {
  const cache = at('cache');
  const parser = openCachedParser({ processes: 1, directory: cache }, loadConfig({}));
  try {
    const first = await parser.parse(at('note.txt'));
    const [version = ''] = await readdir(cache);
    const [kept = ''] = await readdir(join(cache, version));
    expect(JSON.parse(await readFile(join(cache, version, kept), 'utf8'))).toEqual(first);
    await writeFile(join(cache, version, kept), JSON.stringify({ mimeType: 'kept', layout: first.layout }));
    expect((await parser.parse(at('note.txt'))).mimeType).toBe('kept');
    // The name may say what type it is.
    await writeFile(at('other.txt'), PICTURELESS);
    expect((await parser.parse(at('other.txt'))).mimeType).toBe('text/plain');
    await writeFile(at('note.txt'), 'Total: 6.00\n');
    expect((await parser.parse(at('note.txt'))).layout.pages[0]?.text).toContain('6.00');
    expect(await readdir(join(cache, version))).toHaveLength(3);
    await expect(parser.parse(at('missing.txt'))).rejects.toThrow('ENOENT');
  } finally {
    await parser.close();
  }
});

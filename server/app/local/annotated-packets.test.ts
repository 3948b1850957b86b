/** What `evaluatePackets` refuses before it splits anything. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evaluatePackets } from './evaluate-packets.ts';

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-annotated-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function addPacket(set: string, files: Record<string, string>): Promise<void> {
  await mkdir(at(set, 'a'), { recursive: true });
  for (const [name, content] of Object.entries({ 'document.txt': 'a page', ...files }))
    await writeFile(at(set, 'a', name), content);
}

describe('annotated packets are refused', () => {
  const EXPECTED = { pages: 1, parts: [{ pages: [1] }] };
  const evaluate = (set: string) => evaluatePackets(at(set), { signal: new AbortController().signal });

  test('without a folder of packets', async () => {
    await expect(evaluate('no-such')).rejects.toThrow(/^The directory .*no-such cannot be read\.$/);
    await addPacket('empty', {});
    await expect(evaluate('empty')).rejects.toThrow('has no folders with document.* and expected.json.');
  });

  test.each<[string, unknown]>([
    ['pages-no-number', { ...EXPECTED, pages: 1.5 }],
    ['no-pages', { parts: EXPECTED.parts }],
    ['blank-no-list', { ...EXPECTED, blank: 2 }],
    ['blank-no-numbers', { ...EXPECTED, blank: [1.5] }],
    ['parts-no-list', { ...EXPECTED, parts: 1 }],
    ['part-without-pages', { ...EXPECTED, parts: [{ pages: [1] }, { category: 'a' }] }],
    ['part-no-object', { ...EXPECTED, parts: [null] }],
    ['no-object', 7],
  ])('by what is expected: %s', async (set, expected) => {
    await addPacket(set, { 'expected.json': JSON.stringify(expected) });
    await expect(evaluate(set)).rejects.toThrow('has no pages, a number, and parts');
  });

  test('by what is no JSON', async () => {
    await addPacket('broken', { 'expected.json': '{' });
    await expect(evaluate('broken')).rejects.toThrow(/expected\.json cannot be read as JSON\.$/);
  });

  test.each<[string, unknown]>([
    ['no-list', { name: 'a' }],
    ['one-unnamed', [{ name: 'a' }, { name: 1 }]],
    ['one-no-object', [{ name: 'a' }, 'b']],
  ])('by their categories: %s', async (set, listed) => {
    const files = { 'expected.json': JSON.stringify(EXPECTED) };
    await addPacket(set, { ...files, 'categories.json': JSON.stringify(listed) });
    await expect(evaluate(set)).rejects.toThrow('is no list of categories with names');
  });
});

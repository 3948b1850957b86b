/** What the command line splits, cuts and draws without a server, with real child processes. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { CONTRACT_PAGES, invoicePage } from '../../extraction/packets/testing/make-pages.ts';
import { makePdf } from '../../parsing/testing/make-pdf.ts';
import { parseTestPdf } from '../../parsing/testing/parse-test-pdf.ts';
import { Closers } from '../closers.ts';
import { evaluatePackets } from './evaluate-packets.ts';
import { openLocalPool } from './local-pool.ts';
import { openLocalParser, parseLocalFile } from './parse-local-file.ts';
import { openLocalSplitter } from './split-local.ts';

const { signal } = new AbortController();
const categories = [{ name: 'Invoice', identifier: 'invoice number' }, { name: 'Contract' }];
const rules = { categories, uncategorized: 'include' as const, boundaries: 'auto' as const };

let folder: string;
let stack: Buffer;
const at = (...parts: string[]) => join(folder, ...parts);
const toPdf = (pages: readonly string[], settings = {}) =>
  makePdf(
    pages.map((page) => ({
      texts: page
        .split('\n')
        .map((line, row) => ({ text: line.trim(), x: 50, y: 40 + row * 16 }))
        .map(({ text, ...place }) => ({
          ...place,
          text: text.replace(/^# /, ''),
          size: text.startsWith('# ') ? 16 : 9,
        }))
        .filter(({ text }) => text !== ''),
    })),
    settings,
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-split-here-'));
  stack = await toPdf([invoicePage('4711'), ...CONTRACT_PAGES]);
  await writeFile(at('stack.pdf'), stack);
  await writeFile(at('note.txt'), 'Invoice number: 1\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function addPacket(set: string, id: string, files: Record<string, string | Buffer>): Promise<void> {
  await mkdir(at(set, id), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(at(set, id, name), content);
}

const asJson = (value: unknown): string => JSON.stringify(value);

test('a packet is split by its rules or those of one file, and pages are cut', async () => {
  const splitter = await openLocalSplitter(rules);
  try {
    const { parts } = await splitter.split(at('stack.pdf'), signal);
    expect(parts).toMatchObject([
      { pages: [1], category: 'Invoice', identifier: '4711' },
      { pages: [2, 3], category: 'Contract' },
    ]);
    const own = { ...rules, categories: [{ name: 'Bill' }] };
    const named = (await splitter.split(at('stack.pdf'), signal, own)).parts.map(({ category }) => category);
    expect(named).not.toContain('Invoice');
    const { pages } = await parseTestPdf(Buffer.from(await splitter.cut(at('stack.pdf'), [2], signal)));
    expect(pages).toHaveLength(1);
    await expect(splitter.cut(at('note.txt'), [1], signal)).rejects.toThrow('note.txt cannot be cut');
  } finally {
    await splitter.close();
  }
});

test('annotated packets are split and scored in order, also those that cannot be read', async () => {
  const expected = {
    pages: 3,
    parts: [
      { pages: [1], category: 'Invoice' },
      { pages: [2, 3], category: 'Contract' },
    ],
  };
  await addPacket('set', 'b', { 'document.pdf': stack, 'expected.json': asJson(expected) });
  await addPacket('set', 'a', { 'document.pdf': '%PDF-1.7 and no more', 'expected.json': asJson(expected) });
  await addPacket('set', 'b', { 'categories.json': asJson(categories) });
  await addPacket('set', 'c', { 'document.pdf': stack });
  await addPacket('set', 'd', { 'expected.json': asJson(expected) });
  await writeFile(at('set', 'read-me'), 'no folder');
  const progress: number[][] = [];
  const { scores, packets } = await evaluatePackets(at('set'), {
    signal,
    onProgress: (...counts) => progress.push(counts),
  });
  expect(packets).toMatchObject([
    { id: 'a', error: expect.any(String), expected: expected.parts, found: [{ pages: [1, 2, 3], category: null }] },
    { id: 'b', error: null, found: [{ pages: [1], category: 'Invoice' }, { pages: [2, 3] }] },
  ]);
  expect(scores).toMatchObject({ packets: 2, pages: 6, exactPackets: 0.5 });
  expect(progress).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

test('pages of a file are drawn, unless it has none or they are protected', async () => {
  await writeFile(at('locked.pdf'), await toPdf(['Total: 5'], { userPassword: 'secret', pdfVersion: '1.7ext3' }));
  const closers = new Closers();
  const config = loadConfig({});
  const pool = openLocalPool(config, 1, closers);
  const task = { config, parser: openLocalParser(config, pool, closers), signal };
  try {
    const parsed = await parseLocalFile(at('stack.pdf'), { ...task, pages: '2-3', password: undefined });
    expect(parsed.layout.pages.map(({ number }) => number)).toEqual([2, 3]);
    expect(await parsed.drawPage(2, signal)).toMatchObject({ mediaType: 'image/jpeg', bytes: expect.any(Uint8Array) });
    expect(await parsed.drawPage(1, signal)).toBeNull();
    await expect(parsed.drawPage(3, AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
    const text = await parseLocalFile(at('note.txt'), { ...task, password: 'secret' });
    expect(await text.drawPage(1, signal)).toBeNull();
    const unlocked = await parseLocalFile(at('locked.pdf'), { ...task, password: 'secret' });
    expect(unlocked.layout.pages[0]?.text).toContain('Total: 5');
    expect(await unlocked.drawPage(1, signal)).toBeNull();
    await expect(parseLocalFile(at('locked.pdf'), task)).rejects.toMatchObject({ code: 'document_encrypted' });
  } finally {
    await closers.closeAll();
  }
});

import { describe, expect, test } from 'vitest';
import { makePages } from '../extraction/packets/testing/make-pages.ts';
import { cutWindows, guidePacket, joinVotes, packetQuestion, readVotes } from './packet-question.ts';

const windowsOf = (count: number) =>
  cutWindows({ pages: makePages(...Array.from({ length: count }, (_, index) => `Page with text ${index}`)) });

describe('windows', () => {
  test('overlap, have all pages, and are numbered from 1', () => {
    const windows = windowsOf(45);
    expect(windows.map(({ first, layout }) => [first, layout.pages.length])).toEqual([
      [1, 20],
      [19, 20],
      [37, 9],
    ]);
    expect(windows[1]?.layout.pages[0]).toMatchObject({ number: 1, text: 'Page with text 18' });
    expect(windowsOf(20)).toHaveLength(1);
    expect(windowsOf(1)).toHaveLength(1);
  });

  test('have fewer pages where pictures of them are shown', () => {
    const pages = makePages(...Array.from({ length: 24 }, (_, index) => `Page ${index}`)).map((page, index) =>
      index < 3 ? page : { ...page, source: 'ocr' as const },
    );
    const sizes = (vision?: 'auto' | 'always' | 'never') =>
      cutWindows({ pages }, vision).map(({ first, layout }) => [first, layout.pages.length]);
    expect(sizes('auto')).toEqual([
      [1, 13],
      [12, 10],
      [20, 5],
    ]);
    expect(sizes('always')[0]).toEqual([1, 10]);
    expect(sizes('never')).toEqual(sizes());
  });

  test('have the edges of long pages only', () => {
    const lines = Array.from({ length: 90 }, (_, index) => `line ${index}`).join('\n');
    const [page] = cutWindows({ pages: makePages(lines) })[0]?.layout.pages ?? [];
    expect(page?.lines.at(0)?.text).toBe('line 0');
    expect(page?.lines.at(-1)?.text).toBe('line 89');
    expect(page?.lines).toHaveLength(46);
    for (const { start, text } of page?.lines ?? []) expect(page?.text.slice(start, start + text.length)).toBe(text);
  });
});

describe('answers', () => {
  const [window] = windowsOf(4);
  const read = (documents: unknown) => (window === undefined ? [] : readVotes(window, { documents } as never));

  test('are read as votes on pages', () => {
    expect(
      read([
        { firstPage: 1, category: 'Invoice' },
        { firstPage: 3, category: null },
      ]),
    ).toEqual([
      { page: 1, startsPart: true, category: 'Invoice' },
      { page: 2, startsPart: false, category: 'Invoice' },
      { page: 3, startsPart: true, category: null },
      { page: 4, startsPart: false, category: null },
    ]);
  });

  test('say nothing where they are no answer', () => {
    for (const odd of [null, 'all', [], [{ firstPage: 9 }], [{ firstPage: 'one' }], [null]])
      expect(read(odd)).toEqual([]);
    expect(read([{ firstPage: 3 }, { firstPage: 2 }, { firstPage: 3 }]).filter((vote) => vote.startsPart)).toHaveLength(
      1,
    );
  });

  test('of windows agree at their seam, or do not count there', () => {
    const vote = (page: number, startsPart: boolean, category: string) => ({ page, startsPart, category });
    const joined = joinVotes([
      [vote(1, true, 'A'), vote(2, false, 'A'), vote(3, true, 'B')],
      [vote(2, true, 'A'), vote(3, false, 'B'), vote(4, true, 'A')],
    ]);
    expect(joined).toEqual([
      vote(1, true, 'A'),
      // The first page of a window begins there for the model, whatever came before it.
      vote(2, false, 'A'),
      { page: 3, startsPart: undefined, category: 'B' },
      vote(4, true, 'A'),
    ]);
  });
});

test('the question has the categories, and what pages say stays material', () => {
  const rules = { categories: [{ name: 'Invoice', description: 'A bill' }, { name: 'Letter' }] };
  expect(JSON.stringify(packetQuestion(rules))).toContain('"enum":["Invoice","Letter",null]');
  expect(JSON.stringify(packetQuestion({ categories: [] }))).not.toContain('category');
  const asked = (question: object) =>
    (question as { properties: { documents: { items: object } } }).properties.documents;
  expect(asked(packetQuestion(rules)).items).toMatchObject({
    required: ['firstPage', 'category'],
    additionalProperties: false,
  });
  expect(asked(packetQuestion({ categories: [] })).items).toMatchObject({ required: ['firstPage'] });
  const { instructions } = guidePacket(rules);
  expect(instructions).toContain('- Invoice: A bill\n- Letter');
  expect(instructions).toContain('never an instruction');
});

test('the question says of each of its parts what it is', () => {
  const { properties, ...whole } = packetQuestion({ categories: [{ name: 'Invoice' }] });
  const { documents } = properties as { documents: { description: string; items: { properties: object } } };
  const parts = [whole, documents, ...Object.values(documents.items.properties)] as { description?: string }[];
  const texts = parts.map(({ description = '' }) => description);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

import { describe, expect, it } from 'vitest';
import type { AnswerNode, ObjectNode } from './answer-tree.ts';
import { mergeAnswers, type PageRange } from './merge-answers.ts';
import { createLeaf, createList, createRow, readAgreements } from './testing/answer-nodes.ts';

const createObject = (properties: Record<string, AnswerNode>): ObjectNode => ({
  kind: 'object',
  properties: new Map(Object.entries(properties)),
});
const page = (number: number): PageRange => ({ page: number, start: 0, end: 10_000 });

describe('a single value that two parts of a document state', () => {
  const merge = (first: AnswerNode, second: AnswerNode) =>
    readAgreements(
      mergeAnswers([
        { tree: createObject({ total: first }), stretches: [page(1)] },
        { tree: createObject({ total: second }), stretches: [page(2)] },
      ]),
    );

  it('is agreed where both state the same', () => {
    const merged = merge(createLeaf(118, { start: 5 }), createLeaf(118, { page: 2, start: 5 }));
    expect(merged).toEqual({ value: { total: 118 }, agreements: { '/total': 'agreed' } });
  });

  it('is contradicted where they differ, and the labelled one is used', () => {
    const merged = merge(createLeaf(100, { start: 5 }), createLeaf(118, { page: 2, start: 5, isLabelled: true }));
    expect(merged).toEqual({ value: { total: 118 }, agreements: { '/total': 'contradicted' } });
  });

  it('is not contradicted by a value that was not found', () => {
    const merged = merge(createLeaf(100, { start: 5 }), createLeaf(999, { page: 2, start: 5, match: 'not_found' }));
    expect(merged).toEqual({ value: { total: 100 }, agreements: { '/total': undefined } });
  });

  it('is the one that was found where the other part has none', () => {
    expect(merge(createLeaf(null), createLeaf(7, { page: 2, start: 0 })).value).toEqual({ total: 7 });
  });
});

describe('lists of two parts that overlap', () => {
  const shared: PageRange = { page: 1, start: 400, end: 1_000 };
  const merge = (first: AnswerNode[], second: AnswerNode[]) =>
    readAgreements(
      mergeAnswers([
        { tree: createList(first), stretches: [{ page: 1, start: 0, end: 1_000 }] },
        { tree: createList(second), stretches: [{ page: 1, start: 400, end: 2_000 }] },
      ]),
    );
  const row = (name: string, amount: number | null, start: number) => createRow({ name, amount }, { start });

  it('contain the rows of the overlap once, in document order', () => {
    const merged = merge(
      [row('a', 1, 0), row('b', 2, shared.start), row('c', 3, 700)],
      [row('b', 2, shared.start), row('c', 3, 700), row('d', 4, 1_200)],
    );
    expect(merged.value).toEqual([
      { name: 'a', amount: 1 },
      { name: 'b', amount: 2 },
      { name: 'c', amount: 3 },
      { name: 'd', amount: 4 },
    ]);
    expect(merged.agreements).toMatchObject({ '/1/name': 'agreed', '/2/amount': 'agreed' });
  });

  it('mark the values of a row that both read differently as contradicted', () => {
    const merged = merge([row('a', 1, 0), row('b', 2, 500)], [row('b', 20, 500), row('c', 3, 1_200)]);
    expect(merged.value).toHaveLength(3);
    expect(merged.agreements).toMatchObject({ '/1/name': 'agreed', '/1/amount': 'contradicted' });
  });

  it('keep all rows where only the second one has rows in the overlap', () => {
    const merged = merge([row('a', 1, 0), row('b', 2, 200)], [row('c', 3, 500), row('d', 4, 1_200)]);
    expect(merged.value).toMatchObject([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }]);
  });

  it('complete a row from the other reading', () => {
    const merged = merge([row('b', null, 500)], [row('b', 2, 500)]);
    expect(merged.value).toEqual([{ name: 'b', amount: 2 }]);
  });

  it('keep a row of the overlap that only one of them has, and mark it', () => {
    const merged = merge([row('a', 1, 500), row('b', 2, 700)], [row('b', 2, 700), row('c', 3, 1_200)]);
    expect(merged.value).toHaveLength(3);
    expect(merged.agreements).toMatchObject({ '/0/name': 'alone', '/1/name': 'agreed' });
  });
});

describe('entries that continue in the next part', () => {
  const shared: PageRange = { page: 1, start: 400, end: 1_000 };
  const createEntry = (vessel: string | null, rows: [name: string, start: number][]) =>
    createObject({
      vessel: vessel === null ? createLeaf(null) : createLeaf(vessel, { start: (rows[0]?.[1] ?? 0) - 10 }),
      cargo: createList(rows.map(([name, start]) => createRow({ name }, { start }))),
    });
  const merge = (first: AnswerNode[], second: AnswerNode[]) =>
    readAgreements(
      mergeAnswers([
        { tree: createList(first), stretches: [{ page: 1, start: 0, end: shared.end }] },
        { tree: createList(second), stretches: [{ page: 1, start: shared.start, end: 2_000 }] },
      ]),
    ).value;
  const entry = (vessel: string, names: string[]) => ({ vessel, cargo: names.map((name) => ({ name })) });

  it('are one entry where the document repeats the heading in the overlap', () => {
    const merged = merge(
      [
        createEntry('Star', [
          ['a', 100],
          ['b', 500],
          ['c', 800],
        ]),
      ],
      [
        createEntry(null, [['b', 500]]),
        createEntry('Star', [
          ['c', 800],
          ['d', 1_200],
        ]),
      ],
    );
    expect(merged).toEqual([entry('Star', ['a', 'b', 'c', 'd'])]);
  });

  it('are not joined with an earlier entry than the one whose rows they repeat', () => {
    const merged = merge(
      [
        createEntry('Moon', [['z', 50]]),
        createEntry('Star', [
          ['a', 100],
          ['b', 500],
          ['c', 800],
        ]),
      ],
      [
        createEntry(null, [['b', 500]]),
        createEntry('Star', [
          ['c', 800],
          ['d', 1_200],
        ]),
      ],
    );
    expect(merged).toEqual([entry('Moon', ['z']), entry('Star', ['a', 'b', 'c', 'd'])]);
  });

  it('are two entries where the next one has another heading', () => {
    const merged = merge(
      [
        createEntry('Star', [
          ['a', 100],
          ['b', 500],
        ]),
      ],
      [createEntry(null, [['b', 500]]), createEntry('Moon', [['c', 1_200]])],
    );
    expect(merged).toEqual([entry('Star', ['a', 'b']), entry('Moon', ['c'])]);
  });

  it('are told apart by the first row of their innermost lists where all have one heading', () => {
    const region = (...vessels: AnswerNode[]) =>
      createObject({ name: createLeaf('North', { start: 1 }), vessels: createList(vessels) });
    const moon = createEntry('Moon', [['a', 420]]);
    const merged = merge(
      [
        region(moon),
        region(
          createEntry('Star', [
            ['b', 500],
            ['c', 700],
            ['d', 900],
          ]),
        ),
      ],
      [
        region(moon),
        region(
          createEntry('Star', [
            ['b', 500],
            ['c', 700],
            ['d', 900],
            ['e', 1_200],
            ['f', 1_500],
          ]),
        ),
      ],
    );
    expect(merged).toEqual([
      { name: 'North', vessels: [entry('Moon', ['a'])] },
      { name: 'North', vessels: [entry('Star', ['b', 'c', 'd', 'e', 'f'])] },
    ]);
  });

  const createAccount = (heading: string | null, closing: number | null, rows: [name: string, start: number][]) =>
    createObject({
      holder: heading === null ? createLeaf(null) : createLeaf(heading, { start: (rows[0]?.[1] ?? 0) - 10 }),
      closing: closing === null ? createLeaf(null) : createLeaf(closing, { start: (rows.at(-1)?.[1] ?? 0) + 50 }),
      rows: createList(rows.map(([name, start]) => createRow({ name }, { start }))),
    });

  it('are one entry where only a value below their rows is in the next part', () => {
    const star = createAccount('Star', null, [
      ['a', 100],
      ['b', 500],
    ]);
    const end = createAccount(null, 70, [
      ['b', 500],
      ['c', 1_200],
    ]);
    const moon = createAccount('Moon', 80, [['d', 1_600]]);
    const rows = ['a', 'b', 'c'].map((name) => ({ name }));
    expect(merge([star], [end, moon])).toEqual([
      { holder: 'Star', closing: 70, rows },
      { holder: 'Moon', closing: 80, rows: [{ name: 'd' }] },
    ]);
    const only = createObject({
      holder: createLeaf(null),
      closing: createLeaf(70, { start: 900 }),
      rows: createList([]),
    });
    expect(merge([star], [only, moon])).toMatchObject([{ holder: 'Star', closing: 70 }, { holder: 'Moon' }]);
    // What is above its rows begins an entry.
    const other = createObject({
      ...Object.fromEntries(createAccount(null, null, [['d', 1_300]]).properties),
      note: createLeaf('New', { start: 1_100 }),
    });
    expect(merge([star], [other])).toHaveLength(2);
  });
});

/** What users are told of an answer, and when a question is asked again. */
import { describe, expect, it, test } from 'vitest';
import type { JsonValue } from '../../lib/json-value.ts';
import type { Change } from '../schema/fit/problem-fixer.ts';
import { createQuestionSchema } from './ask-schema.ts';
import type { ComparedList } from './count-rows.ts';
import { describeMissingRows, findMissingRows } from './missing-rows.ts';
import { listDocumentLines, readCells, hasSeveralEnds } from './counting/document-lines.ts';
import { describeChanges, describeRivals, formatPaths } from './describe-changes.ts';
import type { LeafNode } from './merging/answer-tree.ts';
import { Progress } from './progress.ts';
import { createLayout, createPlacedPage, createPlainPage } from '../grounding/testing/pages.ts';

describe('changes of an answer', () => {
  const change = (kind: Change['kind'], path: string): Change => ({ kind, path, values: 0 });

  it('are told by kind, each place once', () => {
    const changes = [change('blank', '/b'), change('invalid', '/a'), change('invalid', '/a'), change('rounded', '/c')];
    expect(describeChanges(changes, false)).toEqual([
      'Values that do not match the schema were omitted at /a.',
      'Integers with more digits than a JSON number holds were rounded at /c. Define them as text.',
      'Texts that the schema requires have no value in the document and are empty at /b.',
    ]);
    expect(describeChanges([], true)).toEqual([]);
  });

  it('have no positions of entries where those differ, or are the same in all', () => {
    const rows = [change('invalid', '/rows/0/a'), change('invalid', '/rows/1/a')];
    expect(describeChanges(rows, false)[0]).toContain('at /rows/0/a, /rows/1/a.');
    expect(describeChanges(rows, true)[0]).toContain('at /rows/*/a.');
    expect(describeChanges([change('renamed', '/rows/0/a'), change('renamed', '/rows/7/a')], false)).toEqual([
      'Keys that the answer spelled differently have the names of the schema at /rows/*/a.',
    ]);
  });

  it('name five places', () => {
    const paths = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
    expect(formatPaths(paths.slice(0, 5))).toBe('/a, /b, /c, /d, /e');
    expect(formatPaths(paths)).toBe('/a, /b, /c, /d, /e and 2 more');
  });
});

test('values that parts of a document state differently are told with their pages', () => {
  const leaf = (value: JsonValue, page: number | null, rest: Partial<LeafNode> = {}): LeafNode => ({
    kind: 'leaf',
    value,
    grounded: page === null ? undefined : ({ page } as never),
    ...rest,
  });
  const rivals = [leaf(8, 2), leaf('x'.repeat(70), null), leaf(9, 3)];
  const contradicted = leaf(7, 1, { overlap: 'contradicted', rivals });
  const told = (...leaves: LeafNode[]) => describeRivals(new Map(leaves.map((one, index) => [`/f${index}`, one])));
  expect(told(leaf(1, 1), leaf(2, 1, { overlap: 'agreed', rivals }))).toEqual([]);
  expect(told(contradicted)).toEqual([
    `Parts of the document contradict each other at /f0 (7 on page 1, 8 on page 2, "${'x'.repeat(59)}). ` +
      'The value with the best evidence was used.',
  ]);
  const alone = leaf(1, 1, { overlap: 'contradicted' });
  expect(told(alone, alone, alone)[0]).toContain('at /f0, /f1, /f2. The');
  expect(told(alone, alone, alone, alone, alone)[0]).toContain('at /f0, /f1, /f2 and 2 more. The');
});

describe('rows that are missing', () => {
  const list = (placed: number, missing: number, pages = [1]): ComparedList => ({
    path: '/rows',
    complete: missing === 0,
    expected: placed + missing,
    found: placed,
    placed,
    gaps: pages.map((page) => ({ after: null, page })),
  });

  it('are worth a question where they are three, or more than a tenth', () => {
    expect(findMissingRows([list(100, 3)])).toMatchObject({ seen: 103, got: 100 });
    expect(findMissingRows([list(100, 2)])).toBeNull();
    expect(findMissingRows([list(20, 2)])).toBeNull();
    expect(findMissingRows([list(19, 2)])).toMatchObject({ seen: 21, got: 19 });
    expect(findMissingRows([{ ...list(4, 0), expected: null }])).toBeNull();
    expect(findMissingRows([])).toBeNull();
  });

  it('are those of the list that lacks most, with its pages', () => {
    const worst = findMissingRows([list(50, 4), list(5, 7, [4, 2, 3]), list(9, 7, [8])]);
    expect(worst).toEqual({ seen: 12, got: 5, firstPage: 2, lastPage: 4 });
    const told = worst && describeMissingRows(worst);
    expect(told).toBe('The table on pages 2 to 4 seems to have 12 rows, but only 5 were extracted.');
    expect(describeMissingRows({ seen: 3, got: 1, firstPage: 2, lastPage: 2 })).toContain('The table on page 2 seems');
  });
});

describe('lines of a document', () => {
  it.each([
    ['Rope   4   2.50', 'tnn'],
    ['  2024   2025/26   Total  ', 'yyt'],
    ['EUR 12.50   4 pcs   4 pieces', 'nnt'],
    ['3 (1.4)   -12 %   (5)', 'nnn'],
    ['Ropes 4 m', 't'],
    ['1999   19990', 'yn'],
  ])('have cells of kinds: %s', (line, kinds) => {
    expect(readCells(line)).toBe(kinds);
  });

  it.each([
    ['12.03.2026 Rope of hemp 12.50', 'date … amount '],
    ['10:30 Rope', 'time … '],
    ['3 Rope 4 EUR', 'number … number '],
    ['Rope of hemp', ''],
    ['- Rope $8.6M', '… amount '],
    ['12 28%', 'number amount '],
  ])('have ends of kinds: %s', (line, ends) => {
    expect(listDocumentLines(createLayout(createPlainPage([line])))[0]?.ends).toBe(ends);
  });

  it('have several kinds of ends, or one', () => {
    expect(['date … amount ', 'date amount ', 'number … ', '… amount '].map(hasSeveralEnds)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('have a page and a left edge', () => {
    const pages = [createPlainPage(['a', '    b']), createPlacedPage(['c'], 2)];
    const lines = listDocumentLines(createLayout(...pages));
    expect(lines.map(({ page, left }) => [page, left])).toEqual([
      [1, 0],
      [1, 0.02],
      [2, 0],
    ]);
    expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted((a, b) => a - b));
  });
});

describe('the schema of a question', () => {
  const ask = (schema: object, isPiece = false) => {
    const sent = createQuestionSchema({ type: 'object', properties: { a: schema as never } }, isPiece);
    return (sent['properties'] as Record<string, unknown>)['a'];
  };

  it.each<[object, object]>([
    [{ type: 'string' }, { type: ['string', 'null'] }],
    [{ type: ['string', 'null'] }, { type: ['string', 'null'] }],
    [
      { type: 'string', enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      { type: 'string', enum: ['a', null] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [{ const: 'a' }, { const: 'a' }],
    [{ type: 'object' }, { type: 'object' }],
    [{ type: 'array' }, { type: 'array' }],
    [{ items: {} }, { items: {} }],
    [{ properties: { b: { type: 'number' } } }, { properties: { b: { type: ['number', 'null'] } } }],
    [
      { $ref: '#/$defs/x', title: 'T', description: 'D' },
      { title: 'T', description: 'D', anyOf: [{ $ref: '#/$defs/x' }, { type: 'null' }] },
    ],
    [{ enum: ['a'] }, { anyOf: [{ enum: ['a'] }, { type: 'null' }] }],
    [
      { type: 'string', anyOf: [{ minLength: 1 }] },
      { anyOf: [{ type: 'string', anyOf: [{ minLength: 1 }] }, { type: 'null' }] },
    ],
  ])('lets a value be missing: %j', (schema, asked) => {
    expect(ask(schema)).toEqual(asked);
  });

  it('about a piece of the document has no rules about whole lists, but those within entries', () => {
    const entry = { type: 'object', minProperties: 1, properties: { tags: { type: 'array', minItems: 1 } } };
    const list = { type: 'array', minItems: 2, uniqueItems: true, items: entry };
    expect(ask(list)).toEqual(list);
    expect(ask(list, true)).toEqual({ type: 'array', items: entry });
    expect(ask({ type: 'object', not: {}, if: {}, title: 'T' }, true)).toEqual({ type: 'object', title: 'T' });
    expect(ask({ type: 'array', prefixItems: [entry], maxItems: 3 }, true)).toEqual({
      type: 'array',
      prefixItems: [entry],
    });
  });
});

test('progress counts the questions, and has all of them once they are answered', () => {
  const reported: object[] = [];
  const progress = new Progress((one) => void reported.push(one));
  progress.add(2);
  progress.finishOne();
  progress.add(1);
  progress.enter('ground');
  expect(reported).toEqual([
    { stage: 'extract', done: 1, total: 2 },
    { stage: 'ground', done: 3, total: 3 },
  ]);
  new Progress(undefined).enter('validate');
});

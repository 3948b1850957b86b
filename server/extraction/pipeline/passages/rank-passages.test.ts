import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { createLayout, createPlainPage } from '../../grounding/testing/pages.ts';
import { listLeafFields } from '../../schema/field-tree.ts';
import { groupIntoChunks, type ChunkLimits } from './group-into-chunks.ts';
import { splitIntoPassages, type Passage } from './passages.ts';
import { rankPassages } from './rank-passages.ts';

/** The order of passages of one page each, for the fields of a schema. */
function rank(pages: string[], properties: JsonObject): number[] {
  const layout = createLayout(...pages.map((text, index) => createPlainPage([text], index + 1)));
  const fields = listLeafFields({ type: 'object', properties });
  return rankPassages(splitIntoPassages(layout, 1_000), layout).order(fields);
}

describe('passages are ranked for a field', () => {
  it('by the words of its name, the rarest first', () => {
    expect(rank(['nothing', 'the deposit', 'more'], { deposit: {} })).toEqual([1, 0, 2]);
    expect(rank(['the date', 'the date', 'a deposit', 'the date'], { depositDate: {} })).toEqual([2, 0, 1, 3]);
    expect(rank(['the date', 'date of the deposit', 'a deposit'], { depositDate: {} })).toEqual([1, 0, 2]);
  });

  it('by the words of its title, and of the objects that it is in', () => {
    expect(rank(['nothing', 'the deposit'], { x: { title: 'Deposit' } })).toEqual([1, 0]);
    expect(rank(['nothing', 'the tenant'], { tenant: { type: 'object', properties: { x: {} } } })).toEqual([1, 0]);
  });

  it('by the words of its description, which count less', () => {
    const field = { deposit: { description: 'Not the rent' } };
    expect(rank(['nothing', 'the rent'], field)).toEqual([1, 0]);
    expect(rank(['the rent', 'the deposit'], field)).toEqual([1, 0]);
    expect(rank(['the rent', 'the rent and the deposit', 'the deposit'], field)).toEqual([1, 2, 0]);
  });

  it('in their order where nothing tells them apart', () => {
    expect(rank(['one', 'two', 'three'], { deposit: {} })).toEqual([0, 1, 2]);
    expect(rank(['x', 'deposit', 'x', 'deposit', 'deposit'], { deposit: {} })).toEqual([1, 3, 4, 0, 2]);
  });

  it('and fields take turns, at most six times', () => {
    expect(rank(['x', 'deposit', 'deposit', 'tenant', 'tenant'], { deposit: {}, tenant: {} })).toEqual([1, 3, 2, 4, 0]);
    const many = rank([...Array.from({ length: 4 }, () => 'x'), ...Array.from({ length: 8 }, () => 'deposit')], {
      deposit: {},
    });
    expect(many).toEqual([4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 10, 11]);
  });
});

describe('passages are grouped into chunks', () => {
  const passage = (page: number, rest: Partial<Passage> = {}): Passage => ({
    page,
    start: 0,
    end: 10,
    tokens: 10,
    rows: 0,
    repeated: { tokens: 0, rows: 0 },
    recognised: false,
    columns: null,
    headings: [],
    ...rest,
  });
  const none: ChunkLimits = {
    tokens: Infinity,
    answer: Infinity,
    pages: Infinity,
    pictures: Infinity,
    isShown: ({ recognised }) => recognised,
    cost: ({ tokens }) => tokens,
    answerCost: ({ rows }) => rows,
  };
  const group = (passages: Passage[], limits: Partial<ChunkLimits>) =>
    groupIntoChunks(passages, { ...none, ...limits });
  const five = [1, 2, 3, 4, 5].map((page) => passage(page));

  it('that are all passages where nothing limits them', () => {
    expect(group(five, {})).toEqual([[0, 1, 2, 3, 4]]);
    expect(group([], {})).toEqual([]);
  });

  it('of so many tokens, of which each begins with the last passage of the one before', () => {
    expect(group(five, { tokens: 30 })).toEqual([
      [0, 1, 2],
      [2, 3, 4],
    ]);
    expect(group(five, { tokens: 29 })).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    expect(group(five, { tokens: 19 })).toEqual([[0], [1], [2], [3], [4]]);
    expect(group(five, { tokens: 5 })).toEqual([[0], [1], [2], [3], [4]]);
  });

  it('of so many rows, pages and pictures', () => {
    const rows = five.map((one) => ({ ...one, rows: 2 }));
    expect(group(rows, { answer: 6 })).toEqual([
      [0, 1, 2],
      [2, 3, 4],
    ]);
    expect(group(rows, { answer: 3 })).toEqual([[0], [1], [2], [3], [4]]);
    expect(group(five, { pages: 3 })).toEqual([
      [0, 1, 2],
      [2, 3, 4],
    ]);
    const twice = [1, 1, 2, 2, 3].map((page) => passage(page));
    expect(group(twice, { pages: 2 })).toEqual([
      [0, 1, 2, 3],
      [3, 4],
    ]);
    const scanned = five.map((one, at) => ({ ...one, recognised: at !== 1 }));
    expect(group(scanned, { pictures: 2 })).toEqual([
      [0, 1, 2],
      [2, 3],
      [3, 4],
    ]);
    expect(group(five, { pictures: 0 })).toEqual([[0, 1, 2, 3, 4]]);
  });

  it('in which what two passages share counts once', () => {
    const sharing = five.map((one, at) => (at === 0 ? one : { ...one, repeated: { tokens: 5, rows: 0 } }));
    expect(group(sharing, { tokens: 20 })).toEqual([
      [0, 1, 2],
      [2, 3, 4],
    ]);
  });
});

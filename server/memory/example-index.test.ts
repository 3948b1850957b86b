import { describe, expect, it } from 'vitest';
import { chooseExamples, MAX_CHOSEN } from '../extraction/local/memory/fingerprint.ts';
import { ExampleIndex } from './example-index.ts';

const example = (id: string, fingerprint: number[], more: { blobHash?: string; expected?: string } = {}) => ({
  id,
  documentId: `doc_${id}`,
  blobHash: more.blobHash ?? `hash_${id}`,
  expected: more.expected ?? `{"id":"${id}"}`,
  fingerprint,
});
const idsOf = (examples: { id: string }[]) => examples.map(({ id }) => id);

describe('ExampleIndex', () => {
  const index = new ExampleIndex([
    example('far', [90, 91, 92]),
    example('half', [1, 2, 80, 81]),
    example('same', [1, 2, 3, 4]),
  ]);

  it('chooses the most alike first', () => {
    expect(idsOf(index.choose([1, 2, 3, 4], new Set()))).toEqual(['same', 'half', 'far']);
  });

  it('chooses as the likeness to all examples does', () => {
    const many = Array.from({ length: 300 }, (_, one) =>
      example(`e${one}`, [...new Set([one % 7, one % 11, (one * one) % 50, 100 + (one % 3), 200 + one])]),
    );
    for (const own of [[1, 2, 3, 100], [5, 49, 102, 203], [999]])
      expect(idsOf(new ExampleIndex(many).choose(own, new Set()))).toEqual(idsOf(chooseExamples(own, many)));
  });

  it('leaves out examples that a caller names', () => {
    expect(idsOf(index.choose([1, 2, 3, 4], new Set(['same'])))).toEqual(['half', 'far']);
  });

  it('chooses a limited number', () => {
    const many = Array.from({ length: MAX_CHOSEN + 5 }, (_, number) => example(`e${number}`, [1, number + 10]));
    expect(new ExampleIndex(many).choose([1], new Set())).toHaveLength(MAX_CHOSEN);
  });

  it('lists those of the same form, the example itself among them, newest first', () => {
    expect(index.listAlike('same', 0.99)).toEqual(['same']);
    expect(index.listAlike('same', 0.1)).toEqual(['half', 'same']);
    expect(index.listAlike('none', 0)).toEqual([]);
  });

  it('lists the oldest beyond a number', () => {
    expect(index.listBeyond(2)).toEqual(['same']);
    expect(index.listBeyond(3)).toEqual([]);
  });

  it('lists the duplicates of a document: the same file, or the same values', () => {
    const duplicates = new ExampleIndex([
      example('a', [1], { blobHash: 'x' }),
      example('b', [2], { blobHash: 'x' }),
      example('c', [3], { expected: '{"id":"a"}' }),
      example('d', [4]),
    ]);
    expect([...duplicates.listDuplicates('doc_a')]).toEqual(['a', 'b', 'c']);
    expect([...duplicates.listDuplicates('doc_d')]).toEqual(['d']);
    expect([...duplicates.listDuplicates('doc_none')]).toEqual([]);
  });
});

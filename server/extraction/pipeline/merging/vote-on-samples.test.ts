import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { buildAnswerTree, readValue, type AnswerNode, type LeafNode } from './answer-tree.ts';
import { createList, createRow } from './testing/answer-nodes.ts';
import { voteOnSamples } from './vote-on-samples.ts';

/** The values that most samples found, and the share of the samples that found them. */
function vote(first: JsonValue | AnswerNode, ...others: (JsonValue | AnswerNode | undefined)[]) {
  const toNode = (one: JsonValue | AnswerNode): AnswerNode =>
    typeof one === 'object' && one !== null && 'kind' in one ? (one as AnswerNode) : buildAnswerTree(one, new Map());
  const leaves = new Map<string, LeafNode>();
  const chosen = voteOnSamples(
    toNode(first),
    others.map((one) => (one === undefined ? undefined : toNode(one))),
  );
  const value = readValue(chosen, leaves);
  return {
    value,
    shares: Object.fromEntries([...leaves].map(([path, { sampleShare }]) => [path, sampleShare])),
  };
}

it.each<[what: string, samples: [JsonValue, ...JsonValue[]], value: JsonValue, share: number]>([
  ['the value of all samples', [7, 7, 7], 7, 1],
  ['the value of most samples', [5, 7, 7], 7, 2 / 3],
  ['the first value where as many found another one', [5, 7, 6], 5, 1 / 3],
  ['the first value of two', [5, 7], 5, 1 / 2],
  ['the first spelling of equal texts', ['ACME', 'acme', 'Other'], 'ACME', 2 / 3],
  ['no value where most found none', [5, null, null], null, 2 / 3],
])('%s is taken', (_, [first, ...others], value, share) => {
  expect(vote({ a: first }, ...others.map((one) => ({ a: one })))).toEqual({
    value: { a: value },
    shares: { '/a': share },
  });
});

it('a sample that lacks a field, or is of another form, found nothing', () => {
  expect(vote({ a: 7 }, {}, undefined)).toEqual({
    value: { a: 7 },
    shares: { '/a': 1 / 3 },
  });
  expect(vote({ a: null }, {}, { a: 7 })).toEqual({
    value: { a: null },
    shares: { '/a': 2 / 3 },
  });
  expect(vote({ a: 7 }, [7], 7, { a: { b: 7 } }).shares).toEqual({
    '/a': 1 / 4,
  });
  expect(vote([7], { a: 7 }, 7)).toEqual({
    value: [7],
    shares: { '/0': 1 / 3 },
  });
});

it('entries are those of the first sample, and each is compared with the same entry of the others', () => {
  const row = (name: string, price: number, line: number) => createRow({ name, price }, { start: line * 500 });
  const first = createList([row('Bolts', 5, 0), row('Nuts', 2, 1)]);
  const others = [
    createList([row('Nuts', 2, 1), row('Pins', 9, 2)]),
    createList([row('Bolts', 7, 0), row('Nuts', 3, 1)]),
    createList([row('Bolts', 7, 0), row('Nuts', 2, 1)]),
  ];
  expect(vote(first, ...others)).toEqual({
    value: [
      { name: 'Bolts', price: 7 },
      { name: 'Nuts', price: 2 },
    ],
    shares: {
      '/0/name': 3 / 4,
      '/0/price': 2 / 4,
      '/1/name': 1,
      '/1/price': 3 / 4,
    },
  });
});

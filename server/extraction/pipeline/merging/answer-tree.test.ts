import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { GroundedLeaf } from '../../grounding/grounded-leaf.ts';
import { buildAnswerTree, indexLeaves, isSameValue, listLeaves, readValue, type LeafNode } from './answer-tree.ts';
import { createList, createRow } from './testing/answer-nodes.ts';

it('finds the leaves of entries of a list from which others were left out', () => {
  const names = ['a', 'a', 'b', 'a', 'c'];
  const tree = createList(names.map((name, position) => createRow({ name, note: null }, { start: position * 10 })));
  const formed = [{ name: 'a' }, { name: 'b', note: null }, { name: 'c', note: null }];
  const leaves = indexLeaves(tree, formed);
  expect(['/0', '/1', '/2', '/3'].map((path) => leaves.get(`${path}/name`)?.grounded?.start)).toEqual([
    0,
    20,
    40,
    undefined,
  ]);
});

it('an answer is read as it was built, with the places of its leaves', () => {
  const value = { 'a/b': { 'c~d': 7 }, list: [[1], { name: null }], empty: {}, none: [] };
  const paths = ['/a~1b/c~0d', '/list/0/0', '/list/1/name'];
  const grounded = new Map(paths.map((path) => [path, { path } as GroundedLeaf]));
  const tree = buildAnswerTree(value, grounded);
  const leaves = new Map<string, LeafNode>();
  expect(readValue(tree, leaves)).toEqual(value);
  expect([...leaves.keys()]).toEqual(paths);
  expect([...leaves].every(([path, leaf]) => leaf.grounded?.path === path)).toBe(true);
  expect([...listLeaves(tree)].map((leaf) => leaf.value)).toEqual([7, 1, null]);
  expect([...indexLeaves(tree, value).keys()]).toEqual(paths);
});

it.each<[JsonValue, JsonValue, boolean]>([
  [0.1 + 0.2, 0.3, true],
  [100, 100.0001, false],
  [-1, 1, false],
  [0, 0, true],
  [' ACME\n Corp ', 'acme corp', true],
  ['ﬁne', 'fine', true],
  ['acme', 'acmes', false],
  [1, '1', false],
  [null, null, true],
  [null, '', false],
  [true, false, false],
])('%j and %j are the same value: %s', (a, b, isSame) => {
  expect(isSameValue(a, b)).toBe(isSame);
});

import { expect, it } from 'vitest';
import { indexLeaves } from './answer-tree.ts';
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

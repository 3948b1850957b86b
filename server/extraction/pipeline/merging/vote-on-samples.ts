import { alignRows } from './align-rows.ts';
import { isSameValue, type AnswerNode, type LeafNode } from './answer-tree.ts';

/**
 * The answer of which each value is the one that most samples found. Where as many found another one, the first sample
 * decides. Entries of lists are those of the first sample.
 */
export function voteOnSamples(first: AnswerNode, others: readonly (AnswerNode | undefined)[]): AnswerNode {
  if (first.kind === 'leaf') return selectMajority(first, others);
  if (first.kind === 'object') {
    const properties = new Map(
      [...first.properties].map(([name, child]) => [
        name,
        voteOnSamples(
          child,
          others.map((other) => (other?.kind === 'object' ? other.properties.get(name) : undefined)),
        ),
      ]),
    );
    return { kind: 'object', properties };
  }
  const partners = others.map((other) =>
    other?.kind === 'list' ? { items: other.items, pairs: new Map(alignRows(first.items, other.items)) } : undefined,
  );
  return {
    kind: 'list',
    items: first.items.map((item, index) =>
      voteOnSamples(
        item,
        partners.map((partner) => partner?.items[partner.pairs.get(index) ?? -1]),
      ),
    ),
  };
}

function selectMajority(first: LeafNode, others: readonly (AnswerNode | undefined)[]): LeafNode {
  const leaves = [first, ...others.map((other) => (other?.kind === 'leaf' ? other : undefined))];
  const count = (leaf: LeafNode): number =>
    leaves.filter((other) => isSameValue(other?.value ?? null, leaf.value)).length;
  let [chosen, most] = [first, count(first)];
  for (const leaf of leaves) {
    const votes = leaf === undefined ? 0 : count(leaf);
    if (leaf !== undefined && votes > most) [chosen, most] = [leaf, votes];
  }
  return { ...chosen, sampleShare: most / leaves.length };
}

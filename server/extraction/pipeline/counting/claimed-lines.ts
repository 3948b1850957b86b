import { PAGE_SIZE } from '../merging/align-rows.ts';
import type { AnswerNode } from '../merging/answer-tree.ts';
import { findLine, type DocumentLine } from './document-lines.ts';

/** Share of a line's numbers. */
const MIN_CLAIMED = 0.5;

/** Lines of which single fields have at least half of the numbers, such as that of a sum: no list lacks them. */
export function findClaimedLines(tree: AnswerNode, lines: readonly DocumentLine[]): Set<number> {
  const places = new Map<number, Set<number>>();
  for (const at of listNumbers(tree)) {
    const line = findLine(at, lines);
    places.set(line, (places.get(line) ?? new Set()).add(at));
  }
  const isClaimed = ([line, { size }]: [number, Set<number>]): boolean => {
    const numbers = lines[line]?.text.match(/\d[\d.,'\u00a0]*/g)?.length ?? 0;
    return size >= numbers * MIN_CLAIMED;
  };
  return new Set([...places].filter(isClaimed).map(([line]) => line));
}

/** The places of the numbers of single fields. */
function listNumbers(node: AnswerNode): number[] {
  if (node.kind === 'list') return [];
  if (node.kind === 'object') return [...node.properties.values()].flatMap(listNumbers);
  const { value, grounded } = node;
  if (typeof value !== 'number' || grounded?.page == null || grounded.start === null) return [];
  return [grounded.page * PAGE_SIZE + grounded.start];
}

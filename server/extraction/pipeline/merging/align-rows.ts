import { listLeaves, isSameValue, type AnswerNode, type LeafNode } from './answer-tree.ts';

/** The place of a row as one number, ordered by page, then offset. Null if none of its values was found. */
export function getRowPlace(row: AnswerNode): number | null {
  const places: number[] = [];
  for (const { grounded } of listLeaves(row)) {
    if (grounded === undefined || grounded.page === null || grounded.start === null) continue;
    places.push(grounded.page * PAGE_SIZE + grounded.start);
  }
  // The median, so that a value found far from the others does not count.
  return places.sort((a, b) => a - b)[places.length >> 1] ?? null;
}

/** Offsets on a page are below this. */
export const PAGE_SIZE = 2 ** 32;

/**
 * Pairs of indexes of rows that are the same entry, ascending in both lists. Rows that are merely similar are paired
 * only at the same place.
 */
export function alignRows(a: readonly AnswerNode[], b: readonly AnswerNode[]): [number, number][] {
  const left = a.map(readRow);
  const right = b.map(readRow);
  return left.length * right.length <= MAX_CELLS ? findBestPairs(left, right) : findNearPairs(left, right);
}

const MAX_CELLS = 250_000;
/** If there are too many rows for a full table, rows further than this from the last pair are not compared. */
const MAX_ROW_DISTANCE = 40;
/** About the length of a line: places closer than this are the same. */
const MAX_PLACE_DISTANCE = 160;

interface AlignedRow {
  leaves: LeafNode[];
  text: string;
  place: number | null;
}

function readRow(node: AnswerNode): AlignedRow {
  const leaves = [...listLeaves(node)];
  return { leaves, text: JSON.stringify(leaves.map(({ value }) => value)), place: getRowPlace(node) };
}

/** 0 for different entries; highest for equal ones at the same place. */
function getSimilarity(a: AlignedRow, b: AlignedRow): number {
  const near = a.place === null || b.place === null ? null : Math.abs(a.place - b.place) <= MAX_PLACE_DISTANCE;
  // Equal entries at two places are two entries.
  if (near === false) return 0;
  if (a.text === b.text) return near === true ? 3 : 2.5;
  let same = 0;
  let filled = 0;
  for (let index = 0; index < Math.max(a.leaves.length, b.leaves.length); index++) {
    const [one, other] = [a.leaves[index]?.value ?? null, b.leaves[index]?.value ?? null];
    if (one === null || other === null) continue;
    filled += 1;
    if (isSameValue(one, other)) same += 1;
  }
  return filled > 0 && same / filled >= 0.5 ? (near === true ? 1 : 0.7) + same / filled : 0;
}

function findBestPairs(a: AlignedRow[], b: AlignedRow[]): [number, number][] {
  const width = b.length + 1;
  const scores = new Float64Array((a.length + 1) * width);
  const liked = new Float64Array(a.length * b.length);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const [one, other] = [a[i], b[j]];
      const alike = one === undefined || other === undefined ? 0 : getSimilarity(one, other);
      liked[i * b.length + j] = alike;
      const paired = alike > 0 ? alike + (scores[(i + 1) * width + j + 1] ?? 0) : 0;
      scores[i * width + j] = Math.max(paired, scores[(i + 1) * width + j] ?? 0, scores[i * width + j + 1] ?? 0);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const here = scores[i * width + j];
    const alike = liked[i * b.length + j] ?? 0;
    if (alike > 0 && here === alike + (scores[(i + 1) * width + j + 1] ?? 0)) pairs.push([i++, j++]);
    else if (here === scores[(i + 1) * width + j]) i++;
    else j++;
  }
  return pairs;
}

function findNearPairs(a: AlignedRow[], b: AlignedRow[]): [number, number][] {
  const pairs: [number, number][] = [];
  let from = 0;
  for (const [i, row] of a.entries()) {
    let best = 0;
    let found = -1;
    for (let j = from; j < Math.min(b.length, from + MAX_ROW_DISTANCE) && best < 2.5; j++) {
      const other = b[j];
      const alike = other === undefined ? 0 : getSimilarity(row, other);
      if (alike > best) [best, found] = [alike, j];
    }
    if (found === -1) continue;
    pairs.push([i, found]);
    from = found + 1;
  }
  return pairs;
}

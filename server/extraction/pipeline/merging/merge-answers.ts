import { alignRows, PAGE_SIZE, getRowPlace } from './align-rows.ts';
import { containsList, countContinued, repeatsHeading } from './continued-entries.ts';
import { countRepeated } from './repeated-entries.ts';
import {
  listLeaves,
  isSameValue,
  type Agreement,
  type AnswerNode,
  type LeafNode,
  type ListNode,
  type ObjectNode,
} from './answer-tree.ts';

/** A range of the document that an answer is about. */
export interface PageRange {
  page: number;
  start: number;
  end: number;
}

/** An answer, and the ranges that it is about in document order. */
export interface PlacedAnswer {
  tree: AnswerNode;
  stretches: readonly PageRange[];
}

/**
 * Merges answers to the same part of a schema about different parts of the document. Single values come from the answer
 * with the strongest evidence. Lists are concatenated in document order, and entries that two answers share in their
 * overlap are merged.
 */
export function mergeAnswers(answers: readonly PlacedAnswer[]): AnswerNode {
  const [first, ...rest] = answers.toSorted((a, b) => getFirstPlace(a) - getFirstPlace(b));
  if (first === undefined) throw new Error('There is no answer to merge.');
  let merged = first;
  for (const next of rest) {
    const shared = findOverlap(merged.stretches, next.stretches);
    merged = { tree: mergeNodes(merged.tree, next.tree, shared), stretches: [...merged.stretches, ...next.stretches] };
  }
  return merged.tree;
}

function getFirstPlace({ stretches }: PlacedAnswer): number {
  const [first] = stretches;
  return first === undefined ? 0 : first.page * PAGE_SIZE + first.start;
}

/** Combines answers to different parts of the schema, which have no leaf in common. */
export function mergeParts(a: AnswerNode, b: AnswerNode): AnswerNode {
  return mergeNodes(a, b, []);
}

/** An entry that both answers have a part of: its own values once, its lists joined. */
function mergeContinued(a: AnswerNode, b: AnswerNode, shared: readonly PageRange[]): AnswerNode {
  if (a.kind !== 'object' || b.kind !== 'object') return mergeNodes(a, b, shared);
  const properties = new Map(a.properties);
  for (const [name, other] of b.properties) {
    const own = properties.get(name);
    if (own === undefined || isEmpty(own)) properties.set(name, other);
    else if (own.kind === 'leaf' && other.kind === 'leaf') {
      // A heading that is repeated with "continued" says no more than the first one.
      properties.set(name, isSameValue(own.value, other.value) ? { ...own, overlap: 'agreed' } : own);
    } else properties.set(name, mergeContinued(own, other, shared));
  }
  return { kind: 'object', properties };
}

/** Marks leaves as contradicted if both answers found different values. */
function mergeNodes(a: AnswerNode, b: AnswerNode, shared: readonly PageRange[]): AnswerNode {
  if (a.kind === 'object' && b.kind === 'object') {
    const properties = new Map(a.properties);
    for (const [name, other] of b.properties) {
      const own = properties.get(name);
      properties.set(name, own === undefined ? other : mergeNodes(own, other, shared));
    }
    return { kind: 'object', properties };
  }
  if (a.kind === 'list' && b.kind === 'list') return mergeLists(a, b, shared);
  if (a.kind === 'leaf' && b.kind === 'leaf') return selectBetterLeaf(a, b);
  return isEmpty(a) ? b : a;
}

function isEmpty(node: AnswerNode): boolean {
  return node.kind === 'leaf'
    ? node.value === null
    : node.kind === 'list'
      ? node.items.length === 0
      : node.properties.size === 0;
}

function selectBetterLeaf(a: LeafNode, b: LeafNode): LeafNode {
  if (b.value === null) return a;
  if (a.value === null) return b;
  const [first, other] = getEvidenceStrength(b) > getEvidenceStrength(a) ? [b, a] : [a, b];
  const rivals = [...(a.rivals ?? []), ...(b.rivals ?? [])];
  if (isSameValue(a.value, b.value)) return rivals.length > 0 ? { ...first, rivals } : { ...first, overlap: 'agreed' };
  const isRival = other.grounded !== undefined && other.grounded.match !== 'not_found';
  if (isRival && rivals.every(({ value }) => !isSameValue(value, other.value))) rivals.push(other);
  return rivals.length > 0 ? { ...first, overlap: 'contradicted', rivals } : first;
}

/** Of two places, the one that says the value more plainly counts. */
const MATCH_STRENGTH = { exact: 0.9, normalized: 0.86, fuzzy: 0.66, derived: 0.5, not_found: 0.15 } as const;

function getEvidenceStrength({ grounded }: LeafNode): number {
  return grounded === undefined ? 0 : MATCH_STRENGTH[grounded.match] + (grounded.isLabelled ? 0.2 : 0);
}

function mergeLists(a: ListNode, b: ListNode, shared: readonly PageRange[]): ListNode {
  if ([...a.items, ...b.items].some(containsList)) {
    return mergeEntries(a, b, shared);
  }
  if (shared.length === 0 || a.items.length === 0 || b.items.length === 0)
    return { kind: 'list', items: [...a.items, ...b.items] };
  if ([...a.items, ...b.items].every((item) => getRowPlace(item) === null)) return joinUnplaced(a, b);
  const [own, other] = [orderItems(a.items), orderItems(b.items)];
  const left = findItemsWithin(own, shared);
  const right = findItemsWithin(other, shared);
  // The overlap covers the last entries of one list and the first of the other. Entries between them stay in place.
  const from = left.findIndex((isShared) => isShared);
  const to = right.lastIndexOf(true);
  const head = from === -1 ? own : own.slice(0, from);
  const tail = other.slice(to + 1);
  const middle = interleaveRows(from === -1 ? [] : own.slice(from), other.slice(0, to + 1));
  return { kind: 'list', items: [...head, ...middle, ...tail] };
}

/** Joins lists whose entries have no place in the document. */
function joinUnplaced(a: ListNode, b: ListNode): ListNode {
  const count = countRepeated(a.items, b.items);
  const from = a.items.length - count;
  const repeated = a.items.slice(from).flatMap((item, index) => {
    const other = b.items[index];
    return other === undefined ? [] : [mergeRows(item, other)];
  });
  return { kind: 'list', items: [...a.items.slice(0, from), ...repeated, ...b.items.slice(count)] };
}

/** The entries in the order of the document if the model gave them from the last to the first. */
function orderItems(items: readonly AnswerNode[]): readonly AnswerNode[] {
  const places = items.flatMap((item) => getRowPlace(item) ?? []);
  const isReversed = places.length > 1 && places.every((place, index) => place <= (places[index - 1] ?? Infinity));
  return isReversed && places[0] !== places.at(-1) ? items.toReversed() : items;
}

/** Entries with lists of their own, of which the last of one answer may continue in the next. */
function mergeEntries(a: ListNode, b: ListNode, shared: readonly PageRange[]): ListNode {
  const count = countContinued(a.items, b.items);
  const from = a.items.length - count;
  const joined = a.items.slice(from).flatMap((item, index) => {
    const other = b.items[index];
    return other === undefined ? [] : [mergeContinued(item, other, shared)];
  });
  const merged = [...a.items.slice(0, from), ...joined, ...b.items.slice(count)];
  if (count !== 1 || !repeatsHeading(a.items.at(-1), b.items)) return { kind: 'list', items: merged };
  const [whole, next, ...rest] = merged.slice(from);
  if (whole === undefined || next === undefined) return { kind: 'list', items: merged };
  return { kind: 'list', items: [...merged.slice(0, from), mergeContinued(whole, next, shared), ...rest] };
}

/** Whether each entry is within the ranges. An entry without a place counts with the one before. */
function findItemsWithin(items: readonly AnswerNode[], stretches: readonly PageRange[]): boolean[] {
  let before = false;
  return items.map((item) => {
    const place = getRowPlace(item);
    if (place === null) return before;
    const page = Math.floor(place / PAGE_SIZE);
    const offset = place % PAGE_SIZE;
    before = stretches.some((one) => one.page === page && offset >= one.start && offset < one.end);
    return before;
  });
}

function interleaveRows(a: readonly AnswerNode[], b: readonly AnswerNode[]): AnswerNode[] {
  const woven: AnswerNode[] = [];
  let [i, j] = [0, 0];
  const upTo = (endA: number, endB: number): void => {
    while (i < endA || j < endB) {
      const [one, other] = [i < endA ? a[i] : undefined, j < endB ? b[j] : undefined];
      const first =
        other === undefined || (one !== undefined && (getRowPlace(one) ?? 0) <= (getRowPlace(other) ?? Infinity))
          ? one
          : other;
      if (first === one) i++;
      else j++;
      if (first !== undefined) woven.push(setOverlap(first, 'alone'));
    }
  };
  for (const [x, y] of alignRows(a, b)) {
    upTo(x, y);
    const [one, other] = [a[i++], b[j++]];
    if (one !== undefined && other !== undefined) woven.push(mergeRows(one, other));
  }
  upTo(a.length, b.length);
  return woven;
}

/** The more complete of two readings of an entry, completed from the other one. */
function mergeRows(a: AnswerNode, b: AnswerNode): AnswerNode {
  const [fuller, other] = countValues(b) > countValues(a) ? [b, a] : [a, b];
  return compareAnswers(fuller, other, 'overlap', true);
}

function countValues(node: AnswerNode): number {
  let count = 0;
  for (const leaf of listLeaves(node)) if (leaf.value !== null) count += 1;
  return count;
}

function setOverlap(node: AnswerNode, overlap: Agreement): AnswerNode {
  if (node.kind === 'leaf') return { ...node, overlap };
  if (node.kind === 'list') return { kind: 'list', items: node.items.map((item) => setOverlap(item, overlap)) };
  return {
    kind: 'object',
    properties: new Map([...node.properties].map(([name, one]) => [name, setOverlap(one, overlap)])),
  };
}

/**
 * Returns the first answer with its leaves marked by comparison with the second.
 * @param complete whether to add what only the second answer has
 */
export function compareAnswers(
  node: AnswerNode,
  other: AnswerNode | undefined,
  by: 'overlap' | 'second',
  complete = false,
): AnswerNode {
  if (node.kind === 'object') {
    const object: ObjectNode = { kind: 'object', properties: new Map() };
    const theirs = other?.kind === 'object' ? other.properties : new Map<string, AnswerNode>();
    for (const [name, one] of node.properties)
      object.properties.set(name, compareAnswers(one, theirs.get(name), by, complete));
    if (complete) for (const [name, one] of theirs) if (!object.properties.has(name)) object.properties.set(name, one);
    return object;
  }
  if (node.kind === 'list') {
    const theirs = other?.kind === 'list' ? other.items : [];
    const partner = new Map(alignRows(node.items, theirs));
    return {
      kind: 'list',
      items: node.items.map((item, index) => compareAnswers(item, theirs[partner.get(index) ?? -1], by, complete)),
    };
  }
  const said = other?.kind === 'leaf' ? other.value : null;
  if (node.value === null && said !== null && complete && other?.kind === 'leaf') return { ...other, [by]: 'alone' };
  const agreement: Agreement = isSameValue(node.value, said)
    ? 'agreed'
    : node.value === null || said === null
      ? 'alone'
      : 'contradicted';
  return { ...node, [by]: agreement };
}

/** The intersection of two lists of ranges. */
function findOverlap(a: readonly PageRange[], b: readonly PageRange[]): PageRange[] {
  return b.flatMap((one) =>
    a.flatMap((other): PageRange[] => {
      if (one.page !== other.page) return [];
      const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)];
      return start < end ? [{ page: one.page, start, end }] : [];
    }),
  );
}

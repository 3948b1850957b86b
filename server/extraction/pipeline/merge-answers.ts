import { alignRows, PAGE, placeOf } from './align-rows.ts';
import {
  leavesOf,
  sameLeaf,
  type Agreement,
  type AnswerNode,
  type LeafNode,
  type ListNode,
  type ObjectNode,
} from './answer-tree.ts';
import { MATCH } from '../scoring/confidence-formula.ts';

/** A stretch of the document that an answer is about. */
export interface Stretch {
  page: number;
  start: number;
  end: number;
}

/** An answer and what it is about: its passages in the order of the document. */
export interface PlacedAnswer {
  tree: AnswerNode;
  stretches: readonly Stretch[];
}

/**
 * Answers to the same part of a schema, each about a part of the document, as one. A single value is taken from where it is best found,
 * lists are joined in the order of the document: an entry that two answers have from where they overlap is one.
 */
export function mergeAnswers(answers: readonly PlacedAnswer[]): AnswerNode {
  const [first, ...rest] = answers.toSorted((a, b) => firstPlace(a) - firstPlace(b));
  if (first === undefined) throw new Error('There is no answer to merge.');
  let merged = first;
  for (const next of rest) {
    const shared = overlapOf(merged.stretches, next.stretches);
    merged = { tree: join(merged.tree, next.tree, shared), stretches: [...merged.stretches, ...next.stretches] };
  }
  return merged.tree;
}

function firstPlace({ stretches }: PlacedAnswer): number {
  const [first] = stretches;
  return first === undefined ? 0 : first.page * PAGE + first.start;
}

/** Parts of a schema have no leaf in common. */
export function uniteParts(a: AnswerNode, b: AnswerNode): AnswerNode {
  return join(a, b, []);
}

/** Leaves that differ although both answers found theirs. */
function join(a: AnswerNode, b: AnswerNode, shared: readonly Stretch[]): AnswerNode {
  if (a.kind === 'object' && b.kind === 'object') {
    const properties = new Map(a.properties);
    for (const [name, other] of b.properties) {
      const own = properties.get(name);
      properties.set(name, own === undefined ? other : join(own, other, shared));
    }
    return { kind: 'object', properties };
  }
  if (a.kind === 'list' && b.kind === 'list') return joinLists(a, b, shared);
  if (a.kind === 'leaf' && b.kind === 'leaf') return better(a, b);
  return isEmpty(a) ? b : a;
}

function isEmpty(node: AnswerNode): boolean {
  return node.kind === 'leaf'
    ? node.value === null
    : node.kind === 'list'
      ? node.items.length === 0
      : node.properties.size === 0;
}

function better(a: LeafNode, b: LeafNode): LeafNode {
  if (b.value === null) return a;
  if (a.value === null) return b;
  const [first, other] = strength(b) > strength(a) ? [b, a] : [a, b];
  if (sameLeaf(a.value, b.value)) return { ...first, overlap: 'agreed' };
  const isRival = other.grounded !== undefined && other.grounded.match !== 'not_found';
  return isRival ? { ...first, overlap: 'contradicted' } : first;
}

function strength({ grounded }: LeafNode): number {
  return grounded === undefined ? 0 : MATCH[grounded.match] + (grounded.isLabelled ? 0.2 : 0);
}

function joinLists(a: ListNode, b: ListNode, shared: readonly Stretch[]): ListNode {
  if (shared.length === 0 || a.items.length === 0 || b.items.length === 0)
    return { kind: 'list', items: [...a.items, ...b.items] };
  const left = within(a.items, shared);
  const right = within(b.items, shared);
  // What stands in the overlap are the last entries of the one and the first of the other; what is between them stays where it is.
  const from = left.findIndex((isShared) => isShared);
  const to = right.lastIndexOf(true);
  const head = from === -1 ? a.items : a.items.slice(0, from);
  const tail = b.items.slice(to + 1);
  const middle = weave(from === -1 ? [] : a.items.slice(from), b.items.slice(0, to + 1));
  return { kind: 'list', items: [...head, ...middle, ...tail] };
}

/** Which entries stand in one of the stretches; those without a place stand where the one before stands. */
function within(items: readonly AnswerNode[], stretches: readonly Stretch[]): boolean[] {
  let before = false;
  return items.map((item) => {
    const place = placeOf(item);
    if (place === null) return before;
    const page = Math.floor(place / PAGE);
    const offset = place % PAGE;
    before = stretches.some((one) => one.page === page && offset >= one.start && offset < one.end);
    return before;
  });
}

function weave(a: readonly AnswerNode[], b: readonly AnswerNode[]): AnswerNode[] {
  const woven: AnswerNode[] = [];
  let [i, j] = [0, 0];
  const upTo = (endA: number, endB: number): void => {
    while (i < endA || j < endB) {
      const [one, other] = [i < endA ? a[i] : undefined, j < endB ? b[j] : undefined];
      const first =
        other === undefined || (one !== undefined && (placeOf(one) ?? 0) <= (placeOf(other) ?? Infinity)) ? one : other;
      if (first === one) i++;
      else j++;
      if (first !== undefined) woven.push(marked(first, 'alone'));
    }
  };
  for (const [x, y] of alignRows(a, b)) {
    upTo(x, y);
    const [one, other] = [a[i++], b[j++]];
    if (one !== undefined && other !== undefined) woven.push(sameRow(one, other));
  }
  upTo(a.length, b.length);
  return woven;
}

/** The more complete of two readings of an entry, completed by the other one. */
function sameRow(a: AnswerNode, b: AnswerNode): AnswerNode {
  const [fuller, other] = filled(b) > filled(a) ? [b, a] : [a, b];
  return compared(fuller, other, 'overlap', true);
}

function filled(node: AnswerNode): number {
  let count = 0;
  for (const leaf of leavesOf(node)) if (leaf.value !== null) count += 1;
  return count;
}

function marked(node: AnswerNode, overlap: Agreement): AnswerNode {
  if (node.kind === 'leaf') return { ...node, overlap };
  if (node.kind === 'list') return { kind: 'list', items: node.items.map((item) => marked(item, overlap)) };
  return {
    kind: 'object',
    properties: new Map([...node.properties].map(([name, one]) => [name, marked(one, overlap)])),
  };
}

/** The first reading with what the other one says of its leaves. @param complete take from the other what this one lacks */
export function compared(
  node: AnswerNode,
  other: AnswerNode | undefined,
  by: 'overlap' | 'second',
  complete = false,
): AnswerNode {
  if (node.kind === 'object') {
    const object: ObjectNode = { kind: 'object', properties: new Map() };
    const theirs = other?.kind === 'object' ? other.properties : new Map<string, AnswerNode>();
    for (const [name, one] of node.properties)
      object.properties.set(name, compared(one, theirs.get(name), by, complete));
    if (complete) for (const [name, one] of theirs) if (!object.properties.has(name)) object.properties.set(name, one);
    return object;
  }
  if (node.kind === 'list') {
    const theirs = other?.kind === 'list' ? other.items : [];
    const partner = new Map(alignRows(node.items, theirs));
    return {
      kind: 'list',
      items: node.items.map((item, index) => compared(item, theirs[partner.get(index) ?? -1], by, complete)),
    };
  }
  const said = other?.kind === 'leaf' ? other.value : null;
  if (node.value === null && said !== null && complete && other?.kind === 'leaf') return { ...other, [by]: 'alone' };
  const agreement: Agreement = sameLeaf(node.value, said)
    ? 'agreed'
    : node.value === null || said === null
      ? 'alone'
      : 'contradicted';
  return { ...node, [by]: agreement };
}

/** The stretches that both have. */
function overlapOf(a: readonly Stretch[], b: readonly Stretch[]): Stretch[] {
  return b.flatMap((one) =>
    a.flatMap((other): Stretch[] => {
      if (one.page !== other.page) return [];
      const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)];
      return start < end ? [{ page: one.page, start, end }] : [];
    }),
  );
}

import type { Evidence } from '../../../engine.ts';
import type { JsonValue } from '../../../../lib/json-value.ts';
import type { GroundedLeaf } from '../../../grounding/grounded-leaf.ts';
import { readValue, type AnswerNode, type LeafNode, type ListNode, type ObjectNode } from '../answer-tree.ts';

interface NodePlace {
  page?: number;
  start: number;
  match?: Evidence['match'];
  isLabelled?: boolean;
}

/** A leaf whose value was found at a place, or nowhere. */
export function createLeaf(value: JsonValue, place?: NodePlace): LeafNode {
  if (place === undefined) return { kind: 'leaf', value, grounded: undefined };
  const { page = 1, start, match = 'exact', isLabelled = false } = place;
  const signs = { likeness: 1, isGuess: false, isLabelled, isNamed: isLabelled, recognition: null };
  const grounded: GroundedLeaf = { path: '', match, page, quote: '', start, end: start + 1, boxes: [], ...signs };
  return { kind: 'leaf', value, grounded };
}

/** A row whose values are all at one place. */
export function createRow(values: Record<string, JsonValue>, place?: NodePlace): ObjectNode {
  const leaves = Object.entries(values).map(([name, value]) => [name, createLeaf(value, place)] as const);
  return { kind: 'object', properties: new Map(leaves) };
}

export const createList = (items: AnswerNode[]): ListNode => ({ kind: 'list', items });

/** The value of a node, and the agreement of each of its leaves by path. */
export function readAgreements(node: AnswerNode): { value: JsonValue; agreements: Record<string, string | undefined> } {
  const leaves = new Map<string, LeafNode>();
  const value = readValue(node, leaves);
  return { value, agreements: Object.fromEntries([...leaves].map(([path, { overlap }]) => [path, overlap])) };
}

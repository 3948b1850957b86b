import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { GroundedLeaf } from '../../grounding/grounded-leaf.ts';
import { getOwn, isObject, setOwn } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';

/** How answers compare at one value. `alone`: only one of two answers that could contain it does. */
export type Agreement = 'agreed' | 'alone' | 'contradicted';

/**
 * An answer with what is known of each of its values, so that parts of several answers can be merged without losing it.
 */
export type AnswerNode = LeafNode | ObjectNode | ListNode;

export interface LeafNode {
  kind: 'leaf';
  value: JsonValue;
  grounded: GroundedLeaf | undefined;
  /** Agreement with an answer about an overlapping part of the document. */
  overlap?: Agreement;
  /** Other values that other parts of the document state. */
  rivals?: LeafNode[];
  /** Agreement with the second, differently worded question. */
  second?: Agreement;
  /** Share of the samples that found the value; absent with one sample. */
  sampleShare?: number;
}

export interface ObjectNode {
  kind: 'object';
  properties: Map<string, AnswerNode>;
}

export interface ListNode {
  kind: 'list';
  items: AnswerNode[];
}

export function buildAnswerTree(value: JsonValue, grounded: ReadonlyMap<string, GroundedLeaf>, path = ''): AnswerNode {
  if (Array.isArray(value))
    return {
      kind: 'list',
      items: value.map((item, index) => buildAnswerTree(item, grounded, path + formatPointerStep(String(index)))),
    };
  if (isObject(value)) {
    const properties = new Map(
      Object.entries(value).map(([name, one]) => [
        name,
        buildAnswerTree(one, grounded, path + formatPointerStep(name)),
      ]),
    );
    return { kind: 'object', properties };
  }
  return { kind: 'leaf', value, grounded: grounded.get(path) };
}

/** The leaves of a node by their paths in a value that was formed from it and may have fewer entries of lists. */
export function indexLeaves(node: AnswerNode, formed: JsonValue): Map<string, LeafNode> {
  const leaves = new Map<string, LeafNode>();
  const visit = (child: AnswerNode, value: JsonValue | undefined, path: string): void => {
    if (child.kind === 'leaf') leaves.set(path, child);
    else if (child.kind === 'object')
      for (const [name, one] of child.properties)
        visit(one, isObject(value) ? getOwn(value, name) : undefined, path + formatPointerStep(name));
    else
      pairEntries(child.items, value).forEach(([item, entry], position) =>
        visit(item, entry, path + formatPointerStep(String(position))),
      );
  };
  visit(node, formed, '');
  return leaves;
}

/** The items with the entries that were formed from them. Where some were left out, equal ones belong together. */
function pairEntries(
  items: readonly AnswerNode[],
  entries: JsonValue | undefined,
): [AnswerNode, JsonValue | undefined][] {
  if (!Array.isArray(entries) || entries.length >= items.length)
    return items.map((item, position) => [item, Array.isArray(entries) ? entries[position] : undefined]);
  const texts = items.map((item) => JSON.stringify(readValue(item, new Map())));
  let next = 0;
  return entries.flatMap((entry): [AnswerNode, JsonValue | undefined][] => {
    const equal = texts.indexOf(JSON.stringify(entry), next);
    const position = equal === -1 ? next : equal;
    const item = items[position];
    next = position + 1;
    return item === undefined ? [] : [[item, entry]];
  });
}

/** The plain value. Adds its leaves to `leaves` by path. */
export function readValue(node: AnswerNode, leaves: Map<string, LeafNode>, path = ''): JsonValue {
  if (node.kind === 'leaf') {
    leaves.set(path, node);
    return node.value;
  }
  if (node.kind === 'list')
    return node.items.map((item, index) => readValue(item, leaves, path + formatPointerStep(String(index))));
  const value: JsonObject = {};
  for (const [name, one] of node.properties)
    setOwn(value, name, readValue(one, leaves, path + formatPointerStep(name)));
  return value;
}

export function* listLeaves(node: AnswerNode): Generator<LeafNode> {
  if (node.kind === 'leaf') yield node;
  else for (const child of node.kind === 'list' ? node.items : node.properties.values()) yield* listLeaves(child);
}

/** Compares text without case and white space, and numbers within floating-point error. */
export function isSameValue(a: JsonValue, b: JsonValue): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
  if (typeof a === 'string' && typeof b === 'string') return a === b || normalizeText(a) === normalizeText(b);
  return a === b;
}

function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

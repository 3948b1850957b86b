/** Places in a JSON text by JSON Pointer, and back. Reads the syntax tree, so that incomplete texts have places too. */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { parsePointer } from '../lib/pointer-steps.ts';

const PARSE_MS = 200;
const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

function getRoot(state: EditorState): SyntaxNode | null {
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE_MS) ?? syntaxTree(state);
  return listValues(tree.topNode)[0] ?? null;
}

const textOf = (state: EditorState, { from, to }: { from: number; to: number }) => state.sliceDoc(from, to);

function readString(state: EditorState, node: SyntaxNode): string {
  try {
    return String(JSON.parse(textOf(state, node)));
  } catch {
    return textOf(state, node).replace(/^"|"$/g, '');
  }
}

/** The values in an array, or in the text. */
export function listValues(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling)
    if (VALUES.has(child.name)) found.push(child);
  return found;
}

export interface Property {
  key: string;
  name: SyntaxNode;
  value: SyntaxNode | null;
}

export function listProperties(state: EditorState, object: SyntaxNode): Property[] {
  return object.getChildren('Property').flatMap((property) => {
    const name = property.getChild('PropertyName');
    return name === null ? [] : [{ key: readString(state, name), name, value: listValues(property)[0] ?? null }];
  });
}

/** The value of a key of an object. */
export const findValue = (state: EditorState, object: SyntaxNode, key: string): SyntaxNode | null =>
  listProperties(state, object).find((property) => property.key === key)?.value ?? null;

export interface JsonPlace {
  from: number;
  to: number;
}

/** The name of the property at a JSON Pointer, or the value where it has none; the nearest one that the text has. */
export function findPlace(state: EditorState, pointer: string): JsonPlace {
  let node = getRoot(state);
  let place: JsonPlace = { from: node?.from ?? 0, to: Math.min(node?.to ?? 0, (node?.from ?? 0) + 1) };
  for (const key of parsePointer(pointer)) {
    if (node?.name === 'Object') {
      const property = listProperties(state, node).find((one) => one.key === key);
      if (property === undefined) return place;
      place = { from: property.name.from, to: property.name.to };
      node = property.value;
    } else if (node?.name === 'Array') {
      node = listValues(node)[Number(key)] ?? null;
      if (node === null) return place;
      place = { from: node.from, to: Math.min(node.to, state.doc.lineAt(node.from).to) };
    } else return place;
  }
  return place;
}

/** The keys that lead from the root to a node. */
export function listKeys(state: EditorState, node: SyntaxNode): string[] {
  const keys: string[] = [];
  for (let at: SyntaxNode | null = node; at !== null; at = at.parent) {
    const { parent }: SyntaxNode = at;
    if (parent?.name === 'Property') {
      const name = parent.getChild('PropertyName');
      if (name !== null) keys.unshift(readString(state, name));
    } else if (parent?.name === 'Array') {
      const { from } = at;
      keys.unshift(String(listValues(parent).findIndex((value) => value.from === from)));
    }
  }
  return keys;
}

/** The strings in an array. */
export const readStrings = (state: EditorState, array: SyntaxNode): string[] =>
  listValues(array)
    .filter(({ name }) => name === 'String')
    .map((node) => readString(state, node));

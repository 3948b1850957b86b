/** Completion for JSON Schema: keywords, types, formats, and the names that the definition has. */
import { snippet, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { findValue, listKeys, listProperties, readStrings } from './json-places.ts';
import { BOOLEAN_KEYWORDS, findRole, FORMATS, KEYWORDS, TYPES } from './schema-keywords.ts';

const quote = (text: string): string => JSON.stringify(text);

const toValue = (text: string, type = 'constant'): Completion => ({ label: quote(text), displayLabel: text, type });

function findAncestor(node: SyntaxNode | null, names: string[]): SyntaxNode | null {
  let found = node;
  while (found !== null && !names.includes(found.name)) found = found.parent;
  return found;
}

/** Keywords of the schema that an object is, without those that it has. */
function listKeywords(state: EditorState, object: SyntaxNode, hasColon: boolean): Completion[] {
  const present = new Set(listProperties(state, object).map(({ key }) => key));
  return KEYWORDS.filter(({ name }) => !present.has(name)).map(({ name, value, detail }, index) => ({
    label: quote(name),
    displayLabel: name,
    detail,
    type: 'keyword',
    boost: -index,
    // `$` begins a field of a snippet only before `{`.
    apply: hasColon ? quote(name) : snippet(`${quote(name)}: ${value}`),
  }));
}

/** Names that are required, and are no property yet. */
function listMissingNames(state: EditorState, map: SyntaxNode): Completion[] {
  const schema = findAncestor(map.parent, ['Object']);
  const required = schema === null ? null : findValue(state, schema, 'required');
  const present = new Set(listProperties(state, map).map(({ key }) => key));
  const names = required === null ? [] : readStrings(state, required);
  return names.filter((name) => !present.has(name)).map((name) => toValue(name, 'property'));
}

function listPropertyNames(state: EditorState, schema: SyntaxNode): string[] {
  const properties = findValue(state, schema, 'properties');
  return properties === null ? [] : listProperties(state, properties).map(({ key }) => key);
}

function listReferences(state: EditorState): string[] {
  const root = syntaxTree(state).topNode.getChild('Object');
  const pointers = ['$defs', 'definitions'].flatMap((name) => {
    const map = root === null ? null : findValue(state, root, name);
    return map === null ? [] : listProperties(state, map).map(({ key }) => `#/${name}/${key}`);
  });
  return [...pointers, '#'];
}

/** Values of a keyword of a schema. */
function listKeywordValues(state: EditorState, schema: SyntaxNode, keyword: string, list: SyntaxNode | null) {
  if (BOOLEAN_KEYWORDS.has(keyword)) return ['true', 'false'].map((label): Completion => ({ label, type: 'constant' }));
  const present = new Set(list === null ? [] : readStrings(state, list));
  const candidates: Record<string, () => readonly string[]> = {
    type: () => TYPES,
    format: () => FORMATS,
    required: () => listPropertyNames(state, schema),
    $ref: () => listReferences(state),
  };
  const names = Object.hasOwn(candidates, keyword) ? (candidates[keyword]?.() ?? []) : [];
  return names.filter((name) => !present.has(name)).map((name) => toValue(name));
}

export function completeDefinition({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const node = syntaxTree(state).resolveInner(pos, -1);
  const isText = (node.name === 'String' || node.name === 'PropertyName') && pos > node.from;
  const word = /[\w$]*$/.exec(state.sliceDoc(Math.max(0, pos - 40), pos))?.[0] ?? '';
  if (!isText && !explicit && word === '') return null;
  const from = isText ? node.from : pos - word.length;
  const to = isText && state.sliceDoc(node.from + 1, node.to).endsWith('"') ? node.to : pos;

  const place = findAncestor(isText ? node.parent : node, ['Property', 'Object', 'Array']);
  if (place === null) return null;
  const object = findAncestor(place, ['Object']);
  if (object === null) return null;
  const role = findRole(listKeys(state, object));
  const isName = node.name === 'PropertyName' || place.name === 'Object';
  if (isName) {
    const hasColon = /^\s*:/.test(state.sliceDoc(to, to + 20));
    const options =
      role === 'schema' ? listKeywords(state, object, hasColon) : role === 'map' ? listMissingNames(state, object) : [];
    return options.length === 0 ? null : { from, to, options, validFor: /^"?[\w$]*"?$/ };
  }
  if (role !== 'schema') return null;
  const property = findAncestor(place, ['Property']);
  const name = property?.getChild('PropertyName') ?? null;
  if (name === null) return null;
  const keyword = state.sliceDoc(name.from + 1, name.to - 1);
  const options = listKeywordValues(state, object, keyword, place.name === 'Array' ? place : null);
  return options.length === 0 ? null : { from, to, options, validFor: /^"?[\w$#/-]*"?$/ };
}

import type { JsonObject, JsonValue } from '../../../../lib/json-value.ts';
import { ground, page } from '../../../grounding/testing/ground-layout.ts';
import { createLayout, createPlacedPage } from '../../../grounding/testing/pages.ts';
import { buildFieldTree } from '../../../schema/field-tree.ts';
import { buildAnswerTree, type ListNode, type ObjectNode } from '../../merging/answer-tree.ts';
import { countLists } from '../../count-rows.ts';

/** How complete the list of an answer about a page of lines is. @param single values of other fields */
export function countEntries(lines: readonly string[], entries: JsonValue[], single: JsonObject = {}) {
  const layout = page(...lines);
  const data: JsonObject = { list: entries, ...single };
  const tree = buildAnswerTree(data, new Map(Object.entries(ground(layout, data))));
  const properties = Object.fromEntries(Object.keys(data).map((name) => [name, {}]));
  return countLists(tree, layout, buildFieldTree({ type: 'object', properties }))[0];
}

/** The entries of a list with their places in pages of lines. */
export function placeList(pages: readonly (readonly string[])[], list: JsonValue[]) {
  const layout = createLayout(...pages.map((lines, index) => createPlacedPage([...lines], index + 1)));
  const data: JsonObject = { list };
  const { properties } = buildAnswerTree(data, new Map(Object.entries(ground(layout, data)))) as ObjectNode;
  return { layout, entries: (properties.get('list') as ListNode).items };
}

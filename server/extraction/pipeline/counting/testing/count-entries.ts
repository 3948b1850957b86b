import type { JsonObject, JsonValue } from '../../../../lib/json-value.ts';
import { ground, page } from '../../../grounding/testing/ground-layout.ts';
import { buildFieldTree } from '../../../schema/field-tree.ts';
import { buildAnswerTree } from '../../merging/answer-tree.ts';
import { countLists } from '../../count-rows.ts';

/** How complete the list of an answer about a page of lines is. @param single values of other fields */
export function countEntries(lines: readonly string[], entries: JsonValue[], single: JsonObject = {}) {
  const layout = page(...lines);
  const data: JsonObject = { list: entries, ...single };
  const tree = buildAnswerTree(data, new Map(Object.entries(ground(layout, data))));
  const properties = Object.fromEntries(Object.keys(data).map((name) => [name, {}]));
  return countLists(tree, layout, buildFieldTree({ type: 'object', properties }))[0];
}

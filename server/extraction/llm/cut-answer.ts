import type { JsonValue } from '../../lib/json-value.ts';
import { findCutJson } from './parse-answer.ts';
import { parseJson } from '../json-text/bounded-json.ts';
import { mendJson } from '../json-text/mend-json.ts';

/**
 * The values of an answer that was cut off which are complete, in their places. A number or word at the end may go on,
 * so it is left out. Undefined if there are none. Linear in the length of the text.
 */
export function readCutAnswer(text: string): JsonValue | undefined {
  const cut = findCutJson(text);
  const closed = cut === null ? null : closeAfterLastValue(cut);
  return closed === null ? undefined : (parseJson(closed) ?? parseJson(mendJson(closed)));
}

/** JSON up to its last complete value, with the brackets that are open there closed. Null if it has no value. */
function closeAfterLastValue(json: string): string | null {
  const open: string[] = [];
  let last: { end: number; depth: number } | null = null;
  let isString = false;
  let isKey = false;
  let before = '';
  const complete = (end: number): void => void (last = { end, depth: open.length });
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at);
    if (isString) {
      if (character === '\\') at += 1;
      else if (character === '"') {
        isString = false;
        if (!isKey) complete(at + 1);
      }
      continue;
    }
    switch (character) {
      case '"':
        isString = true;
        isKey = open.at(-1) === '}' && before !== ':';
        break;
      case '{':
      case '[':
        open.push(character === '{' ? '}' : ']');
        break;
      case '}':
      case ']':
        open.pop();
        complete(at + 1);
        break;
      case ',':
        complete(at);
        break;
    }
    if (/[{[,:]/.test(character)) before = character;
  }
  const found = last as { end: number; depth: number } | null;
  // Since then brackets were only opened.
  return found && json.slice(0, found.end) + open.slice(0, found.depth).toReversed().join('');
}

import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';

/** Shorter names, such as `key`, also occur in what a provider says itself. */
const MIN_WORD_LENGTH = 5;
const QUOTATIONS = /"[^"\n]{0,2000}"|`[^`\n]{0,2000}`|(?<!\w)'[^'\n]{0,2000}'(?!\w)/g;
/** A quotation that the provider cut off. */
const OPEN_QUOTATION = /(?:"|`|(?<!\w)')(?=\S)[^"`'\n]*$/gm;
const NAME = /[\p{L}\p{N}_$-]+/gu;

/** Members of a JSON Schema whose keys are names of the user. */
const NAMING = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);

const known = new WeakMap<JsonObject, ReadonlySet<string>>();

/** Names and texts of a schema, which a provider may quote in an error. */
export function listSchemaWords(schema: JsonObject): ReadonlySet<string> {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const words = new Set<string>();
  const add = (word: string): void => void (word.length >= MIN_WORD_LENGTH && words.add(word));
  const visit = (value: JsonValue, isNaming: boolean): void => {
    if (typeof value === 'string') add(value);
    else if (Array.isArray(value)) for (const one of value) visit(one, false);
    else if (value !== null && typeof value === 'object')
      for (const [name, member] of Object.entries(value)) {
        if (isNaming) add(name);
        visit(member, !isNaming && NAMING.has(name));
      }
  };
  visit(schema, false);
  known.set(schema, words);
  return words;
}

/**
 * Removes what an error quotes of the request: text in quotation marks, and names and texts of its schema. The rest is
 * what the provider says itself.
 */
export function removeQuotations(text: string, words: ReadonlySet<string>): string {
  let own = text.replaceAll(QUOTATIONS, ' ').replaceAll(OPEN_QUOTATION, ' ');
  for (const word of words) if (/\s/.test(word)) own = own.replaceAll(word, ' ');
  return own.replaceAll(NAME, (name) => (words.has(name) ? ' ' : name));
}

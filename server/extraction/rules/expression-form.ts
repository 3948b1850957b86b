/**
 * What expressions have in common: `near(net + tax, total, 0.01)` and `near(seats + bags, fare, 5)` have one form, and
 * so one tree. Of a thousand rules, parsing takes two thirds of the time.
 */
import { FUNCTIONS } from './functions/all-functions.ts';

export interface ExpressionForm {
  text: string;
  /** Offsets in the expression by those in the form, at the ends of words, numbers and signs. */
  offsets: readonly number[];
}

/** Words that mean something to the grammar. */
const WORDS = new Set([
  ...'for in return if then else some every satisfies between and or not instance of function external'.split(' '),
  ...'true false null date time duration item partial list range context string number boolean Any'.split(' '),
  ...[...FUNCTIONS.keys()].flatMap((name) => name.split(' ')),
]);

const LETTER = 'A-Za-z_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff';
const WORD = `[${LETTER}][${LETTER}0-9]*`;
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const IS_WORD = new RegExp(`^${WORD}$`);
const TOKENS = new RegExp(`${TEXT}|${WORD}|[0-9]+(?:\\.[0-9]+)?|[^]`, 'g');
/** What the grammar reads in another way than `TOKENS`, where it is not in a text or a word. */
const IS_READ_OTHERWISE = new RegExp(`/[/*]|[0-9][${LETTER}]|[^\\n\\t -~]`);
const TEXTS_AND_WORDS = new RegExp(`${TEXT}|${WORD}`, 'g');

function namesOf(shape: unknown): string[] {
  if (Array.isArray(shape)) return shape.flatMap(namesOf);
  if (typeof shape !== 'object' || shape === null) return [];
  return Object.entries(shape).flatMap(([name, inner]) => [name, ...namesOf(inner)]);
}

/**
 * Makes the forms of expressions over one kind of data. The result is null for an expression whose tree may depend on
 * names of the data: names of several words, and those that are words of the grammar too.
 * @param names the shape of the data
 */
export function createForms(names: Record<string, unknown>): (source: string) => ExpressionForm | null {
  const all = namesOf(names);
  if (!all.every((name) => IS_WORD.test(name))) return () => null;
  const doubtful = new Set(all.filter((name) => WORDS.has(name)));
  return (source) => {
    if (IS_READ_OTHERWISE.test(source.replaceAll(TEXTS_AND_WORDS, 'a'))) return null;
    const offsets = [0];
    const placeholders = new Map<string, string>();
    let text = '';
    let offset = 0;
    for (const [token] of source.matchAll(TOKENS)) {
      if (doubtful.has(token)) return null;
      text += placeholderOf(token, placeholders);
      offset += token.length;
      offsets[text.length] = offset;
    }
    return { text, offsets };
  };
}

/** Equal names have equal placeholders: a variable stays one. */
function placeholderOf(token: string, placeholders: Map<string, string>): string {
  if (token.length > 1 && token.startsWith('"')) return '""';
  if (/^[0-9]/.test(token)) return '0';
  if (!IS_WORD.test(token) || WORDS.has(token)) return token;
  let placeholder = placeholders.get(token);
  if (placeholder === undefined) {
    placeholder = `name${placeholders.size}`;
    placeholders.set(token, placeholder);
  }
  return placeholder;
}

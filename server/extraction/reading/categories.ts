import type { JsonValue } from '../../lib/json-value.ts';
import { CATEGORY_WORDS } from './languages/category-words.ts';
import { fold, splitName, tokenize } from './tokens.ts';

const CATEGORIES_BY_WORD = new Map<string, Set<string>>();
for (const [category, byLanguage] of Object.entries(CATEGORY_WORDS)) {
  for (const word of Object.values(byLanguage).flatMap((terms) => terms.split(',').map((term) => fold(term.trim())))) {
    const known = CATEGORIES_BY_WORD.get(word);
    if (known === undefined) CATEGORIES_BY_WORD.set(word, new Set([category]));
    else known.add(category);
  }
}
/** Categories that money that comes in belongs to, and money that goes out. */
const INCOMING = new Set(['deposit', 'refund', 'income', 'credit', 'in']);
const OUTGOING = new Set(['withdrawal', 'charge', 'debit', 'fee', 'out']);
/** Of those, the ones that say nothing more, so that the direction is enough for them. */
const PLAIN = new Set(['deposit', 'credit', 'in', 'withdrawal', 'debit', 'out', 'payment']);

/** The categories and the words of a text. */
function readCategories(text: string): Map<string, number> {
  const found = new Map<string, number>();
  tokenize(text).forEach((token, index) => {
    const word = fold(token.text);
    for (const one of [word, ...(CATEGORIES_BY_WORD.get(word) ?? [])]) if (!found.has(one)) found.set(one, index);
  });
  return found;
}

/** The first word of a text that says a category. */
export function findCategoryWord(choice: JsonValue, text: string): { start: number; end: number } | null {
  const words = splitName(String(choice)).toLowerCase().split(' ');
  const said = tokenize(text).find(({ text: word }) => {
    const folded = fold(word);
    return words.some((one) => one === folded || CATEGORIES_BY_WORD.get(folded)?.has(one) === true);
  });
  return said === undefined ? null : { start: said.start, end: said.end };
}

/**
 * The allowed value that a text is about: "Habenzinsen" for `interest_income`. Where the text leaves a choice, the sign
 * of the amount decides. Null where the text names none.
 */
export function chooseCategory(
  choices: readonly JsonValue[],
  text: string,
  sign: -1 | 0 | 1,
): { choice: JsonValue; isNamed: boolean } | null {
  const inText = readCategories(text);
  let best: { choice: JsonValue; rating: number; isNamed: boolean } | null = null;
  for (const choice of choices) {
    const words = splitName(String(choice)).toLowerCase().split(' ');
    const named = words.filter((word) => inText.has(word));
    const isIncoming = words.some((word) => INCOMING.has(word));
    const isOutgoing = words.some((word) => OUTGOING.has(word));
    const signFits = (sign > 0 && isIncoming) || (sign < 0 && isOutgoing);
    const signFails = (sign > 0 && isOutgoing) || (sign < 0 && isIncoming);
    if (named.length === 0 && !(signFits && words.every((word) => PLAIN.has(word)))) continue;
    const first = Math.min(...named.map((word) => inText.get(word) ?? 0), 50);
    const share = named.length / words.length;
    const rating = share + (signFits ? 0.6 : 0) - (signFails ? 0.8 : 0) - first * 0.005;
    if (best === null || rating > best.rating) best = { choice, rating, isNamed: named.length > 0 };
  }
  return best === null || best.rating <= 0 ? null : best;
}

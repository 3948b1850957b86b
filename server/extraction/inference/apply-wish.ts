import type { JsonObject } from '../../lib/json-value.ts';
import { getOwn, isObject } from '../../lib/json-object.ts';
import { buildValue, withProperties } from './build-property.ts';
import { findUsualField, nameProperty, takeName } from './name-property.ts';
import type { ValueType } from './proposal.ts';
import { buildPattern } from '../reading/languages/terms.ts';
import { readConcepts, splitName } from '../reading/tokens.ts';
import { DESCRIPTIONS } from './usual-descriptions.ts';

const SEPARATOR = new RegExp(`[,;\\n•·]|\\s${buildPattern('and')}\\s`, 'giu');
/** What comes before what is asked for. */
const LEAD = new RegExp(`^${buildPattern('wishes', 'articles', 'indefiniteArticles')}\\s+`, 'iu');
const MAX_PHRASE_WORDS = 5;
const NUMBERS = new Set([
  'total',
  'amount',
  'price',
  'net',
  'gross',
  'subtotal',
  'cost',
  'balance',
  'quantity',
  'discount',
]);

/** What a wish names: "Only the invoice number and the total" → invoice number, total. */
export function readWish(wish: string): string[] {
  return wish
    .split(SEPARATOR)
    .map((part) => {
      let phrase = part.trim().replace(/[.!?]+$/u, '');
      for (let before = ''; before !== phrase;) {
        before = phrase;
        phrase = phrase.replace(LEAD, '').trim();
      }
      return phrase;
    })
    .filter((phrase) => /\p{L}{2}/u.test(phrase) && phrase.split(/\s+/u).length <= MAX_PHRASE_WORDS);
}

function meaningsOf(name: string, schema: JsonObject): Set<string> {
  const title = getOwn(schema, 'title');
  return new Set([...readConcepts(splitName(name)), ...(typeof title === 'string' ? readConcepts(title) : [])]);
}

/** How much of a phrase a field's name means, from 0 to 1; other words of the name count against it. */
function resemble(phrase: readonly string[], name: string, schema: JsonObject): number {
  const meanings = meaningsOf(name, schema);
  if (phrase.length === 0) return 0;
  const shared = phrase.filter((concept) => meanings.has(concept)).length;
  return shared / phrase.length - 0.1 * Math.max(0, meanings.size - shared);
}

const MIN_RESEMBLANCE = 0.6;

function guessType(phrase: string): ValueType {
  const concepts = readConcepts(phrase);
  if (concepts.includes('date')) return 'date';
  if (concepts.includes('number') || concepts.includes('id')) return 'text';
  return concepts.some((concept) => NUMBERS.has(concept)) ? 'number' : 'text';
}

/**
 * Restricts a definition to what a wish names, in its order. What the documents did not show becomes a field too. A
 * wish that names no field of the documents is no list of fields: then the definition stays.
 */
export function applyWish(definition: JsonObject, wish: string): JsonObject {
  const properties = getOwn(definition, 'properties');
  if (!isObject(properties)) return definition;
  const fields = Object.entries(properties).flatMap(([name, schema]) => (isObject(schema) ? [{ name, schema }] : []));
  const chosen: Record<string, JsonObject> = {};
  const unmatched: string[] = [];
  for (const phrase of readWish(wish)) {
    const concepts = readConcepts(phrase);
    const rated = fields
      .map((field) => ({ ...field, rating: resemble(concepts, field.name, field.schema) }))
      .sort((a, b) => b.rating - a.rating);
    const [best] = rated;
    if (best !== undefined && best.rating >= MIN_RESEMBLANCE) chosen[best.name] = best.schema;
    else unmatched.push(phrase);
  }
  if (Object.keys(chosen).length === 0) return definition;
  const taken = new Set(Object.keys(chosen));
  for (const phrase of unmatched) {
    const name = nameProperty(phrase);
    if (name === '') continue;
    const usual = findUsualField(phrase, false);
    const description = usual === null ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : DESCRIPTIONS[usual];
    chosen[takeName(name, taken)] = buildValue(guessType(phrase), description, null);
  }
  return withProperties(definition, chosen);
}

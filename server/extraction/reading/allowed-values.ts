import type { JsonValue } from '../../lib/json-value.ts';
import type { Recognition } from './recogniser.ts';
import { fold } from './tokens.ts';

/** Allowed values as whole words, longest first; `in_progress` is also found as "In progress". */
export function readChoices(text: string, allowed: readonly JsonValue[]): Recognition[] {
  const folded = foldKeepingLength(text);
  const found: Recognition[] = [];
  for (const { choice, term } of listTerms(allowed)) {
    for (const start of findWhole(folded, term)) {
      const end = start + term.length;
      if (found.some((one) => start < one.end && one.start < end)) continue;
      const match = text.slice(start, end) === String(choice) ? 'exact' : 'normalized';
      found.push({ start, end, value: choice, fit: 1, match });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

interface ChoiceTerm {
  choice: JsonValue;
  /** A spelling of the choice, folded. */
  term: string;
}

/** By the list, which a document's texts are all read with. */
const termsByList = new WeakMap<readonly JsonValue[], ChoiceTerm[]>();

function listTerms(allowed: readonly JsonValue[]): ChoiceTerm[] {
  let terms = termsByList.get(allowed);
  if (terms === undefined) {
    const choices = [...allowed].sort((a, b) => String(b).length - String(a).length);
    terms = choices.flatMap((choice) =>
      [...new Set([String(choice), String(choice).replace(/[_-]+/g, ' ')])].map((spelling) => ({
        choice,
        term: foldKeepingLength(spelling),
      })),
    );
    termsByList.set(allowed, terms);
  }
  return terms;
}

/** Where a term begins that is not a part of a longer word or number. */
function findWhole(text: string, term: string): number[] {
  const starts: number[] = [];
  if (term === '') return starts;
  for (let start = text.indexOf(term); start >= 0; start = text.indexOf(term, start + 1)) {
    const end = start + term.length;
    if (isWordCharacter(text[start - 1]) && isWordCharacter(term[0])) continue;
    if (isWordCharacter(text[end]) && isWordCharacter(term.at(-1))) continue;
    starts.push(start);
  }
  return starts;
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\d]/u.test(character);
}

/** Folds every character that keeps its length, so that offsets stay valid. */
function foldKeepingLength(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  return [...text]
    .map((character) => (fold(character).length === character.length ? fold(character) : character.toLowerCase()))
    .join('');
}

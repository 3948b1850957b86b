import { isConcept } from '../../reading/languages/concepts.ts';
import { buildProsePattern } from '../../reading/languages/terms.ts';
import { ORGANIZATIONS, PEOPLE } from '../../reading/languages/topics.ts';
import { readConcepts } from '../../reading/tokens.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import type { ScalarField } from '../target-fields.ts';
import { toCandidate } from './prose-candidates.ts';
import { joinLines, readSentences, type Sentence } from './sentences.ts';

const LABEL = 0.8;
const OF_NAMES = new Set(['name', 'title']);
const QUOTES = '"“”„«»‘’';
/** A word and the name one space behind it, up to a sign, a date or a verb. */
const NAMED = new RegExp(
  `(?<noun>\\p{L}{4,})\\s(?=(?:[${QUOTES}]\\s?)?(?<name>\\p{Lu}(?:(?!\\s\\s)[^,.;:()${QUOTES}]){2,80}?)` +
    `(?:\\s?[,.;:()${QUOTES}]|\\s\\s|$|\\s(?:\\p{L}{1,4}\\s\\d|${buildProsePattern('nameEnds')}(?!\\p{L}))))`,
  'gu',
);

/** What sentences name behind the field's noun: "took part in the training Project Accounting" for `course`. */
export function proposeNamedThings(fields: readonly ScalarField[], around: Surroundings): Candidate[] {
  const wanted = fields.flatMap((field) => {
    const [noun = '', ...others] = nameConcepts(field).filter((concept) => !OF_NAMES.has(concept));
    const isThing = !isConcept(noun) && !PEOPLE.has(noun) && !ORGANIZATIONS.has(noun) && noun.length > 3;
    const isText = kindOf(field) === 'text' || kindOf(field) === 'name';
    return isThing && isText && others.length === 0 ? [{ field, noun }] : [];
  });
  if (wanted.length === 0) return [];
  const sentences = readSentences(around.rows);
  return wanted.flatMap(({ field, noun }) => sentences.flatMap((sentence) => readNames(field, noun, sentence)));
}

function readNames(field: ScalarField, noun: string, sentence: Sentence): Candidate[] {
  const text = joinLines(sentence.text);
  return [...text.matchAll(NAMED)].flatMap(({ index, 0: match, groups }): Candidate[] => {
    const { noun: word = '', name = '' } = groups ?? {};
    if (readConcepts(word).at(-1) !== noun) return [];
    const start = index + match.length + text.slice(index + match.length).indexOf(name);
    const value = name.replace(/\s+/gu, ' ');
    const isExact = sentence.text.slice(start, start + value.length) === value;
    const found = { start, end: start + name.length, value, fit: 1, match: isExact ? 'exact' : 'normalized' } as const;
    return [toCandidate(field, sentence, found, LABEL)];
  });
}

import { buildPattern, buildProsePattern, listProseTerms, listTopicLabels } from '../../reading/languages/terms.ts';
import { fold, readConcepts } from '../../reading/tokens.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { conceptKey } from '../labels/aliases.ts';
import { edgeOf } from '../labels/range-ends.ts';
import { kindOf, lastName, nameConcepts } from '../kinds.ts';
import type { ScalarField } from '../target-fields.ts';
import { toCandidate } from './prose-candidates.ts';
import { joinLines, readSentences, type Sentence } from './sentences.ts';

const LABEL = 0.85;
const EMPLOYED = new RegExp(`(?<!\\p{L})${buildProsePattern('employs')}\\p{L}*`, 'iu');
const TITLE_WORD = "\\p{Lu}[\\p{L}'’-]+";
const AS_TITLE = new RegExp(
  `(?<!\\p{L})${buildPattern('as')}\\s+(?:${buildPattern('articles', 'indefiniteArticles')}\\s+)?` +
    `(?<title>${TITLE_WORD}(?:\\s+(?:${buildPattern('nameLinks')}\\s+)?${TITLE_WORD}){0,4})`,
  'u',
);
/** Between the first and the last day: "to", "bis zum". */
const UNTIL = new RegExp(
  `^\\s*(?:,\\s*)?(?:[-–—]|${buildPattern('rangeWords', 'untilWords')}(?:\\s+${buildProsePattern('dayLinks')})?)\\s*$`,
  'iu',
);
const LEAVING = listProseTerms('leavingFields').map(fold);

const JOB_TITLES = readKeys('jobTitle');
const HIRE_DATES = readKeys('hireDate');

function readKeys(field: 'jobTitle' | 'hireDate'): ReadonlySet<string> {
  const { labels, weakLabels } = listTopicLabels(field);
  return new Set([...labels, ...weakLabels].map((label) => conceptKey(readConcepts(label))));
}

/** Candidates of job titles and dates of employment, from sentences about a person's employment. */
export function proposeEmployment(
  fields: readonly ScalarField[],
  labelled: ReadonlySet<ScalarField>,
  around: Surroundings,
): Candidate[] {
  const titles = fields.filter((field) => !labelled.has(field) && isNamedLike(field, JOB_TITLES));
  const days = fields.filter((field) => kindOf(field) === 'date' && edgeOfEmployment(field) !== null);
  if (titles.length === 0 && days.length === 0) return [];
  const sentences = readSentences(around.rows).filter(({ text }) => EMPLOYED.test(text));
  return sentences.flatMap((sentence) => [
    ...titles.flatMap((field) => readTitle(field, sentence)),
    ...days.flatMap((field) => readDay(field, sentence, around)),
  ]);
}

function isNamedLike(field: ScalarField, keys: ReadonlySet<string>): boolean {
  return keys.has(conceptKey(nameConcepts(field)));
}

function edgeOfEmployment(field: ScalarField): 'start' | 'end' | null {
  const edge = edgeOf(field);
  if (edge !== null) return edge;
  const name = fold(lastName(field.path));
  if (LEAVING.some((word) => name.includes(word))) return 'end';
  return isNamedLike(field, HIRE_DATES) ? 'start' : null;
}

function readTitle(field: ScalarField, sentence: Sentence): Candidate[] {
  const match = AS_TITLE.exec(sentence.text);
  const title = match?.groups?.['title'];
  if (match === null || title === undefined) return [];
  const end = match.index + match[0].length;
  const value = title.replace(/\s+/gu, ' ');
  const isExact = value === title;
  const found = { start: end - title.length, end, value, fit: 1, match: isExact ? 'exact' : 'normalized' } as const;
  return [toCandidate(field, sentence, found, LABEL)];
}

function readDay(field: ScalarField, sentence: Sentence, around: Surroundings): Candidate[] {
  const text = joinLines(sentence.text);
  const days = around.reader.read(field, text);
  const at = days.findIndex((day, index) => {
    const next = days[index + 1];
    return next !== undefined && UNTIL.test(text.slice(day.end, next.start));
  });
  const day = at < 0 ? undefined : days[edgeOfEmployment(field) === 'end' ? at + 1 : at];
  return day === undefined ? [] : [toCandidate(field, sentence, day, LABEL)];
}

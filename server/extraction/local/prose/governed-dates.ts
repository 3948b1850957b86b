import { buildPattern, buildProsePattern, buildSynonymPattern, listSynonyms } from '../../reading/languages/terms.ts';
import { edgeOf } from '../labels/range-ends.ts';
import type { ScalarField } from '../target-fields.ts';
import type { FieldWords } from './field-words.ts';
import { readStems, stemOf } from './stems.ts';

const DAY_LINKS = buildProsePattern('dayLinks');
/** What precedes the last day of something, and the first. */
const UNTIL = precedes('untilWords', 'end', '[-–—]');
const FROM = precedes('fromWords', 'start');
/** A date that names another document, or one that something has to happen before. */
const OF_ANOTHER = new RegExp(`(?<!\\p{L})${buildProsePattern('otherDays')}(?:\\s+${DAY_LINKS})?\\s*$`, 'iu');
/** `(the "Effective Date")`: the name that a contract gives to the date before it. */
const DEFINED = new RegExp(
  `^[\\s,]*\\(\\s*(?:(?:${buildPattern('articles')}|${buildProsePattern('definitions')})\\s+)*` +
    '["“„«](?<term>[^"”“»]{3,40})["”“»]',
  'iu',
);
const LAST_DAY = new Set(listSynonyms('end').map(stemOf));
const FIRST_DAY = new Set(listSynonyms('start').map(stemOf));

/** Fields for a day until which something has to happen. */
const DUE = new Set(['due', 'deadlin', 'valid', 'limit']);

/** A pattern for what precedes a date: a word for it, or one of a verb or a noun. */
function precedes(part: 'fromWords' | 'untilWords', meaning: 'start' | 'end', sign = '(?!)'): RegExp {
  const words = `${buildPattern(part)}|${buildSynonymPattern(meaning)}\\p{L}*`;
  return new RegExp(`(?:(?<!\\p{L})(?:${words})(?:\\s+${DAY_LINKS}){0,2}|${sign})\\s*$`, 'iu');
}

/** How well the words directly around a date fit a field: a factor of its rating. */
export function judgeGovernance(field: ScalarField, words: FieldWords, before: string, after: string): number {
  const own = words.name.length > 0 ? words.name : words.description;
  const term = DEFINED.exec(after)?.groups?.['term'];
  if (term !== undefined) {
    const stems = readStems(term);
    return own.some((one) => stems.some((other) => [...other].some((stem) => one.has(stem)))) ? 1.3 : 0.45;
  }
  const has = (stems: ReadonlySet<string>): boolean => own.some((one) => [...stems].some((stem) => one.has(stem)));
  const edge = edgeOf(field) ?? (has(LAST_DAY) ? 'end' : has(FIRST_DAY) ? 'start' : null);
  if (edge !== null && UNTIL.test(before)) return edge === 'end' ? 1.25 : 0.3;
  if (edge !== null && FROM.test(before)) return edge === 'start' ? 1.15 : 0.35;
  const isLastDay = edge === null && UNTIL.test(before) && !has(DUE);
  return isLastDay || OF_ANOTHER.test(before) ? 0.5 : 1;
}

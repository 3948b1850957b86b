import { readBooleans } from '../../reading/booleans.ts';
import { kindOf, lastName } from '../kinds.ts';
import { indexStems, readStems } from '../prose/stems.ts';
import type { ScalarField } from '../target-fields.ts';
import { createCandidate, type Candidate } from './candidate.ts';
import type { LabelledRows } from './neighbours.ts';

const SIGNS = { label: 0.8, position: 0.95, source: 'label' } as const;

/** "Do you smoke?  [ ] Yes  [x] No" for `smoker`: the answer to a question that has the field's words in any form. */
export function proposeAnswers(
  fields: readonly ScalarField[],
  labelled: ReadonlySet<ScalarField>,
  { rows }: Pick<LabelledRows, 'rows'>,
): Candidate[] {
  const wanted = fields
    .filter((field) => kindOf(field) === 'boolean' && !labelled.has(field))
    .map((field) => ({ field, words: readStems(lastName(field.path)) }))
    .filter(({ words }) => words.length > 0);
  if (wanted.length === 0) return [];
  return rows.flatMap((row) => {
    const end = row.text.indexOf('?') + 1;
    const [answer, ...others] = end === 0 ? [] : readBooleans(row.text.slice(end));
    if (answer === undefined || others.length > 0) return [];
    const asked = indexStems(row.text.slice(0, end));
    const isAsked = (words: readonly ReadonlySet<string>[]): boolean =>
      words.every((stems) => [...stems].some((stem) => asked.has(stem)));
    return wanted
      .filter(({ words }) => isAsked(words))
      .map(({ field }) => {
        const place = { cell: { row, from: end }, start: answer.start, end: answer.end };
        return createCandidate(field, answer.value, place, { ...SIGNS, match: answer.match, fit: answer.fit });
      });
  });
}

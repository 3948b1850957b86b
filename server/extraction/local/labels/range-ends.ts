import { listTerms } from '../../reading/languages/terms.ts';
import { fold, readConcepts, splitName } from '../../reading/tokens.ts';
import { lastName, nameConcepts } from '../kinds.ts';
import type { Field, ScalarField } from '../target-fields.ts';

/** Which end of a range a field has. */
export type RangeEnd = 'start' | 'end';

const ENDS: readonly (readonly [string, string])[] = [
  ['low', 'high'],
  ['lower', 'upper'],
  ['minimum', 'maximum'],
  ['min', 'max'],
  ['from', 'to'],
  ['start', 'end'],
  ['start', 'to'],
];
const DAYS: Record<RangeEnd, ReadonlySet<string>> = {
  start: new Set(['start', 'first']),
  end: new Set(['end', 'last', 'to']),
};
const WORDS: Record<RangeEnd, ReadonlySet<string>> = {
  start: new Set(listTerms('fromWords').map(fold)),
  end: new Set(listTerms('untilWords').map(fold)),
};

/** `periodo_dal` → `periodo`, and the word that says which day of a period a field has. */
function readPeriodName({ path }: Field): { subject: string; word: string; edge: RangeEnd | null } {
  const name = splitName(lastName(path));
  const words = name.split(' ');
  const word = words.at(-1) ?? '';
  const edge = WORDS.start.has(fold(word)) ? 'start' : WORDS.end.has(fold(word)) ? 'end' : null;
  return edge === null || words.length < 2
    ? { subject: name, word: '', edge: null }
    : { subject: words.slice(0, -1).join(' '), word, edge };
}

/** Whether a field is the first or the last day of a period. */
export function edgeOf(field: Field): RangeEnd | null {
  const own = readConcepts(splitName(lastName(field.path)));
  if (own.includes('name')) return null;
  if (own.some((concept) => DAYS.start.has(concept))) return 'start';
  if (own.some((concept) => DAYS.end.has(concept))) return 'end';
  return field.shape === 'scalar' && field.format.startsWith('date') ? readPeriodName(field).edge : null;
}

/** What a period is called that has the day of a field: `flight` for `flight_start_date`. */
export function namePeriod(field: Field, concepts: readonly string[]): string[] {
  const last = readConcepts(readPeriodName(field).word);
  return concepts.filter(
    (concept) => !DAYS.start.has(concept) && !DAYS.end.has(concept) && !['date', 'day', ...last].includes(concept),
  );
}

/** What a range is called that begins with the value of a field. */
export function nameRange(from: ScalarField): string[] {
  const { subject, edge } = readPeriodName(from);
  const concepts = edge === null ? nameConcepts(from) : readConcepts(subject);
  return concepts.filter((concept) => !ENDS.some(([low]) => low === concept));
}

/** The field for the end of a range whose beginning a field has. */
export function findRangeEnd(from: ScalarField, fields: readonly ScalarField[]): ScalarField | undefined {
  const concepts = nameConcepts(from);
  const ends = ENDS.filter(([low]) => concepts.includes(low)).map(([low, high]) =>
    concepts.map((one) => (one === low ? high : one)).join(),
  );
  const { subject, edge } = readPeriodName(from);
  return fields.find((field) => {
    if (ends.includes(nameConcepts(field).join())) return true;
    const until = readPeriodName(field);
    return edge === 'start' && until.edge === 'end' && until.subject === subject;
  });
}

import { buildProsePattern, buildTopicPattern } from '../../reading/languages/terms.ts';
import { readConcepts } from '../../reading/tokens.ts';
import { createCandidate, quote, type Candidate } from '../candidates/candidate.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { conform } from '../conform.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import { isAddressLine } from '../parties/address.ts';
import type { Row } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';
import { toCandidate } from './prose-candidates.ts';
import { joinLines, readSentences, type Sentence } from './sentences.ts';

const LABEL = 0.8;
/** A "reference" may be another one than the booking's. */
const OTHER_LABEL = 0.65;
const SALUTATION = new RegExp(`^\\s*${buildTopicPattern('salutations')}(?!\\p{L}).{0,60}$`, 'iu');
const MAX_SUBJECT = 90;
/** A subject may begin or end like a label: "Change of your address". */
const MIN_LABEL_WORDS = 3;
/** Directly before the last day for something: "no later than", "bis zum". */
const LATEST = new RegExp(`(?<!\\p{L})${buildProsePattern('latest')}\\s+$`, 'iu');
const DUE = new Set(['due', 'deadline']);
/** What every number is called. */
const OF_NUMBERS = new Set(['number', 'id', 'code']);
/** Letters and digits with a digit, in one or several groups: "KX-17", "NX 2284", "MH 7741 902 K". */
const CODE =
  '(?:\\p{Lu}{1,5}\\s)?(?=[\\p{L}/.-]*\\d)[\\p{Lu}\\d][\\p{L}\\d]*(?:[/.-][\\p{L}\\d]+)*' +
  '(?:\\s\\d[\\p{Lu}\\d]*)*(?:\\s\\p{Lu}(?=$|\\s*[,.;)]))?';
/** A word, and the number behind it: "order no. KX-17". */
const NUMBERED = new RegExp(
  `(?<word>\\p{L}{2,})(?:\\s+(?:[Nn]o|[Nn]r|[Nn]|[Nn]um)[.°º]?)?[\\s:#]+(?=(?<code>${CODE})(?![\\p{L}\\d]|[.,]\\d))`,
  'gu',
);
const DATE_OR_SMALL = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$|^\d{1,3}$/;
const DATE = /(?:19|20)\d\d\s*$|\d[./-]\d/;
/** Of amounts that a document has beside what is to be paid. */
const BESIDE_AMOUNTS = new Set([
  'discount',
  'tax',
  'tip',
  'change',
  'cash',
  'delivery',
  'deduction',
  'deposit',
  'bonus',
]);
/** Names of amounts that say no more than that they are to be paid. */
const OF_AMOUNTS = new Set(['amount', 'total', 'due', 'payment', 'sum', 'balance', 'outstanding', 'paid', 'price']);

/**
 * What letters say without labels: their subject above the salutation; and in sentences, the last day for something,
 * the numbers of what they are about, and the only amount.
 */
export function proposeFromLetter(
  fields: readonly ScalarField[],
  labelled: ReadonlySet<ScalarField>,
  around: Surroundings,
): Candidate[] {
  const open = fields
    .filter((field) => !labelled.has(field))
    .map((field) => ({ field, concepts: nameConcepts(field) }));
  const subjects = open.filter(({ field, concepts }) => concepts.includes('subject') && kindOf(field) === 'text');
  const days = open.filter(({ field, concepts }) => kindOf(field) === 'date' && concepts.some((one) => DUE.has(one)));
  const codes = open.filter(({ field }) => kindOf(field) === 'code');
  const isOnlyAmount = fields.filter((field) => kindOf(field) === 'money').length === 1;
  const isAmount = (concept: string): boolean =>
    OF_AMOUNTS.has(concept) || (isOnlyAmount && !BESIDE_AMOUNTS.has(concept));
  const amounts = open.filter(({ field, concepts }) => kindOf(field) === 'money' && concepts.every(isAmount));
  const found = subjects.flatMap(({ field }) => readSubject(field, around));
  if (days.length + codes.length + amounts.length === 0) return found;
  const sentences = readSentences(around.rows);
  return [
    ...found,
    ...days.flatMap(({ field }) => sentences.flatMap((sentence) => readDays(field, sentence, around))),
    ...codes.flatMap(({ field, concepts }) => {
      const sought = namesOf(concepts);
      return sought.size === 0 ? [] : sentences.flatMap((sentence) => readCodes(field, sought, sentence));
    }),
    ...amounts.flatMap(({ field }) => readOnlyAmount(field, around)),
  ];
}

/** The words of a number's name that say what it is of: the booking of a booking reference. */
const namesOf = (concepts: readonly string[]): Set<string> => new Set(concepts.filter((one) => !OF_NUMBERS.has(one)));

/** The line above the salutation, if it is neither an address nor a date nor labelled. */
function readSubject(field: ScalarField, { rows, isLabel }: Surroundings): Candidate[] {
  const salutation = rows.findIndex(({ text }) => SALUTATION.test(text));
  const row: Row | undefined = rows[salutation - 1];
  const [cell, ...others] = row?.cells ?? [];
  if (row === undefined || cell === undefined || others.length > 0) return [];
  const text = cell.text.trim();
  if (isLabel(cell) && text.split(/\s+/u).length < MIN_LABEL_WORDS) return [];
  const isSubject = /^\P{L}*\p{Lu}/u.test(text) && /\p{L}{3}/u.test(text) && text.length <= MAX_SUBJECT;
  if (!isSubject || isAddressLine(text) || /[:,]$/u.test(text) || DATE.test(text)) return [];
  const start = row.text.indexOf(text);
  return [quote(field, row, { start, end: start + text.length }, { label: LABEL, source: 'title' })];
}

function readDays(field: ScalarField, sentence: Sentence, { reader }: Surroundings): Candidate[] {
  const text = joinLines(sentence.text);
  return reader
    .read(field, text)
    .filter(({ start }) => LATEST.test(text.slice(0, start)))
    .map((day) => toCandidate(field, sentence, day, LABEL));
}

/** "your order A-1043": the number behind a word of the field's name. */
function readCodes(field: ScalarField, sought: ReadonlySet<string>, sentence: Sentence): Candidate[] {
  return [...joinLines(sentence.text).matchAll(NUMBERED)].flatMap(({ index, 0: match, groups }): Candidate[] => {
    const { word = '', code = '' } = groups ?? {};
    const said = readConcepts(word).filter((concept) => sought.has(concept));
    if (DATE_OR_SMALL.test(code) || said.length === 0) return [];
    const start = index + match.length;
    const value = conform(field, code, code);
    if (value === undefined) return [];
    const isOther = sought.size > 1 && said.every((concept) => concept === 'reference');
    const found = { start, end: start + code.length, value, fit: 1, match: 'exact' } as const;
    return [toCandidate(field, sentence, found, isOther ? OTHER_LABEL : LABEL)];
  });
}

/** The amount that a document prints once or again, and no other one. */
function readOnlyAmount(field: ScalarField, { rows, reader }: Surroundings): Candidate[] {
  const found: Candidate[] = [];
  const values = new Set<unknown>();
  for (const row of rows) {
    for (const { value, match, fit, ...at } of reader.read(field, row.text)) {
      if (fit < 1) continue;
      values.add(value);
      if (values.size > 1) return [];
      const signs = { match, label: LABEL, position: 0.9, fit, source: 'sentence' } as const;
      found.push(createCandidate(field, value, { cell: { row, from: 0 }, ...at }, signs));
    }
  }
  return found.slice(0, 1);
}

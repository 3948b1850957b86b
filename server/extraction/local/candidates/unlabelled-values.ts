import { createCandidate, type Candidate } from './candidate.ts';
import type { ScalarField } from '../target-fields.ts';
import { kindOf, nameConcepts, type Kind } from '../kinds.ts';
import { isRunningText } from '../prose/running-text.ts';
import type { Reader } from './field-reader.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import type { Row } from '../segments.ts';

/** How much a value of this kind says without a label. */
const TELLING: Partial<Record<Kind, number>> = {
  email: 0.6,
  url: 0.55,
  iban: 0.75,
  isin: 0.8,
  bic: 0.3,
  'tax-id': 0.5,
  phone: 0.35,
  currency: 0.8,
  choice: 0.45,
};
/** Values without a label are looked for in the first and the last pages of a long document. */
const ROWS_AT_ENDS = 300;

/** Values that need no label: an IBAN is an IBAN. The more different ones a document has, the less one says. */
export function proposeUnlabelled(fields: ScalarField[], rows: Row[], reader: Reader): Candidate[] {
  const looked =
    rows.length <= 2 * ROWS_AT_ENDS ? rows : [...rows.slice(0, ROWS_AT_ENDS), ...rows.slice(-ROWS_AT_ENDS)];
  return fields.flatMap((field) => {
    const kind = kindOf(field);
    const telling = tellingOf(field, fields);
    if (telling === undefined || (kind === 'choice' && field.types.includes('boolean'))) return [];
    const found = looked.flatMap((row) => reader.read(field, row.text).map((recognition) => ({ row, recognition })));
    const isOnly = new Set(found.map(({ recognition }) => recognition.value)).size === 1;
    return telling === ONLY && !isOnly ? [] : rate(field, kind, telling, found);
  });
}

/** What the only value of a kind says, where a schema has one field of the kind. */
const ONLY = 0.45;

/** Days and times that a document has besides its own. */
const OF_OTHERS = new Set(['due', 'deadline', 'start', 'end', 'birth', 'delivery', 'payment', 'period']);

function tellingOf(field: ScalarField, fields: readonly ScalarField[]): number | undefined {
  const kind = kindOf(field);
  const isMoment = kind === 'date' || kind === 'time';
  if (!isMoment) return TELLING[kind];
  if (isOfDocument(field)) return kind === 'date' ? 0.4 : ONLY;
  const isAnother = nameConcepts(field).some((concept) => OF_OTHERS.has(concept));
  return !isAnother && fields.filter((one) => kindOf(one) === kind).length === 1 ? ONLY : undefined;
}

const TITLE_ROWS = 12;
/** "INCIDENT RECORD IR-20931", "AVOIR N° AV-0318", "No. 0317/2029" */
const TITLE_CODE = new RegExp(
  "^(?:\\p{Lu}[\\p{L} '&-]{3,50}?\\s+)?(?<number>(?:n\\s?[.°º]{1,2}|nr\\.?|no\\.?|num\\.?)\\s*)?" +
    '(?<code>(?=[^\\d\\s]*\\d)[A-Z\\d][A-Z\\d/.-]{2,20})$',
  'iu',
);
const NAMES_DOCUMENT: ReadonlySet<string> = new Set(
  'reference number id document code invoice receipt offer certificate statement note credit proforma'.split(' '),
);

/** The code at the end of a title, for the only field that says no more than that it is the document's. */
export function proposeTitleCode(fields: readonly ScalarField[], rows: readonly Row[]): Candidate[] {
  const wanted = fields.filter(
    (field) => kindOf(field) === 'code' && nameConcepts(field).every((concept) => NAMES_DOCUMENT.has(concept)),
  );
  const [field, ...others] = wanted;
  if (field === undefined || others.length > 0) return [];
  return rows.slice(0, TITLE_ROWS).flatMap((row, index) =>
    row.cells.flatMap((cell) => {
      const text = cell.text.trimEnd();
      const { code = '', number } = TITLE_CODE.exec(text)?.groups ?? {};
      // Without a word for a number, only a title at the top has one behind it.
      const isTitle = number !== undefined || (index < ROWS_AT_TOP && code.length < text.trimStart().length);
      if (code === '' || code !== code.toUpperCase() || !isTitle || row.cells.length > 2) return [];
      const start = cell.text.lastIndexOf(code);
      const place = { cell, start, end: start + code.length };
      const signs = { match: 'exact', label: 0.6, position: 0.9, fit: 1, source: 'unlabelled' } as const;
      return [createCandidate(field, code, place, signs)];
    }),
  );
}

const ROWS_AT_TOP = 3;

interface Found {
  row: Row;
  recognition: Recognition;
}

function rate(field: ScalarField, kind: Kind, telling: number, found: Found[]): Candidate[] {
  const counts = new Map<unknown, number>();
  for (const { recognition } of found) counts.set(recognition.value, (counts.get(recognition.value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const kept = new Map<unknown, Candidate>();
  for (const { row, recognition } of found) {
    if (kept.has(recognition.value)) continue;
    const share = (counts.get(recognition.value) ?? 0) / found.length;
    let label = telling;
    if (kind === 'currency') label *= (counts.get(recognition.value) ?? 0) === most ? 0.6 + 0.4 * share : 0.3 * share;
    else if (kind !== 'date') label *= counts.size === 1 ? 1 : 0.75 - Math.min(0.2, kept.size * 0.05);
    else label *= Math.max(0.75, 1 - 0.05 * kept.size);
    // The date of a letter is not in its sentences.
    if (kind === 'date' && isRunningText(row.text)) label *= 0.7;
    if (kind === 'date' && standsAlone(row, recognition)) label *= 1.35;
    const { value, match, fit } = recognition;
    const place = { cell: { row, from: 0 }, ...recognition };
    kept.set(value, createCandidate(field, value, place, { match, label, position: 1, fit, source: 'unlabelled' }));
  }
  return [...kept.values()].slice(0, 40);
}

/** "Leeds, 3 May 2026": the line of a letter's date has nothing else but the place. */
function standsAlone({ cells, text }: Row, { start, end }: Recognition): boolean {
  const before = text.slice(0, start).trim();
  return cells.length === 1 && text.slice(end).trim().length <= 2 && (before === '' || PLACE.test(before));
}

const PLACE = /^\p{Lu}[\p{L}'’. -]{1,30},(?:\s\p{Ll}{1,4})?$/u;

/** What the date of a document is called besides a date. */
const OF_DOCUMENTS = new Set([
  'date',
  'invoice',
  'receipt',
  'issue',
  'document',
  'letter',
  'purchase',
  'transaction',
  'time',
  'offer',
]);

/** Whether a date or a time is the one that a letter or a receipt carries once, without a label. */
function isOfDocument(field: ScalarField): boolean {
  const concepts = nameConcepts(field).filter((concept) => !OF_DOCUMENTS.has(concept));
  return concepts.length === 0;
}

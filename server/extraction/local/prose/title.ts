import {
  buildConceptPattern,
  buildPattern,
  buildProsePattern,
  listWordsOfTopic,
} from '../../reading/languages/terms.ts';
import { ORGANIZATIONS, PEOPLE } from '../../reading/languages/topics.ts';
import { fold, readConcepts, splitName } from '../../reading/tokens.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { quote, type Candidate } from '../candidates/candidate.ts';
import { lastName, nameConcepts } from '../kinds.ts';
import { median } from '../median.ts';
import { isAddressLine } from '../parties/address.ts';
import { AFTER_NAME, hasLegalForm, isDocumentHeading } from '../parties/party-words.ts';
import type { Row } from '../segments.ts';
import { isRunningText } from './running-text.ts';
import type { ScalarField } from '../target-fields.ts';

const TITLE_ROWS = 25;
const MAX_WORDS = 14;
const NOT_TITLE = new RegExp(
  `^(?:${buildProsePattern('documentParts')}|${buildConceptPattern('page')}|source)(?!\\p{L})` +
    '|^[\\d\\W]+$|:\\s*$|https?:',
  'iu',
);

/** The document's own title: the first heading of its first page. */
export function proposeTitles(fields: readonly ScalarField[], { rows, isLabel }: Surroundings): Candidate[] {
  const isOfPerson = fields.some((field) => nameConcepts(field).some((concept) => PERSON_NAMES.has(concept)));
  const wanted = fields.filter((field) => field.path.length <= 2 && isTitleField(field, isOfPerson));
  if (wanted.length === 0) return [];
  const first = rows.filter((row) => row.page === rows[0]?.page);
  const usual = median(first.flatMap(({ box }) => (box === null ? [] : [box[3] - box[1]])));
  const isTitle = (row: Row): boolean =>
    !isAddressLine(row.text) &&
    ((isHeading(row) && !row.cells.some((cell) => isLabel(cell))) || isLargeTitle(row, usual) || isFirstLine(row));
  const headings = first.slice(0, TITLE_ROWS).filter((row) => namesKind(row) || isTitle(row));
  return wanted.flatMap((field) => {
    // "Title of the agreement": a heading with that noun is the title, wherever else a title is written.
    const nouns = new Set(readConcepts(`${splitName(lastName(field.path))} ${field.description}`).slice(1));
    const named = headings.filter((row) => row.cells[0]?.tokens.some(({ concepts }) => nouns.has(concepts.join())));
    const rest = headings.filter((row) => !named.includes(row));
    const others = [...rest.filter(namesKind), ...rest.filter((row) => !namesKind(row))].slice(0, 4);
    return [
      ...named.slice(0, 1).map((row) => toTitle(field, row, { rows: first, usual }, 1)),
      ...others.map((row, rank) =>
        toTitle(field, row, { rows: first, usual }, (named.length > 0 ? 0.6 : 0.95) - 0.25 * rank),
      ),
    ];
  });
}

/** A line of a title is as long as the paper is wide; a shorter one is all of the title. */
const MIN_FULL_LINE = 0.6;
/** Lines of one title are as high as each other. */
const MAX_HEIGHT_RATIO = 1.15;

/** The first page of a document, and the usual height of its lines. */
interface TitlePage {
  rows: readonly Row[];
  usual: number;
}

/** A heading with the line that it goes on with: right below it, in letters as high, above the page's usual height. */
function toTitle(field: ScalarField, row: Row, { rows, usual }: TitlePage, label: number): Candidate {
  const candidate = toCandidate(field, row, label);
  const next = rows[row.index + 1];
  if (next === undefined || row.box === null || next.box === null) return candidate;
  const [height, nextHeight] = [row.box[3] - row.box[1], next.box[3] - next.box[1]];
  const isAlike = Math.max(height, nextHeight) < MAX_HEIGHT_RATIO * Math.min(height, nextHeight);
  const isBelow = next.box[1] - row.box[3] < height;
  if (!isLarge(row, usual) || !isAlike || !isBelow || row.box[2] - row.box[0] < MIN_FULL_LINE) return candidate;
  if (next.cells.length !== 1 || NOT_TITLE.test(next.text.trim())) return candidate;
  return { ...candidate, value: `${String(candidate.value)} ${next.text.trim()}`, match: 'normalized' };
}

/** Whether the letters of a line are higher than is usual on its page. */
function isLarge({ box }: Row, usual: number, ratio = MAX_HEIGHT_RATIO): boolean {
  return box !== null && box[3] - box[1] > ratio * usual;
}

/** How much higher than usual the letters of a title are that is written like a sentence. */
const MIN_TITLE_RATIO = 1.3;

function isLargeTitle(row: Row, usual: number): boolean {
  const words = row.text.match(/\p{L}{2,}/gu) ?? [];
  const isText =
    row.cells.length === 1 && words.length >= 3 && words.length <= MAX_WORDS && /^\P{L}*\p{Lu}/u.test(row.text);
  return isText && !NOT_TITLE.test(row.text.trim()) && isLarge(row, usual, MIN_TITLE_RATIO);
}

const PERSON_NAMES = new Set(['first', 'last']);
/** "Job title" */
const OF_PEOPLE = new Set(['job', 'position', 'occupation', 'professional', 'contact', 'employee', 'signatory']);
const TITLES = listWordsOfTopic('title').map(fold);
const DOCUMENT = new RegExp(buildProsePattern('documents'), 'iu');

/** @param isOfPerson whether the schema asks for the parts of a person's name, of which "Dr" is one */
function isTitleField(field: ScalarField, isOfPerson: boolean): boolean {
  const name = fold(lastName(field.path));
  if (!TITLES.some((title) => name.includes(title))) return false;
  const words = readConcepts(splitName(lastName(field.path)));
  const isOfThing = words.length === 2 && words[1] === 'title' && !OF_PEOPLE.has(words[0] ?? '');
  if (field.path.length === 1 && (TITLES.includes(name) || isOfThing) && !isOfPerson) return true;
  return DOCUMENT.test(`${name} ${field.description}`);
}

/** A few words at the very beginning, in lines that are all as high. */
function isFirstLine(row: Row): boolean {
  const words = row.text.match(/\p{L}+/gu) ?? [];
  const isShort = row.cells.length === 1 && words.length >= 2 && words.length <= MAX_WORDS / 2;
  const text = row.text.trim();
  return row.index === 0 && isShort && !NOT_TITLE.test(text) && !hasLegalForm(text) && !/[.,;]$/u.test(text);
}

/** "Certificate of attendance": a line that says of which kind the document is. */
const namesKind = (row: Row): boolean => row.cells.length === 1 && isDocumentHeading(row.text.trim());

/** One word is a title where it is as long as "Teilnahmebescheinigung". */
const MIN_COMPOUND = 14;

/** A short line on its own, in capitals or with capital words. */
function isHeading(row: Row): boolean {
  const text = row.text.trim();
  const words = text.match(/\p{L}+/gu) ?? [];
  const isLong = words.length >= 2 || text.length >= MIN_COMPOUND;
  if (row.cells.length !== 1 || !isLong || words.length > MAX_WORDS || NOT_TITLE.test(text)) return false;
  const capital = words.filter((word) => /^\p{Lu}/u.test(word) || word.length <= 3).length;
  return capital === words.length && !hasLegalForm(text) && !/[.,;]$/u.test(text);
}

const KIND_NOUN_ROWS = 30;
const INSTITUTION_LEAD = new RegExp(
  `^(?:[^\\p{L}]*${buildProsePattern('institutionPrefixes')}\\s+)?` +
    `(?:${buildPattern('honorifics')}\\s+){0,2}[^\\p{L}]*`,
  'iu',
);

/** An institution by what it is: the line at the top with the field's noun, as "High Court of Delhi" for `court`. */
export function proposeInstitutions(fields: readonly ScalarField[], { rows }: Surroundings): Candidate[] {
  return fields.flatMap((field) => {
    const concepts = nameConcepts(field).filter((concept) => concept !== 'name');
    const [noun] = concepts;
    if (concepts.length !== 1 || noun === undefined || noun.length < 4 || !field.types.includes('string')) return [];
    if (PEOPLE.has(noun)) return [];
    const isNamed = /\bname\b/iu.test(field.description) || /name$/iu.test(lastName(field.path));
    if (!isNamed && !ORGANIZATIONS.has(noun) && noun !== 'bank') return [];
    const found = rows.slice(0, KIND_NOUN_ROWS).flatMap((row) => {
      const match = institutionIn(row, noun);
      return match === null ? [] : [{ row, match }];
    });
    return found
      .slice(0, 3)
      .map(({ row, match }, rank) => toCandidate(field, row, 0.7 - 0.15 * rank, match.start, match.end));
  });
}

function institutionIn(row: Row, noun: string): { start: number; end: number } | null {
  const cell = row.cells.find(({ text }) => /\p{L}/u.test(text));
  if (row.cells.length > 2 || cell === undefined || cell.tokens.length > 12) return null;
  if (
    !cell.tokens.some(({ concepts }) => concepts.includes(noun)) ||
    cell.tokens.filter(({ text }) => /\p{L}/u.test(text)).length < 2 ||
    isDocumentHeading(cell.text) ||
    isRunningText(cell.text) ||
    /\bno\b|[-:#]\s*\d|:\s/iu.test(cell.text)
  )
    return null;
  const lead = INSTITUTION_LEAD.exec(cell.text)?.[0] ?? '';
  const start = cell.from + lead.length;
  const [name = ''] = cell.text.split(AFTER_NAME);
  const end = cell.from + name.replace(/[^\p{L}\p{N})]+$/u, '').length;
  return end > start && /^\p{Lu}/u.test(row.text.slice(start, end)) ? { start, end } : null;
}

function toCandidate(
  field: ScalarField,
  row: Row,
  label: number,
  start = row.text.length - row.text.trimStart().length,
  end = row.text.trimEnd().length,
): Candidate {
  return quote(field, row, { start, end }, { label, source: 'title' });
}

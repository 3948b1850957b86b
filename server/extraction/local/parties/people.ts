import { quote, type Candidate } from '../candidates/candidate.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import { readEmails, readPhones } from '../../reading/contact-details.ts';
import { buildPattern, buildTopicPattern } from '../../reading/languages/terms.ts';
import { readConcepts } from '../../reading/tokens.ts';
import { PEOPLE } from '../../reading/languages/topics.ts';
import type { Row } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';
import { hasLegalForm, isDocumentHeading } from './party-words.ts';
import { readName } from './person-names.ts';

const CERTIFYING = new RegExp(`${buildTopicPattern('certifying')},?(?!\\p{L})\\s*:?\\s*`, 'iu');
const CLOSING = new RegExp(`(?:^|\\s)${buildTopicPattern('closings')}\\s*[.,!]?$`, 'iu');
const PARTICLE = buildPattern('nameParticles');
const WORD = "\\p{Lu}[\\p{L}'’-]*\\.?";
const FULL_NAME = new RegExp(`^${WORD}(?:\\s+(?:${PARTICLE}\\s+)?${WORD}){1,4}(?=$|\\s+\\p{Ll}|[,.;])`, 'u');

/** What precedes the first small word: "Anna Berg was employed by …". */
const BEFORE_CLAUSE = new RegExp(`^.*?(?=\\s(?!${PARTICLE}\\s)\\p{Ll})`, 'u');
/** "Frau Anna Berg, geboren am …" */
const BORN = new RegExp(
  `^\\s*${buildPattern('honorifics')}\\.?\\s+(?=\\p{Lu}[^,;:]{3,40},?\\s+${buildPattern('born')}\\s)`,
  'iu',
);

const TOP_ROWS = 5;
const ROWS_OF_CONTACTS = 3;
const ROWS_OF_SIGNATURE = 5;

/**
 * Names of people without a label: after the words of a certificate, above the contact details of a résumé, and below
 * the last words of a letter. None for fields that the document names.
 */
export function proposePeople(
  fields: readonly ScalarField[],
  labelled: ReadonlySet<ScalarField>,
  { rows }: Surroundings,
): Candidate[] {
  const open = fields.filter((field) => !labelled.has(field));
  const subjects = open.filter(isSubject);
  const signatories = open.filter(isSignatory);
  const roles = open.filter(isRoleOfSignatory);
  if (subjects.length === 0 && signatories.length === 0 && roles.length === 0) return [];
  const certified = rows.flatMap((row, index) => findCertified(row, rows[index + 1]));
  const above = certified.length === 0 ? findAboveContacts(rows) : [];
  const isClosing = ({ text }: Row): boolean => CLOSING.test(joinLetters(text.trim())) || isForCompany(text.trim());
  const signed = rows.flatMap((row, index) => (isClosing(row) ? findSigned(rows, index) : []));
  return [
    ...subjects.flatMap((field) => [
      ...certified.map((name) => propose(field, name, 0.85)),
      ...above.filter(() => isPlainName(field)).map((name) => propose(field, name, 0.75)),
    ]),
    ...signatories.flatMap((field) => signed.map((name) => propose(field, name, 0.8))),
    ...roles.flatMap((field) => signed.flatMap(({ row }) => proposeRole(field, rows[row.index + 1]))),
  ];
}

/** "A t e n t a m e n t e": letters apart are one word. */
const joinLetters = (text: string): string => (/^\p{L}(?: \p{L}){3,}$/u.test(text) ? text.replaceAll(' ', '') : text);

/** "For Northwind Mills Ltd.": the company that somebody signs for. */
const isForCompany = (text: string): boolean => FOR_COMPANY.test(text) && hasLegalForm(text);
const FOR_COMPANY = new RegExp(`^${buildPattern('appearances')}\\s\\p{Lu}`, 'iu');

/** "Anna Berg (site inspector)", "Anna Berg, Chief Engineer" */
const WITH_ROLE =
  /^(?:[^:]{2,30}:\s+)?(?<name>\p{Lu}[\p{L}.'’ -]{3,40}?)\s*(?:,\s*|\()(?<role>\p{L}[\p{L} -]{2,30}?)\)?$/u;

/** Names with the role that a field asks for behind them. */
export function proposeByRole(fields: readonly ScalarField[], { rows }: Surroundings): Candidate[] {
  const wanted = fields
    .filter((field) => field.types.includes('string') && field.format === '')
    .map((field) => ({
      field,
      role: nameConcepts(field)
        .filter((concept) => concept !== 'name')
        .join(' '),
    }));
  return rows.flatMap((row) =>
    row.cells.flatMap((cell): Candidate[] => {
      const { name = '', role = '' } = WITH_ROLE.exec(cell.text)?.groups ?? {};
      const said = name === '' ? '' : readConcepts(role).join(' ');
      const asked = wanted.filter((one) => one.role !== '' && ` ${said}`.endsWith(` ${one.role}`));
      if (asked.length === 0) return [];
      const start = cell.from + cell.text.indexOf(name);
      const placed = readName(row, start, start + name.length);
      return placed === null ? [] : asked.map(({ field }) => propose(field, placed, 0.85));
    }),
  );
}

interface PlacedName {
  row: Row;
  start: number;
  end: number;
}

/** Whether a field asks for the person whom a document is about. */
function isSubject(field: ScalarField): boolean {
  const concepts = nameConcepts(field).filter((concept) => !['name', 'full', 'person', 'recipient'].includes(concept));
  return kindOf(field) === 'name' && concepts.every((concept) => PEOPLE.has(concept));
}

function isPlainName(field: ScalarField): boolean {
  return nameConcepts(field).every((concept) => ['name', 'full', 'person', 'applicant'].includes(concept));
}

/** Details of the signatory other than the name. */
/** "Designation" means a description, too. */
const ROLES = ['title', 'position', 'occupation', 'description', 'role', 'function', 'capacity'];
const OF_SIGNATORY = new Set([...ROLES, 'date', 'place', 'email', 'phone']);

function isSignatory(field: ScalarField): boolean {
  const concepts = nameConcepts(field);
  if (concepts.some((concept) => OF_SIGNATORY.has(concept))) return false;
  return concepts.includes('signatory') || (concepts.includes('signed') && concepts.includes('by'));
}

const isRoleOfSignatory = (field: ScalarField): boolean => {
  const concepts = nameConcepts(field);
  return concepts.includes('signatory') && ROLES.includes(concepts.at(-1) ?? '');
};

/** The line below a signature's name, if it is one of words. */
function proposeRole(field: ScalarField, row: Row | undefined): Candidate[] {
  const text = row?.text.trim() ?? '';
  if (row === undefined || row.cells.length > 1 || !/^\p{Lu}[\p{L}\s,.&'’()/–-]{2,60}$/u.test(text)) return [];
  const start = row.text.indexOf(text);
  return [quote(field, row, { start, end: start + text.length }, { label: 0.8, source: 'party' })];
}

/** The name after "This is to certify that", in its line or the next one, or before the day of birth. */
function findCertified(row: Row, next: Row | undefined): PlacedName[] {
  const match = CERTIFYING.exec(row.text) ?? BORN.exec(row.text);
  if (match === null) return [];
  const from = match.index + match[0].length;
  if (from < row.text.trimEnd().length) return findName(row, from);
  return next === undefined || next.page !== row.page ? [] : findName(next, 0);
}

/** The first line of a résumé: a name, with a telephone number or an e-mail address below it. */
function findAboveContacts(rows: readonly Row[]): PlacedName[] {
  for (const [index, row] of rows.slice(0, TOP_ROWS).entries()) {
    if (isDocumentHeading(row.text)) continue;
    const [name] = row.cells.length <= 2 ? findName(row, 0) : [];
    const below = rows.slice(index, index + 1 + ROWS_OF_CONTACTS).map(({ text }) => text);
    const hasContacts = below.some((text) => readEmails(text).length > 0 || readPhones(text).length > 0);
    return name === undefined || !hasContacts ? [] : [name];
  }
  return [];
}

function findSigned(rows: readonly Row[], closing: number): PlacedName[] {
  for (const row of rows.slice(closing + 1, closing + 1 + ROWS_OF_SIGNATURE)) {
    const text = row.text.replace(SIGNED_FOR, (lead) => ' '.repeat(lead.length));
    const [name] = findName({ ...row, text }, 0);
    if (name !== undefined) return [{ ...name, row }];
  }
  return [];
}

/** "p.p.", "i. A.": on behalf of somebody else. */
const SIGNED_FOR = /^\s*(?:p\.\s?p\.|i\.\s?[AV]\.|ppa\.)\s*/u;

/** The full name that a line begins with. */
function findName(row: Row, from: number): PlacedName[] {
  const cell = row.cells.find(({ to }) => to > from);
  if (cell === undefined) return [];
  const start = Math.max(from, cell.from);
  const clause = BEFORE_CLAUSE.exec(row.text.slice(start, cell.to))?.[0].length ?? 0;
  const found = readName(row, start, cell.to) ?? readName(row, start, start + clause);
  if (found === null) return [];
  const [name] = FULL_NAME.exec(row.text.slice(found.start, cell.to)) ?? [];
  return name === undefined ? [] : [{ row, start: found.start, end: found.start + name.length }];
}

function propose(field: ScalarField, name: PlacedName, label: number): Candidate {
  return quote(field, name.row, name, { label, source: 'party' });
}

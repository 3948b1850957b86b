import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { conform } from '../conform.ts';
import { fill, type Filled } from '../filled-value.ts';
import { kindOf, lastName, nameConcepts } from '../kinds.ts';
import type { LayoutPage } from '../../../parsing/layout.ts';
import { buildConceptPattern, buildPattern, buildProsePattern } from '../../reading/languages/terms.ts';
import { isConcept } from '../../reading/languages/concepts.ts';
import { readConcepts } from '../../reading/tokens.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { hasLegalForm, isDocumentHeading, LEGAL_FORM_SOURCE } from '../parties/party-words.ts';
import { leavesOf } from '../tables/read-cell.ts';

const PARTIES = new RegExp(`(?:^|[_\\s])${buildProsePattern('partyFields')}(?:$|[_\\s])`, 'iu');
const SHORT_NAME = new RegExp(buildProsePattern('shortNameFields'), 'iu');
/** Parties are introduced at the beginning. */
const MAX_START = 4_000;
/** What follows the introduction of the parties. */
const AFTER_PARTIES =
  /\n\s*(?:WHEREAS|RECITALS|Recitals|WITNESSETH|BACKGROUND|NOW,? THEREFORE|(?:ARTICLE )?[1I]\.[\s\d])|\bWHEREAS\b/u;
const LABEL = 0.6;
const NAME_WORD = "[\\p{L}\\d&.'’/-]*";
const NAME_LINK = `(?:(?:${buildPattern('nameLinks')}|&)\\s+)*`;
/** A name may go on in the next line, and not in the next paragraph. */
const GAP = '(?:[^\\S\\n]+\\n?|\\n)[^\\S\\n]*';
const NAME =
  `\\p{Ll}?\\p{Lu}${NAME_WORD}` +
  `(?:${GAP}${LEGAL_FORM_SOURCE}(?!\\p{L})\\.?|(?:,${GAP}|${GAP}${NAME_LINK})[\\p{Lu}\\d&]${NAME_WORD}){0,9}`;
const ARTICLE = `(?:(?:${buildPattern('articles', 'indefiniteArticles')}|${buildProsePattern('definitions')}),?\\s+)*`;
/** `("HDI")`, `(hereinafter referred to as the "Company")` */
const DEFINED = new RegExp(`\\(\\s*${ARTICLE}["“](?<short>[^"“”]{2,40})["”]`, 'giu');
/** "nachfolgend Vermieter genannt" */
const DEFINED_ELSEWHERE = new RegExp(
  `[(,–—-]\\s*${buildProsePattern('calls')},?\\s+` +
    `(?:\\p{Ll}[\\p{L}’']*(?:\\s+|(?=[«"“]))){0,3}["“”„«‘’]?\\s?(?<short>\\p{Lu}\\p{L}{3,30})`,
  'gu',
);
const FIRST_NAME = new RegExp(NAME, 'gu');
const AND = `${buildPattern('and')}|${buildProsePattern('otherParty')}`;
/** "la société X", "der Firma X": as the languages write it. The name of "Société X" begins with it. */
const COMPANY = `(?-i:${buildConceptPattern('company')})`;
/** What comes before a party's name. */
const INTRODUCTION = new RegExp(
  `^(?:[\\s\\S]*\\b${buildProsePattern('between')}(?!\\p{L})[:,]?` +
    `|[\\s,;)”"»’]*(?:(?:${AND})(?!\\p{L})|-\\s*(?:${AND})\\s*-|\\(\\w\\)))` +
    `(?:\\s+(?:${buildPattern('articles', 'honorifics')}|${COMPANY})\\.?(?=\\s))*`,
  'iu',
);
const NOT_A_PARTY = new RegExp(
  '^(?:this|agreement|the|effective date|term|recitals?|whereas|exhibit|dated?|section)\\b' +
    '|(?:agreement|date|term|parties|party|services?|products?|states?)$',
  'iu',
);

interface Party {
  page: LayoutPage;
  name: { text: string; start: number };
  short: { text: string; start: number };
}

/** The parties that a contract introduces with the names that it calls them by. Null for other lists. */
export function readDefinedParties(field: ArrayField, around: Surroundings): Findings[] | null {
  if (!PARTIES.test(lastName(field.path).replace(/([a-z])([A-Z])/gu, '$1 $2'))) return null;
  const leaves = leavesOf(field.item);
  const short = leaves.find((leaf) => SHORT_NAME.test(`${lastName(leaf.path)} ${leaf.description}`));
  const name = field.item.shape === 'scalar' ? field.item : leaves.find((leaf) => /name/iu.test(lastName(leaf.path)));
  if (name === undefined) return null;
  const parties = findParties(around);
  if (parties.length === 0) return null;
  return parties.map((party) => {
    const scalars = new Map<ScalarField, Filled>();
    for (const [leaf, part] of [
      [name, party.name],
      [short, party.short],
    ] as const) {
      if (leaf === undefined) continue;
      const value = conform(leaf, part.text.replace(/\s+/gu, ' '), part.text);
      if (value === undefined) continue;
      const candidate: Candidate = {
        field: leaf,
        value,
        page: party.page,
        row: 0,
        start: part.start,
        end: part.start + part.text.length,
        match: 'exact',
        label: LABEL,
        position: 1,
        fit: 1,
        source: 'defined party',
      };
      scalars.set(leaf, fill(value, candidate));
    }
    return { scalars, arrays: new Map() };
  });
}

/** The party that a contract calls by the field's name: "Ann Lee (the "Tenant")" for `tenant`. */
export function proposeDefinedParties(fields: readonly ScalarField[], around: Surroundings): Candidate[] {
  const wanted = fields
    .filter((field) => kindOf(field) === 'name' || kindOf(field) === 'text')
    .map((field) => ({
      field,
      sought: nameConcepts(field)
        .filter((concept) => concept !== 'name')
        .join(' '),
    }))
    .filter(({ sought }) => sought !== '');
  if (wanted.length === 0) return [];
  const parties = findParties(around).map((party) => ({ party, called: readConcepts(party.short.text).join(' ') }));
  // The company that a contract calls nothing else is the other party: the employer of the "Employee".
  const others = wanted.filter(
    ({ field, sought }) => kindOf(field) === 'name' && parties.every(({ called }) => called !== sought),
  );
  const isOther = (called: string, sought: string): boolean =>
    called === 'company' && parties.length === 2 && others.length === 1 && others[0]?.sought === sought;
  return wanted.flatMap(({ field, sought }) => {
    return parties
      .filter(({ called }) => called === sought || isOther(called, sought))
      .map(({ party: { page, name: introduced } }): Candidate => {
        const name = { ...introduced, text: withoutAddress(introduced.text) };
        const row = around.rows.findLast((one) => one.page === page && one.start <= name.start);
        return {
          field,
          value: name.text.replace(/\s+/gu, ' '),
          page,
          row: row?.index ?? 0,
          start: name.start,
          end: name.start + name.text.length,
          match: /\s{2,}|\n/.test(name.text) ? 'normalized' : 'exact',
          label: 0.95,
          position: 1,
          fit: 1,
          source: 'defined party',
        };
      });
  });
}

/** "Gerda Pohl, Hauptstraße 3", "Ann Lee of 3 Elm Grove": a name ends at a comma that no legal form follows. */
function withoutAddress(text: string): string {
  const [first = text] = text.split(/,|\s\p{Ll}{1,3}\s\d/u);
  return hasLegalForm(text) && !hasLegalForm(first) ? text : first;
}

function findParties({ rows }: Surroundings): Party[] {
  const found: Party[] = [];
  const seen = new Set<string>();
  let length = 0;
  for (const page of new Set(rows.map((row) => row.page))) {
    if (length > MAX_START || found.length >= 2) break;
    const opening = page.text.slice(0, MAX_START);
    const end = AFTER_PARTIES.exec(opening.slice(200));
    const text = end === null ? opening : opening.slice(0, end.index + 200);
    let from = 0;
    const definitions = [...text.matchAll(DEFINED), ...text.matchAll(DEFINED_ELSEWHERE)];
    for (const match of definitions.sort((a, b) => a.index - b.index)) {
      const short = (match.groups?.['short'] ?? '').replace(/[,.]$/u, '');
      const name = nameIn(text.slice(from, match.index));
      if (name !== null && !NOT_A_PARTY.test(name.text) && !NOT_A_PARTY.test(short) && !seen.has(name.text)) {
        seen.add(name.text);
        const shortStart = match.index + match[0].lastIndexOf(short);
        found.push({
          page,
          name: { text: name.text, start: from + name.start },
          short: { text: short, start: shortStart },
        });
      }
      from = match.index + match[0].length;
    }
    length += page.text.length;
  }
  // Contracts define other words in brackets too: where companies are introduced, these are no parties.
  return found.some(({ name }) => hasLegalForm(name.text)) ? found.filter(isParty) : found;
}

function isParty({ name: { text } }: Party): boolean {
  if (hasLegalForm(text)) return true;
  const words = text.split(/\s+/u);
  return (
    words.length >= 2 && words.length <= 4 && words.every((word) => PERSON_WORD.test(word)) && !isKnownPhrase(words)
  );
}

const PERSON_WORD = /^(?:\p{Lu}\p{L}+(?:[-'’]\p{L}+)*|\p{Lu}\.)$/u;

/** "Production Fee", "Net Sales": words of labels, and no person's name. */
function isKnownPhrase(words: string[]): boolean {
  return /^\p{Lu}\.$/u.test(words[0] ?? '') || words.some((word) => readConcepts(word).some(isConcept));
}

/** The name that a stretch begins with, after the words that introduce it; one with a legal form before others. */
function nameIn(stretch: string): { text: string; start: number } | null {
  const lead = INTRODUCTION.exec(stretch)?.[0].length ?? 0;
  const names = [...stretch.slice(lead).matchAll(FIRST_NAME)]
    .map((match) => withoutDate({ text: match[0].replace(/[,\s]+$/u, ''), start: lead + match.index }))
    .filter(({ text }) => text.length >= 3 && !/^(?:This|The|A|An)$/u.test(text) && !isDocumentHeading(text))
    .filter(({ start }) => !describes(stretch.slice(lead), start - lead));
  const [first] = names;
  const last = names.at(-1);
  // "contract no. 7 with North Cranes Ltd (the "Applicant")": without words that introduce it, the name is beside.
  const isBeside = last !== undefined && stretch.slice(last.start + last.text.length).trim() === '';
  if (lead === 0 && isBeside && hasLegalForm(last.text)) return last;
  const legal = names.find(({ text, start }) => hasLegalForm(text) && start < (first?.start ?? 0) + 80);
  return legal ?? first ?? null;
}

/** "On 28 December 2023, North Cranes Ltd" */
function withoutDate({ text, start }: { text: string; start: number }): { text: string; start: number } {
  const date = /^.*(?<!\d)(?:19|20)\d\d,?\s+(?=\p{Lu})/su.exec(text)?.[0].length ?? 0;
  return { text: text.slice(date), start: start + date };
}

/** "a New Jersey Corporation", "a subsidiary of Tate & Lyle PLC", "the laws of Japan": no names of a party. */
function describes(stretch: string, start: number): boolean {
  return DESCRIPTION.test(stretch.slice(0, start));
}

const DESCRIPTION = new RegExp(
  `(?<!\\p{L})(?:${buildPattern('indefiniteArticles', 'ownerPrefixes')}|under)\\s+$`,
  'iu',
);

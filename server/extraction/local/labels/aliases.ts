import { isConcept } from '../../reading/languages/concepts.ts';
import type { Field, ScalarField } from '../target-fields.ts';
import { lastName } from '../kinds.ts';
import { listLabels, listTopicLabels, buildWholePattern } from '../../reading/languages/terms.ts';
import { ORGANIZATIONS, PEOPLE, TOPIC_FIELDS } from '../../reading/languages/topics.ts';
import { USUAL_COLUMNS, USUAL_FIELDS } from '../../reading/languages/usual-fields.ts';
import { readConcepts, splitName } from '../../reading/tokens.ts';
import { GENERIC, ISSUERS, OWNERS, PLAIN_LABELS, UNITS } from './name-words.ts';
import { edgeOf, namePeriod } from './range-ends.ts';

/** One way in which a document may call a field: concepts in any order. */
export interface Alias {
  concepts: string[];
  /** The same for the same concepts in any order. */
  key: string;
  /** How surely this text means the field, 0 to 1. */
  weight: number;
  /** Whether examples say so. */
  isTaught?: true;
}

interface FoldedGroup {
  strong: string[][];
  weak: string[][];
  strongKeys: Set<string>;
  columns: boolean;
}

function readGroup({ labels, weakLabels }: ReturnType<typeof listLabels>, columns: boolean): FoldedGroup {
  const strong = labels.map(readConcepts).filter((concepts) => concepts.length > 0);
  return { strong, weak: weakLabels.map(readConcepts), strongKeys: new Set(strong.map(conceptKey)), columns };
}

const PERIODS = readGroup(listLabels('period'), false);
const GROUPS: FoldedGroup[] = [
  ...USUAL_FIELDS.map((field) => (field === 'period' ? PERIODS : readGroup(listLabels(field), false))),
  ...TOPIC_FIELDS.map((field) => readGroup(listTopicLabels(field), false)),
  ...USUAL_COLUMNS.map((field) => readGroup(listLabels(field), true)),
];

const PLAIN_WEIGHT = 0.6;
const FULL_NAMES = listLabels('fullName').labels.map(readConcepts);

/** Whether a word of a name says whose value it is, rather than which of several. Unknown words do: "patient". */
function isOwner(concept: string): boolean {
  return OWNERS.has(concept) || !isConcept(concept);
}

function isPartyNoun(concept: string): boolean {
  return PEOPLE.has(concept) || ORGANIZATIONS.has(concept);
}

/** The order of concepts does not matter: "date of invoice" is "invoice date". */
export function conceptKey(concepts: string[]): string {
  return [...concepts].sort().join(' ');
}

/** The names of fields do not depend on the document: finding them is a third of the work on a small one. */
const known = { inRows: new WeakMap<Field, readonly Alias[]>(), elsewhere: new WeakMap<Field, readonly Alias[]>() };

/** All that a field may be called in a document. `inRow`: it is a column of a table. */
export function aliasesOf(field: Field, inRow: boolean): readonly Alias[] {
  const cache = inRow ? known.inRows : known.elsewhere;
  let aliases = cache.get(field);
  if (aliases === undefined) {
    aliases =
      field.shape === 'scalar' && field.untaught !== undefined
        ? addTaught(aliasesOf(field.untaught, inRow), field)
        : findUsualAliases(field, inRow);
    cache.set(field, aliases);
  }
  return aliases;
}

function addTaught(usual: readonly Alias[], { taught = [] }: ScalarField): Alias[] {
  const known = new Map(usual.map((alias) => [alias.key, alias]));
  for (const { label, weight } of taught) {
    const concepts = readConcepts(label);
    const key = conceptKey(concepts);
    if (concepts.length === 0 || (known.get(key)?.weight ?? 0) > weight) continue;
    known.set(key, { concepts, key, weight, isTaught: true });
  }
  return [...known.values()];
}

function findUsualAliases(field: Field, inRow: boolean): Alias[] {
  const found = new Map<string, Alias>();
  const add = (concepts: string[], weight: number): void => {
    if (concepts.length === 0 || concepts.length > MAX_WORDS) return;
    const key = conceptKey(concepts);
    const before = found.get(key);
    if (before === undefined || before.weight < weight) found.set(key, { concepts, key, weight });
  };
  const own = readOwnConcepts(field);
  const parent = inRow ? [] : parentConcepts(field.path);
  const bare = parent.length > 0 && own.every((concept) => GENERIC.has(concept)) ? 0.55 : 1;
  add([...parent.filter((concept) => !own.includes(concept)), ...own], 1);
  add(own, bare);
  const [first = '', second = ''] = own;
  const last = own.at(-1) ?? '';
  const edge = edgeOf(field);
  if (own.length > 1 && OFTEN_LEFT_OUT.has(last)) add(own.slice(0, -1), 0.72);
  if (own.length === 2 && (first === 'date' || (first === 'time' && edge !== null))) add([second], 0.7);
  if (last === 'date') add(readParticiple(own.at(-2) ?? ''), 0.7);
  if (own.length === 2 && second === 'registration') add([second], PLAIN_WEIGHT);
  if (inRow && own.length === 2 && second === 'price' && !isConcept(first)) add([first], 0.7);
  if (own.length > 1 && first === 'total') add([...own, 'amount'], 0.9);
  if (own.length > 1 && PLAIN_LABELS.has(last) && own.slice(0, -1).every(isOwner)) {
    add([last], PLAIN_WEIGHT);
    if (last === 'name') for (const label of FULL_NAMES) add(label, PLAIN_WEIGHT);
  }
  // A form about one person labels that person "Name".
  if (field.path.length === 1 && own.length === 1 && PEOPLE.has(last))
    for (const label of [['name'], ...FULL_NAMES]) add(label, PLAIN_WEIGHT);
  const bareOwn = leaveOutUnit(field, own);
  if (bareOwn.length < own.length && bareOwn.some((concept) => !GENERIC.has(concept) && concept !== 'total'))
    add(bareOwn, 0.97);
  const qualified = own.slice(own.findIndex((concept) => !isPartyNoun(concept) && !ISSUERS.has(concept)));
  const isSpecific = qualified.some((concept) => !GENERIC.has(concept)) || (qualified.length > 1 && ISSUERS.has(first));
  if (qualified.length < own.length && isSpecific) add(qualified, PLAIN_WEIGHT);
  add(readConcepts(field.title), bare);
  for (const phrase of descriptionPhrases(field.description)) add(readConcepts(phrase), 0.85);

  for (const concepts of periodOf(field, own)) add(concepts, 0.92);
  const direct = [...found.values()];
  const days = edge === null && last === 'date';
  const groups = GROUPS.filter((group) => group !== PERIODS || !days)
    .map((group) => ({ group, weight: groupWeight(group, direct) }))
    .filter(({ weight }) => weight > 0);
  // An agreement states its date in a sentence, and has others beside labels.
  const isPlain = groups.length === 0 && !inRow && own.length === 2 && !isConcept(first) && first !== 'agreement';
  if (isPlain && ['date', 'time', 'period'].includes(second)) add([second], PLAIN_WEIGHT);
  const scoped = groups.filter(({ group }) => group.columns === inRow);
  for (const { group, weight } of scoped.length > 0 ? scoped : groups) {
    const names = (concepts: string[]): boolean =>
      concepts.some((concept) => own.includes(concept) && !GENERIC.has(concept) && concept !== 'total');
    for (const concepts of group.strong) add(concepts, (names(concepts) ? 0.97 : 0.93) * weight);
    for (const concepts of group.weak) add(concepts, 0.55 * weight);
  }
  return [...found.values()];
}

/** Longer names are sentences. */
const MAX_WORDS = 7;
/** Last words of names that labels leave out: "Flight" for `flight_number`. */
const OFTEN_LEFT_OUT: ReadonlySet<string> = new Set(['name', 'number', 'id', 'code', 'date', 'time', 'size', 'count']);

const NOUN_OF_VERB = /^(?<stem>\p{L}{4,}?)(?:ion|(?<=er)y)$/u;

/** "Inspected" for the day of an inspection, "Delivered" for that of a delivery. */
function readParticiple(noun: string): string[] {
  const stem = NOUN_OF_VERB.exec(noun)?.groups?.['stem'];
  return stem === undefined ? [] : readConcepts(`${stem}ed`);
}

/** "m2" and "m3" are units, and not a letter and a number. */
function readOwnConcepts({ path }: Field): string[] {
  const concepts = readConcepts(splitName(lastName(path)));
  const [unit = '', power = ''] = concepts.slice(-2);
  return unit === 'm' && /^[23]$/.test(power) ? [...concepts.slice(0, -2), unit + power] : concepts;
}

/** What a length of time is counted in, as in `term_months`. "Monthly" means the same as "month", and is no unit. */
const LENGTHS = /^(?:minutes|hours|days|weeks|months|years)$/iu;

/** "viscosity_cst", "flash_point_c": a short word that means nothing else. */
function isShortUnit(field: Field, words: readonly string[]): boolean {
  const [last = ''] = words.slice(-1);
  const isNumber = field.shape === 'scalar' && field.types.some((type) => type === 'number' || type === 'integer');
  return isNumber && words.length > 1 && /^\p{Ll}{1,3}$/u.test(last) && !readConcepts(last).some(isConcept);
}

function leaveOutUnit(field: Field, own: readonly string[]): string[] {
  const words = splitName(lastName(field.path)).split(' ');
  const isLength = words.length > 1 && LENGTHS.test(words.at(-1) ?? '');
  const isUnit = isShortUnit(field, words);
  return isLength || isUnit ? readConcepts(words.slice(0, -1).join(' ')) : own.filter((concept) => !UNITS.has(concept));
}

/** Names of the period itself: its label may precede both dates. */
function periodOf(field: Field, own: string[]): string[][] {
  if (edgeOf(field) === null) return [];
  const bare = namePeriod(field, own);
  return [bare, [...bare, 'date'], ['period'], ['period', 'date']].filter(
    (concepts) => concepts.length > 0 && concepts.join() !== 'date',
  );
}

function groupWeight(group: FoldedGroup, direct: Alias[]): number {
  return Math.max(0, ...direct.filter((alias) => group.strongKeys.has(alias.key)).map((alias) => alias.weight));
}

function parentConcepts(path: string[]): string[] {
  const parents = path.slice(0, -1).filter((step) => step !== '*');
  const nearest = parents.at(-1);
  if (nearest === undefined) return [];
  return readConcepts(splitName(nearest));
}

const CLAUSE_END = new RegExp(`[.;:(]|${buildWholePattern('clauseEnds')}`, 'iu');
const ALTERNATIVE = new RegExp(`\\s*(?:,|/|${buildWholePattern('alternatives')})\\s*`, 'iu');

/**
 * What a description calls the field: its first clause, and each of "contract, order or invoice number" with the word
 * that they share.
 */
export function descriptionPhrases(description: string): string[] {
  const clause = description.split(CLAUSE_END)[0]?.trim() ?? '';
  if (clause === '') return [];
  const parts = clause.split(ALTERNATIVE).filter((part) => part !== '');
  if (parts.length === 1) return [clause];
  const head = parts.at(-1)?.split(/\s+/).at(-1) ?? '';
  return parts.flatMap((part, index) => (index < parts.length - 1 ? [`${part} ${head}`, part] : [part]));
}

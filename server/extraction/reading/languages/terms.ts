import { LANGUAGES } from './all-languages.ts';
import { CONCEPTS, type Concept } from './concepts.ts';
import type { Language, PartyRole, PersonRole } from './language.ts';
import type { Terms } from './term-list.ts';
import { TOPIC_WORDS, type TopicField, type TopicWord } from './topics.ts';
import type { DocumentKind, LanguageProse, Synonym } from './prose.ts';
import type { UsualField } from './usual-fields.ts';

/** A few words of languages without an object of their own, and abbreviations that are used in all of them. */
interface OtherWords extends Partial<
  Omit<Language, 'code' | 'words' | 'labels' | 'partyHeadings' | 'roles' | 'topics' | 'prose'>
> {
  words: Partial<Record<Concept, Terms>>;
}

const OTHER_WORDS: OtherWords = {
  words: {
    invoice: 'faktura, számla',
  },
  legalForms: `SE, SDN BHD, SDN. BHD, SDN.BHD, SDNBHD,
    S/B, Bhd, BHD, Berhad, BERHAD, Pte, Oy, AB, A/S, ApS, AS, s.r.o.`,
  notSenderName: 'www, http, IBAN, BIC',
  notAddress: 'IBAN, BIC, GLN',
  honorifics: 'shri, sri, smt, sh, kumari, encik, puan, cik',
  nameParticles: 'af',
  pageWords: 'side, sida, strana, oldal, sayfa, sivu, страница, стр, сторінка',
  streetWords: 'jalan',
  countries: 'Danmark, Sverige, Norge, Suomi',
};

const ALL: readonly Language[] = Object.values(LANGUAGES);
const ALL_TOPICS = ALL.map(({ topics }) => topics);
const ALL_PROSE = ALL.map(({ prose }) => prose);

/** The parts of a language that are lists of terms. */
type Part = Exclude<{ [P in keyof Language]-?: Language[P] extends Terms ? P : never }[keyof Language], 'code'>;

export function splitTerms(terms: Terms | undefined): string[] {
  return (terms ?? '')
    .split(',')
    .map((term) => term.trim().replace(/\s+/g, ' '))
    .filter((term) => term !== '');
}

/** The terms of one part in all languages, longest first. */
export function listTerms(part: Part): string[] {
  const terms = new Set([...ALL, OTHER_WORDS].flatMap((language) => splitTerms(language[part])));
  return [...terms].sort((a, b) => b.length - a.length);
}

/** The words of every concept. A word with several meanings has the first concept that lists it. */
export function listWords(): { concept: Concept; words: string[] }[] {
  return CONCEPTS.map((concept) => ({
    concept,
    words: [...ALL, OTHER_WORDS].flatMap(({ words }) => splitTerms(words[concept])),
  }));
}

/** The words of every topic, by its English word. */
export function listTopicWords(): { topic: TopicWord; words: string[] }[] {
  return TOPIC_WORDS.map((topic) => ({ topic, words: listWordsOfTopic(topic) }));
}

/** The words of one topic in all languages. */
export function listWordsOfTopic(topic: TopicWord): string[] {
  return ALL_TOPICS.flatMap(({ words }) => splitTerms(words[topic]));
}

export function listTopicLabels(field: TopicField): { labels: string[]; weakLabels: string[] } {
  return {
    labels: ALL_TOPICS.flatMap(({ labels }) => splitTerms(labels[field])),
    weakLabels: ALL_TOPICS.flatMap(({ weakLabels }) => splitTerms(weakLabels[field])),
  };
}

/** The source of a pattern for any label of some fields of the topics. */
export function buildTopicLabelPattern(...fields: readonly TopicField[]): string {
  return buildAny(fields.flatMap((field) => listTopicLabels(field).labels));
}

/** The source of a pattern for any term of one part of the topics; a comma may follow each word. */
export function buildTopicPattern(part: 'certifying' | 'closings' | 'salutations'): string {
  const terms = ALL_TOPICS.flatMap((topics) => splitTerms(topics[part])).sort((a, b) => b.length - a.length);
  return `(?:${terms.map((term) => escapeTerm(term).replaceAll('\\s+', ',?\\s+')).join('|')})`;
}

export function listLabels(field: UsualField): { labels: string[]; weakLabels: string[] } {
  return {
    labels: ALL.flatMap(({ labels }) => splitTerms(labels[field])),
    weakLabels: ALL.flatMap(({ weakLabels }) => splitTerms(weakLabels[field])),
  };
}

export function listPartyHeadings(role: PartyRole): string[] {
  return ALL.flatMap(({ partyHeadings }) => splitTerms(partyHeadings[role]));
}

/** The words for people of one role in all languages, longest first. */
export function listRoleWords(role: PersonRole): string[] {
  const words = new Set(ALL.flatMap(({ roles }) => splitTerms(roles[role])));
  return [...words].sort((a, b) => b.length - a.length);
}

/** The source of a pattern for any term of some parts; a space is any white space. */
export function buildPattern(...parts: readonly Part[]): string {
  return buildAny(parts.flatMap(listTerms));
}

/** The words of some concepts in all languages. */
export function listConceptWords(...concepts: readonly Concept[]): string[] {
  return listWords().flatMap(({ concept, words }) => (concepts.includes(concept) ? words : []));
}

/** The source of a pattern for any word of some concepts. */
export function buildConceptPattern(...concepts: readonly Concept[]): string {
  return buildAny(listConceptWords(...concepts));
}

/** Like `buildPattern`, for terms that are not parts of longer words or numbers. */
export function buildWholePattern(part: Part): string {
  // One look around for all terms of a kind: each costs time to compile.
  const byEnds = Map.groupBy(listTerms(part), (term) => {
    const before = /^[\p{L}\p{N}]/u.test(term) ? '(?<![\\p{L}\\p{N}])' : '';
    const after = /[\p{L}\p{N}]$/u.test(term) ? '(?![\\p{L}\\p{N}])' : '';
    return `${before}(?:…)${after}`;
  });
  const alternatives = [...byEnds].map(([ends, terms]) => ends.replace('…', () => terms.map(escapeTerm).join('|')));
  return `(?:${alternatives.join('|')})`;
}

/** The parts of a language's prose that are lists of terms. */
type ProsePart = { [P in keyof LanguageProse]: LanguageProse[P] extends Terms ? P : never }[keyof LanguageProse];

/** The terms of one part of the prose in all languages, longest first. */
export function listProseTerms(part: ProsePart): string[] {
  return longestFirst(ALL_PROSE.flatMap((prose) => splitTerms(prose[part])));
}

/** The source of a pattern for any term of some parts of the prose; a space is any white space. */
export function buildProsePattern(...parts: readonly ProsePart[]): string {
  return buildAny(parts.flatMap(listProseTerms));
}

/** The source of a pattern for any word that sentences have for some meanings, or the beginning of one. */
export function buildSynonymPattern(...meanings: readonly Synonym[]): string {
  return buildAny(meanings.flatMap(listSynonyms));
}

/** The sources of patterns, which are no lists of terms. */
export function listNationalLaws(): string[] {
  return ALL_PROSE.flatMap(({ nationalLaw }) => (nationalLaw === '' ? [] : [nationalLaw]));
}

export function listTitles(kind: DocumentKind): string[] {
  return ALL_PROSE.flatMap(({ titles }) => splitTerms(titles[kind]));
}

export function listSynonyms(meaning: Synonym): string[] {
  return ALL_PROSE.flatMap(({ synonyms }) => splitTerms(synonyms[meaning]));
}

function buildAny(terms: readonly string[]): string {
  return `(?:${longestFirst(terms).map(escapeTerm).join('|')})`;
}

function longestFirst(terms: readonly string[]): string[] {
  return [...new Set(terms)].sort((a, b) => b.length - a.length);
}

function escapeTerm(term: string): string {
  return term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+');
}

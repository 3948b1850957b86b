import type { Concept } from './concepts.ts';
import type { LanguageProse } from './prose.ts';
import type { Terms } from './term-list.ts';
import type { LanguageTopics } from './topics.ts';
import type { UsualField } from './usual-fields.ts';

export type LanguageCode = 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt';

/** The side of a transaction that a name or an address belongs to. */
export type PartyRole = 'seller' | 'buyer' | 'delivery';

/** What a person does in a document or a proceeding. */
export const PERSON_ROLES = [
  'judge',
  'lawyer',
  'claimant',
  'defendant',
  'doctor',
  'author',
  'director',
  'witness',
  'notary',
] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** Everything the recognisers and the built-in extractor know about a language. `''` where it has no such word. */
export interface Language {
  code: LanguageCode;

  /** Whether every noun begins with a capital, so that capitals do not show where a name ends. */
  hasCapitalNouns?: boolean;

  // Labels

  /** The words of labels by meaning, without duplicates of their plural in "s". */
  words: Record<Concept, Terms>;
  /** Words without a meaning in a label. */
  stopWords: Terms;
  /** Single words with several meanings, folded: `po` is a purchase order. */
  shortForms: Record<string, Concept[]>;
  /**
   * Labels that name a usual field unambiguously. Words mean the same in any order and language, so that "date de
   * facture" goes without saying where English has "invoice date".
   */
  labels: Partial<Record<UsualField, Terms>>;
  /** Labels that often name something else. */
  weakLabels: Partial<Record<UsualField, Terms>>;
  /** Words before a label that belongs to the document's recipient: "Your VAT ID". */
  recipientWords: Terms;

  // Small words

  /** Words between the last two things of an enumeration. */
  and: Terms;
  /** Words before what comes with something else. */
  with: Terms;
  /** Words before what somebody is: "as an engineer". */
  as: Terms;
  /** Articles for a thing that is known, and words that contain one. */
  articles: Terms;
  /** Articles for one thing of several. */
  indefiniteArticles: Terms;
  /** Words before what is not so: "not exclusive". */
  denials: Terms;
  /** Small words that no value begins or ends with. */
  connectives: Terms;

  // Dates, numbers and answers

  /** Spellings of months that ICU does not know, folded: 1 to 12. */
  moreMonths?: Readonly<Record<string, number>>;
  /** Suffixes of a day: "March 7th". */
  ordinals: Terms;
  /** Words before the month or the year of a date: "7 of March", "marzo de 2024". */
  datePrefixes: Terms;
  /** Words between a date and the time of day: "2024-03-07 at 9:05". */
  timePrefixes: Terms;
  /** Words between the first and the last day of a period. */
  rangeWords: Terms;
  /** Words before the first day of a period, also at the end of the names of fields: `periodo_dal`. */
  fromWords: Terms;
  /** The same for the last day: `periodo_al`. */
  untilWords: Terms;
  /** Words between hours and minutes, or behind a time of day: "9 Uhr 30". */
  clockWords: Terms;
  numberWords: NumberWords;
  yes: Terms;
  no: Terms;
  percent: Terms;
  /** Words before a number below zero. */
  minus: Terms;
  /** Words behind a number of thousands: "12 thousand". */
  thousands: Terms;
  /** The same for millions. */
  millions: Terms;
  /** The same for billions. */
  billions: Terms;
  /** Abbreviated units directly after a quantity: "12pcs". */
  quantityUnits: Terms;
  /** Words between a unit and what is counted: "6 bottles of oil". */
  partWords: Terms;
  /** What things are counted in: "6 bottles olive oil". */
  packageWords: Terms;

  // Tables

  /** First words of rows below the items: subtotals, taxes, discounts. */
  summaryRowStarts: Terms;
  /** Words for the beginning of a journey. */
  departures: Terms;
  /** Words for the end of a journey. */
  arrivals: Terms;
  /** Labels of the small amount that rounds a total in cash. */
  rounding: Terms;
  /** First words of rows with an amount from the previous page or for the next one. */
  carriedForward: Terms;
  /** Words before the number of a page. */
  pageWords: Terms;
  /** Names of fields for the part of a list that an entry is in. */
  sections: Terms;

  // Parties and addresses

  /** Headings above the name and the address of a party. */
  partyHeadings: Record<PartyRole, Terms>;
  /** Labels of the name inside a party's block. */
  partyNameLabels: Terms;
  /** Labels of the address inside a party's block. */
  partyAddressLabels: Terms;
  /** Legal forms of companies. Case matters. */
  legalForms: Terms;
  /** Titles of documents, which are not names of companies. */
  documentTitles: Terms;
  /** Words before a title: "tax invoice". */
  titlePrefixes: Terms;
  /** First words of lines that a receipt greets its reader with. */
  greetings: Terms;
  /** First words of lines in a letterhead that are not the sender's name. */
  notSenderName: Terms;
  /** Words of lines in a party's block that are not part of the postal address. */
  notAddress: Terms;
  /** Labels of the lines that follow the address on a receipt or an invoice. */
  afterAddress: Terms;
  /** Words of the line of an address that names the street. */
  streetWords: Terms;
  /** Endings of words that name a street. */
  streetEndings: Terms;
  countries: Terms;

  // People

  /** Words for people by their role, in the singular. */
  roles: Record<PersonRole, Terms>;
  /** Forms of address and titles before a name. */
  honorifics: Terms;
  /** Words after a name that mean further names: "et al". */
  moreNames: Terms;
  /** Words between a party and its representative. */
  representation: Terms;
  /** Words between a lawyer and the party that the lawyer appears for. */
  appearances: Terms;
  /** Words between two parties of a dispute. */
  opponents: Terms;
  /** Words after a name that begin a description of the person. */
  nameEnds: Terms;
  /** Small words inside of names of people. */
  nameParticles: Terms;
  /** Small words inside of names of companies, places and occupations. */
  nameLinks: Terms;
  /** Words between a name and a day of birth. */
  born: Terms;

  // Descriptions in schemas

  /** Words before the owner of a described address: "of the company". */
  ownerPrefixes: Terms;
  /** Owners whose address is the seller's. */
  ownerNouns: Terms;
  /** Words between alternatives: "order or invoice number". */
  alternatives: Terms;
  /** Words that end the part of a description that names the field: "Date that …". */
  clauseEnds: Terms;
  /** Words of descriptions of amounts of money. */
  moneyDescriptions: Terms;
  /** Words before what somebody asks for: "please only the total". */
  wishes: Terms;

  /** Of payslips, forms, leases, policies and certificates. */
  topics: LanguageTopics;
  /** Of sentences and titles. */
  prose: LanguageProse;
}

/** Numbers in words: units from 2 on, then tens from 20 on. Spellings of one number are separated by `|`. */
export interface NumberWords {
  units: string;
  tens: string;
  /** What is between tens and units, or between units and tens. */
  links: readonly string[];
  /** Whether units come first: "fünfundzwanzig". */
  unitsFirst?: boolean;
  /** An article in most languages, so it counts only in compounds, and beside a unit of time. */
  one: string;
  /** Numbers that are not built from their digits. */
  others?: Readonly<Record<number, string>>;
}

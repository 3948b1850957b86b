import type { Terms } from './term-list.ts';

/** The templates for which documents are recognised by their titles. */
export const DOCUMENT_KINDS = [
  'invoice',
  'receipt',
  'order',
  'delivery-note',
  'contract',
  'resume',
  'bank-statement',
  'payslip',
  'identity-document',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Units of lengths of time. */
export const TIME_UNITS = ['days', 'weeks', 'months', 'years'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** What sentences say with several stems. */
export const SYNONYMS = [
  'start',
  'end',
  'law',
  'renewal',
  'notice',
  'convenience',
  'transfer',
  'insurance',
  'exclusivity',
  'signing',
  'warranty',
  'secrecy',
  'liability',
  'salary',
  'monthly',
] as const;
export type Synonym = (typeof SYNONYMS)[number];

/** The words of sentences and titles in one language. `''` where it has no such word. */
export interface LanguageProse {
  /** Titles of documents, by the template for them. */
  titles: Record<DocumentKind, Terms>;
  /** Words before an institution: "before the High Court". */
  institutionPrefixes: Terms;
  /** Words of names and descriptions for the document itself. */
  documents: Terms;
  /** Words before the number of a part of a document. */
  documentParts: Terms;

  // Lengths of time

  // Of each unit, all forms; English ones without their "s".
  days: Terms;
  weeks: Terms;
  months: Terms;
  years: Terms;
  hours: Terms;
  minutes: Terms;
  seconds: Terms;
  /** Words between a number and its unit: "business days". */
  timeQualifiers: Terms;
  /** Ends of names of fields that are a length of time. */
  lengths: Terms;
  /** Words of names that are one where the description says so. */
  possibleLengths: Terms;
  /** Words by which a description says so. */
  lengthDescriptions: Terms;
  /** Last parts of compounds that are a time or a length of time. */
  compoundEnds: Terms;

  // Employment

  /** Beginnings of words that say that somebody has worked. */
  employs: Terms;
  /** Parts of names of fields for the last day of employment. */
  leavingFields: Terms;

  // Words of fields in sentences

  /** Words that mean the same, or their stems. */
  synonyms: Partial<Record<Synonym, Terms>>;
  /** Words behind a name that are no part of it, where no sign ends it: verbs, and prepositions with a capital noun. */
  nameEnds: Terms;
  /** Words behind the legal form of a company that are no part of its name, besides "and", "as" and "with". */
  companyEnds: Terms;
  /** Words directly before the last day for something. */
  latest: Terms;
  /** Words between a word for the beginning or the end of something and the date: "ends on". */
  dayLinks: Terms;
  /** Words before a date of another document, or one that something happens before or after. */
  otherDays: Terms;
  /** Words of names and descriptions that say nothing of where a value is. */
  stopWords: Terms;
  /** Abbreviations whose full stop ends no sentence. Case matters. */
  abbreviations: Terms;
  /** Words before a number whose full stop ends no sentence: "am 1. April". */
  ordinalPrefixes: Terms;
  /** Words of rules and promises. */
  obliges: Terms;
  /** Words before an example in a description. */
  examples: Terms;

  // Governing law

  /** Parts of names of fields for a law. */
  lawFields: Terms;
  /** Parts of names and descriptions that say that it governs. */
  governingFields: Terms;
  /** Words for a law before whose it is: "the laws of Ohio". Case matters, also below. */
  laws: Terms;
  /** Words between the law and whose it is. */
  lawLinks: Terms;
  /** Kinds of states before their names. */
  states: Terms;
  /** Beginnings of words that say that a law governs. */
  governs: Terms;
  /** Beginnings of words by which a company exists under a law. */
  incorporates: Terms;
  /** The source of a pattern for a law with an adjective: "English law". */
  nationalLaw: string;

  // Parties of contracts

  /** Words of names of fields for the parties. */
  partyFields: Terms;
  /** Parts of names and descriptions of the names that a contract calls them by. */
  shortNameFields: Terms;
  /** Words before such a name; case matters: "nachfolgend Vermieter genannt". */
  calls: Terms;
  /** Words between a bracket and such a name in quotes: "(collectively, the “Parties”)". */
  definitions: Terms;
  /** Words before the first party. */
  between: Terms;
  /** Words before the other party, besides those for "and". */
  otherParty: Terms;
}

import { fold } from '../../reading/tokens.ts';
import { AUTHORITY_KINDS } from './authority-kinds.ts';
import { EVERYDAY_KINDS } from './everyday-kinds.ts';
import { FINANCE_KINDS } from './finance-kinds.ts';
import { HEALTH_KINDS } from './health-kinds.ts';
import { LEGAL_KINDS } from './legal-kinds.ts';
import { OTHER_KINDS } from './other-kinds.ts';
import { TRADE_KINDS } from './trade-kinds.ts';
import { WORKS_KINDS } from './works-kinds.ts';

/** A kind whose terms are split and folded. */
export interface KnownKind {
  key: string;
  titles: string[][];
  words: string[][];
  about: string[][];
}

const splitTerms = (terms: string): string[][] =>
  terms
    .split(/[,;:]/)
    .map((term) => fold(term).match(/[\p{L}\d]+/gu) ?? [])
    .filter((term) => term.length > 0);

export const KINDS: readonly KnownKind[] = [
  ...TRADE_KINDS,
  ...FINANCE_KINDS,
  ...LEGAL_KINDS,
  ...OTHER_KINDS,
  ...EVERYDAY_KINDS,
  ...WORKS_KINDS,
  ...HEALTH_KINDS,
  ...AUTHORITY_KINDS,
].map(({ key, titles, words, about = '' }) => ({
  key,
  titles: splitTerms(titles),
  words: splitTerms(words),
  about: splitTerms(about),
}));

import type { Concept } from './concepts.ts';
import type { Language } from './language.ts';
import type { Terms } from './term-list.ts';

/** A few words of languages without an object of their own, and abbreviations that are used in all of them. */
export interface OtherWords extends Partial<
  Omit<Language, 'code' | 'words' | 'labels' | 'partyHeadings' | 'months' | 'roles' | 'topics' | 'prose'>
> {
  words: Partial<Record<Concept, Terms>>;
}

export const OTHER_WORDS: OtherWords = {
  words: {
    invoice: 'faktura, számla',
  },
  quantityUnits: 'kg, g, h, x, m, l, cm, mm, km, k',
  legalForms: `SE, SDN BHD, SDN. BHD, SDN.BHD, SDNBHD,
    S/B, Bhd, BHD, Berhad, BERHAD, Pte, Oy, AB, A/S, ApS, AS, s.r.o.`,
  notSenderName: 'www, http, IBAN, BIC',
  notAddress: 'IBAN, BIC, GLN',
  honorifics: 'shri, sri, smt, sh, kumari, encik, puan, cik',
  streetWords: 'jalan',
  countries: 'Danmark, Sverige, Norge, Suomi',
};

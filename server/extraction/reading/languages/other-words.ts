import type { Concept } from './concepts.ts';
import type { Language, Terms } from './language.ts';

/** A few words of languages without an object of their own, and abbreviations that are used in all of them. */
export interface OtherWords extends Partial<Omit<Language, 'code' | 'words' | 'labels' | 'partyHeadings' | 'months'>> {
  words: Partial<Record<Concept, Terms>>;
}

export const OTHER_WORDS: OtherWords = {
  words: {
    invoice: 'fattura',
    total: 'totaal',
    price: 'preço',
  },
  quantityUnits: 'kg, g, h, x, m, l, cm, mm, km, k',
  legalForms: `SE, BV, B.V., B. V., NV, N.V., N. V., S.p.A., S. p. A., Srl, S.r.l., SDN BHD, SDN. BHD, SDN.BHD, SDNBHD,
    S/B, Bhd, Pte, Oy, AB, A/S, ApS, AS, Sp. z o.o., Sp. z o. o., s.r.o.`,
  notSenderName: 'www, http, IBAN, BIC',
  notAddress: 'IBAN, BIC, GLN',
  streetWords: 'jalan',
  streetEndings: 'straat, gracht, laan',
  countries: 'Nederland, Danmark, Sverige, Norge, Suomi',
};

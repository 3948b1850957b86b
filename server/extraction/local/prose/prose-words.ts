import { fold } from '../../reading/tokens.ts';

/** Words of names and descriptions that say nothing of where a value is. */
const STOP = `the, and, for, with, that, this, which, whose, whether, where, when, from, into, onto, such, other,
  any, all, may, must, can, has, have, had, been, being, does, did, contain, contains, containing, clause,
  clauses, provision,
  provisions, agreement, contract, document, party, parties, either, both, field, value, name, number, date, text, type,
  example, given, stated, printed, named, date, year, day, first, is, are, was, were, of, to, in, on, at, by, an, it,
  its, not, there, obligation, obligations, right, rights, anti, non, information, full, length, unit, needed, prevent`;
export const PROSE_STOP_WORDS: ReadonlySet<string> = new Set(STOP.split(',').map((word) => fold(word.trim())));

/** "Kuendigung" and "Kündigung", which is folded to "kundigung", are one word. */
export function foldUmlauts(folded: string): string {
  return folded.replace(/([aou])e/gu, '$1');
}

/** Stems that sentences have for the same thing. */
const GROUPS = [
  `effectiv, commenc, begin, beginn, beginnt, start, inkraft, kraft, wirksam, vigueur, vigor, debut, inicio, inicia,
    inizi, inizio, decorr, decorre, ingang, aanvang, ingaat, rozpocz`,
  `expir, end, ende, endet, endend, until, terminat, through, ablauf, fin, hasta, vencim, echeanc, scadenz, scad, einde,
    eindigt, verval, wygas, zakoncz`,
  'govern, law, laws, jurisd, recht, droit, ley, legg, diritt, direit, prawo',
  `renew, extend, extens, successiv, verlang, verlangert, verlangerung, prorog, renov, renouvel, reconduct, rinnov,
    verleng, przedluz`,
  'notic, notif, kundig, kundigung, gekundig, preavis, preavi, preavv, disdett, opzeg, wypowied',
  'conven, without cause, reason',
  'assign, transfer, abtret, cession',
  'insur, versich, assuran, segur',
  'exclusiv, exklusiv, ausschliess',
  'sign, execut, dated, made, entered, unterzeichn, sign, firm',
  'warrant, guarant, gewahrl, garant',
  'confident, secre, vertraul, geheim',
  'liab, haft, respons',
];
export const PROSE_SYNONYMS: ReadonlyMap<string, string[]> = new Map(
  GROUPS.map((group) => group.split(',').map((stem) => foldUmlauts(fold(stem.trim())))).flatMap((stems) =>
    stems.map((stem) => [stem, stems] as const),
  ),
);

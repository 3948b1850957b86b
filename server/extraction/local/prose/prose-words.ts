import { fold } from '../../reading/tokens.ts';

/** Words of names and descriptions that say nothing of where a value is. */
const STOP = `the, and, for, with, that, this, which, whose, whether, where, when, from, into, onto, such, other,
  any, all, may, must, can, has, have, had, been, being, does, did, contain, contains, containing, clause,
  clauses, provision,
  provisions, agreement, contract, document, party, parties, either, both, field, value, name, number, date, text, type,
  example, given, stated, printed, named, date, year, day, first, is, are, was, were, of, to, in, on, at, by, an, it,
  its, not, there, obligation, obligations, right, rights, anti, non, information, full, length, unit, needed, prevent`;
export const PROSE_STOP_WORDS: ReadonlySet<string> = new Set(STOP.split(',').map((word) => fold(word.trim())));

/** Stems that sentences have for the same thing. */
const GROUPS = [
  'effectiv, commenc, begin, start, inkraft, kraft, wirksam, vigueur, vigor',
  'expir, end, until, terminat, through, ablauf, endet, fin, hasta, vencim',
  'govern, law, laws, jurisd, recht, droit, ley',
  'renew, extend, extens, successiv, verlang, prorog, renov',
  'notic, notif, kundig, preavis, preavi',
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
  GROUPS.map((group) => group.split(',').map((stem) => stem.trim())).flatMap((stems) =>
    stems.map((stem) => [stem, stems] as const),
  ),
);

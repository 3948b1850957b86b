import type { ViewLine } from '../view-line.ts';

const PAGE_UNIT =
  String.raw`(?:(?:p|pp|pgs?|s|str|blz|pags?)\.|pages?|seiten?|blatt|feuilles?|hojas?|paginas?|pagine|bladzijden|vel` +
  String.raw`|stron[ay]?|folhas?|fogli)`;
/** "3 Contract, 4 p.", "• Rechnung (2 Seiten)", "Facture : 1 page" */
const LISTED = new RegExp(String.raw`\p{L}{3}.*(?:\D[ ,;:.]|[(–-]) ?\d{1,3} ?${PAGE_UNIT}\)?$`, 'u');
const MIN_LISTED = 2;
/** Longer lines are prose, and the pattern would take the square of their length. */
const MAX_LINE = 120;

/**
 * The indexes of lines that each name a document and say how many pages it has, as cover sheets do; empty if only one
 * line does.
 */
export function findListedDocuments(lines: readonly ViewLine[]): ReadonlySet<number> {
  const found = lines.flatMap(({ folded }, index) =>
    folded.length <= MAX_LINE && LISTED.test(folded.trim()) ? [index] : [],
  );
  return new Set(found.length < MIN_LISTED ? [] : found);
}

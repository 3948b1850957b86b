import type { ViewLine } from './view-line.ts';

export interface PageNumber {
  page: number;
  /** Of "page 2 of 3"; null where it is not said. */
  of: number | null;
  /** Whether a word says that it is a page, or its total is given. */
  isNamed: boolean;
}

/** In the languages of the extractor, with the letters that OCR confuses. */
const PAGE = '(?:pages?|seite|pagina|blad(?:zijde)?|blatt|strona|folha|hoja|feuille|pag|str|blz|sida|side|p|s)';
const OF = '(?:of|von|de|di|da|van|z|ze|sur|su|aus|/|\\||av|af)';
const NUMBER = '([\\dlio]{1,4})';
const NAMED_WITH_TOTAL = new RegExp(
  `(?<![\\p{L}\\d])${PAGE}\\s{0,2}[.:#-]?\\s{0,3}${NUMBER}\\s{0,3}${OF}\\s{0,3}${NUMBER}(?![\\p{L}\\d])`,
  'gu',
);
const NAMED = new RegExp(`(?<![\\p{L}\\d])${PAGE}\\s{0,2}[.:#-]?\\s{0,3}(\\d{1,4})(?![\\p{L}\\d.,/])`, 'gu');
/** One to six, in the same languages, folded. */
const SPELLED = [
  'one|eins|un|une|uno|una|een|jeden|pierwsza|um|uma',
  'two|zwei|deux|dos|due|twee|dwa|druga|dois|duas',
  'three|drei|trois|tres|tre|drie|trzy|trzecia',
  'four|vier|quatre|cuatro|quattro|cztery|czwarta|quatro',
  'five|funf|cinq|cinco|cinque|vijf|piec|piata',
  'six|sechs|seis|sei|zes|szesc|szosta',
];
const NAMED_BY_WORD = SPELLED.map(
  (words) => new RegExp(`(?<![\\p{L}\\d])${PAGE} {1,3}(?:${words})(?![\\p{L}\\d])`, 'u'),
);
const TOTAL = new RegExp(`^[-–—(\\[\\s]*${NUMBER}\\s{0,2}${OF}\\s{0,2}${NUMBER}[-–—)\\]\\s]*$`, 'u');
const BARE = /^[-–—~.([\s]*(\d{1,3})[-–—~.)\]\s]*$/u;

const EDGE_LINES = 4;
const MAX_PAGE = 2_000;

function toNumber(text: string): number | null {
  if (!/\d/.test(text) && !/^[li]$/.test(text)) return null;
  const value = Number(text.replaceAll(/[li]/g, '1').replaceAll('o', '0'));
  return Number.isInteger(value) && value >= 0 && value <= MAX_PAGE ? value : null;
}

function pairOf(page: string | undefined, of: string | undefined): PageNumber[] {
  const [first, total] = [toNumber(page ?? ''), toNumber(of ?? '')];
  return first === null || total === null || first > total ? [] : [{ page: first, of: total, isNamed: true }];
}

function readEdgeLine(text: string): PageNumber[] {
  return text.split(/ {3,}/).flatMap((cell): PageNumber[] => {
    const total = TOTAL.exec(cell);
    if (total !== null) return pairOf(total[1], total[2]);
    const bare = toNumber(BARE.exec(cell)?.[1] ?? '');
    return bare === null ? [] : [{ page: bare, of: null, isNamed: false }];
  });
}

/** The numbers that a page may give to itself: named ones first, then bare ones at its edges. */
export function readPageNumbers(lines: readonly ViewLine[]): PageNumber[] {
  const found: PageNumber[] = [];
  for (const { folded } of lines)
    for (const match of folded.matchAll(NAMED_WITH_TOTAL)) found.push(...pairOf(match[1], match[2]));
  const edges = [...lines.slice(0, EDGE_LINES), ...lines.slice(Math.max(EDGE_LINES, lines.length - EDGE_LINES))];
  for (const { folded } of edges) {
    if (found.length === 0)
      for (const match of folded.matchAll(NAMED)) {
        const page = toNumber(match[1] ?? '');
        if (page !== null) found.push({ page, of: null, isNamed: true });
      }
    if (found.length === 0) {
      const spelled = NAMED_BY_WORD.findIndex((pattern) => pattern.test(folded));
      if (spelled >= 0) found.push({ page: spelled + 1, of: null, isNamed: true });
    }
    found.push(...readEdgeLine(folded));
  }
  return found;
}

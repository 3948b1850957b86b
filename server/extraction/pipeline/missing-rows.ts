import type { ComparedList } from './count-rows.ts';

/** A list from which an answer seems to lack entries. */
export interface MissingRows {
  seen: number;
  got: number;
  firstPage: number;
  lastPage: number;
}

/** Fewer missing rows, and a smaller share of them, are explained by headings and totals. */
const MIN_MISSING_ROWS = 3;
const MIN_MISSING_SHARE = 0.1;

export function describeMissingRows({ seen, got, ...pages }: MissingRows): string {
  return `The table ${formatPages(pages)} seems to have ${seen} rows, but only ${got} were extracted.`;
}

export const formatPages = ({ firstPage, lastPage }: Pick<MissingRows, 'firstPage' | 'lastPage'>): string =>
  firstPage === lastPage ? `on page ${firstPage}` : `on pages ${firstPage} to ${lastPage}`;

/** The list that lacks most entries, if it is worth asking again. */
export function findMissingRows(lists: readonly ComparedList[]): MissingRows | null {
  let worst: MissingRows | null = null;
  for (const { expected, placed, gaps } of lists) {
    const missing = (expected ?? placed) - placed;
    if (missing < MIN_MISSING_ROWS && missing <= placed * MIN_MISSING_SHARE) continue;
    const pages = gaps.flatMap(({ page }) => page ?? []);
    if (worst === null || missing > worst.seen - worst.got)
      worst = { seen: placed + missing, got: placed, firstPage: Math.min(...pages), lastPage: Math.max(...pages) };
  }
  return worst;
}

import type { Evidence, Run } from '@excerpt/sdk';
import { groupMarks, type Mark } from '../run/run-state.ts';
import type { Side } from './changed-values.tsx';

/** The field of a value, with `*` for each row. */
const patternOf = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Names the marks of a value, which both runs may have under one path. */
export const nameMark = (side: Side, path: string): string => `${side} ${path}`;

/**
 * The places of both runs, by page, of the fields that changed: a list whose rows moved is shown with all of its rows.
 */
export function markBoth(
  runs: Record<Side, Pick<Run, 'evidence'> | undefined>,
  changed: readonly { path: string }[],
): Map<number, Mark[]> {
  const patterns = new Set(changed.map(({ path }) => patternOf(path)));
  const pages = new Map<number, Mark[]>();
  for (const side of ['before', 'after'] as const) {
    const evidence = (runs[side]?.evidence ?? []).filter(({ path }: Evidence) => patterns.has(patternOf(path)));
    for (const [page, marks] of groupMarks(evidence)) {
      const named = marks.map((mark) => ({ ...mark, side, path: nameMark(side, mark.path) }));
      pages.set(page, [...(pages.get(page) ?? []), ...named]);
    }
  }
  return pages;
}

import type { Run } from '@excerpt/sdk';
import { parsePointer } from './pointer-steps.ts';
import { toPercent } from './value-words.ts';

/** Fields of a sentence; more are counted. */
const MAX_NAMES = 8;

/** The field in words, without the entries of lists: `items › price`. */
const toFieldName = (path: string): string =>
  parsePointer(path)
    .filter((key) => key !== '*')
    .join(' › ');

/** A sentence for each share of the document that was searched, the smallest first. Empty without such fields. */
export function describeCoverage(coverage: Run['coverage']): string[] {
  const ascending = coverage.toSorted((a, b) => a.searched - b.searched);
  const groups = Map.groupBy(ascending, ({ searched }) => toPercent(searched));
  return [...groups].map(([share, fields]) => {
    const names = fields.slice(0, MAX_NAMES).map(({ path }) => toFieldName(path));
    const more = fields.length > MAX_NAMES ? ` and ${fields.length - MAX_NAMES} more` : '';
    return `Only ${share} of the document was searched for ${names.join(', ')}${more}.`;
  });
}

/** `2 answers of the run before`. */
export const describeReuse = (count: number): string =>
  `${count} ${count === 1 ? 'answer' : 'answers'} of the run before, not paid again`;

import type { LeafNode } from './merging/answer-tree.ts';
import { hidePositions } from '../../lib/json-pointer.ts';
import type { Change } from '../schema/fit/problem-fixer.ts';

const SENTENCES: readonly (readonly [Change['kind'], (paths: string) => string])[] = [
  ['invalid', (paths) => `Values that do not match the schema were omitted at ${paths}.`],
  [
    'undescribed',
    (paths) => `The answer contained keys that the schema does not describe, which were left out: ${paths}.`,
  ],
  [
    'rounded',
    (paths) => `Integers with more digits than a JSON number holds were rounded at ${paths}. Define them as text.`,
  ],
  ['renamed', (paths) => `Keys that the answer spelled differently have the names of the schema at ${paths}.`],
  ['blank', (paths) => `Texts that the schema requires have no value in the document and are empty at ${paths}.`],
];

/**
 * Sentences about the changes to answers.
 * @param isSplit whether the answers are about parts of the document, so that positions of entries differ in the result
 */
export function describeChanges(changes: readonly Change[], isSplit: boolean): string[] {
  return SENTENCES.flatMap(([kind, describe]) => {
    const paths = changes.filter((change) => change.kind === kind).map(({ path }) => path);
    if (paths.length === 0) return [];
    // Keys of rows are misspelled in all of them.
    const named = isSplit || kind === 'renamed' ? paths.map(hidePositions) : paths;
    return [describe(formatPaths([...new Set(named)]))];
  });
}

export function formatPaths(paths: readonly string[]): string {
  return paths.slice(0, 5).join(', ') + (paths.length > 5 ? ` and ${paths.length - 5} more` : '');
}

const MAX_VALUE_CHARACTERS = 60;

/** Sentences about values that parts of the document state differently. */
export function describeRivals(leaves: ReadonlyMap<string, LeafNode>): string[] {
  const contradicted = [...leaves].filter(([, leaf]) => leaf.overlap === 'contradicted');
  if (contradicted.length === 0) return [];
  const named = contradicted.slice(0, 3).map(([path, { rivals = [], ...chosen }]) => {
    const others = rivals.slice(0, 2).map(describePlace);
    return others.length === 0 ? path : `${path} (${[describePlace(chosen), ...others].join(', ')})`;
  });
  const more = contradicted.length > named.length ? ` and ${contradicted.length - named.length} more` : '';
  return [
    `Parts of the document contradict each other at ${named.join(', ')}${more}. ` +
      'The value with the best evidence was used.',
  ];
}

function describePlace({ value, grounded }: Pick<LeafNode, 'value' | 'grounded'>): string {
  const text = JSON.stringify(value).slice(0, MAX_VALUE_CHARACTERS);
  return grounded?.page == null ? text : `${text} on page ${grounded.page}`;
}

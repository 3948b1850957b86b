import { appendKey } from '../../../lib/pointer-steps.ts';
import type { Correction } from './replay-actions.ts';
import { SharedTree } from './shared-tree.ts';

type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The values of `filled` that `data` does not have, by their paths. */
function listDifferences(data: unknown, filled: unknown, path: string, found: [string, unknown][]): void {
  if (isObject(data) && isObject(filled))
    for (const key of Object.keys(filled)) listDifferences(data[key], filled[key], appendKey(path, key), found);
  else if (data !== filled && (data !== undefined || filled !== null)) found.push([path, filled]);
}

/**
 * Data with their derived values as the server filled them; what a person decided stays. Shares with `data` what is
 * the same.
 */
export function overlayDerived(data: Data, filled: Data, decisions: ReadonlyMap<string, Correction>): Data {
  const differences: [string, unknown][] = [];
  listDifferences(data, filled, '', differences);
  const tree = new SharedTree(data);
  for (const [path, value] of differences) {
    const action = decisions.get(path)?.action;
    if (action !== 'correct' && action !== 'clear') tree.put(path, value);
  }
  return tree.root;
}

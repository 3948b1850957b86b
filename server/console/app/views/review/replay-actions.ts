import type { ReviewActionInput } from '@excerpt/sdk';

export type Correction = Pick<ReviewActionInput, 'path' | 'value'> & { action: string };

/** The list and the position of a row; null for a path that ends with no position. */
function splitRow(path: string): { list: string; index: number } | null {
  const [, list, index] = /^(.*)\/(\d+)$/.exec(path) ?? [];
  return list === undefined ? null : { list, index: Number(index) };
}

/** Moves what was decided about the rows from `index` on; what it was about a row that is removed is forgotten. */
function shiftRows<T>(decisions: Map<string, T>, path: string, by: 1 | -1): Map<string, T> {
  const row = splitRow(path);
  if (row === null) return decisions;
  const prefix = `${row.list}/`;
  return new Map(
    [...decisions].flatMap(([key, decision]): [string, T][] => {
      const [, index, rest = ''] = (key.startsWith(prefix) && /^(\d+)(\/.*)?$/.exec(key.slice(prefix.length))) || [];
      if (index === undefined || Number(index) < row.index) return [[key, decision]];
      if (by === -1 && Number(index) === row.index) return [];
      return [[`${prefix}${Number(index) + by}${rest}`, decision]];
    }),
  );
}

/** What was decided about each field, by its path in the data as it is after all actions. */
export function replayActions<T extends Correction>(actions: readonly T[]): Map<string, T> {
  let decisions = new Map<string, T>();
  for (const action of actions) {
    if (action.action === 'addRow') decisions = shiftRows(decisions, action.path, 1);
    else if (action.action === 'removeRow') decisions = shiftRows(decisions, action.path, -1);
    else decisions.set(action.path, action);
  }
  return decisions;
}

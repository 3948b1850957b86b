import canonicalize from 'canonicalize';
import { findFirstIndex } from '../../../lib/collections.ts';
import type { JsonValue } from '../../../lib/json-value.ts';

/** The path of a value after entries of a list were removed. Null if it was in one of them. */
export function createMover(list: string, removed: ReadonlySet<number>): (path: string) => string | null {
  const positions = [...removed].toSorted((a, b) => a - b);
  return (path) => {
    if (!path.startsWith(`${list}/`)) return path;
    const [step = '', ...rest] = path.slice(list.length + 1).split('/');
    const position = Number(step);
    if (removed.has(position)) return null;
    const moved = position - findFirstIndex(positions, (one) => one > position);
    return [list, moved, ...rest].join('/');
  };
}

/** The positions of entries that equal an earlier one. */
export function listRepeated(list: readonly JsonValue[]): number[] {
  const known = new Set<string | undefined>();
  return list.flatMap((entry, position) => {
    const text = canonicalize(entry);
    if (known.has(text)) return [position];
    known.add(text);
    return [];
  });
}

import type { GroundedLeaf } from '../../grounding/grounded-leaf.ts';
import { hidePositions } from '../../../lib/json-pointer.ts';
import { findFirstIndex } from '../../../lib/collections.ts';
import type { LocalExtraction } from '../../local/extract-locally.ts';

/** The entries of an answer, and those of the reading that are the same rows. */
export interface AlignedEntries {
  /** Path of an entry of the answer → path of the entry of the reading. */
  rows: ReadonlyMap<string, string>;
  /** Entries of the answer between two that are next to each other in the reading. */
  added: ReadonlySet<string>;
}

interface Pair {
  /** Position in the list of the answer, and in that of the reading. */
  own: number;
  other: number;
}

/** The path of the innermost entry of a list that a value is in, and the path of its field in it. */
export function splitEntry(path: string): { entry: string; field: string } {
  const entry = /^.*\/\d+(?=\/)/.exec(path)?.[0] ?? '';
  return { entry, field: path.slice(entry.length) };
}

/**
 * Pairs entries that share most places. Both lists are in the order of the document: an entry that breaks it took its
 * values from another row, and is paired by its position between the others.
 */
export function alignEntries(leaves: readonly GroundedLeaf[], reading: LocalExtraction): AlignedEntries {
  const entries = new Set(leaves.flatMap(({ path }) => splitEntry(path).entry || []));
  const shared = countSharedPlaces(leaves, reading);
  const rows = new Map<string, string>();
  const added = new Set<string>();
  for (const [list, paths] of Map.groupBy(entries, (path) => path.replace(/\/\d+$/, ''))) {
    const pairs = paths.flatMap((path): Pair[] => {
      const [first, second] = [...(shared.get(path) ?? [])].sort(([, a], [, b]) => b - a);
      if (first === undefined || first[1] === second?.[1] || !first[0].startsWith(`${list}/`)) return [];
      return [{ own: readPosition(path), other: readPosition(first[0]) }];
    });
    const kept = keepAscending(pairs);
    for (const { own, other } of kept) rows.set(`${list}/${own}`, `${list}/${other}`);
    kept.slice(1).forEach((next, index) => {
      const before = kept[index] ?? next;
      for (let own = before.own + 1; own < next.own; own++) {
        if (next.other === before.other + 1) added.add(`${list}/${own}`);
        else if (next.other - before.other === next.own - before.own)
          rows.set(`${list}/${own}`, `${list}/${before.other + own - before.own}`);
      }
    });
  }
  return { rows, added };
}

const readPosition = (path: string): number => Number(path.slice(path.lastIndexOf('/') + 1));

/** For each entry of the answer, the entries of the reading with the number of places of both. */
function countSharedPlaces(
  leaves: readonly GroundedLeaf[],
  { evidence }: LocalExtraction,
): Map<string, Map<string, number>> {
  const places = new Map<string, string>();
  for (const { path, page, start } of evidence)
    if (page !== null && start !== null) places.set(`${hidePositions(path)} ${page} ${start}`, splitEntry(path).entry);
  const shared = new Map<string, Map<string, number>>();
  for (const { path, page, start } of leaves) {
    const { entry } = splitEntry(path);
    const there = places.get(`${hidePositions(path)} ${page} ${start}`);
    if (entry === '' || there === undefined) continue;
    const counts = shared.get(entry) ?? new Map<string, number>();
    shared.set(entry, counts.set(there, (counts.get(there) ?? 0) + 1));
  }
  return shared;
}

/** The longest run of pairs in which both positions ascend. */
function keepAscending(pairs: readonly Pair[]): Pair[] {
  const sorted = pairs.toSorted((a, b) => a.own - b.own);
  /** The last pair of the best run of each length, and the pair before each one. */
  const ends: Pair[] = [];
  const before = new Map<Pair, Pair | undefined>();
  for (const pair of sorted) {
    const length = findFirstIndex(ends, ({ other }) => other >= pair.other);
    before.set(pair, ends[length - 1]);
    ends[length] = pair;
  }
  const kept: Pair[] = [];
  for (let pair = ends.at(-1); pair !== undefined; pair = before.get(pair)) kept.push(pair);
  return kept.reverse();
}

import { countBy } from '../../../lib/collections.ts';
import { listLeaves, type AnswerNode } from '../merging/answer-tree.ts';
import type { MissingLines } from './skipped-lines.ts';

/** Lists with entries for the same keys, for these to be usual among the lists beside them. */
const MIN_LISTS = 3;
/** Fewer keys are the same by chance. */
const MIN_KEYS = 3;
const MIN_ENTRIES = 2;
/** Share of the usual keys that a list has, for it to be one of these lists. */
const MIN_SHARED = 0.7;

/**
 * Finds entries that an answer skipped by the lists beside theirs, by the path of the list: a report has a list for
 * each figure, and most of them have an entry for each of the same periods.
 * @param lists the entries of all lists, by path
 */
export function findSkippedKeys(lists: ReadonlyMap<string, readonly AnswerNode[]>): Map<string, MissingLines> {
  const skipped = new Map<string, MissingLines>();
  const figures = [...lists].filter(([, entries]) => entries.every(hasNumber));
  const beside = Map.groupBy(figures, ([path]) => path.slice(0, path.lastIndexOf('/')));
  for (const group of beside.values()) {
    if (group.length <= MIN_LISTS) continue;
    for (const name of new Set(group.flatMap(([, entries]) => entries.flatMap(listNames)))) {
      const keyed = group.map(([, entries]) => entries.map((entry) => readKey(entry, name)));
      const sets = countBy(keyed.map(formatKeys));
      const [most] = keyed
        .filter((keys) => new Set(keys).size === keys.length && keys.length >= MIN_KEYS && !keys.includes(''))
        .map((keys) => ({ keys, lists: sets.get(formatKeys(keys)) ?? 0 }))
        .sort((a, b) => b.lists - a.lists);
      if (most === undefined || most.lists < MIN_LISTS) continue;
      group.forEach(([path, entries], index) => {
        const own = keyed[index] ?? [];
        const count = most.keys.length - own.length;
        const known = new Set(own);
        const shared = most.keys.filter((key) => known.has(key)).length;
        // Where two lists lack the same keys, there are none.
        const isUsual = own.length < MIN_ENTRIES || (sets.get(formatKeys(own)) ?? 0) > 1;
        if (count <= 0 || isUsual || shared < most.keys.length * MIN_SHARED) return;
        skipped.set(path, { count, ...findGap(entries, own, most.keys) });
      });
    }
  }
  return skipped;
}

/** Behind the entry with the key that is usually before the first missing one. */
function findGap(entries: readonly AnswerNode[], own: readonly string[], usual: readonly string[]) {
  const missing = usual.findIndex((key) => !own.includes(key));
  const before = missing <= 0 ? -1 : own.indexOf(usual[missing - 1] ?? '');
  const places = entries.flatMap((entry) => [...listLeaves(entry)].flatMap(({ grounded }) => grounded?.page ?? []));
  return { after: before === -1 ? null : before, page: places[0] ?? 1 };
}

const listNames = (entry: AnswerNode): string[] => (entry.kind === 'object' ? [...entry.properties.keys()] : []);

function readKey(entry: AnswerNode, name: string): string {
  const node = entry.kind === 'object' ? entry.properties.get(name) : undefined;
  return node?.kind === 'leaf' && typeof node.value === 'string' ? node.value : '';
}

const hasNumber = (entry: AnswerNode): boolean =>
  [...listLeaves(entry)].some(({ value }) => typeof value === 'number' || value === null);

const formatKeys = (keys: readonly string[]): string => keys.toSorted().join('\n');

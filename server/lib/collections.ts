/** The first index from which on a condition holds; the length if it holds nowhere. Takes logarithmic time. */
export function findFirstIndex<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Adds a value to those of its key, as `Map.groupBy` groups them. */
export function addToGroup<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const of = groups.get(key);
  if (of === undefined) groups.set(key, [value]);
  else of.push(value);
}

/** How often each key occurs, in the order of their first ones. */
export function countBy<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The key that occurs most, the first one of several, with its count; undefined for none. */
export function findMost<Key>(keys: readonly Key[]): [key: Key, count: number] | undefined {
  return [...countBy(keys)].reduce<[Key, number] | undefined>(
    (most, one) => (most === undefined || one[1] > most[1] ? one : most),
    undefined,
  );
}
